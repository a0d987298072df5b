// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The bezel comes from a scale of 1.3 and leaves to 1 / 1.3. Fades take 0.2 seconds here.
@MainActor @Suite(.globalHUD) struct FadeTests {
  private let it = HUDScreen()
  private let log = NotificationLog()

  init() {
    StatusHUD.configure {
      $0.fadeInDuration = 0.2
      $0.fadeOutDuration = 0.2
    }
  }

  private func scale() throws -> CGFloat { try it.movingBezel.affineTransform().a }
  private func opacity() throws -> Float { try it.bezel.movingOpacity }

  private func expect(
    scale: CGFloat, opacity: Float, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isAsExpected =
      try isClose(self.scale(), scale, tolerance: 0.01)
      && isClose(self.opacity(), opacity, tolerance: 0.01)
    #expect(isAsExpected, sourceLocation: sourceLocation)
  }

  /// In the middle, the bezel is more than half in, and less than half out.
  @Test func theFadeInEasesOutAndTheFadeOutEasesIn() async throws {
    await it.show(for: 0)
    try expect(scale: 1.3, opacity: 0)
    await it.advance(by: 0.1)
    #expect(try opacity() > 0.6 && opacity() < 1 && scale() < 1.12 && scale() > 1)
    #expect(log.entries == ["willAppear"])
    await it.advance(by: 0.2)
    #expect(try opacity() == 1 && abs(scale() - 1) < 1e-6)
    #expect(log.entries == ["willAppear", "didAppear"])
    await it.hide(for: 0.1)
    #expect(try opacity() > 0.6 && opacity() < 1 && scale() > 0.9 && scale() < 1)
    await it.advance(by: 0.0999)
    try expect(scale: 1 / 1.3, opacity: 0)
    await it.advance(by: 0.001)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
  }

  @Test func anInterruptionGoesOnFromWhatIsOnScreen() async throws {
    await it.show(for: 0.1)
    for isShown in [false, true] {
      let (scale, opacity) = (try scale(), try opacity())
      if isShown { await it.show(for: 0) } else { await it.hide(for: 0) }
      try expect(scale: scale, opacity: opacity)
      await it.advance(by: 0.05)
    }
    await it.advance(by: 1)
    #expect(try opacity() == 1 && abs(scale() - 1) < 1e-6)
  }

  @Test func aChangeOfContentLeavesTheZoomAlone() async throws {
    await it.show(for: 0.1)
    let before = try scale()
    await it.show(.success, "Saved", for: 0)
    #expect(abs(try scale() - before) < 1e-6)
    await it.advance(by: 0.05)
    #expect(try scale() < before && scale() > 1)
  }

  @Test func repeatedDismissalsDoNotAddUp() async throws {
    await it.show()
    for _ in 0..<3 { await it.hide(for: 0.05) }
    #expect(try scale() > 1 / 1.3)
    await it.show()
    #expect(try it.bezel.transform == .identity)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/130"))
  func showingAndDismissingRapidlyLeavesNothing() async {
    let before = it.pixels()
    for step in 0..<20 {
      let time = 0.01 * Double(step)
      if step.isMultiple(of: 2) {
        await it.show(step.isMultiple(of: 3) ? .activity : .progress(0.5), "\(step)", for: time)
      } else {
        await it.hide(for: time)
      }
    }
    await it.hide()
    #expect(it.pixels() == before)
  }
}

/// Animations end with a frame, as on a device: later than they should, the more so on a slow one.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct LateFrameTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  /// Seconds until the log has an entry.
  private func wait(for entry: String) async -> Double {
    let start = CACurrentMediaTime()
    while !log.entries.contains(entry), CACurrentMediaTime() < start + 5 {
      await it.advance(by: 0.002)
    }
    return CACurrentMediaTime() - start
  }

  /// Begins between two frames. A message leaves at most two frames later than it should: that of
  /// the fade in, and that of the fade out.
  @Test(arguments: [120, 60, 24, 7] as [Double]) func fadesEndWithTheirFrame(rate: Double) async {
    it.screen.framesPerSecond = rate
    await it.advance(by: 0.4 / rate)
    StatusHUD.show()
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "didAppear")))
    await it.advance(by: 0.3 / rate)
    StatusHUD.dismiss { log.note("closure") }
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "closure")))
    #expect(it.containers.isEmpty)
    #expect(
      log.entries == ["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
    await it.advance(by: 0.3 / rate)
    StatusHUD.showSuccess(status: "a", duration: 1)
    #expect((1.299...1.304 + 2 / rate).contains(await wait(for: "didDisappear a")))
    #expect(log.entries.count == 9 && it.containers.isEmpty)
  }
}

/// What does not move costs no frames.
@MainActor @Suite(.globalHUD) struct IdleTests {
  private let it = HUDScreen(fades: true)

  @Test(arguments: [false, true])
  func askingChangesNothing(isShown: Bool) async {
    if isShown { await it.show(.text, "a") } else { await it.advance(by: 0) }
    let log = NotificationLog()
    let (frames, windows) = (it.screen.renderedFrameCount, it.screen.windowScene.windows)
    for _ in 0..<10 {
      #expect(StatusHUD.isVisible == isShown && StatusHUD.activityCount == 0)
      #expect(StatusHUD.displayDuration(for: "a") == 2)
      #expect(StatusHUD.configuration.ringRadius == 18)
      await it.advance(by: 0.1)
    }
    #expect(it.screen.renderedFrameCount == frames && log.entries.isEmpty)
    #expect(it.screen.windowScene.windows == windows)
  }
}

/// There is a notification for each transition that happens, and a dismissal runs its closure last.
/// Fades take 0.15 seconds, as is the default.
@MainActor @Suite(.globalHUD) struct NotificationTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private let appearance = ["willAppear a", "didAppear a"]
  private let disappearance = ["willDisappear a", "didDisappear a"]

  private func show(_ status: String = "a", for seconds: Double = 1) async {
    StatusHUD.show(status: status)
    await it.advance(by: seconds)
  }

  private func dismiss(after delay: Double = 0) {
    StatusHUD.dismiss(after: delay) { [log] in log.note("closure") }
  }

  /// Waits until everything is over.
  private func expect(_ entries: [String]) async {
    await it.advance(by: 5)
    #expect(log.entries == entries)
  }

  @Test func aFadeInThatIsInterruptedDidNotAppear() async {
    await show(for: 0.05)
    dismiss()
    await expect(["willAppear a"] + disappearance + ["closure"])
  }

  @Test func aFadeOutThatIsInterruptedDidNotDisappear() async {
    await show()
    dismiss()
    await it.advance(by: 0.05)
    await show()
    #expect(log.entries.filter { $0 != "closure" } == appearance + ["willDisappear a"] + appearance)
    #expect(log.entries.count { $0 == "closure" } == 1)
  }

  @Test func aDelayedDismissalPostsAfterItsDelay() async {
    await show()
    dismiss(after: 1)
    await it.advance(by: 0.99)
    #expect(log.entries == appearance && StatusHUD.isVisible)
    await expect(appearance + disappearance + ["closure"])
  }

  @Test func aMessageThatIsDismissedEndsOnce() async {
    StatusHUD.showSuccess(status: "a", duration: 1)
    await it.advance(by: 0.5)
    dismiss()
    await it.advance(by: 0.2)
    log.note("gone")
    await expect(appearance + disappearance + ["closure", "gone"])
  }

  /// There is only one HUD, so a notification has no object.
  @Test func withoutATextNothingComesWithANotification() async {
    await show("")
    dismiss()
    await expect(["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
  }
}
