// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// A step animation makes a frame for each step and none between.
@MainActor @Suite(.exclusiveScreen) struct StepScheduleTests {
  private func steps(_ values: [Double], over duration: CFTimeInterval = 1) -> StepAnimation {
    let animation = StepAnimation(keyPath: "position.x", values: values, duration: duration)
    animation.repeatCount = 1
    animation.isRemovedOnCompletion = true
    return animation
  }

  /// Plays the animation frame by frame, and returns the time and the position of each frame.
  private func play(_ animation: CAAnimation) -> [(time: CFTimeInterval, x: CGFloat)] {
    var frames: [(CFTimeInterval, CGFloat)] = []
    Stage.withLayer { stage, layer in
      stage.play(animation, on: layer)
      while frames.count < 20 {
        let now = MediaClock.now() - Stage.start
        frames.append((now, stage.x(of: layer, at: now)))
        guard let next = stage.context.nextFrameTime(after: MediaClock.now()) else { break }
        stage.advance(to: next - Stage.start)
      }
    }
    return frames
  }

  private func expect(
    _ frames: [(time: CFTimeInterval, x: CGFloat)], _ times: [CFTimeInterval], _ xs: [CGFloat]
  ) {
    #expect(frames.map(\.x) == xs)
    for (frame, time) in zip(frames, times) {
      // A frame is never early, and not visibly late.
      #expect((time...time + 1e-5).contains(frame.time))
    }
  }

  @Test func eachStepHasAFrameAndSoDoesTheEnd() {
    expect(play(steps([1, 2, 3, 4])), [0, 0.25, 0.5, 0.75, 1], [1, 2, 3, 4, 0])
  }

  @Test func repetitionsBeginAgain() {
    let animation = steps([1, 2], over: 0.3)
    animation.repeatCount = 2
    expect(play(animation), [0, 0.15, 0.3, 0.45, 0.6], [1, 2, 1, 2, 0])
  }
}
