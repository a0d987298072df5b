// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// A step animation makes a frame for each step and none between.
@MainActor @Suite(.exclusiveScreen) struct StepScheduleTests {
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

  /// A tenth and a half isn't exact in floating point.
  @Test(
    arguments: [([1, 2, 3, 4], 1, [1, 2, 3, 4, 0]), ([1, 2], 2, [1, 2, 1, 2, 0])]
      as [([Double], Float, [CGFloat])])
  func eachStepHasAFrameAndSoDoesTheEnd(values: [Double], count: Float, places: [CGFloat]) {
    let duration = 0.15 * Double(values.count)
    let animation = StepAnimation(keyPath: "position.x", values: values, duration: duration)
    animation.repeatCount = count
    animation.isRemovedOnCompletion = true
    let frames = play(animation)
    #expect(frames.map(\.x) == places)
    for (index, frame) in frames.enumerated() {
      // A frame is never early, and not visibly late.
      let time = 0.15 * Double(index)
      #expect((time...time + 1e-5).contains(frame.time))
    }
  }
}
