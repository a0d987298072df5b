// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.hitTest(_:with:)` and `point(inside:with:)`.
@MainActor @Suite struct HitTestingConformance {
  private let root = UIView(0, 0, 100, 100)

  @Test func theDeepestAndFrontmostIsHit() {
    let back = UIView(0, 0, 50, 50, in: root)
    let front = UIView(25, 25, 50, 50, in: root)
    let inner = UIView(5, 5, 10, 10, in: front)
    #expect(root.hitTest(point(10, 10), with: nil) === back)
    #expect(root.hitTest(point(28, 28), with: nil) === front)
    #expect(root.hitTest(point(35, 35), with: nil) === inner)
    #expect(root.hitTest(point(90, 10), with: nil) === root)
    root.bringSubviewToFront(back)
    #expect(root.hitTest(point(35, 35), with: nil) === back)
  }

  /// As with rectangles.
  @Test func farEdgesAreOutside() {
    #expect(root.hitTest(.zero, with: nil) === root)
    #expect(root.hitTest(point(100, 50), with: nil) == nil)
    #expect(root.hitTest(point(50, -0.5), with: nil) == nil)
    #expect(root.point(inside: point(99.5, 99.5), with: nil))
    #expect(!root.point(inside: point(50, 100), with: nil))
  }

  /// “This method ignores view objects that are hidden, that have disabled user interactions, or
  /// have an alpha level less than 0.01.”
  @Test func whatTakesNoTouchesIsNotHit() {
    let view = UIView(0, 0, 50, 50, in: root)
    _ = UIView(0, 0, 10, 10, in: view)
    let place = point(5, 5)
    view.isHidden = true
    #expect(root.hitTest(place, with: nil) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(place, with: nil) === root)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(root.hitTest(place, with: nil) === root)
    view.alpha = 0.011
    #expect(root.hitTest(place, with: nil) !== root)
  }

  /// “Points that lie outside the receiver's bounds are never reported as hits, even if they
  /// actually lie within one of the receiver's subviews”, whether the view clips or not.
  @Test func whatStandsOutIsNotHit() {
    let view = UIView(40, 40, 20, 20, in: root)
    let wide = UIView(-20, 0, 60, 20, in: view)
    #expect(!view.clipsToBounds)
    #expect(root.hitTest(point(30, 50), with: nil) === root)
    #expect(root.hitTest(point(50, 50), with: nil) === wide)
  }

  /// A bar of 40 x 10 that stands upright about its center, (50, 50).
  @Test func rotationsAreFollowed() {
    let bar = UIView(30, 45, 40, 10, in: root)
    let end = UIView(30, 0, 10, 10, in: bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(point(50, 33), with: nil) === bar)
    #expect(root.hitTest(point(50, 66), with: nil) === end, "its right end is below")
    #expect(root.hitTest(point(33, 50), with: nil) === root)
  }

  /// The corners of the box around a square that stands on a corner are not the square.
  @Test func boxesAreNotHit() {
    let square = UIView(40, 40, 20, 20, in: root)
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(square.frame.contains(point(38, 38)))
    #expect(root.hitTest(point(38, 38), with: nil) === root)
    #expect(root.hitTest(point(37, 50), with: nil) === square)
  }

  @Test func scalesAreAboutTheAnchorPoint() {
    let view = UIView(0, 0, 20, 20, in: root)
    view.layer.anchorPoint = .zero
    view.center = point(10, 10)
    view.transform = CGAffineTransform(scaleX: 3, y: 1)
    #expect(root.hitTest(point(65, 15), with: nil) === view)
    #expect(root.hitTest(point(5, 15), with: nil) === root)
    view.layer.anchorPoint = point(1, 0)
    view.center = point(90, 10)
    #expect(root.hitTest(point(35, 15), with: nil) === view)
    #expect(root.hitTest(point(95, 15), with: nil) === root)
  }

  @Test func boundsScrollWhatIsHit() {
    let view = UIView(0, 0, 50, 50, in: root)
    let inner = UIView(60, 0, 20, 20, in: view)
    #expect(root.hitTest(point(15, 5), with: nil) === view)
    view.bounds.origin = point(50, 0)
    #expect(root.hitTest(point(15, 5), with: nil) === inner)
  }

  private final class Frame: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && !bounds.insetBy(dx: 10, dy: 10).contains(point)
    }
  }

  @Test func viewsSayWhatIsInside() {
    let below = UIView(0, 0, 100, 100, in: root)
    let frame = Frame(frame: root.bounds)
    root.addSubview(frame)
    #expect(root.hitTest(point(5, 50), with: nil) === frame)
    #expect(root.hitTest(point(50, 50), with: nil) === below)
  }
}
