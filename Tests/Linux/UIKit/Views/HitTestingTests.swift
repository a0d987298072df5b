// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected behaviour: the documentation of `hitTest(_:with:)`.
@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  private let root = UIView(frame: CGRect(0, 0, 100, 100))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func theFrontmostViewWins() {
    let back = UIView(CGRect(0, 0, 50, 50), in: root)
    let front = UIView(CGRect(25, 25, 50, 50), in: root)
    #expect(hit(30, 30) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 10) === root)
    #expect(hit(100, 10) == nil)
    #expect(hit(-1, 10) == nil)
  }

  @Test func whatCannotBeSeenOrUsedIsNotThere() {
    let view = UIView(CGRect(0, 0, 50, 50), in: root)
    #expect(hit(10, 10) === view)
    view.isHidden = true
    #expect(hit(10, 10) === root)
    view.isHidden = false
    view.alpha = 0.009
    #expect(hit(10, 10) === root)
    view.alpha = 0.011
    #expect(hit(10, 10) === view)
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === root)
  }

  @Test func aDisabledViewTakesItsSubviewsWithIt() {
    let view = UIView(CGRect(0, 0, 50, 50), in: root)
    _ = UIView(CGRect(0, 0, 50, 50), in: view)
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === root)
  }

  @Test func subviewsOutsideTheirSuperviewAreNotReached() {
    let view = UIView(CGRect(0, 0, 20, 20), in: root)
    _ = UIView(CGRect(10, 10, 50, 50), in: view)
    #expect(hit(40, 40) === root)
  }

  // Half the size about the centre 50, 50: the view covers 25 to 75.
  @Test func transformsCount() {
    let view = UIView(CGRect(0, 0, 100, 100), in: root)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(30, 30) === view)
    #expect(hit(20, 30) === root)
  }

  // A diamond of half-diagonal 28.28 about 50, 50 does not reach 32, 32.
  @Test func rotationsCount() {
    let view = UIView(CGRect(30, 30, 40, 40), in: root)
    #expect(hit(32, 32) === view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(32, 32) === root)
    #expect(hit(50, 23) === view)
  }

  private final class Ring: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && point.x > 10
    }
  }

  @Test func aViewDecidesWhatIsInside() {
    let view = Ring(frame: CGRect(0, 0, 50, 50))
    root.addSubview(view)
    #expect(hit(20, 20) === view)
    #expect(hit(5, 20) === root)
  }
}
