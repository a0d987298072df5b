// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected numbers: a layer's frame is its bounds around the anchor point, transformed, at the
/// position; by hand for each case.
@MainActor
@Suite("View geometry")
struct GeometryTests {
  @Test func theFrameSetsBoundsAndCenter() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    #expect(view.bounds == CGRect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(85, 80, 30, 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(95, 95, 10, 10))
    #expect(view.center == CGPoint(x: 100, y: 100))
  }

  @Test func aTransformIsAboutTheAnchorPoint() {
    let view = UIView(frame: CGRect(0, 0, 10, 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(-5, -20, 20, 60))
    #expect(view.bounds == CGRect(0, 0, 10, 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - -5) < 1e-9)
    #expect(abs(view.frame.minY - 5) < 1e-9)
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.height - 10) < 1e-9)
  }

  @Test func theAnchorPointMovesTheFrameNotTheCenter() {
    let view = UIView(frame: CGRect(0, 0, 10, 20))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 5, y: 10))
    #expect(view.frame == CGRect(5, -10, 10, 20))
  }

  @Test func conversionGoesThroughTransformsAndScrolledBounds() {
    let root = UIView(frame: CGRect(0, 0, 200, 200))
    let scaled = UIView(CGRect(50, 50, 100, 100), in: root)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let scrolled = UIView(CGRect(10, 10, 40, 40), in: scaled)
    scrolled.bounds.origin = CGPoint(x: 3, y: 4)
    // 3, 4 is the scrolled view's corner: 10, 10 in the scaled one, whose corner is at 75, 75.
    let point = scrolled.convert(CGPoint(x: 3, y: 4), to: root)
    #expect(point == CGPoint(x: 80, y: 80))
    #expect(root.convert(point, to: scrolled) == CGPoint(x: 3, y: 4))
    #expect(scrolled.convert(scrolled.bounds, to: root) == CGRect(80, 80, 20, 20))
    #expect(scrolled.convert(CGPoint(x: 80, y: 80), from: root) == CGPoint(x: 3, y: 4))
  }

  @Test func nilIsTheRoot() {
    let root = UIView(frame: CGRect(0, 0, 200, 200))
    let child = UIView(CGRect(10, 20, 10, 10), in: root)
    #expect(child.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 10, y: 20))
  }

  @Test func alphaIsClamped() {
    let view = UIView()
    #expect(view.alpha == 1)
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func insetsMoveEdgesInwards() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(10, 10, 20, 20).inset(by: insets) == CGRect(12, 11, 14, 16))
    #expect(UIEdgeInsets() == .zero)
  }

  // UIKit's documented defaults.
  @Test func aNewViewHasUIKitsDefaults() {
    let view = UIView()
    #expect(view.frame == .zero)
    #expect(view.autoresizesSubviews)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == view.bounds.size)
  }

  private final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
  }

  @Test func sizeToFitKeepsTheOrigin() {
    let view = Fitting(frame: CGRect(5, 6, 7, 8))
    view.sizeToFit()
    #expect(view.frame == CGRect(5, 6, 33, 44))
  }
}
