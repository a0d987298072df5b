// SPDX-License-Identifier: MIT

/// The properties that apps set with UIAppearance. All objects share the values of the configuration.
@available(*, deprecated, message: "Use StatusHUD.configure(_:).")
extension SVProgressHUD {
  /// Returns an object whose properties are those of the configuration.
  public static func appearance() -> SVProgressHUD { SVProgressHUD() }

  /// `StatusHUD.configuration.style`.
  public var defaultStyle: SVProgressHUDStyle {
    get { SVProgressHUDStyle(StatusHUD.configuration.style) }
    set { Self.setDefaultStyle(newValue) }
  }

  /// `StatusHUD.configuration.maskType`.
  public var defaultMaskType: SVProgressHUDMaskType {
    get { SVProgressHUDMaskType(StatusHUD.configuration.maskType) }
    set { Self.setDefaultMaskType(newValue) }
  }

  /// `StatusHUD.configuration.spinnerStyle`.
  public var defaultAnimationType: SVProgressHUDAnimationType {
    get { SVProgressHUDAnimationType(StatusHUD.configuration.spinnerStyle) }
    set { Self.setDefaultAnimationType(newValue) }
  }

  /// `StatusHUD.containerView`.
  @preconcurrency @MainActor public var containerView: UIView? {
    get { StatusHUD.containerView }
    set { StatusHUD.containerView = newValue }
  }

  /// `StatusHUD.containerView`.
  @preconcurrency @MainActor public var viewForExtension: UIView? {
    get { StatusHUD.containerView }
    set { StatusHUD.containerView = newValue }
  }

  /// `StatusHUD.configuration.windowLevel`, which it raises and never lowers.
  public var maxSupportedWindowLevel: UIWindow.Level {
    get { StatusHUD.configuration.windowLevel }
    set { Self.setMaxSupportedWindowLevel(newValue) }
  }

  /// Has no effect. `foregroundImageColor` is the color of the indicators.
  public var tintColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }

  /// `StatusHUD.configuration.minimumSize`.
  public var minimumSize: CGSize {
    get { StatusHUD.configuration.minimumSize }
    set { StatusHUD.configure { $0.minimumSize = newValue } }
  }

  /// `StatusHUD.configuration.ringThickness`.
  public var ringThickness: CGFloat {
    get { StatusHUD.configuration.ringThickness }
    set { StatusHUD.configure { $0.ringThickness = newValue } }
  }

  /// `StatusHUD.configuration.ringRadius`.
  public var ringRadius: CGFloat {
    get { StatusHUD.configuration.ringRadius }
    set { StatusHUD.configure { $0.ringRadius = newValue } }
  }

  /// `StatusHUD.configuration.ringRadiusWithoutText`.
  public var ringNoTextRadius: CGFloat {
    get { StatusHUD.configuration.ringRadiusWithoutText }
    set { StatusHUD.configure { $0.ringRadiusWithoutText = newValue } }
  }

  /// `StatusHUD.configuration.cornerRadius`.
  public var cornerRadius: CGFloat {
    get { StatusHUD.configuration.cornerRadius }
    set { StatusHUD.configure { $0.cornerRadius = newValue } }
  }

  /// `StatusHUD.configuration.font`.
  public var font: UIFont {
    get { StatusHUD.configuration.font ?? .preferredFont(forTextStyle: .subheadline) }
    set { StatusHUD.configure { $0.font = newValue } }
  }

  /// `StatusHUD.configuration.bezelColor`.
  public var backgroundColor: UIColor? {
    get { StatusHUD.configuration.bezelColor }
    set { StatusHUD.configure { $0.bezelColor = newValue } }
  }

  /// `StatusHUD.configuration.contentColor`.
  public var foregroundColor: UIColor? {
    get { StatusHUD.configuration.contentColor }
    set { StatusHUD.configure { $0.contentColor = newValue } }
  }

  /// `StatusHUD.configuration.indicatorColor`.
  public var foregroundImageColor: UIColor? {
    get { StatusHUD.configuration.indicatorColor }
    set { StatusHUD.configure { $0.indicatorColor = newValue } }
  }

  /// `StatusHUD.configuration.customMaskColor`.
  public var backgroundLayerColor: UIColor {
    get { StatusHUD.configuration.customMaskColor }
    set { StatusHUD.configure { $0.customMaskColor = newValue } }
  }

  /// `StatusHUD.configuration.imageSize`.
  public var imageViewSize: CGSize {
    get { StatusHUD.configuration.imageSize }
    set { StatusHUD.configure { $0.imageSize = newValue } }
  }

  /// `StatusHUD.configuration.tintsImages`.
  public var shouldTintImages: Bool {
    get { StatusHUD.configuration.tintsImages }
    set { StatusHUD.configure { $0.tintsImages = newValue } }
  }

  /// `StatusHUD.configuration.infoImage`.
  public var infoImage: UIImage? {
    get { StatusHUD.configuration.infoImage }
    set { StatusHUD.configure { $0.infoImage = newValue } }
  }

  /// `StatusHUD.configuration.successImage`.
  public var successImage: UIImage? {
    get { StatusHUD.configuration.successImage }
    set { StatusHUD.configure { $0.successImage = newValue } }
  }

  /// `StatusHUD.configuration.errorImage`.
  public var errorImage: UIImage? {
    get { StatusHUD.configuration.errorImage }
    set { StatusHUD.configure { $0.errorImage = newValue } }
  }

  /// `StatusHUD.configuration.graceTime`.
  public var graceTimeInterval: TimeInterval {
    get { StatusHUD.configuration.graceTime }
    set { StatusHUD.configure { $0.graceTime = newValue } }
  }

  /// `StatusHUD.configuration.minimumDisplayDuration`.
  public var minimumDismissTimeInterval: TimeInterval {
    get {
      Self.keepFiveSeconds()
      return StatusHUD.configuration.minimumDisplayDuration
    }
    set { Self.setMinimumDismissTimeInterval(newValue) }
  }

  /// `StatusHUD.configuration.maximumDisplayDuration`.
  public var maximumDismissTimeInterval: TimeInterval {
    get { StatusHUD.configuration.maximumDisplayDuration }
    set { StatusHUD.configure { $0.maximumDisplayDuration = newValue } }
  }

  /// `StatusHUD.configuration.offset`.
  public var offsetFromCenter: UIOffset {
    get {
      let offset = StatusHUD.configuration.offset
      return UIOffset(horizontal: offset.x, vertical: offset.y)
    }
    set { Self.setOffsetFromCenter(newValue) }
  }

  /// `StatusHUD.configuration.fadeInDuration`.
  public var fadeInAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeInDuration }
    set { StatusHUD.configure { $0.fadeInDuration = newValue } }
  }

  /// `StatusHUD.configuration.fadeOutDuration`.
  public var fadeOutAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeOutDuration }
    set { StatusHUD.configure { $0.fadeOutDuration = newValue } }
  }

  /// `StatusHUD.configuration.playsHaptics`.
  public var hapticsEnabled: Bool {
    get { StatusHUD.configuration.playsHaptics }
    set { StatusHUD.configure { $0.playsHaptics = newValue } }
  }

  /// `StatusHUD.configuration.isMotionEffectEnabled`.
  public var motionEffectEnabled: Bool {
    get { StatusHUD.configuration.isMotionEffectEnabled }
    set { StatusHUD.configure { $0.isMotionEffectEnabled = newValue } }
  }
}
