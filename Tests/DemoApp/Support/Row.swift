// SPDX-License-Identifier: MIT

import Foundation

/// A row of the demo's list, where the documentation of the demo's `ListView` says that it is.
enum Row: CGFloat {
  // The raw values are the centers.
  case countPrimes = 112
  case aboutThisDevice = 480
  case results = 960
  case indicators = 1016

  var frame: CGRect { CGRect(x: 16, y: rawValue - 28, width: 358, height: 56) }
}
