// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: every completion runs once; true when the animations ran to their end or
/// there were none, false when they were taken away.
@MainActor
@Suite(.exclusiveScreen)
struct CompletionTests {
  private final class Result {
    var values: [Bool] = []
  }

  private func fade(
    _ view: UIView, to alpha: CGFloat, _ seconds: TimeInterval, delay: TimeInterval = 0
  ) -> Result {
    let result = Result()
    UIView.animate(
      withDuration: seconds, delay: delay, options: .curveLinear,
      animations: { view.alpha = alpha }, completion: { result.values.append($0) })
    return result
  }

  /// With frames, it runs with the first one after the end; deadlines keep their time.
  @Test func itRunsWithTheNextFrame() async {
    await withView { screen, view in
      screen.framesPerSecond = 10
      await screen.advance(by: 0.06)
      let result = fade(view, to: 0, 0.15)
      var deadline: CFTimeInterval = 0
      _ = MediaClock.schedule(at: CACurrentMediaTime() + 0.17) { deadline = CACurrentMediaTime() }
      await screen.advance(by: 0.2)
      // 0.26: the end was at 0.21, the next frame is at 0.3.
      #expect(result.values.isEmpty && view.layer.animationKeys() != nil)
      #expect(abs(deadline - 1000.23) < 1e-6)
      #expect(PixelReader(screen.image()).premultiplied(5, 5).alpha == 0)
      #expect(result.values.isEmpty)
      await screen.advance(by: 0.039)
      #expect(result.values.isEmpty)
      await screen.advance(by: 0.001)
      #expect(result.values == [true] && view.layer.animationKeys() == nil)
      screen.framesPerSecond = nil
      let other = fade(view, to: 1, 0.15)
      screen.skip(0.15)
      #expect(other.values == [true])
    }
  }

  // 0.1 + 0.2 is not 0.3 in floating point: the end must not slip to the next advance.
  @Test(arguments: [0.15, 0.1, 0.3, 1.0 / 3, 0.25, 0.7])
  func advancingByTheDurationFinishes(seconds: TimeInterval) async {
    await withView { screen, view in
      await screen.advance(by: 0.1)
      await screen.advance(by: 0.2)
      let result = fade(view, to: 0, seconds)
      await screen.advance(by: seconds)
      #expect(result.values == [true])
    }
  }

  @Test func aViewOutsideAnyWindowCompletes() async {
    await withScreen { screen in
      let view = UIView(frame: CGRect(0, 0, 10, 10))
      let result = fade(view, to: 0, 5)
      let moved = Result()
      UIView.animate(
        withDuration: 5, animations: { view.center.x = 50 },
        completion: { moved.values.append($0) })
      await screen.advance(by: 0)
      #expect(result.values == [true])
      #expect(moved.values == [true])
    }
  }

  private enum Interruption: CaseIterable {
    case leavingTheWindow, hidingTheWindow, removingTheAnimations
  }

  @Test(arguments: Interruption.allCases)
  private func anInterruptedAnimationIsUnfinished(by interruption: Interruption) async {
    await withView { screen, view in
      let result = fade(view, to: 0, 1)
      await screen.advance(by: 0.5)
      switch interruption {
      case .leavingTheWindow: view.removeFromSuperview()
      case .hidingTheWindow: view.window?.isHidden = true
      case .removingTheAnimations: view.layer.removeAllAnimations()
      }
      await screen.advance(by: 0)
      #expect(result.values == [false])
      #expect(view.viewState.interactionBlockers == 0)
    }
  }

  @Test func aSceneThatGoesLosesNoCompletion() async {
    var result = Result()
    await withView { screen, view in
      result = fade(view, to: 0, 1)
      await screen.advance(by: 0.5)
      screen.disconnect()
      #expect(view.window?.windowScene == nil)
    }
    #expect(result.values == [false])
  }
}
