// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A new time in the configuration applies to what waits and to what is on screen. Fades take 0.15
/// seconds.
@MainActor @Suite(.globalHUD) struct TimingChangeTests {
  private let it = HUDScreen(fades: true)

  /// Expects that the HUD is asked for until then, and no longer.
  private func expectEnd(
    after seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: seconds - 0.01)
    #expect(StatusHUD.isVisible, "too early", sourceLocation: sourceLocation)
    await it.advance(by: 0.02)
    #expect(!StatusHUD.isVisible, "too late", sourceLocation: sourceLocation)
  }

  private func expectAppearance(
    after seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: seconds - 0.01)
    #expect(it.containers.isEmpty, "too early", sourceLocation: sourceLocation)
    await it.advance(by: 0.02)
    #expect(it.containers.count == 1, "too late", sourceLocation: sourceLocation)
  }

  // MARK: Grace time

  @Test(arguments: [(1, 0.5), (5, 4.5)])
  func aHUDThatWaitsAppearsAtItsNewTime(graceTime: Double, rest: Double) async {
    StatusHUD.configuration.graceTime = 2
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.configuration.graceTime = graceTime
    await expectAppearance(after: rest)
  }

  @Test(arguments: [0, 0.3]) func aHUDWhoseNewTimeIsPastAppearsAtOnce(graceTime: Double) async {
    StatusHUD.configuration.graceTime = 2
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.configuration.graceTime = graceTime
    await it.advance(by: 0)
    #expect(it.containers.count == 1)
  }

  // MARK: Messages

  /// The texts have one character, whose own time is 0.56 seconds.
  private func showMessage(minimum: Double, maximum: Double = .greatestFiniteMagnitude) async {
    StatusHUD.configure {
      $0.minimumDisplayDuration = minimum
      $0.maximumDisplayDuration = maximum
    }
    StatusHUD.showSuccess(status: "a")
    await it.advance(by: 0.15)
  }

  @Test(arguments: [(1, 2), (6, 3)])
  func aMessageStaysForItsNewMinimum(former: Double, minimum: Double) async {
    await showMessage(minimum: former)
    await it.advance(by: 0.5)
    StatusHUD.configuration.minimumDisplayDuration = minimum
    await expectEnd(after: minimum - 0.5)
  }

  @Test(arguments: [(1, 2), (5, 3)])
  func aMessageStaysForItsNewMaximum(former: Double, maximum: Double) async {
    await showMessage(minimum: 8, maximum: former)
    await it.advance(by: 0.5)
    StatusHUD.configuration.maximumDisplayDuration = maximum
    await expectEnd(after: maximum - 0.5)
  }

  @Test func withoutAMinimumTheTextDecidesAgain() async {
    await showMessage(minimum: 4)
    StatusHUD.configuration.minimumDisplayDuration = 0
    await expectEnd(after: 0.56)
  }

  @Test func aMessageWhoseNewTimeIsPastLeavesAtOnce() async {
    await showMessage(minimum: 5)
    await it.advance(by: 2)
    StatusHUD.configuration.minimumDisplayDuration = 1
    await it.advance(by: 0)
    #expect(!StatusHUD.isVisible)
  }

  @Test func aChangeDuringTheFadeInCountsFromItsEnd() async {
    StatusHUD.configuration.minimumDisplayDuration = 5
    StatusHUD.showSuccess(status: "a")
    await it.advance(by: 0.05)
    StatusHUD.configuration.minimumDisplayDuration = 1
    await expectEnd(after: 0.1 + 1)
  }

  @Test func aMessageThatWaitsStaysForItsNewTimeToo() async {
    StatusHUD.configuration.messagePolicy = .queue
    await showMessage(minimum: 5)
    StatusHUD.showSuccess(status: "b")
    StatusHUD.configuration.minimumDisplayDuration = 1
    await it.advance(by: 1.01)
    #expect(it.texts == ["b"])
    await expectEnd(after: 0.99)
  }

  @Test func aDurationOfItsOwnStays() async {
    StatusHUD.showSuccess(status: "a", duration: 3)
    await it.advance(by: 0.15 + 1)
    StatusHUD.configuration.minimumDisplayDuration = 8
    await it.advance(by: 0.5)
    StatusHUD.configuration.maximumDisplayDuration = 0.5
    await expectEnd(after: 1.5)
  }

  @Test func anotherChangeAndAnotherTextDoNotRestartTheTime() async {
    await showMessage(minimum: 2)
    await it.advance(by: 1)
    StatusHUD.configuration.style = .dark
    StatusHUD.setStatus("A text that takes much longer to read than the two seconds of the first")
    await expectEnd(after: 1)
  }

  // MARK: The minimum visible time

  @Test(arguments: [(2, 1), (1, 3)])
  func aHUDThatHasToStayLeavesAtItsNewTime(former: Double, minimum: Double) async throws {
    StatusHUD.configuration.minimumVisibleTime = former
    StatusHUD.show()
    await it.advance(by: 0.5)
    StatusHUD.dismiss()
    StatusHUD.configuration.minimumVisibleTime = minimum
    await it.advance(by: minimum - 0.5 - 0.01)
    #expect(try it.bezel.movingOpacity == 1)
    await it.advance(by: 0.02 + 0.15)
    #expect(it.containers.isEmpty)
  }
}
