// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.hitTest(_:with:)` and `point(inside:with:)`.
@MainActor @Suite struct HitTestingConformance {
  private let root = UIView(0, 0, 100, 100)

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(point(x, y), with: nil) }

  @Test func theDeepestAndFrontmostIsHit() {
    let back = UIView(0, 0, 50, 50, in: root)
    let front = UIView(25, 25, 50, 50, in: root)
    let inner = UIView(5, 5, 10, 10, in: front)
    #expect(hit(10, 10) === back)
    #expect(hit(28, 28) === front)
    #expect(hit(35, 35) === inner)
    #expect(hit(90, 10) === root)
    root.bringSubviewToFront(back)
    #expect(hit(35, 35) === back)
  }

  /// As with rectangles.
  @Test func farEdgesAreOutside() {
    #expect(hit(0, 0) === root)
    #expect(hit(100, 50) == nil)
    #expect(hit(50, -0.5) == nil)
    #expect(root.point(inside: point(99.5, 99.5), with: nil))
    #expect(!root.point(inside: point(50, 100), with: nil))
  }

  /// “This method ignores view objects that are hidden, that have disabled user interactions, or
  /// have an alpha level less than 0.01.”
  @Test func whatTakesNoTouchesIsNotHit() {
    let changes: [((UIView) -> Void, isHit: Bool)] = [
      ({ $0.isHidden = true }, false), ({ $0.isUserInteractionEnabled = false }, false),
      ({ $0.alpha = 0.009 }, false), ({ $0.alpha = 0.011 }, true),
    ]
    for (change, isHit) in changes {
      let view = UIView(0, 0, 50, 50, in: root)
      let inner = UIView(0, 0, 10, 10, in: view)
      change(view)
      #expect(hit(5, 5) === (isHit ? inner : root))
      view.removeFromSuperview()
    }
  }

  /// “Points that lie outside the receiver's bounds are never reported as hits, even if they
  /// actually lie within one of the receiver's subviews”, whether the view clips or not.
  @Test func whatStandsOutIsNotHit() {
    let view = UIView(40, 40, 20, 20, in: root)
    let wide = UIView(-20, 0, 60, 20, in: view)
    #expect(!view.clipsToBounds)
    #expect(hit(30, 50) === root)
    #expect(hit(50, 50) === wide)
  }

  /// A bar of 40 x 10 that stands upright about its center, (50, 50), and a square that stands on a
  /// corner, which is less than the box around it.
  @Test func rotationsAreFollowed() {
    let bar = UIView(30, 45, 40, 10, in: root)
    let end = UIView(30, 0, 10, 10, in: bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(50, 33) === bar)
    #expect(hit(50, 66) === end, "its right end is below")
    #expect(hit(33, 50) === root)
    let square = UIView(40, 40, 20, 20, in: root)
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(square.frame.contains(point(38, 38)))
    #expect(hit(38, 38) === root)
    #expect(hit(37, 50) === square)
  }

  @Test func boundsScrollWhatIsHit() {
    let view = UIView(0, 0, 50, 50, in: root)
    let inner = UIView(60, 0, 20, 20, in: view)
    #expect(hit(15, 5) === view)
    view.bounds.origin = point(50, 0)
    #expect(hit(15, 5) === inner)
  }

  private final class Frame: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && !bounds.insetBy(dx: 10, dy: 10).contains(point)
    }
  }

  @Test func viewsSayWhatIsInside() {
    let below = UIView(0, 0, 100, 100, in: root)
    let frame = Frame(0, 0, 100, 100, in: root)
    #expect(hit(5, 50) === frame)
    #expect(hit(50, 50) === below)
  }
}
