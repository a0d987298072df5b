// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A HUD in a view has a configuration of its own. That each property has an effect there is what
/// `EveryPropertyTests` and `LiveChangeTests` prove.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewConfigurationTests {
  private let it = ViewScreen.current

  /// The color of the bezel beside its content. The scale of the screen is 2.
  private func color(of hud: HUDView) -> Pixel {
    let frame = hud.bezelFrame
    return it.pixels().straight(Int(2 * (frame.minX + 5)), Int(2 * frame.midY))
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func aHUDHasACopyOfTheGlobalConfigurationAtItsBirth() async {
    StatusHUD.configuration.bezelColor = .red
    let hud = it.addHUD()
    StatusHUD.configuration.bezelColor = .green
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(hud.configuration.bezelColor == .red && color(of: hud) == .red)
    let next = it.addHUD()
    hud.configuration.bezelColor = .blue
    #expect(next.configuration == StatusHUD.configuration)
    #expect(StatusHUD.configuration.bezelColor == .green)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/577"),
    arguments: [UIUserInterfaceStyle.light, .dark])
  func aHUDCanHaveTheStyleOfItsViewOrOfItsOwn(_ style: UIUserInterfaceStyle) async {
    it.screen.userInterfaceStyle = style == .dark ? .light : .dark
    let hud = it.showHUD { $0.configuration.style = style == .dark ? .dark : .light }
    for isOwn in [true, false] {
      if !isOwn { hud.configuration.style = .automatic }
      it.container.overrideUserInterfaceStyle = isOwn ? .unspecified : style
      await it.advance(by: 0.5)
      #expect(hud.label.traitCollection.userInterfaceStyle == style)
      #expect((color(of: hud).red < 128) == (style == .dark))
    }
  }
}
