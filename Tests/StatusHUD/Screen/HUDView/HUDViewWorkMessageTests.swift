// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message in place of the work of a HUD.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewWorkMessageTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func showHUD() async -> HUDView {
    await it.showHUD(for: 1) {
      ($0.status, $0.details, $0.progress, $0.delegate) = ("Loading", "3 of 12", 0.25, log)
    }
  }

  private func show(_ message: StatusHUD.Message, on hud: HUDView) {
    hud.show(message) { [log] in log.events.append("completion") }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/519"))
  func workEndsInAMessageThatStaysForItsTimeAndTheHUDIsRemoved() async {
    let hud = await showHUD()
    show(.success("Loaded", duration: 1), on: hud)
    #expect(it.hudTexts == ["Loaded"] && hud.status == "Loading" && hud.details == "3 of 12")
    #expect((hud.indicator as? GlyphView)?.icon == .success && hud.isVisible)
    await it.advance(by: 0.95)
    #expect(it.hudTexts == ["Loaded"] && log.events == ["will appear", "did appear"])
    await it.advance(by: 0.06)
    #expect(it.hudTexts.isEmpty && !hud.isVisible && it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole + ["completion"])
  }

  @Test(arguments: [false, true]) func aHUDOfTheAppStaysInItsSuperview(wasShown: Bool) async {
    let hud = it.addHUD()
    if wasShown { hud.show(animated: false) }
    for message in [StatusHUD.Message.success("Loaded", duration: 1), .error("No", duration: 1)] {
      hud.show(message)
      await it.advance(by: 0.5)
      #expect(it.hudTexts == [message.status] && hud.isVisible)
      await it.advance(by: 1.5)
      #expect(it.huds == [hud] && !hud.isShown && !hud.isVisible)
    }
  }

  /// The mask that a HUD has: its own, or else that of the configuration, or else a clear one with work
  /// and with the message that ends the work.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/181"),
    arguments: [StatusHUD.MaskType.automatic, .black, .passthrough],
    [StatusHUD.MaskType.automatic, .gradient, .passthrough])
  func aMessageHasItsOwnMaskOrThatOfTheConfiguration(
    own: StatusHUD.MaskType, configured: StatusHUD.MaskType
  ) async {
    StatusHUD.configuration.maskType = configured
    func first(_ masks: StatusHUD.MaskType...) -> StatusHUD.MaskType {
      masks.first { $0 != .automatic } ?? .automatic
    }
    func expect(
      _ mask: StatusHUD.MaskType, of hud: HUDView?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      await it.advance(by: 0.5)
      #expect(hud?.contentView.maskType == mask, sourceLocation: sourceLocation)
      #expect(
        hud?.accessibilityViewIsModal == (mask != .passthrough), sourceLocation: sourceLocation)
    }
    let hud = await showHUD()
    await expect(first(configured, .clear), of: hud)
    hud.show(.success("Loaded", maskType: own))
    await expect(first(own, configured, .clear), of: hud)
    hud.show(.success("Saved", maskType: own))
    await expect(first(own, configured, .passthrough), of: hud)
    let other = HUDView(frame: .zero)
    it.container.addSubview(other)
    other.show(.text("Copied", maskType: own))
    await expect(first(own, configured, .passthrough), of: other)
    other.hide(animated: false)
    HUDView.show(.text("Copied", maskType: own), in: it.container)
    await expect(first(own, configured, .passthrough), of: it.messageHUD(in: it.container))
  }

  /// The first one ends the work, so it has another mask.
  @Test func anEqualMessageIsShownOnce() async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = await showHUD()
    for _ in 0..<2 { show(.success("Saved", duration: 1), on: hud) }
    await it.advance(by: 1.5)
    #expect(!hud.isVisible && log.events.count { $0 == "completion" } == 2)
  }
}
