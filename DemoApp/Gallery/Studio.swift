// SPDX-License-Identifier: MIT

import DemoCatalog
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Takes the pictures: a screen nobody looks at, the sample app on it, the HUD over that.
@MainActor
struct Studio {
  /// Pixels per point.
  let scale: CGFloat

  /// The screen's clock is virtual, so the same shot is the same picture on every machine.
  func picture(of shot: Shot) async -> CGImage {
    let screen = OffscreenScreen(size: shot.size, scale: shot.scale ?? scale)
    defer { screen.disconnect() }
    screen.setUp(as: shot.variant)
    let window = UIWindow(windowScene: screen.windowScene)
    let sample = SampleScreen(
      language: shot.variant.language, hasBars: shot.hudCase?.surroundings == .bars)
    window.rootViewController = sample
    window.makeKeyAndVisible()
    if shot.forcesStyle { window.overrideUserInterfaceStyle = shot.variant.isDark ? .light : .dark }
    let stage = KeyboardStage(frame: sample.view.bounds, language: shot.variant.language)
    defer { stage.stop() }
    if shot.keyboardFor != nil { sample.view.addSubview(stage) }
    if let hudCase = shot.hudCase { prepare(screen, sample.view, for: hudCase.surroundings) }
    await screen.advance(by: 0)

    shot.hudCase?.present(in: shot.variant.language)
    if let view = shot.view?() {
      if view.bounds.isEmpty { view.bounds.size = CGSize(width: 100, height: 100) }
      view.center = CGPoint(x: shot.size.width / 2, y: shot.size.height / 2)
      window.addSubview(view)
    }
    await wait(until: shot.moment, on: screen)
    await surround(shot, on: screen)
    // The clock of this view is not that of the screen.
    for window in screen.windowScene.windows { window.bouncingDots?.drawFrame() }
    let image = screen.image()

    // The next shot begins with nothing shown and nothing configured.
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.indicatorProvider = nil
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    return image
  }

  private func prepare(_ screen: OffscreenScreen, _ view: UIView, for needed: Surroundings) {
    switch needed {
    case .safeArea(let insets): screen.safeAreaInsets = insets
    case .increasedContrast: screen.accessibilityContrast = .high
    case .reducedTransparency: screen.isReduceTransparencyEnabled = true
    case .reducedMotion: screen.isReduceMotionEnabled = true
    case .tilt: screen.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    case .container(let size):
      let container = ContainerView(size: size)
      container.center = CGPoint(x: view.bounds.midX, y: view.bounds.height / 3)
      view.addSubview(container)
      StatusHUD.containerView = container
    case .app, .window, .keyboard, .pressedButton, .bars, .alert: break
    }
  }

  private func wait(until moment: Shot.Moment, on screen: OffscreenScreen) async {
    switch moment {
    case .shown(let seconds):
      await screen.advance(by: seconds)
    case .fadingOut(let fraction):
      await screen.advance(by: 1)
      StatusHUD.dismiss()
      let duration = StatusHUD.configuration.fadeOutDuration
      await screen.advance(by: duration * fraction)
    }
  }

  /// What comes while the HUD is shown.
  private func surround(_ shot: Shot, on screen: OffscreenScreen) async {
    if let seconds = shot.keyboardFor {
      let height = (shot.size.height * 0.38).rounded()
      screen.setKeyboard(
        frame: CGRect(
          x: 0, y: shot.size.height - height, width: shot.size.width, height: height),
        duration: 0.25)
      await screen.advance(by: seconds)
    }
    if shot.hudCase?.surroundings == .pressedButton {
      let button = screen.windowScene.windows.lazy.compactMap(\.firstButton).first
      if let button {
        screen.tap(
          at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      }
      await screen.advance(by: 1)
    }
    if shot.hudCase?.surroundings == .alert {
      let root = screen.windowScene.windows.lazy.compactMap {
        $0.rootViewController as? SampleScreen
      }
      root.first?.present(HUDCase.makeAlert(in: shot.variant.language), animated: false)
      await screen.advance(by: 1)
    }
    if let seconds = shot.turningFor {
      screen.rotate(to: .landscapeLeft, duration: 0.3)
      await screen.advance(by: seconds)
    }
  }
}

extension OffscreenScreen {
  func setUp(as variant: Variant) {
    userInterfaceStyle = variant.isDark ? .dark : .light
    layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    contentSizeCategory = variant.contentSize
  }
}

extension UIView {
  fileprivate var firstButton: UIButton? {
    self as? UIButton ?? subviews.lazy.compactMap(\.firstButton).first
  }

  fileprivate var bouncingDots: BouncingDotsView? {
    self as? BouncingDotsView ?? subviews.lazy.compactMap(\.bouncingDots).first
  }
}
