// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Scoped activities.
@MainActor @Suite(.globalHUD) struct ActivityTests {
  private struct Failure: Error {}

  private let it = HUDScreen()

  @Test func anActivityIsUpdatedAndEndsWithItsLastReference() async throws {
    var activity: StatusHUD.Activity? = StatusHUD.beginActivity(status: "Loading", maskType: .black)
    await it.advance(by: 1)
    #expect(it.texts == ["Loading"])
    #expect(it.takesTouch(at: .zero))
    activity?.update(status: "Still loading")
    activity?.update(progress: 0.3)
    await it.advance(by: 1)
    #expect(it.texts == ["Still loading"])
    #expect(try it.bezel.ring.progress == 0.3)
    activity = nil
    await it.advance(by: 0)
    #expect(it.containers.isEmpty)
  }

  @Test func endingTwiceEndsNothingElse() async {
    let first = StatusHUD.beginActivity(status: "first")
    let second = StatusHUD.beginActivity(status: "second")
    second.end()
    second.end()
    await it.advance(by: 0)
    #expect(it.texts == ["first"])
    first.end()
    #expect(!StatusHUD.isVisible)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/255"))
  func workIsShownWhileItRunsAndReturnsItsResult() async {
    let sum = await StatusHUD.withActivity(status: "Adding", maskType: .black) {
      await it.advance(by: 1)
      #expect(it.texts == ["Adding"])
      #expect(it.takesTouch(at: .zero))
      return 1 + 2
    }
    #expect(sum == 3)
    #expect(!StatusHUD.isVisible)
  }

  @Test func workThatThrowsIsBalanced() async {
    await #expect(throws: Failure.self) {
      try await StatusHUD.withActivity { throw Failure() }
    }
    #expect(!StatusHUD.isVisible)
  }

  @Test func workThatIsCancelledIsBalanced() async {
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

  /// A value that is not `Sendable` and a call without `await`: it compiles only if so.
  @Test func workKeepsTheIsolationOfTheCaller() async {
    final class Counter { var value = 0 }
    let counter = Counter()
    await StatusHUD.withActivity {
      counter.value += 1
      MainActor.assertIsolated()
    }
    #expect(counter.value == 1)
  }
}
