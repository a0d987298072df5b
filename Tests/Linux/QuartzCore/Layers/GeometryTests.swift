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

  /// Our rule: a layer seen from its edge converts to finite numbers.
  @Test func flatLayersConvertNothing() {
    let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20), in: root)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    let p = layer.convert(CGPoint(x: 3, y: 4), from: root)
    #expect(p.x.isFinite && p.y.isFinite)
  }
}
