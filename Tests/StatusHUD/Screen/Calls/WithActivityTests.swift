// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `withActivity`: the operation gets its activity, and runs where its caller does.
@MainActor @Suite(.globalHUD) struct WithActivityTests {
  /// What no other actor may touch.
  private final class Box {
    var value = 0
  }

  private actor Worker {
    private let box = Box()

    func add() async -> Int {
      await StatusHUD.withActivity(status: "Adding") { activity in
        assertIsolated()
        box.value += 1
        activity.update(details: "\(box.value)")
        await Task.yield()
        assertIsolated()
      }
      await StatusHUD.withActivity {
        assertIsolated()
        box.value += 1
      }
      assertIsolated()
      return box.value
    }

    /// The box never leaves this actor.
    func makeBox() async -> Int {
      let made = await StatusHUD.withActivity { _ in
        let box = Box()
        box.value = 7
        return box
      }
      return made.value
    }
  }

  private let it = HUDScreen()

  // MARK: The activity

  @Test func theOperationGetsItsActivity() async throws {
    await StatusHUD.withActivity(status: "a", details: "b", progress: 0.25, maskType: .clear) {
      activity in
      #expect(activity.isRunning)
      await it.advance(by: 1)
      #expect(it.texts == ["a"] && it.takesTouch(at: .zero))
      #expect((try? it.bezel.detailLabel.text) == "b")
      #expect((try? it.ring.progress) == 0.25)
      activity.update(status: "c")
      activity.update(progress: 0.5)
      await it.advance(by: 1)
      #expect(it.texts == ["c"])
      #expect((try? it.ring.progress) == 0.5)
    }
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/255"))
  func withoutItTheOperationIsShownTheSameWay() async {
    await StatusHUD.withActivity(status: "a", details: "b", progress: 0.25, maskType: .clear) {
      await it.advance(by: 1)
      #expect(it.texts == ["a"] && it.takesTouch(at: .zero))
      #expect((try? it.bezel.detailLabel.text) == "b")
      #expect((try? it.ring.progress) == 0.25)
    }
    #expect(!StatusHUD.isVisible)
  }

  @Test(arguments: [false, true]) func theButtonRunsTheAction(isHanded: Bool) async {
    let box = Box()
    let cancel: StatusHUD.CancelAction = { MainActor.assumeIsolated { box.value += 1 } }
    func press() async {
      await it.advance(by: 1)
      #expect((try? it.bezel.superview?.accessibilityPerformEscape()) == true)
      await it.advance(by: 0)
    }
    if isHanded {
      await StatusHUD.withActivity(onCancel: cancel) { activity in
        await press()
        #expect(activity.isRunning && !Task.isCancelled)
      }
    } else {
      await StatusHUD.withActivity(onCancel: cancel) { await press() }
    }
    #expect(box.value == 1)
  }

  // MARK: Isolation

  @Test func itKeepsAnotherActor() async {
    #expect(await Worker().add() == 2)
    #expect(await Worker().makeBox() == 7)
    #expect(!StatusHUD.isVisible)
  }

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

  @Test func outsideOfActorsItIsOnNone() async throws {
    #expect(try await Self.compute() == 2)
    #expect(!StatusHUD.isVisible)
  }

  // MARK: Ends

  @Test func theCancellationOfTheCallerReachesTheOperation() async {
    let (work, box) = (WaitingWork(), Box())
    let task = Task {
      try await StatusHUD.withActivity(status: "a") { activity in
        box.value += 1
        try await work.run()
      }
    }
    await it.advance(by: 1)
    #expect(it.texts == ["a"] && box.value == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(!StatusHUD.isVisible)
  }
}

/// `withCancellableActivity`: a Cancel button cancels the operation, and nothing else.
@MainActor @Suite(.globalHUD) struct CancellableActivityTests {
  /// What no other actor may touch.
  private final class Photo {
    var name = "photo"
  }

  private let it = HUDScreen()
  private let work = WaitingWork()

  private func tapButton() async throws {
    await it.advance(by: 1)
    it.screen.tap(at: try it.button.middle)
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

  @Test func itIsShownAsItsParametersSay() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(
        status: "a", details: "b", progress: 0.25, maskType: .clear
      ) { activity in
        try await work.run()
        activity.update(status: "c")
        activity.update(progress: 0.5)
        await it.advance(by: 1)
        #expect(it.texts == ["c"])
        #expect((try? it.ring.progress) == 0.5)
      }
    }
    await it.advance(by: 1)
    #expect(try it.texts == ["a"] && it.bezel.detailLabel.text == "b")
    #expect(try it.takesTouch(at: .zero) && it.ring.progress == 0.25)
    #expect(StatusHUD.activityCount == 0)
    work.finish()
    try await it.value(of: task)
  }

  // MARK: Cancellation of the caller

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
