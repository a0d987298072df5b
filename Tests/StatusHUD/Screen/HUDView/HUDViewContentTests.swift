// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What is set on a HUD, and when it reaches the screen.
@MainActor @Suite(.viewScreen()) struct HUDViewContentTests {
  private let it = ViewScreen.current

  @Test func whatIsSetCanBeReadAtOnce() {
    let hud = it.addHUD()
    #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
    for _ in 0..<2 {
      (hud.status, hud.details, hud.progress) = ("a", "b", 0.5)
      #expect(hud.status == "a" && hud.details == "b" && hud.progress == 0.5)
      hud.progress = 2
      #expect(hud.progress == 1)
      (hud.status, hud.details, hud.progress) = ("", nil, nil)
      #expect(hud.status == nil && hud.details == nil && hud.progress == nil)
      hud.show(animated: false)
    }
  }

  /// The work is not lost, whatever becomes of the HUD.
  @Test func aHUDThatIsShownAgainHasItsContentAndTheChangesMeanwhile() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    await it.advance(by: 0.5)
    hud.hide(animated: false)
    (hud.status, hud.details, hud.progress) = ("Loading", "3 of 12", 0.25)
    for _ in 0..<2 {
      hud.show(animated: false)
      #expect(hud.label.text == "Loading" && hud.bezel.detailLabel.text == "3 of 12")
      #expect((hud.indicator as? RingProgressView)?.progress == 0.25)
      #expect(hud.bezel.indicatorContainer.subviews.count == 1, "the change itself isn't seen")
      await it.advance(by: 0.5)
      hud.hide(animated: false)
    }
  }

  /// What is set in the frame that shows the HUD is how it appears; later changes are visible.
  @Test(arguments: [false, true])
  func theBezelGrowsVisiblyForLaterChangesOnly(animated: Bool) async {
    let hud = it.showHUD(animated: animated)
    var seen: CGSize? { hud.bezel.layer.presentation()?.bounds.size }
    hud.status = "A label"
    hud.progress = 0.5
    await it.advance(by: 0)
    let first = hud.bezel.bounds.size
    #expect(first.width > 60 && seen == first && hud.bezel.indicatorContainer.subviews.count == 1)
    await it.advance(by: 0.5)
    hud.details = "Details that are wider than the label"
    await it.advance(by: 0.05)
    #expect((first.width + 1..<hud.bezel.bounds.width).contains(seen?.width ?? 0))
    await it.advance(by: 0.2)
    #expect(seen == hud.bezel.bounds.size)
  }

  @Test(.bug("https://github.com/JonasGessner/JGProgressHUD/issues/128"))
  func aChangeDuringTheFadeInIsSeen() async {
    let hud = await it.showHUD(animated: true, for: 0.05) {
      $0.configuration.minimumVisibleTime = 1
    }
    hud.customView = GlyphView(icon: .success)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(hud.bezel.indicatorContainer.subviews == [hud.customView?.superview])
    #expect(it.huds == [hud] && hud.isShown)
  }
}
