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
      language: shot.variant.language, in: shot.hudCase?.surroundings ?? .app,
      rowCount: shot.rowCount)
    let window = screen.show(sample, as: shot.variant)
    if shot.forcesStyle { window.overrideUserInterfaceStyle = shot.variant.isDark ? .light : .dark }
    if let hudCase = shot.hudCase { prepare(screen, sample.view, for: hudCase.surroundings) }
    await screen.advance(by: 0)

    shot.hudCase?.present(in: shot.variant.language)
    if let view = shot.view?() {
      view.center = CGPoint(x: shot.size.width / 2, y: shot.size.height / 2)
      window.addSubview(view)
    }
    await screen.advance(by: shot.shownFor)
    if let fraction = shot.fadedOut {
      StatusHUD.dismiss()
      await screen.advance(by: StatusHUD.configuration.fadeOutDuration * fraction)
    }
    await surround(shot, sample, on: screen)
    // The clock of this view is not that of the screen.
    for window in screen.windowScene.windows { window.first(BouncingDotsView.self)?.drawFrame() }
    let image = screen.image()

    // The next shot begins with nothing shown and nothing configured.
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.indicatorProvider = nil
    StatusHUD.dismissAll()
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
      let container = UIView(frame: CGRect(origin: .zero, size: size))
      container.backgroundColor = .tertiarySystemBackground
      container.layer.cornerRadius = 16
      container.layer.borderWidth = 2
      container.layer.borderColor = UIColor.systemBlue.cgColor
      container.clipsToBounds = true
      container.center = CGPoint(x: view.bounds.midX, y: view.bounds.height / 3)
      view.addSubview(container)
      StatusHUD.containerView = container
    default: break
    }
  }

  /// What comes while the HUD is shown.
  private func surround(
    _ shot: Shot, _ sample: SampleScreen, on screen: OffscreenScreen
  ) async {
    if let seconds = shot.keyboardFor {
      let height = (shot.size.height * 0.38).rounded()
      let stage = keyboardStage(for: shot, height: height)
      sample.view.addSubview(stage)
      // The curve of the keyboard has no constant.
      let (duration, curve) = (0.25, UIView.AnimationOptions(rawValue: 7 << 16))
      screen.setKeyboard(
        frame: CGRect(x: 0, y: shot.size.height - height, width: shot.size.width, height: height),
        duration: duration)
      UIView.animate(withDuration: duration, delay: 0, options: curve) { stage.center.y -= height }
      await screen.advance(by: seconds)
    }
    if let seconds = shot.turningFor {
      screen.rotate(to: .landscapeLeft, duration: 0.3)
      await screen.advance(by: seconds)
    }
    switch shot.hudCase?.surroundings {
    case .pressedButton:
      let button = screen.windowScene.windows.lazy.compactMap { $0.first(UIButton.self) }.first
      if let button {
        screen.tap(
          at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      }
    case .alert, .answeredAlert:
      sample.present(HUDCase.makeAlert(in: shot.variant.language), animated: false)
    case .push: sample.push()
    default: return
    }
    await screen.advance(by: 1)
    if shot.hudCase?.surroundings == .answeredAlert {
      sample.dismiss(animated: true)
      await screen.advance(by: 1)
    }
  }

  /// A field at the lower end of the screen, and below it a stand-in for the keyboard, which a host
  /// does not draw.
  private func keyboardStage(for shot: Shot, height: CGFloat) -> UIView {
    let field = UILabel(frame: CGRect(x: 0, y: 0, width: shot.size.width, height: 44))
    field.text =
      shot.variant.language == .english ? "   Write a message" : "   اكتب رسالة"
    field.font = .systemFont(ofSize: 16)
    field.textColor = .secondaryLabel
    field.backgroundColor = .secondarySystemBackground
    let keys = UIView(frame: CGRect(x: 0, y: 44, width: shot.size.width, height: height))
    keys.backgroundColor = .systemGray
    let stage = UIView(
      frame: CGRect(
        x: 0, y: shot.size.height - 44, width: shot.size.width, height: 44 + height))
    stage.addSubview(field)
    stage.addSubview(keys)
    return stage
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
