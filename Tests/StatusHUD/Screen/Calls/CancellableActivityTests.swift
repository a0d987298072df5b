// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

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

  @Test func theCancellationOfTheCallerCancelsTheOperation() async throws {
    let task = Task {
      try await StatusHUD.withCancellableActivity(status: "a") { try await work.run() }
    }
    await it.advance(by: 1)
    #expect(StatusHUD.isVisible && work.wasCancelled == nil)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await it.value(of: task) }
    #expect(work.wasCancelled == true && !StatusHUD.isVisible)
  }

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
