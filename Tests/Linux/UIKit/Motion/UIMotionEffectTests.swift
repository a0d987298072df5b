// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: “offset components from -1 to 1”, the documentation of `UIMotionEffect`.
@MainActor
@Suite(.exclusiveScreen)
struct UIMotionEffectTests {
  // If the pointer is at the middle of the window's right edge, the offset is (1, 0).
  @Test func thePointerIsFollowedWhileThereIsAnEffect() async {
    await withView { screen, view in
      let tilt = PointerTilt(scene: screen.windowScene)
      defer { tilt.stop() }
      var follows: [Bool] = []
      tilt.followsPointer = { follows.append($0) }
      tilt.pointerMoved(to: CGPoint(x: 100, y: 50))
      #expect(screen.viewerOffset == .zero)
      let motion = UIInterpolatingMotionEffect(
        keyPath: "center.x", type: .tiltAlongHorizontalAxis)
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
