// SPDX-License-Identifier: MIT

/// A window of 200 x 200 points for the length of a test. It is shown, and what the body changes
/// comes onto the screen with `commit()`.
@MainActor
func withDisplay(_ body: (Display) async throws -> Void) async rethrows {
  let display = Display()
  defer { display.window.isHidden = true }
  display.window.isHidden = false
  display.commit()
  try await body(display)
}

extension UIView {
  /// A view at a place in a superview.
  convenience init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(self)
  }
}

/// A rectangle in short.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A point in short.
func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Whether two numbers are as near as single precision, which Apple uses inside, lets them be.
func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-3) -> Bool {
  abs(a - b) <= tolerance
}

func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-3) -> Bool {
  isNear(a.x, b.x, within: tolerance) && isNear(a.y, b.y, within: tolerance)
}

func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-3) -> Bool {
  isNear(a.origin, b.origin, within: tolerance)
    && isNear(a.width, b.width, within: tolerance)
    && isNear(a.height, b.height, within: tolerance)
}
