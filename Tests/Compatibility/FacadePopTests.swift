// SPDX-License-Identifier: MIT

import LinuxUIKit
import SVProgressHUDCompatibility
import TestSupport
import Testing

/// `SVProgressHUD.popActivity()` dismisses at a count of 0, as it did there, and ends no other work.
@Suite(.exclusiveScreen) @MainActor struct FacadePopTests {
  /// What several threads count.
  private final class Tally: @unchecked Sendable {
    // `@unchecked`: `count` is touched only with `lock` held.
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  init() {
    StatusHUD.configuration = configurationOfOldCode()
    StatusHUD.dismiss()
  }

  private func run(_ code: some OldCode) async throws {
    try await code.run()
    StatusHUD.dismiss()
  }

  // MARK: Scoped work

  @Test func theLastPopLeavesScopedWork() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let activity = StatusHUD.beginActivity(status: "Scoped")
        SVProgressHUD.show()
        SVProgressHUD.popActivity()
        #expect(StatusHUD.activityCount == 0 && SVProgressHUD.isVisible())
        activity.end()
        #expect(!SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }

  @Test func aPopAtZeroLeavesScopedWork() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let activity = StatusHUD.beginActivity(status: "Scoped")
        SVProgressHUD.popActivity()
        #expect(SVProgressHUD.isVisible())
        activity.end()
        #expect(!SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }

  @Test func aPopAtZeroDismissesTheMessageInFrontOfScopedWork() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let activity = StatusHUD.beginActivity(status: "Scoped")
        SVProgressHUD.showSuccess(withStatus: "Done")
        SVProgressHUD.popActivity()
        #expect(SVProgressHUD.isVisible())
        activity.end()
        #expect(!SVProgressHUD.isVisible(), "the message was dismissed")
      }
    }
    try await run(Code())
  }

  @Test func aPopAtZeroDismissesAMessageAndDoesNothingElse() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        SVProgressHUD.showInfo(withStatus: "Saved")
        SVProgressHUD.popActivity()
        #expect(!SVProgressHUD.isVisible())
        SVProgressHUD.popActivity()
        SVProgressHUD.show()
        #expect(StatusHUD.activityCount == 1 && SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }

  // MARK: Threads

  /// Between its `show` and its `popActivity`, each thread has one activity.
  @Test func balancedThreadsNeverLoseAShow() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let lost = Tally()
        DispatchQueue.concurrentPerform(iterations: 4) { @Sendable _ in
          for _ in 0..<50_000 {
            SVProgressHUD.show()
            // The longer a thread looks, the more often another one pops meanwhile.
            let isKept = (0..<3).allSatisfy { _ in
              StatusHUD.activityCount > 0 && SVProgressHUD.isVisible()
            }
            if !isKept { lost.add() }
            SVProgressHUD.popActivity()
          }
        }
        #expect(lost.value == 0)
        #expect(StatusHUD.activityCount == 0 && !SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }

  @Test func theHUDStaysWhileOneThreadHoldsAShow() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let lost = Tally()
        SVProgressHUD.show()
        DispatchQueue.concurrentPerform(iterations: 4) { @Sendable thread in
          for _ in 0..<5_000 {
            if thread > 0 { SVProgressHUD.show() }
            if StatusHUD.activityCount == 0 || !SVProgressHUD.isVisible() { lost.add() }
            if thread > 0 { SVProgressHUD.popActivity() }
          }
        }
        #expect(lost.value == 0)
        #expect(StatusHUD.activityCount == 1 && SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }
}
