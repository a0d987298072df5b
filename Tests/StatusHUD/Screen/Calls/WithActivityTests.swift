// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What no other actor may touch.
private final class Box {
  var value = 0
}

/// `withActivity`: the operation gets its activity, and runs where its caller does.
@MainActor @Suite(.globalHUD) struct WithActivityTests {
  private actor Worker {
    private let box = Box()

    func add() async -> Int {
      // The result never leaves this actor.
      let made = await StatusHUD.withActivity(status: "Adding") { activity in
        assertIsolated()
        box.value += activity.isRunning ? 1 : 0
        await Task.yield()
        assertIsolated()
        return Box()
      }
      await StatusHUD.withActivity {
        assertIsolated()
        box.value += 1
      }
      assertIsolated()
      return box.value + made.value
    }
  }

  private let it = HUDScreen()

  // MARK: What is shown

  private func expect(
    _ status: String, _ progress: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: 1)
    #expect(it.texts == [status], sourceLocation: sourceLocation)
    #expect(it.takesTouch(at: .zero), sourceLocation: sourceLocation)
    #expect((try? it.bezel.detailLabel.text) == "b", sourceLocation: sourceLocation)
    #expect((try? it.ring.progress) == progress, sourceLocation: sourceLocation)
    #expect(StatusHUD.activityCount == 1, sourceLocation: sourceLocation)
  }

  private func change(_ activity: StatusHUD.Activity) async {
    await expect("a", 0.25)
    #expect(activity.isRunning)
    activity.update(status: "c")
    activity.update(progress: 0.5)
    await expect("c", 0.5)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/255"))
  func withoutItTheOperationIsShownTheSameWay() async {
    let log = CancelLog()
    await StatusHUD.withActivity(
      status: "a", details: "b", progress: 0.25, maskType: .clear, onCancel: log.cancel("first")
    ) { activity in
      await change(activity)
      #expect(it.screen.windowScene.performAccessibilityEscape())
      await it.advance(by: 0)
      #expect(activity.isRunning && !Task.isCancelled)
    }
    #expect(!StatusHUD.isVisible)
    await StatusHUD.withActivity(
      status: "a", details: "b", progress: 0.25, maskType: .clear, onCancel: log.cancel("second")
    ) {
      await expect("a", 0.25)
      #expect(StatusHUD.cancel())
      await it.advance(by: 0)
    }
    #expect(!StatusHUD.isVisible && log.cancelled == ["first", "second"])
  }

  @Test func aCancellableOperationIsShownTheSameWay() async throws {
    try await StatusHUD.withCancellableActivity(
      status: "a", details: "b", progress: 0.25, maskType: .clear
    ) { await change($0) }
    #expect(!StatusHUD.isVisible)
    try await StatusHUD.withCancellableActivity(
      status: "a", details: "b", progress: 0.25, maskType: .clear
    ) { await expect("a", 0.25) }
    #expect(!StatusHUD.isVisible)
  }

  // MARK: Isolation

  private nonisolated static func compute() async throws -> Int {
    let box = Box()
    let made = try await StatusHUD.withActivity(status: "Computing") { activity in
      #expect(!Thread.isMainThread && activity.isRunning)
      box.value += 1
      try Task.checkCancellation()
      return box
    }
    return try await StatusHUD.withActivity {
      #expect(!Thread.isMainThread)
      try Task.checkCancellation()
      return made.value + 1
    }
  }

  @Test func itKeepsAnotherActorAndOutsideOfActorsItIsOnNone() async throws {
    #expect(await Worker().add() == 2)
    #expect(try await Self.compute() == 2)
    #expect(!StatusHUD.isVisible)
  }

  // MARK: Ends
}
