// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: linear between the two ends, for “offset components from -1 to 1” as in the
/// documentation of `UIMotionEffect`.
@MainActor
@Suite(.exclusiveScreen)
struct MotionEffectTests {
  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis,
    _ low: Any? = -10, _ high: Any? = 30
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = low
    effect.maximumRelativeValue = high
    return effect
  }

  private func values(_ effect: UIMotionEffect, _ x: CGFloat, _ y: CGFloat) -> [String: CGFloat] {
    effect.relativeValues(for: UIOffset(horizontal: x, vertical: y))
  }

  @Test func valuesAreBetweenTheEnds() {
    let tilt = effect("center.x")
    #expect(values(tilt, -1, 0) == ["center.x": -10])
    #expect(values(tilt, 0, 0) == ["center.x": 10])
    #expect(values(tilt, 1, 0.5) == ["center.x": 30])
    #expect(values(effect("x", .tiltAlongVerticalAxis), 1, -1) == ["x": -10])
    #expect(values(effect("x", .tiltAlongHorizontalAxis, nil), 0, 0) == [:])
    #expect(values(effect("x", .tiltAlongHorizontalAxis, -10, "high"), 0, 0) == [:])
    #expect(values(UIMotionEffect(), 1, 1) == [:])
  }

  // If the pointer is at the middle of the window's right edge, the offset is (1, 0).
  @Test func thePointerIsFollowedWhileThereIsAnEffect() async {
    await withView { screen, view in
      let tilt = PointerTilt(scene: screen.windowScene)
      defer { tilt.stop() }
      var follows: [Bool] = []
      tilt.followsPointer = { follows.append($0) }
      tilt.pointerMoved(to: CGPoint(x: 100, y: 50))
      #expect(screen.viewerOffset == .zero)
      let motion = effect("center.x")
      view.addMotionEffect(motion)
      tilt.pointerMoved(to: CGPoint(x: 100, y: 50))
      #expect(screen.viewerOffset == UIOffset(horizontal: 1, vertical: 0))
      tilt.pointerMoved(to: CGPoint(x: -20, y: 25))
      #expect(screen.viewerOffset == UIOffset(horizontal: -1, vertical: -0.5))
      view.removeMotionEffect(motion)
      #expect(screen.viewerOffset == .zero)
      #expect(follows == [true, false])
    }
  }
}
