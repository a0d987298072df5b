// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: Apple's rule that the implicit transaction ends with the turn of the main
/// queue, whether or not anybody commits.
@MainActor @Suite(.exclusiveScreen) struct TurnTests {
  @Test func animationsWithoutAScreenEndWithTheTurn() async {
    let layer = CALayer()
    let isFinished = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      let log = DelegateLog()
      log.onStop = { done.resume(returning: $0) }
      layer.add(
        makeAnimation("opacity", from: 0, to: 1, duration: 3600, delegate: log), forKey: "a")
    }
    #expect(isFinished)
    #expect(layer.animationKeys() == nil)
  }

  /// A tree may be built on any thread, and be shown later.
  @Test func treesAreBuiltAnywhere() async {
    struct Carrier: @unchecked Sendable { let layer: CALayer }
    let carrier = await Task.detached {
      let layer = CALayer()
      let child = CAShapeLayer()
      layer.addSublayer(child)
      child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      child.add(makeAnimation("strokeEnd", from: 0, to: 1), forKey: "a")
      return Carrier(layer: layer)
    }.value
    Stage.withLayer(carrier.layer) { stage, layer in
      let child = layer.sublayers?.first
      #expect(child?.animationKeys() == ["a"])
      let shape = child?.presentationValues(at: Stage.start + 0.5).shape
      #expect(shape?.strokeEnd == 0.5)
    }
  }

  /// Without its display a tree is on no screen.
  @Test func animationsEndWithTheirContext() {
    MediaClock.beginVirtualTime(at: Stage.start)
    defer { MediaClock.endVirtualTime() }
    let layer = CALayer()
    let log = DelegateLog()
    do {
      let context = LayerContext(rootLayer: layer)
      layer.add(makeAnimation("opacity", from: 0, to: 1, delegate: log), forKey: nil)
      context.commit(at: Stage.start)
      #expect(layer.presentation() != nil)
    }
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(log.entries == ["start", "stop false"])
  }
}
