// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: worked out by hand from position, bounds, anchor point and transform.
@Suite struct GeometryTests {
  private func make(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func frameIsPositionAndBounds() {
    let layer = make(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func theFrameOfATurnedLayerSetsItsBox() {
    let layer = make(CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.frame = CGRect(x: 100, y: 100, width: 20, height: 40)
    #expect(isClose(layer.frame.origin, CGPoint(x: 100, y: 100)))
    #expect(isClose(layer.bounds.width, 40) && isClose(layer.bounds.height, 20))
  }

  /// Negative sizes are legal, and the same rectangle.
  @Test func negativeFramesAreStandardised() {
    let layer = make(CGRect(x: 10, y: 10, width: -5, height: -5))
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
    layer.frame = .null
    #expect(layer.frame == .zero)
  }

  @Test func pointsTravelThroughTheTree() {
    let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = make(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let b = make(CGRect(x: 5, y: 5, width: 10, height: 10), in: a)
    let c = make(CGRect(x: 60, y: 0, width: 10, height: 10), in: root)
    a.bounds.origin.y = 2
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 14))
    #expect(b.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 14))
    #expect(b.convert(CGPoint(x: 16, y: 14), from: root) == CGPoint(x: 1, y: 1))
    #expect(c.convert(CGPoint.zero, from: b) == CGPoint(x: -45, y: 13))
    #expect(b.convert(b.bounds, to: c) == CGRect(x: -45, y: 13, width: 10, height: 10))
    #expect(b.convert(CGRect.null, to: c).isNull)
  }

  @Test func conversionsFollowTransforms() {
    let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(isClose(layer.convert(CGPoint.zero, to: root), CGPoint(x: 30, y: 20)))
    #expect(isClose(layer.convert(CGPoint(x: 70, y: 80), from: root), CGPoint(x: 20, y: 20)))
  }

  /// There and back, through a matrix with a perspective, which is left out both ways.
  @Test func conversionsUndoEachOther() {
    let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    var tilt = CATransform3DIdentity
    tilt.m34 = -1.0 / 500
    layer.transform = CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 1, 0.3), tilt)
    let there = layer.convert(CGPoint(x: 3, y: 17), to: root)
    #expect(isClose(layer.convert(there, from: root), CGPoint(x: 3, y: 17), tolerance: 1e-6))
  }

  /// Our rule: a layer seen from its edge converts to finite numbers.
  @Test func flatLayersConvertNothing() {
    let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    let p = layer.convert(CGPoint(x: 3, y: 4), from: root)
    #expect(p.x.isFinite && p.y.isFinite)
  }
}
