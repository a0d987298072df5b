// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of the `completion` of `UIView.animate`: “whether or not the
/// animations actually finished before the completion handler was called”; “if the duration of the
/// animation is 0, this block is performed at the beginning of the next run loop cycle”.
@MainActor @Suite(.onScreen) struct CompletionConformance {
  /// The argument of the completion, when it has been called.
  private func finished(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: $0) }
    }
  }

  @Test func withoutAnimationsItRunsWithTheNextTurn() async {
    let view = UIView()
    var returned = false
    let withoutDuration = await finished { completion in
      UIView.animate(
        withDuration: 0, animations: { view.alpha = 0.5 },
        completion: {
          #expect(returned, "not before animate returns")
          completion($0)
        })
      returned = true
    }
    let withoutChanges = await finished {
      UIView.animate(withDuration: 0, animations: {}, completion: $0)
    }
    let switchedOff = await finished { completion in
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1000, animations: { view.alpha = 1 }, completion: completion)
      }
    }
    #expect(withoutDuration && withoutChanges && switchedOff)
  }

  @Test(arguments: [false, true])
  func whatIsTakenAwayIsNotFinished(isTheView: Bool) async {
    await withDisplay { display in
      let view = UIView(0, 0, 10, 10, in: display.window)
      display.commit()
      let result = await finished { completion in
        UIView.animate(
          withDuration: 1000, animations: { view.center = point(50, 50) },
          completion: completion)
        display.commit()
        if isTheView { view.removeFromSuperview() } else { view.layer.removeAllAnimations() }
        display.commit()
      }
      #expect(!result)
    }
  }
}
