// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `withActivity`: the operation gets its activity, and runs where its caller does.
@MainActor @Suite(.globalHUD) struct WithActivityTests {
  private struct Failure: Error {}

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
      #expect((try? it.bezel.detailsLabel.text) == "b")
      #expect((try? it.bezel.ring.progress) == 0.25)
      activity.update(status: "c")
      activity.update(progress: 0.5)
      await it.advance(by: 1)
      #expect(it.texts == ["c"])
      #expect((try? it.bezel.ring.progress) == 0.5)
    }
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0)
  }

  @Test func withoutItTheOperationIsShownTheSameWay() async {
    await StatusHUD.withActivity(status: "a", details: "b", progress: 0.25, maskType: .clear) {
      await it.advance(by: 1)
      #expect(it.texts == ["a"] && it.takesTouch(at: .zero))
      #expect((try? it.bezel.detailsLabel.text) == "b")
      #expect((try? it.bezel.ring.progress) == 0.25)
    }
    #expect(!StatusHUD.isVisible)
  }

  @Test(arguments: [false, true]) func theButtonRunsTheAction(isHanded: Bool) async {
    let box = Box()
    let cancel: StatusHUD.CancelAction = { MainActor.assumeIsolated { box.value += 1 } }
    func press() async {
      await it.advance(by: 1)
      #expect((try? it.bezel.superview?.accessibilityPerformEscape()) == true)
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

  @Test func anActivityThatIsKeptIsOver() async {
    var kept: StatusHUD.Activity?
    await StatusHUD.withActivity { kept = $0 }
    #expect(kept?.isRunning == false && !StatusHUD.isVisible)
    kept?.update(status: "a")
    #expect(!StatusHUD.isVisible)
  }

  @Test func theOperationMayEndItsActivity() async {
    await StatusHUD.withActivity(status: "a") { activity in
      activity.end()
      #expect(!StatusHUD.isVisible)
      StatusHUD.show(status: "b")
    }
    #expect(StatusHUD.status == "b", "the end comes once")
  }

  @Test func aDismissalEndsTheActivityAndNotTheOperation() async {
    let result = await StatusHUD.withActivity(status: "a") { activity in
      StatusHUD.dismiss()
      #expect(!activity.isRunning && !Task.isCancelled)
      await it.advance(by: 1)
      activity.update(status: "b")
      #expect(!StatusHUD.isVisible)
      return 3
    }
    #expect(result == 3)
  }

  @Test func nestedActivitiesReappear() async {
    await StatusHUD.withActivity(status: "a") { _ in
      await StatusHUD.withActivity(status: "b") { _ in
        #expect(StatusHUD.status == "b")
      }
      #expect(StatusHUD.status == "a")
    }
    #expect(!StatusHUD.isVisible)
  }

  // MARK: Isolation

  @Test func itKeepsTheMainActor() async {
    let box = Box()
    let made = await StatusHUD.withActivity { activity in
      MainActor.assertIsolated()
      box.value += 1
      await Task.yield()
      MainActor.assertIsolated()
      return box
    }
    #expect(made === box && box.value == 1)
  }

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

  @Test func anErrorEndsTheActivity() async {
    var kept: StatusHUD.Activity?
    await #expect(throws: Failure.self) {
      try await StatusHUD.withActivity(status: "a") { activity in
        kept = activity
        throw Failure()
      }
    }
    #expect(kept?.isRunning == false && !StatusHUD.isVisible)
  }

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
