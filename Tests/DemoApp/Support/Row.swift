// SPDX-License-Identifier: MIT

import Foundation

/// A row of the demo's list, where the documentation of the demo's `ListView` says that it is.
enum Row: CGFloat {
  // The raw values are the centers.
  case countPrimes = 112
  case signIn = 392
  case aboutThisDevice = 536
  case saveWhileCounting = 792
  case deleteNote = 848
  case results = 1216
  case indicators = 1272

  var frame: CGRect { CGRect(x: 16, y: rawValue - 28, width: 358, height: 56) }
}
