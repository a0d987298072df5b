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

  @Test func theBezelFadesInFromALargerSize() async throws {
    await it.show(for: 0)
    #expect(abs(try scale() - 1.3) < 0.001)
    #expect(try opacity() < 0.001)
    var last = (scale: CGFloat(1.3), opacity: Float(0))
    for _ in 0..<3 {
      await it.advance(by: 0.05)
      let now = (scale: try scale(), opacity: try opacity())
      #expect(now.scale < last.scale && now.scale > 1)
      #expect(now.opacity > last.opacity && now.opacity < 1)
      last = now
    }
    #expect(log.entries == ["willAppear"])
    await it.advance(by: 0.1)
    #expect(abs(try scale() - 1) < 1e-6)
    #expect(try opacity() == 1)
    #expect(log.entries == ["willAppear", "didAppear"])
  }

  @Test func theBezelFadesOutToASmallerSize() async throws {
    await it.show()
    await it.hide(for: 0.1)
    let half = try scale()
    #expect(half < 1 && half > 1 / 1.3)
    await it.advance(by: 0.0999)
    #expect(abs(try scale() - 1 / 1.3) < 0.01)
    #expect(try opacity() < 0.01)
    await it.advance(by: 0.001)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
  }

  /// In the middle, the bezel is more than half in, and less than half out.
  @Test func theFadeInEasesOutAndTheFadeOutEasesIn() async throws {
    await it.show(for: 0.1)
    #expect(try opacity() > 0.6 && scale() < 1.12)
    await it.advance(by: 0.2)
    await it.hide(for: 0.1)
    #expect(try opacity() > 0.6 && scale() > 0.9)
  }

  @Test func anInterruptionGoesOnFromWhatIsOnScreen() async throws {
    await it.show(for: 0.1)
    for isShown in [false, true] {
      let before = (scale: try scale(), opacity: try opacity())
      if isShown { await it.show(for: 0) } else { await it.hide(for: 0) }
      #expect(abs(try scale() - before.scale) < 0.01)
      #expect(abs(try opacity() - before.opacity) < 0.01)
      await it.advance(by: 0.05)
    }
    await it.advance(by: 1)
    #expect(abs(try scale() - 1) < 1e-6)
    #expect(try opacity() == 1)
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

  nonisolated static let rates: [Double] = [120, 60, 24, 7]

  /// Begins between two frames.
  private func begin(_ rate: Double) async {
    it.screen.framesPerSecond = rate
    await it.advance(by: 0.4 / rate)
  }

  /// Seconds until the log has an entry.
  private func wait(for entry: String) async -> Double {
    let start = CACurrentMediaTime()
    while !log.entries.contains(entry), CACurrentMediaTime() < start + 5 {
      await it.advance(by: 0.002)
    }
    return CACurrentMediaTime() - start
  }

  @Test(arguments: rates) func fadesEndWithTheirFrame(rate: Double) async {
    await begin(rate)
    StatusHUD.show()
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "didAppear")))
    await it.advance(by: 0.3 / rate)
    StatusHUD.dismiss { log.note("closure") }
    #expect((0.149...0.152 + 1 / rate).contains(await wait(for: "closure")))
    #expect(it.containers.isEmpty)
    #expect(
      log.entries == ["willAppear", "didAppear", "willDisappear", "didDisappear", "closure"])
  }

  /// At most two frames later than it should: that of the fade in, and that of the fade out.
  @Test(arguments: rates) func aMessageStaysForItsTime(rate: Double) async {
    await begin(rate)
    StatusHUD.showSuccess(status: "a", duration: 1)
    let seconds = await wait(for: "didDisappear a")
    #expect((1.299...1.304 + 2 / rate).contains(seconds))
    #expect(log.entries.count == 4 && it.containers.isEmpty)
  }

  /// The fade is over, and its completion has not come.
  @Test func aShowBeforeALateEndStays() async throws {
    await it.show(.success, "a")
    it.screen.framesPerSecond = 4
    await it.advance(by: 0.26)
    await it.hide(for: 0.2)
    #expect(try it.bezel.movingOpacity < 0.01)
    await it.show(.activity, "b", for: 2)
    #expect(it.texts == ["b"] && StatusHUD.isVisible)
    #expect(try it.bezel.movingOpacity == 1)
    await it.hide(for: 2)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
  }
}

/// What does not move costs no frames.
@MainActor @Suite(.globalHUD) struct IdleTests {
  private let it = HUDScreen(fades: true)

  private func frames(in seconds: Double) async -> Int {
    let before = it.screen.renderedFrameCount
    await it.advance(by: seconds)
    return it.screen.renderedFrameCount - before
  }

  @Test func aMessageMakesNoFramesAndTheSpinnerDoes() async throws {
    await it.show(.activity)
    await it.show(.success, "Saved")
    #expect(try it.bezel.material?.isHidden == false)
    #expect(await frames(in: 10) == 0)
    await it.show(.activity, for: 0)
    #expect(await frames(in: 1) > 50)
  }

  @Test(arguments: [false, true])
  func askingChangesNothing(isShown: Bool) async {
    if isShown { await it.show(.text, "a") } else { await it.advance(by: 0) }
    let log = NotificationLog()
    let (frames, windows) = (it.screen.renderedFrameCount, it.screen.windowScene.windows)
    for _ in 0..<10 {
      #expect(StatusHUD.isVisible == isShown)
      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.displayDuration(for: "a") == 2)
      #expect(StatusHUD.configuration.ringRadius == 18)
      await it.advance(by: 0.1)
    }
    #expect(it.screen.renderedFrameCount == frames)
    #expect(it.screen.windowScene.windows == windows)
    #expect(log.entries.isEmpty)
  }
}
