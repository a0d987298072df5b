// SPDX-License-Identifier: MIT

import LinuxCoreGraphics

/// Whether a number is the expected one except for rounding. A missing number isn't.
package func isClose(_ value: CGFloat?, _ expected: CGFloat, tolerance: CGFloat = 1e-9) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}

package func isClose(_ value: Float?, _ expected: Float, tolerance: Float = 1e-6) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}

package func isClose(_ point: CGPoint, _ expected: CGPoint, tolerance: CGFloat = 1e-9) -> Bool {
  isClose(point.x, expected.x, tolerance: tolerance)
    && isClose(point.y, expected.y, tolerance: tolerance)
}

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
