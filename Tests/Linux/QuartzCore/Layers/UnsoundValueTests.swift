// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Our rule: the model keeps what it was given, and what is drawn is finite.
@MainActor @Suite(.exclusiveScreen) struct UnsoundValueTests {
  nonisolated static let strange: [CGFloat] = [.nan, .infinity, -.infinity, -1, 1e300, -1e300]

  @Test(arguments: UnsoundValueTests.strange) func drawnValuesAreFinite(number: CGFloat) {
    Stage.withLayer(CAShapeLayer()) { stage, layer in
      CATransaction.setDisableActions(true)
      // Setting these to no number ends a debug build.
      layer.values.position = CGPoint(x: number, y: number)
      layer.values.bounds = CGRect(x: number, y: number, width: number, height: number)
      layer.anchorPoint = CGPoint(x: number, y: 0)
      layer.transform.m11 = number
      layer.opacity = Float(number)
      layer.cornerRadius = number
      layer.borderWidth = number
      layer.contentsScale = number
      layer.lineWidth = number
      layer.strokeEnd = number
      stage.commit()
      expectSound(layer.presentationValues(at: Stage.start))
      #expect(number.isNaN ? layer.position.x.isNaN : layer.position.x == number)
      let frame = layer.presentationValues(at: Stage.start).frame
      #expect(!frame.origin.x.isNaN && !frame.width.isNaN)
    }
  }

  @Test(arguments: UnsoundValueTests.strange) func animatedValuesAreFinite(number: CGFloat) {
    Stage.withLayer(CAShapeLayer()) { stage, layer in
      for keyPath in [
        "position.x", "bounds.size.width", "opacity", "cornerRadius",
        "strokeStart", "lineWidth", "transform.rotation.z",
      ] {
        let animation = makeAnimation(keyPath, from: number, to: number)
        animation.isAdditive = true
        animation.repeatCount = 10
        layer.add(animation, forKey: keyPath)
      }
      stage.commit()
      for time in [0, 0.5, 5.5] {
        expectSound(layer.presentationValues(at: Stage.start + time))
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300])
  func strangeTimesComeToAnEnd(time: Double) {
    Stage.withLayer { stage, layer in
      for change in [
        { $0.duration = time }, { $0.beginTime = time }, { $0.repeatCount = Float(time) },
      ] as [(CABasicAnimation) -> Void] {
        let animation = makeAnimation("opacity", from: 0, to: 1)
        change(animation)
        layer.add(animation, forKey: nil)
      }
      stage.commit()
      for step in 1...20 {
        stage.advance(to: Double(step))
        expectSound(layer.presentationValues(at: CACurrentMediaTime()))
        if let next = stage.context.nextFrameTime(after: CACurrentMediaTime()) {
          #expect(!next.isNaN)
        }
      }
      layer.removeAllAnimations()
    }
  }

  /// A layer seen from its edge converts to finite numbers.
  @Test func flatLayersConvertNothing() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    let point = layer.convert(CGPoint(x: 3, y: 4), from: root)
    #expect(point.x.isFinite && point.y.isFinite)
  }

  private func expectSound(_ values: LayerValues) {
    #expect(values.isSound)
    #expect(values.opacity >= 0 && values.opacity <= 1)
  }
}
