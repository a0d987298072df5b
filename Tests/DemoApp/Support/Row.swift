// SPDX-License-Identifier: MIT

import Foundation

/// A row of the demo's list, where the documentation of the demo's `ListView` says that it is.
enum Row: CGFloat {
  // The raw values are the centers.
  case countPrimes = 224
  case aboutThisDevice = 368
  case results = 848

  var frame: CGRect { CGRect(x: 16, y: rawValue - 28, width: 358, height: 56) }
}
