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

  @Test func withoutADurationTheHUDIsThereAtOnce() async throws {
    StatusHUD.configuration.fadeInDuration = 0
    StatusHUD.configuration.fadeOutDuration = 0
    await it.show(for: 0)
    #expect(try opacity() == 1 && it.bezel.transform == .identity)
    await it.hide(for: 0)
    #expect(it.containers.isEmpty)
    #expect(log.entries == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

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

  @Test func withReducedMotionTheBezelOnlyFades() async throws {
    it.screen.isReduceMotionEnabled = true
    await it.show(for: 0.1)
    #expect(try scale() == 1)
    #expect(try opacity() < 1)
  }

  @Test func theBezelDoesNotFlyIn() async throws {
    await it.show(.activity, "Uploading", for: 0.1)
    #expect(isClose(try it.movingBezel.position, CGPoint(x: 160, y: 240), tolerance: 0.5))
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

  @Test func aFadeThatTurnsRoundOftenIsOnePresentation() async {
    await it.show()
    weak let container = it.container
    for step in 0..<40 {
      if step.isMultiple(of: 2) { await it.hide(for: 0.05) } else { await it.show(for: 0.05) }
      #expect(it.container === container && it.containers.count == 1)
    }
    await it.hide()
    #expect(container == nil)
  }
}
