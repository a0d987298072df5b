// SPDX-License-Identifier: MIT

extension SVProgressHUD {
  // MARK: Styles

  /// Sets `StatusHUD.configuration.style`. With `.custom`, the bezel has no material unless
  /// `StatusHUD.configuration.effect` is one.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.style(_:)")
  public static func setDefaultStyle(_ style: SVProgressHUDStyle) {
    StatusHUD.configure { style.apply(to: &$0) }
  }

  /// Sets `StatusHUD.configuration.maskType`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.maskType(_:)")
  public static func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    StatusHUD.configure { $0.maskType = maskType.replacement }
  }

  /// Sets `StatusHUD.configuration.spinnerStyle`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.spinnerStyle(_:)")
  public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    StatusHUD.configure { $0.spinnerStyle = type.replacement }
  }

  // MARK: Colors that change the style

  /// Sets `StatusHUD.configuration.contentColor`, and sets the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.contentColor(_:)",
    message: "Set StatusHUD.configuration.contentColor, and effect = UIVisualEffect() for no blur."
  )
  public static func setForegroundColor(_ color: UIColor) {
    customize { $0.contentColor = color }
  }

  /// Sets `StatusHUD.configuration.indicatorColor`, and sets the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.indicatorColor(_:)",
    message:
      "Set StatusHUD.configuration.indicatorColor, and effect = UIVisualEffect() for no blur."
  )
  public static func setForegroundImageColor(_ color: UIColor?) {
    customize { $0.indicatorColor = color }
  }

  /// Sets `StatusHUD.configuration.bezelColor`, and sets the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.bezelColor(_:)",
    message: "Set StatusHUD.configuration.bezelColor, and effect = UIVisualEffect() for no blur."
  )
  public static func setBackgroundColor(_ color: UIColor) {
    customize { $0.bezelColor = color }
  }

  /// Sets `StatusHUD.configuration.effect`, and sets the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.effect(_:)",
    message: "Set StatusHUD.configuration.effect."
  )
  public static func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) {
    customize { $0.effect = blurEffect }
  }

  @available(*, deprecated)
  private static func customize(_ change: (inout StatusHUD.Configuration) -> Void) {
    StatusHUD.configure {
      SVProgressHUDStyle.custom.apply(to: &$0)
      change(&$0)
    }
  }

  // MARK: Placement

  /// Sets `StatusHUD.containerView` in the next turn of the main thread.
  @available(*, deprecated, renamed: "setter:StatusHUD.containerView(_:)")
  public static func setContainerView(_ containerView: UIView?) {
    Task { @MainActor in StatusHUD.containerView = containerView }
  }

  /// Sets `StatusHUD.containerView` in the next turn of the main thread.
  @available(*, deprecated, renamed: "setter:StatusHUD.containerView(_:)")
  public static func setViewForExtension(_ view: UIView) { setContainerView(view) }

  /// Sets `StatusHUD.configuration.windowLevel` above `windowLevel`, but not below its default.
  ///
  /// In SVProgressHUD, this was the highest level of the windows it searched. A lower window would
  /// hide the HUD behind alerts and the keyboard.
  @available(*, deprecated, message: "Delete the call: the HUD has its own window.")
  public static func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {
    let standard = StatusHUD.Configuration().windowLevel.rawValue
    StatusHUD.configure {
      $0.windowLevel = UIWindow.Level(rawValue: max(standard, windowLevel.rawValue + 1))
    }
  }

  /// Sets `StatusHUD.configuration.offset` to zero.
  @available(*, deprecated, message: "Set StatusHUD.configuration.offset to .zero.")
  public static func resetOffsetFromCenter() { setOffsetFromCenter(.zero) }

  /// The bundle isn't available, because the library draws its images.
  @available(*, unavailable, message: "Set the images of StatusHUD.configuration.")
  public static var imageBundle: Bundle { .main }

  // MARK: Sizes, images, and times

  /// Sets `StatusHUD.configuration.minimumSize`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.minimumSize(_:)")
  public static func setMinimumSize(_ size: CGSize) {
    StatusHUD.configure { $0.minimumSize = size }
  }

  /// Sets `StatusHUD.configuration.ringThickness`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.ringThickness(_:)")
  public static func setRingThickness(_ thickness: CGFloat) {
    StatusHUD.configure { $0.ringThickness = thickness }
  }

  /// Sets `StatusHUD.configuration.ringRadius`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.ringRadius(_:)")
  public static func setRingRadius(_ radius: CGFloat) {
    StatusHUD.configure { $0.ringRadius = radius }
  }

  /// Sets `StatusHUD.configuration.ringRadiusWithoutText`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.ringRadiusWithoutText(_:)")
  public static func setRingNoTextRadius(_ radius: CGFloat) {
    StatusHUD.configure { $0.ringRadiusWithoutText = radius }
  }

  /// Sets `StatusHUD.configuration.cornerRadius`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.cornerRadius(_:)")
  public static func setCornerRadius(_ radius: CGFloat) {
    StatusHUD.configure { $0.cornerRadius = radius }
  }

  /// Sets `StatusHUD.configuration.borderColor`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.borderColor(_:)")
  public static func setBorderColor(_ color: UIColor) {
    StatusHUD.configure { $0.borderColor = color }
  }

  /// Sets `StatusHUD.configuration.borderWidth`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.borderWidth(_:)")
  public static func setBorderWidth(_ width: CGFloat) {
    StatusHUD.configure { $0.borderWidth = width }
  }

  /// Sets `StatusHUD.configuration.font`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.font(_:)")
  public static func setFont(_ font: UIFont) {
    StatusHUD.configure { $0.font = font }
  }

  /// Sets `StatusHUD.configuration.customMaskColor`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.customMaskColor(_:)")
  public static func setBackgroundLayerColor(_ color: UIColor) {
    StatusHUD.configure { $0.customMaskColor = color }
  }

  /// Sets `StatusHUD.configuration.imageSize`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.imageSize(_:)")
  public static func setImageViewSize(_ size: CGSize) {
    StatusHUD.configure { $0.imageSize = size }
  }

  /// Sets `StatusHUD.configuration.tintsImages`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.tintsImages(_:)")
  public static func setShouldTintImages(_ shouldTintImages: Bool) {
    StatusHUD.configure { $0.tintsImages = shouldTintImages }
  }

  /// Sets `StatusHUD.configuration.infoImage`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.infoImage(_:)")
  public static func setInfoImage(_ image: UIImage) {
    StatusHUD.configure { $0.infoImage = image }
  }

  /// Sets `StatusHUD.configuration.successImage`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.successImage(_:)")
  public static func setSuccessImage(_ image: UIImage) {
    StatusHUD.configure { $0.successImage = image }
  }

  /// Sets `StatusHUD.configuration.errorImage`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.errorImage(_:)")
  public static func setErrorImage(_ image: UIImage) {
    StatusHUD.configure { $0.errorImage = image }
  }

  /// Sets `StatusHUD.configuration.graceTime`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.graceTime(_:)")
  public static func setGraceTimeInterval(_ interval: TimeInterval) {
    StatusHUD.configure { $0.graceTime = interval }
  }

  /// Sets `StatusHUD.configuration.minimumDisplayDuration`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.minimumDisplayDuration(_:)"
  )
  public static func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    keepFiveSeconds()
    StatusHUD.configure { $0.minimumDisplayDuration = interval }
  }

  /// Sets the minimum duration of messages to 5 seconds, as in SVProgressHUD. It does so only once,
  /// and only if the app hasn't set another minimum.
  static func keepFiveSeconds() { fiveSeconds }

  private static let fiveSeconds: Void = setFiveSeconds()

  private static func setFiveSeconds() {
    StatusHUD.configure {
      if $0.minimumDisplayDuration == StatusHUD.Configuration().minimumDisplayDuration {
        $0.minimumDisplayDuration = 5
      }
    }
  }

  /// Sets `StatusHUD.configuration.maximumDisplayDuration`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.maximumDisplayDuration(_:)"
  )
  public static func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    StatusHUD.configure { $0.maximumDisplayDuration = interval }
  }

  /// Sets `StatusHUD.configuration.offset`.
  @available(*, deprecated, message: "Set StatusHUD.configuration.offset, a CGPoint.")
  public static func setOffsetFromCenter(_ offset: UIOffset) {
    StatusHUD.configure { $0.offset = CGPoint(x: offset.horizontal, y: offset.vertical) }
  }

  /// Sets `StatusHUD.configuration.fadeInDuration`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.fadeInDuration(_:)")
  public static func setFadeInAnimationDuration(_ duration: TimeInterval) {
    StatusHUD.configure { $0.fadeInDuration = duration }
  }

  /// Sets `StatusHUD.configuration.fadeOutDuration`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.fadeOutDuration(_:)")
  public static func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    StatusHUD.configure { $0.fadeOutDuration = duration }
  }

  /// Sets `StatusHUD.configuration.playsHaptics`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.playsHaptics(_:)")
  public static func setHapticsEnabled(_ hapticsEnabled: Bool) {
    StatusHUD.configure { $0.playsHaptics = hapticsEnabled }
  }

  /// Sets `StatusHUD.configuration.isMotionEffectEnabled`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.isMotionEffectEnabled(_:)")
  public static func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {
    StatusHUD.configure { $0.isMotionEffectEnabled = motionEffectEnabled }
  }
}
