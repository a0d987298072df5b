// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// A discrete animation makes a frame for each step and none between. Expected values: the times of
/// the steps, by Apple's documentation of `CAKeyframeAnimation.keyTimes`.
@MainActor @Suite(.exclusiveScreen) struct StepScheduleTests {
  private func steps(_ values: [Double], over duration: CFTimeInterval = 1) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.calculationMode = .discrete
    animation.duration = duration
    return animation
  }

  /// Plays from frame to frame as a host does, and returns the time of each and what it showed.
  private func play(
    _ animation: CAAnimation, until end: CFTimeInterval = 10,
    changing change: (CALayer) -> Void = { _ in }
  ) -> [(time: CFTimeInterval, x: CGFloat)] {
    var frames: [(CFTimeInterval, CGFloat)] = []
    Stage.withLayer { stage, layer in
      change(layer)
      stage.play(animation, on: layer)
      while frames.count < 100 {
        let now = MediaClock.now() - Stage.start
        guard now <= end else { break }
        frames.append((now, stage.x(of: layer, at: now)))
        guard let next = stage.context.nextFrameTime(after: MediaClock.now()) else { break }
        // What moves is looked at sixty times a second.
        stage.advance(to: max(next - Stage.start, next > MediaClock.now() ? 0 : now + 1.0 / 60))
      }
    }
    return frames
  }

  private func expect(
    _ frames: [(time: CFTimeInterval, x: CGFloat)], _ times: [CFTimeInterval], _ xs: [CGFloat],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(frames.map(\.x) == xs, sourceLocation: location)
    #expect(frames.count == times.count, sourceLocation: location)
    for (frame, time) in zip(frames, times) {
      // Never too early, and not so late that anybody could see it.
      #expect((time...time + 1e-5).contains(frame.time), sourceLocation: location)
    }
  }

  @Test func eachStepHasAFrameAndSoDoesTheEnd() {
    expect(play(steps([1, 2, 3, 4])), [0, 0.25, 0.5, 0.75, 1], [1, 2, 3, 4, 0])
  }

  @Test func keyTimesSayWhen() {
    let animation = steps([1, 2, 3])
    animation.keyTimes = [0, 0.1, 0.7, 1]
    expect(play(animation), [0, 0.1, 0.7, 1], [1, 2, 3, 0])
  }

  @Test func repetitionsBeginAgain() {
    let animation = steps([1, 2], over: 0.3)
    animation.repeatCount = 2
    expect(play(animation), [0, 0.15, 0.3, 0.45, 0.6], [1, 2, 1, 2, 0])
    animation.repeatCount = .infinity
    #expect(play(animation, until: 2.99).count == 20)
  }

  /// Ease-in reaches a half at 0.685: the CSS curve (0.42, 0, 1, 1) at its parameter t = 0.5.
  /// x = 3 · 0.125 · 0.42 + 3 · 0.125 · 1 + 0.125 is 0.6575, and y = 3 · 0.125 + 0.125 = 0.5.
  @Test func aPaceMovesTheSteps() {
    let animation = steps([1, 2])
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    expect(play(animation), [0, 0.6575, 1], [1, 2, 0])
  }

  @Test func aPaceThatGoesBackwardNeedsEveryFrame() {
    let backwards = steps([1, 2])
    backwards.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
    // Sums of sixtieths aren't exact.
    #expect((60...62).contains(play(backwards).count))
  }
}
