// SPDX-License-Identifier: MIT

extension SVProgressHUD {
  // MARK: Styles

  /// Sets `StatusHUD.configuration.style`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.style(_:)")
  public static func setDefaultStyle(_ style: SVProgressHUDStyle) {
    StatusHUD.configure { $0.style = style.replacement }
  }

  /// Sets `StatusHUD.configuration.maskType`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.maskType(_:)")
  public static func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    StatusHUD.configure { $0.maskType = maskType.replacement }
  }

  /// Sets `StatusHUD.configuration.animationType`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.animationType(_:)")
  public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    StatusHUD.configure { $0.animationType = type.replacement }
  }

  // MARK: Colours that change the style

  /// Sets `StatusHUD.configuration.foregroundColor`, and the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.foregroundColor(_:)",
    message: "Set StatusHUD.configuration.foregroundColor, and style = .custom for no blur."
  )
  public static func setForegroundColor(_ color: UIColor) {
    customize { $0.foregroundColor = color }
  }

  /// Sets `StatusHUD.configuration.foregroundImageColor`, and the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.foregroundImageColor(_:)",
    message: "Set StatusHUD.configuration.foregroundImageColor, and style = .custom for no blur."
  )
  public static func setForegroundImageColor(_ color: UIColor?) {
    customize { $0.foregroundImageColor = color }
  }

  /// Sets `StatusHUD.configuration.backgroundColor`, and the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.backgroundColor(_:)",
    message: "Set StatusHUD.configuration.backgroundColor, and style = .custom for no blur."
  )
  public static func setBackgroundColor(_ color: UIColor) {
    customize { $0.backgroundColor = color }
  }

  /// Sets `StatusHUD.configuration.effect`, and the style to `.custom`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.effect(_:)",
    message: "Set StatusHUD.configuration.effect."
  )
  public static func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) {
    customize { $0.effect = blurEffect }
  }

  private static func customize(_ change: (inout StatusHUD.Configuration) -> Void) {
    StatusHUD.configure {
      $0.style = .custom
      change(&$0)
    }
  }

  // MARK: Place

  /// Sets `StatusHUD.containerView`, in the next turn of the main thread.
  @available(*, deprecated, renamed: "setter:StatusHUD.containerView(_:)")
  public static func setContainerView(_ containerView: UIView?) {
    Task { @MainActor in StatusHUD.containerView = containerView }
  }

  /// Sets `StatusHUD.containerView`, in the next turn of the main thread.
  @available(*, deprecated, renamed: "setter:StatusHUD.containerView(_:)")
  public static func setViewForExtension(_ view: UIView) { setContainerView(view) }

  /// Raises `StatusHUD.configuration.windowLevel` above `windowLevel`, and never lowers it.
  ///
  /// It was the highest window to look for. Below alerts and the keyboard the HUD would not be seen.
  @available(*, deprecated, message: "Delete the call: the HUD has a window of its own.")
  public static func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {
    let standard = StatusHUD.Configuration().windowLevel.rawValue
    StatusHUD.configure {
      $0.windowLevel = UIWindow.Level(rawValue: max(standard, windowLevel.rawValue + 1))
    }
  }

  /// Sets `StatusHUD.configuration.offsetFromCenter` to zero.
  @available(*, deprecated, message: "Set StatusHUD.configuration.offsetFromCenter to .zero.")
  public static func resetOffsetFromCenter() { setOffsetFromCenter(.zero) }

  /// The images are drawn, so there is no bundle.
  @available(*, unavailable, message: "Set the images of StatusHUD.configuration.")
  public static var imageBundle: Bundle { .main }

  // MARK: Sizes, images and times

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

  /// Sets `StatusHUD.configuration.ringNoTextRadius`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.ringNoTextRadius(_:)")
  public static func setRingNoTextRadius(_ radius: CGFloat) {
    StatusHUD.configure { $0.ringNoTextRadius = radius }
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

  /// Sets `StatusHUD.configuration.backgroundLayerColor`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.backgroundLayerColor(_:)")
  public static func setBackgroundLayerColor(_ color: UIColor) {
    StatusHUD.configure { $0.backgroundLayerColor = color }
  }

  /// Sets `StatusHUD.configuration.imageViewSize`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.imageViewSize(_:)")
  public static func setImageViewSize(_ size: CGSize) {
    StatusHUD.configure { $0.imageViewSize = size }
  }

  /// Sets `StatusHUD.configuration.shouldTintImages`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.shouldTintImages(_:)")
  public static func setShouldTintImages(_ shouldTintImages: Bool) {
    StatusHUD.configure { $0.shouldTintImages = shouldTintImages }
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

  /// Sets `StatusHUD.configuration.graceTimeInterval`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.graceTimeInterval(_:)")
  public static func setGraceTimeInterval(_ interval: TimeInterval) {
    StatusHUD.configure { $0.graceTimeInterval = interval }
  }

  /// Sets `StatusHUD.configuration.minimumDismissTimeInterval`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.minimumDismissTimeInterval(_:)"
  )
  public static func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    StatusHUD.configure { $0.minimumDismissTimeInterval = interval }
  }

  /// Sets `StatusHUD.configuration.maximumDismissTimeInterval`.
  @available(
    *, deprecated, renamed: "setter:StatusHUD.configuration.maximumDismissTimeInterval(_:)"
  )
  public static func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    StatusHUD.configure { $0.maximumDismissTimeInterval = interval }
  }

  /// Sets `StatusHUD.configuration.offsetFromCenter`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.offsetFromCenter(_:)")
  public static func setOffsetFromCenter(_ offset: UIOffset) {
    StatusHUD.configure { $0.offsetFromCenter = offset }
  }

  /// Sets `StatusHUD.configuration.fadeInAnimationDuration`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.fadeInAnimationDuration(_:)")
  public static func setFadeInAnimationDuration(_ duration: TimeInterval) {
    StatusHUD.configure { $0.fadeInAnimationDuration = duration }
  }

  /// Sets `StatusHUD.configuration.fadeOutAnimationDuration`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.fadeOutAnimationDuration(_:)")
  public static func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    StatusHUD.configure { $0.fadeOutAnimationDuration = duration }
  }

  /// Sets `StatusHUD.configuration.hapticsEnabled`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.hapticsEnabled(_:)")
  public static func setHapticsEnabled(_ hapticsEnabled: Bool) {
    StatusHUD.configure { $0.hapticsEnabled = hapticsEnabled }
  }

  /// Sets `StatusHUD.configuration.motionEffectEnabled`.
  @available(*, deprecated, renamed: "setter:StatusHUD.configuration.motionEffectEnabled(_:)")
  public static func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {
    StatusHUD.configure { $0.motionEffectEnabled = motionEffectEnabled }
  }
}
