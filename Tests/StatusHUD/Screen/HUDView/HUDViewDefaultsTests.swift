// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The closure that every new HUD runs through.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewDefaultsTests {
  private class NamedHUD: HUDView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      label.text = (label.text ?? "") + " subclass"
    }

    required init?(coder: NSCoder) { nil }
  }

  private let it = ViewScreen.current

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/416"))
  func theDefaultsRunOnceForEachNewHUD() async {
    var seen: [HUDView] = []
    HUDView.defaults = { seen.append($0) }
    defer { HUDView.defaults = nil }
    var made = [
      HUDView(frame: .zero), NamedHUD(frame: .zero), it.addHUD(), it.showHUD(),
      NamedHUD.show(in: it.container),
    ]
    for text in ["One", "Two"] { made += [it.show(.text(text))].compactMap { $0 } }
    made.removeLast()
    for hud in made { hud.show(animated: false) }
    await it.advance(by: 5)
    #expect(seen == made)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func whatIsSetLaterCounts() {
    HUDView.defaults = {
      $0.label.text = "defaults"
      $0.mode = .bar
      $0.margin = 30
    }
    defer { HUDView.defaults = nil }
    let named = NamedHUD.show(in: it.container) {
      $0.label.text = ($0.label.text ?? "") + " configure"
      $0.mode = .pie
    }
    #expect(named.label.text == "defaults subclass configure")
    #expect(named.mode == .pie && named.margin == 30)
    let message = it.show(.error("Failed"))
    #expect(message?.label.text == "Failed" && message?.mode == .error && message?.margin == 30)
  }

  @Test func withoutDefaultsAHUDIsAsEver() {
    HUDView.defaults = { $0.margin = 30 }
    let old = HUDView(frame: .zero)
    HUDView.defaults = nil
    #expect(old.margin == 30 && HUDView(frame: .zero).margin == 20)
  }

  /// What they set is how the HUD appears.
  @Test func theDefaultsAreNotSeenAsAChange() async {
    HUDView.defaults = {
      $0.mode = .bar
      $0.minimumSize = CGSize(width: 200, height: 100)
    }
    defer { HUDView.defaults = nil }
    let hud = it.showHUD(animated: true)
    await it.advance(by: 0.02)
    #expect(hud.bezel.slot.subviews.count == 1)
    #expect(hud.bezel.layer.presentation()?.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test(arguments: [HUDView.TouchHandling.blocking, .passthrough])
  func defaultsCanDecideHowAHUDTakesTouches(_ handling: HUDView.TouchHandling) {
    HUDView.defaults = { $0.touchHandling = handling }
    defer { HUDView.defaults = nil }
    let hud = it.showHUD()
    #expect(
      (it.container.hitTest(CGPoint(x: 5, y: 5), with: nil) === hud.container)
        == (handling == .blocking))
  }
}
