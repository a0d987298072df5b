// SPDX-License-Identifier: MIT

import DemoCatalogue
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Takes the pictures: a screen nobody looks at, the sample app on it, the HUD over that.
@MainActor
struct Studio {
  /// The screen's clock is virtual, so the same shot is the same picture on every machine.
  func picture(of shot: Shot) async -> CGImage {
    let screen = OffscreenScreen(size: shot.size, scale: shot.scale)
    defer { screen.disconnect() }
    screen.userInterfaceStyle = shot.isDark ? .dark : .light
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = SampleScreen()
    window.makeKeyAndVisible()
    await screen.advance(by: 0)

    shot.hudCase?.present()
    if let view = shot.view?() {
      view.frame = CGRect(
        x: shot.size.width / 2 - 50, y: shot.size.height / 2 - 50, width: 100, height: 100)
      window.addSubview(view)
    }
    switch shot.moment {
    case .shown(let seconds):
      await screen.advance(by: seconds)
    case .fadingOut(let fraction):
      await screen.advance(by: 1)
      StatusHUD.dismiss()
      let duration = StatusHUD.configuration.fadeOutAnimationDuration
      await screen.advance(by: duration * fraction)
    }
    let image = screen.image()

    // The next shot begins with nothing shown and nothing configured.
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    StatusHUD.configuration = StatusHUD.Configuration()
    return image
  }
}
