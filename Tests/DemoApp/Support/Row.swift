// SPDX-License-Identifier: MIT

import Foundation

/// A row of the demo's list, where the documentation of the demo's `ListLayout` says that it is.
enum Row: CGFloat {
  // The raw values are the centers.
  case hashFiles = 112
  case countPrimes = 224
  case aboutThisDevice = 368
  case freeSpace = 480
  case mask = 680
  case effect = 792
  case results = 848

  var frame: CGRect { CGRect(x: 16, y: rawValue - 28, width: 358, height: 56) }
}
