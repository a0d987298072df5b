// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// `hud(in:)`, and which HUD `hide(in:)` and `hideAll(in:)` find.
@MainActor @Suite(.viewScreen()) struct HUDViewFindingTests {
  private let it = ViewScreen.current

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/427"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/450"))
  func aHUDIsFoundUntilItIsHidden() async {
    var found: HUDView? { HUDView.hud(in: it.container) }
    let hud = it.addHUD()
    #expect(found === hud && !hud.isVisible && !hud.isShown)
    (hud.configuration.graceTime, hud.configuration.minimumVisibleTime) = (5, 1)
    hud.show(animated: false)
    #expect(found === hud && !hud.isShown)
    hud.configuration.graceTime = 0.5
    await it.advance(by: 0.6)
    #expect(found === hud && hud.isShown)
    hud.hide(animated: true)
    #expect(found == nil && hud.isShown)
    hud.show(animated: true)
    #expect(found === hud && hud.isVisible)
    await it.advance(by: 2)
    hud.hide(animated: false)
    #expect(found == nil && it.huds == [hud])
  }

  @Test(arguments: [false, true]) func aHUDThatStaysInItsViewIsRemoved(isOneOfAll: Bool) {
    it.addHUD().show(animated: false)
    let view = it.container
    if isOneOfAll {
      #expect(HUDView.hideAll(in: view, animated: false) == 1)
    } else {
      #expect(HUDView.hide(in: view, animated: false))
    }
    #expect(it.huds == [])
  }

  private final class NamedHUD: HUDView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      status = "subclass"
      configuration.margin = 30
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/416"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func aSubclassHasItsOwnDefaultsAndFindsOnlyItsOwn() {
    let plain = it.showHUD()
    let first = NamedHUD.show(in: it.container, animated: false)
    let second = NamedHUD.show(in: it.container, animated: false) { $0.status = "configured" }
    #expect(it.hudTexts == [nil, "subclass", "configured"])
    #expect(second.configuration.margin == 30 && plain.configuration.margin == 16)
    #expect(NamedHUD.hud(in: it.container) === second)
    #expect(NamedHUD.hideAll(in: it.container, animated: false) == 2)
    #expect(it.huds == [plain] && !first.isVisible)
    #expect(!NamedHUD.hide(in: it.container, animated: false))
  }

  /// Also a message at the end of work, in the HUD of the work.
  @Test(arguments: [false, true]) func workComesBeforeAMessageInFrontOfIt(isOfClass: Bool) async {
    let work = it.showHUD()
    var front: HUDView?
    if isOfClass {
      front = it.show(.success("Loaded"))
    } else {
      front = it.showHUD()
      front?.show(.success("Loaded"))
    }
    await it.advance(by: 0.1)
    #expect(it.huds == [work, front] && HUDView.hud(in: it.container) === work)
    #expect(HUDView.hide(in: it.container, animated: false))
    #expect(!work.isVisible && front?.isVisible == true)
    #expect(HUDView.hud(in: it.container) === front, "there's no other HUD")
  }

  @Test func workComesBeforeAHUDThatIsNotShown() {
    let work = it.showHUD()
    let idle = it.addHUD()
    #expect(HUDView.hud(in: it.container) === work)
    work.hide(animated: false)
    it.show(.success("Saved"))
    #expect(HUDView.hud(in: it.container) === idle)
  }
}
