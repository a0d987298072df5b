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

  @Test func aGroupStepsWithItsChildren() {
    let (x, y) = (steps([1, 2]), steps([1, 2, 3]))
    y.keyPath = "position.y"
    let group = CAAnimationGroup()
    group.animations = [x, y]
    group.duration = 1
    group.repeatCount = 2
    let times = [0, 1.0 / 3, 0.5, 2.0 / 3, 1, 4.0 / 3, 1.5, 5.0 / 3, 2]
    expect(play(group), times, [1, 1, 2, 2, 1, 1, 2, 2, 0])
  }

  /// Beside something that moves, and in instances that are late, every frame counts.
  @Test func whatElseMovesWantsEveryFrame() {
    let moving = makeAnimation("position.y", from: 0, to: 1)
    let group = CAAnimationGroup()
    group.animations = [steps([1, 2]), moving]
    group.duration = 1
    // 61 as close as sums of sixtieths come.
    #expect((60...62).contains(play(group).count))
    let backwards = steps([1, 2])
    backwards.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
    #expect((60...62).contains(play(backwards).count))
  }

  @Test func instancesStepAtTheirOwnTimes() {
    Stage.withLayer(CAReplicatorLayer()) { stage, replicator in
      replicator.instanceCount = 2
      replicator.instanceDelay = 0.1
      let dot = CALayer()
      replicator.addSublayer(dot)
      stage.commit()
      stage.play(steps([1, 2]), on: dot)
      #expect(stage.context.nextFrameTime(after: Stage.start) == Stage.start)
    }
  }

  /// The renderer agrees that each step is another picture: one frame each, and one for the end.
  @Test func everyFrameIsAnotherPicture() {
    Stage.withLayer { stage, layer in
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = .black
      layer.removeAllAnimations()
      let renderer = LayerRenderer(layer: stage.root, pixelWidth: 200, pixelHeight: 200, scale: 1)
      _ = renderer.prepare(at: Stage.start)
      stage.play(steps([20, 40, 60, 80]), on: layer)
      var rendered = 0
      while rendered < 100 {
        #expect(!renderer.prepare(at: MediaClock.now()).isEmpty)
        rendered += 1
        guard let next = stage.context.nextFrameTime(after: MediaClock.now()) else { break }
        stage.advance(to: next - Stage.start)
      }
      #expect(rendered == 5)
    }
  }
}
