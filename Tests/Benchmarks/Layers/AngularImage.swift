// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxQuartzCore

/// A black picture whose alpha rises clockwise from 12 o'clock.
enum AngularImage {
  static func words(side: Int) -> [UInt32] {
    (0..<side * side).map { index in
      let x = Double(index % side) + 0.5 - Double(side) / 2
      let y = Double(index / side) + 0.5 - Double(side) / 2
      let turn = atan2(x, -y) / (2 * .pi)
      return UInt32((turn < 0 ? turn + 1 : turn) * 255) << 24
    }
  }

  static func make(side: Int) -> CGImage? {
    CGImage(premultipliedARGB: words(side: side), width: side, height: side)
  }
}
