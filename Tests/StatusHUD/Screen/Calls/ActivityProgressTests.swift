// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Scoped activities that know how far they are, and whether they run.
@MainActor @Suite(.globalHUD) struct ActivityProgressTests {
  private let it = HUDScreen()

  // MARK: Numbers

  @Test func itBeginsWithANumber() async throws {
    let activity = StatusHUD.beginActivity(status: "a", progress: 0.25)
    #expect(try await it.settledRing() == 0.25)
    #expect(it.texts == ["a"])
    activity.end()
  }

  @Test(arguments: [(-1, 0), (7, 1), (.nan, 0), (.infinity, 1), (0, 0)] as [(Double, Double)])
  func aNumberOutsideCountsAsTheNearestOne(given: Double, shown: Double) async throws {
    let activity = StatusHUD.beginActivity(progress: given)
    #expect(try await it.settledRing() == shown)
    activity.update(progress: 0.5)
    activity.update(progress: given)
    #expect(try await it.settledRing() == shown)
    activity.end()
  }

  @Test func aNumberMayHaveAnyType() async throws {
    let activity = StatusHUD.beginActivity(progress: Float(0.75))
    #expect(try await it.settledRing() == 0.75)
    activity.update(progress: CGFloat(0.5))
    #expect(try await it.settledRing() == 0.5)
    activity.update(progress: Float(0.25))
    #expect(try await it.settledRing() == 0.25)
    activity.update(progress: 1)
    #expect(try await it.settledRing() == 1)
    activity.update(progress: Float?.none)
    #expect(try await it.settledRing() == nil)
    activity.update(progress: Float?(0.125))
    #expect(try await it.settledRing() == 0.125)
    activity.update(progress: .nan)
    #expect(try await it.settledRing() == 0)
    activity.end()
    let other = StatusHUD.beginActivity(progress: CGFloat(0.5))
    #expect(try await it.settledRing() == 0.5)
    other.end()
  }

  @Test func nilIsTheSpinner() async throws {
    let activity = StatusHUD.beginActivity(progress: nil)
    #expect(try await it.settledRing() == nil)
    activity.update(progress: 0.5)
    #expect(try await it.settledRing() == 0.5)
    activity.update(progress: nil)
    #expect(try await it.settledRing() == nil)
    activity.end()
  }

  @Test func aNumberLeavesTheTextsAndTheButton() async throws {
    var presses = 0
    let activity = StatusHUD.beginActivity(
      status: "a", details: "b", maskType: .clear, onCancel: { presses += 1 })
    activity.update(progress: 0.5)
    #expect(try await it.settledRing() == 0.5)
    #expect(try it.texts == ["a"] && it.bezel.detailsLabel.text == "b")
    #expect(it.takesTouch(at: .zero))
    #expect(try it.bezel.superview?.accessibilityPerformEscape() == true)
    #expect(presses == 1)
    activity.end()
  }

  // MARK: isRunning

  @Test func itRunsUntilItEnds() {
    let activity = StatusHUD.beginActivity()
    let other = StatusHUD.beginActivity()
    #expect(activity.isRunning && other.isRunning)
    activity.end()
    #expect(!activity.isRunning && other.isRunning)
    activity.end()
    activity.update(status: "a")
    activity.update(progress: 0.5)
    activity.follow(Progress(totalUnitCount: 10))
    #expect(!activity.isRunning)
    other.end()
    #expect(!other.isRunning)
  }

  @Test func itRunsUntilADismissal() async {
    let activity = StatusHUD.beginActivity()
    StatusHUD.dismiss()
    #expect(!activity.isRunning)
    StatusHUD.show()
    #expect(!activity.isRunning)
    await it.advance(by: 1)
    #expect(!activity.isRunning)
  }

  @Test func itRunsUntilADelayedDismissalTakesEffect() async {
    let activity = StatusHUD.beginActivity()
    StatusHUD.dismiss(after: 1)
    await it.advance(by: 0.9)
    #expect(activity.isRunning)
    await it.advance(by: 0.2)
    #expect(!activity.isRunning)
  }

  /// Counted work and messages are none of its business.
  @Test func itRunsBehindOtherWork() async {
    let activity = StatusHUD.beginActivity()
    StatusHUD.show()
    StatusHUD.popActivity()
    StatusHUD.popActivity()
    StatusHUD.show(.success("a", duration: 1))
    #expect(activity.isRunning)
    await it.advance(by: 2)
    #expect(activity.isRunning && StatusHUD.isVisible)
    activity.end()
  }

  @Test func itRunsForAnyThread() async {
    let activity = StatusHUD.beginActivity()
    #expect(await Task.detached { activity.isRunning }.value)
    await Task.detached { activity.end() }.value
    #expect(!activity.isRunning)
  }
}
