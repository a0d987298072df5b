// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    #expect(log.entries == ["WillAppear"])
    await it.advance(by: 0.2)
    #expect(try opacity() == 1 && abs(scale() - 1) < 1e-6)
    #expect(log.entries == ["WillAppear", "DidAppear"])
    await it.hide(for: 0.1)
    #expect(try opacity() > 0.6 && opacity() < 1 && scale() > 0.9 && scale() < 1)
    await it.advance(by: 0.0999)
    try expect(scale: 1 / 1.3, opacity: 0)
    await it.advance(by: 0.001)
    #expect(it.containers.isEmpty && it.seenBezel() == nil)
  }

  @Test(arguments: Place.allCases, StatusHUD.Transition.allCases)
  func aUserWhoReducesMotionSeesFadesOnly(
    place: Place, transition: StatusHUD.Transition
  ) async throws {
    it.screen.isReduceMotionEnabled = true
    StatusHUD.configuration.transition = transition
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, for: 0.1)
    let bezel = try hud.bezel
    func expectFade() {
      let transform = bezel.layer.presentation()?.affineTransform()
      #expect(transform?.isIdentity == true && (0.01..<1).contains(bezel.movingOpacity))
    }
    expectFade()
    await it.advance(by: 0.5)
    await hud.hide(for: 0.1)
    expectFade()
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
