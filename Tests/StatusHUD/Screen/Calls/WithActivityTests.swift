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

  @Test func theCancellationOfTheCallerReachesTheOperation() async {
    let work = WaitingWork()
    let task = Task {
      try await StatusHUD.withActivity(status: "a") { _ in try await work.run() }
    }
    await it.advance(by: 1)
    #expect(it.texts == ["a"] && work.wasCancelled == nil)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(work.wasCancelled == true && !StatusHUD.isVisible)
  }
}

/// `withCancellableActivity`: a Cancel button cancels the operation, and nothing else.
@MainActor @Suite(.globalHUD) struct CancellableActivityTests {
  private let it = HUDScreen()
  private let work = WaitingWork()

  private func tapButton() async throws {
    await it.advance(by: 1)
    await it.tap(try it.button.middle)
  }

  // MARK: The button

  @Test func theButtonCancelsTheOperationAndNotItsCaller() async throws {
    var wasCallerCancelled: Bool?
    let task = Task {
      defer { wasCallerCancelled = Task.isCancelled }
      try await StatusHUD.withCancellableActivity(status: "Exporting") { try await work.run() }
    }
    try await tapButton()
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(work.wasCancelled == true && wasCallerCancelled == false)
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
  }

  // MARK: Cancellation of the caller

  @Test func anOperationOfACancelledCallerBeginsCancelled() async throws {
    var wasCancelled: Bool?
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let value = try await StatusHUD.withCancellableActivity {
        wasCancelled = Task.isCancelled
        return 3
      }
      #expect(value == 3, "it may return a value nevertheless")
      try await StatusHUD.withCancellableActivity { try await work.run() }
    }
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(wasCancelled == true && work.wasCancelled == true && !StatusHUD.isVisible)
  }

  @Test(arguments: [false, true])
  func anOperationThatIgnoresCancellationReturnsItsValue(isByButton: Bool) async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "a") {
        try await work.run(ignoresCancellation: true)
        return 7
      }
    }
    await it.advance(by: 1)
    if isByButton { try await tapButton() } else { task.cancel() }
    await it.advance(by: 1)
    #expect(StatusHUD.isVisible && work.wasCancelled == nil, "it runs until it returns")
    work.finish()
    #expect(try await it.value(of: task) == 7)
    #expect(work.wasCancelled == true && !StatusHUD.isVisible)
  }

  // MARK: Results and ends

  @Test func aResultNeedNotBeSendable() async throws {
    let kept = Box()
    let box = try await StatusHUD.withCancellableActivity { activity in
      MainActor.assertIsolated()
      kept.value = activity.isRunning ? 1 : 2
      return kept
    }
    #expect(box === kept && box.value == 1)
    let none: Box? = try await StatusHUD.withCancellableActivity { nil }
    #expect(none == nil && !StatusHUD.isVisible)
  }

  @Test func aDismissalCancelsNothing() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "a") { activity in
        try await work.run()
        return activity.isRunning
      }
    }
    await it.advance(by: 1)
    await it.hide()
    #expect(work.wasCancelled == nil && it.containers.isEmpty)
    StatusHUD.show(status: "b")
    work.finish()
    #expect(try await it.value(of: task) == false, "the activity is over")
    #expect(work.wasCancelled == false)
    #expect(StatusHUD.status == "b", "the end is not that of other work")
  }

  @Test func whatTheOperationUsesAndReturnsIsReleased() async throws {
    final class Work: Sendable {}
    weak var released: Work?
    do {
      let made = Work()
      released = made
      let task = Task {
        try await StatusHUD.withCancellableActivity {
          try await work.run()
          return made
        }
      }
      await it.advance(by: 1)
      work.finish()
      _ = try await it.value(of: task)
      #expect(released != nil)
    }
    await it.advance(by: 1)
    #expect(released == nil)
  }

  @Test func theOperationKeepsTheValuesOfItsTask() async throws {
    let value = try await Value.$current.withValue(5) {
      try await StatusHUD.withCancellableActivity { Value.current }
    }
    #expect(value == 5)
  }

  private enum Value {
    @TaskLocal static var current = 0
  }
}
