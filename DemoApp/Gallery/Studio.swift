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
    let sample = SampleScreen()
    window.rootViewController = sample
    window.makeKeyAndVisible()
    let stage = KeyboardStage(frame: sample.view.bounds)
    defer { stage.stop() }
    if shot.keyboardFor != nil { sample.view.addSubview(stage) }
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
    await surround(shot, on: screen)
    let image = screen.image()

    // The next shot begins with nothing shown and nothing configured.
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    StatusHUD.configuration = StatusHUD.Configuration()
    return image
  }

  /// What comes over the HUD while it is shown.
  private func surround(_ shot: Shot, on screen: OffscreenScreen) async {
    if let seconds = shot.keyboardFor {
      let height = (shot.size.height * 0.38).rounded()
      screen.setKeyboard(
        frame: CGRect(
          x: 0, y: shot.size.height - height, width: shot.size.width, height: height),
        duration: 0.25)
      await screen.advance(by: seconds)
    }
    if let seconds = shot.turningFor {
      screen.rotate(to: .landscapeLeft, duration: 0.3)
      await screen.advance(by: seconds)
    }
  }
}
