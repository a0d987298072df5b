// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Scoped activities through the facade; what is expected is what the public interface says.
@MainActor @Suite(.exclusiveScreen) struct ActivityTests {
  private struct Failure: Error {}

  @Test func lettingGoOfAnActivityEndsIt() async {
    await HUDScreen.run { it in
      var activity: StatusHUD.Activity? = StatusHUD.beginActivity(status: "Loading")
      await it.advance(by: 0.5)
      #expect(it.texts == ["Loading"])
      activity?.update(status: "Still loading")
      await it.advance(by: 0.5)
      #expect(it.texts == ["Still loading"])
      activity = nil
      await it.advance(by: 0.5)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test func endingTwiceEndsNothingElse() async {
    await HUDScreen.run { it in
      let first = StatusHUD.beginActivity(status: "first")
      let second = StatusHUD.beginActivity(status: "second")
      second.end()
      second.end()
      await it.advance(by: 0.5)
      #expect(it.texts == ["first"])
      first.end()
    }
  }

  @Test func aMessageReturnsToTheActivityWhenItsTimeIsOver() async {
    await HUDScreen.run { it in
      let activity = StatusHUD.beginActivity(status: "Loading")
      await it.advance(by: 0.5)
      StatusHUD.showSuccess(status: "Half done", duration: 1)
      await it.advance(by: 0.5)
      #expect(it.texts == ["Half done"])
      await it.advance(by: 1)
      #expect(it.texts == ["Loading"])
      activity.end()
      await it.advance(by: 0.5)
      #expect(it.overlays.isEmpty)
    }
  }

  @Test func workIsShownWhileItRunsAndItsResultComesBack() async {
    await HUDScreen.run { it in
      let sum = await StatusHUD.withActivity(status: "Adding") {
        await it.advance(by: 0.5)
        #expect(it.texts == ["Adding"])
        return 1 + 2
      }
      #expect(sum == 3)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func workThatThrowsIsBalanced() async {
    await HUDScreen.run { _ in
      await #expect(throws: Failure.self) {
        try await StatusHUD.withActivity { throw Failure() }
      }
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func workThatIsCancelledIsBalanced() async {
    await HUDScreen.run { _ in
      let task = Task {
        try await StatusHUD.withActivity {
          while true {
            try Task.checkCancellation()
            await Task.yield()
          }
        }
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func workKeepsTheCallersIsolation() async {
    // A value that is not `Sendable` and a call without `await`: it compiles only if so.
    final class Counter { var value = 0 }
    let counter = Counter()
    await HUDScreen.run { _ in
      await StatusHUD.withActivity {
        counter.value += 1
        MainActor.assertIsolated()
      }
    }
    #expect(counter.value == 1)
  }
}
