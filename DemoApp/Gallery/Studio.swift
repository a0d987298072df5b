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
    let sample = SampleScreen(
      language: shot.variant.language, bars: bars(for: shot.hudCase?.surroundings),
      rowCount: shot.rowCount)
    let window = screen.show(sample, as: shot.variant)
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
    await surround(shot, sample, on: screen)
    // The clock of this view is not that of the screen.
    for window in screen.windowScene.windows { window.first(BouncingDotsView.self)?.drawFrame() }
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
    case .app, .window, .keyboard, .pressedButton, .bars, .sidebar, .push, .alert, .answeredAlert:
      break
    }
  }

  private func bars(for surroundings: Surroundings?) -> SampleScreen.Bars {
    switch surroundings {
    case .bars: .tabs
    case .sidebar: .sidebar
    default: .none
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
  private func surround(
    _ shot: Shot, _ sample: SampleScreen, on screen: OffscreenScreen
  ) async {
    if let seconds = shot.keyboardFor {
      let height = (shot.size.height * 0.38).rounded()
      screen.setKeyboard(
        frame: CGRect(
          x: 0, y: shot.size.height - height, width: shot.size.width, height: height),
        duration: 0.25)
      await screen.advance(by: seconds)
    }
    if shot.hudCase?.surroundings == .pressedButton {
      if let button = screen.windowScene.windows.lazy.compactMap({ $0.first(UIButton.self) }).first
      {
        screen.tap(
          at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      }
      await screen.advance(by: 1)
    }
    let isAnswered = shot.hudCase?.surroundings == .answeredAlert
    if isAnswered || shot.hudCase?.surroundings == .alert {
      sample.present(HUDCase.makeAlert(in: shot.variant.language), animated: false)
      await screen.advance(by: 1)
    }
    if isAnswered {
      sample.dismiss(animated: true)
      await screen.advance(by: 1)
    }
    if shot.hudCase?.surroundings == .push {
      sample.push()
      await screen.advance(by: 1)
    }
    if let seconds = shot.turningFor {
      screen.rotate(to: .landscapeLeft, duration: 0.3)
      await screen.advance(by: seconds)
    }
  }
}

extension OffscreenScreen {
  /// Shows an app whose user has set up the device so.
  func show(_ controller: UIViewController, as variant: Variant) -> UIWindow {
    userInterfaceStyle = variant.isDark ? .dark : .light
    layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    contentSizeCategory = variant.contentSize
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}

extension UIView {
  /// The first view of a kind, this one or one in it.
  fileprivate func first<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? subviews.lazy.compactMap { $0.first(kind) }.first
  }
}
