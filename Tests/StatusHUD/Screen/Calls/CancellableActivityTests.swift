// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `withCancellableActivity`: a Cancel button cancels the operation, and nothing else.
@MainActor @Suite(.globalHUD) struct CancellableActivityTests {
  private struct Failure: Error {}

  /// What no other actor may touch.
  private final class Photo {
    var name = "photo"
  }

  private let it = HUDScreen()
  private let work = WaitingWork()

  private var button: UIButton { get throws { try #require(try it.bezel.existingButton) } }

  private func tapButton() async throws {
    await it.advance(by: 1)
    let button = try button
    it.screen.tap(
      at: button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
    await it.advance(by: 0)
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

  @Test func theButtonIsPressedOnce() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "Exporting") { activity in
        try await work.run(ignoresCancellation: true)
        return activity.isRunning
      }
    }
    await it.advance(by: 1)
    #expect(try button.isEnabled && button.title(for: .normal) == VoiceOver.cancelTitle)
    try await tapButton()
    #expect(try !button.isEnabled && it.texts == ["Exporting"], "it still runs")
    #expect(work.wasCancelled == nil)
    work.finish()
    #expect(try await it.value(of: task))
    #expect(work.wasCancelled == true)
  }

  @Test func theButtonOfTheNewestCancelsThatAlone() async throws {
    let other = WaitingWork()
    let first = Task {
      try await StatusHUD.withCancellableActivity(status: "first") { try await work.run() }
    }
    await it.advance(by: 1)
    let second = Task {
      try await StatusHUD.withCancellableActivity(status: "second") { try await other.run() }
    }
    try await tapButton()
    await #expect(throws: CancellationError.self) { try await it.value(of: second) }
    await it.advance(by: 1)
    #expect(try it.texts == ["first"] && button.isEnabled && work.wasCancelled == nil)
    work.finish()
    try await it.value(of: first)
    #expect(work.wasCancelled == false && !StatusHUD.isVisible)
  }

  @Test func itIsShownAsItsParametersSay() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(
        status: "a", details: "b", progress: 0.25, maskType: .clear
      ) { activity in
        try await work.run()
        activity.update(status: "c")
        activity.update(progress: Float(0.5))
        await it.advance(by: 1)
        #expect(it.texts == ["c"])
        #expect((try? it.bezel.ring.progress) == 0.5)
      }
    }
    await it.advance(by: 1)
    #expect(try it.texts == ["a"] && it.bezel.detailsLabel.text == "b")
    #expect(try it.takesTouch(at: .zero) && it.bezel.ring.progress == 0.25)
    #expect(StatusHUD.activityCount == 0)
    work.finish()
    try await it.value(of: task)
  }

  // MARK: Cancellation of the caller

  @Test func theCancellationOfTheCallerReachesTheOperation() async {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "a") { try await work.run() }
    }
    await it.advance(by: 1)
    #expect(it.texts == ["a"])
    task.cancel()
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(work.wasCancelled == true && !StatusHUD.isVisible)
  }

  @Test func anOperationOfACancelledCallerBeginsCancelled() async throws {
    var wasCancelled: Bool?
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await StatusHUD.withCancellableActivity {
        wasCancelled = Task.isCancelled
        return 3
      }
    }
    #expect(try await it.value(of: task) == 3, "it may return a value nevertheless")
    #expect(wasCancelled == true && !StatusHUD.isVisible)
    let other = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await StatusHUD.withCancellableActivity { try await work.run() }
    }
    await #expect(throws: CancellationError.self) { try await it.value(of: other) }
    #expect(!StatusHUD.isVisible)
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
    let kept = Photo()
    let photo = try await StatusHUD.withCancellableActivity { activity in
      MainActor.assertIsolated()
      kept.name = activity.isRunning ? "running" : "over"
      return kept
    }
    #expect(photo === kept && photo.name == "running")
    let other = try await StatusHUD.withCancellableActivity { Photo() }
    #expect(other.name == "photo")
    let none: Photo? = try await StatusHUD.withCancellableActivity { nil }
    #expect(none == nil && !StatusHUD.isVisible)
  }

  @Test func anErrorOfTheOperationIsThrown() async {
    var kept: StatusHUD.Activity?
    await #expect(throws: Failure.self) {
      try await StatusHUD.withCancellableActivity { activity in
        kept = activity
        throw Failure()
      }
    }
    #expect(kept?.isRunning == false && !StatusHUD.isVisible)
  }

  /// The button cancels; what the operation makes of it is its own.
  @Test func anErrorAfterACancellationIsThatOfTheOperation() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity {
        try? await work.run()
        throw Failure()
      }
    }
    try await tapButton()
    await #expect(throws: Failure.self) { try await it.value(of: task) }
  }

  @Test func theActivityEndsWithTheOperation() async throws {
    var kept: StatusHUD.Activity?
    try await StatusHUD.withCancellableActivity(status: "a") { activity in
      kept = activity
      #expect(activity.isRunning && StatusHUD.status == "a")
    }
    #expect(kept?.isRunning == false && !StatusHUD.isVisible)
  }

  @Test func aDismissalCancelsNothing() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "a") { activity in
        try await work.run()
        return activity.isRunning
      }
    }
    await it.advance(by: 1)
    StatusHUD.dismiss()
    await it.advance(by: 1)
    #expect(work.wasCancelled == nil && it.containers.isEmpty)
    StatusHUD.show(status: "b")
    work.finish()
    #expect(try await it.value(of: task) == false, "the activity is over")
    #expect(work.wasCancelled == false)
    #expect(StatusHUD.status == "b", "the end is not that of other work")
  }

  @Test func whatTheOperationUsesIsReleased() async throws {
    weak var released: Photo?
    do {
      let photo = Photo()
      released = photo
      let task = Task {
        try await StatusHUD.withCancellableActivity {
          try await work.run()
          return photo.name
        }
      }
      await it.advance(by: 1)
      work.finish()
      #expect(try await it.value(of: task) == "photo")
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
