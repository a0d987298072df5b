// SPDX-License-Identifier: MIT

/// The properties for UIAppearance. All objects share the values of the configuration.
@available(*, deprecated, message: "Use StatusHUD.configure(_:).")
extension SVProgressHUD {
  /// Returns an object with the values of the configuration.
  public static func appearance() -> SVProgressHUD { SVProgressHUD() }

  /// The value of `StatusHUD.configuration.style`.
  public var defaultStyle: SVProgressHUDStyle {
    get { SVProgressHUDStyle(StatusHUD.configuration) }
    set { Self.setDefaultStyle(newValue) }
  }

  /// The value of `StatusHUD.configuration.maskType`.
  public var defaultMaskType: SVProgressHUDMaskType {
    get { SVProgressHUDMaskType(StatusHUD.configuration.maskType) }
    set { Self.setDefaultMaskType(newValue) }
  }

  /// The value of `StatusHUD.configuration.spinnerStyle`.
  public var defaultAnimationType: SVProgressHUDAnimationType {
    get { SVProgressHUDAnimationType(StatusHUD.configuration.spinnerStyle) }
    set { Self.setDefaultAnimationType(newValue) }
  }

  /// The value of `StatusHUD.containerView`.
  @preconcurrency @MainActor public var containerView: UIView? {
    get { StatusHUD.containerView }
    set { StatusHUD.containerView = newValue }
  }

  /// The value of `StatusHUD.containerView`.
  @preconcurrency @MainActor public var viewForExtension: UIView? {
    get { StatusHUD.containerView }
    set { StatusHUD.containerView = newValue }
  }

  /// The value of `StatusHUD.configuration.windowLevel`, which is never set below its default.
  public var maxSupportedWindowLevel: UIWindow.Level {
    get { StatusHUD.configuration.windowLevel }
    set { Self.setMaxSupportedWindowLevel(newValue) }
  }

  /// Setting this does nothing. To change the color of indicators, set `foregroundImageColor`.
  public var tintColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }

  /// The value of `StatusHUD.configuration.minimumSize`.
  public var minimumSize: CGSize {
    get { StatusHUD.configuration.minimumSize }
    set { StatusHUD.configure { $0.minimumSize = newValue } }
  }

  /// The value of `StatusHUD.configuration.ringThickness`.
  public var ringThickness: CGFloat {
    get { StatusHUD.configuration.ringThickness }
    set { StatusHUD.configure { $0.ringThickness = newValue } }
  }

  /// The value of `StatusHUD.configuration.ringRadius`.
  public var ringRadius: CGFloat {
    get { StatusHUD.configuration.ringRadius }
    set { StatusHUD.configure { $0.ringRadius = newValue } }
  }

  /// The value of `StatusHUD.configuration.ringRadiusWithoutText`.
  public var ringNoTextRadius: CGFloat {
    get { StatusHUD.configuration.ringRadiusWithoutText }
    set { StatusHUD.configure { $0.ringRadiusWithoutText = newValue } }
  }

  /// The value of `StatusHUD.configuration.cornerRadius`.
  public var cornerRadius: CGFloat {
    get { StatusHUD.configuration.cornerRadius }
    set { StatusHUD.configure { $0.cornerRadius = newValue } }
  }

  /// The value of `StatusHUD.configuration.font`.
  public var font: UIFont {
    get { StatusHUD.configuration.font ?? .preferredFont(forTextStyle: .subheadline) }
    set { StatusHUD.configure { $0.font = newValue } }
  }

  /// The value of `StatusHUD.configuration.bezelColor`.
  public var backgroundColor: UIColor? {
    get { StatusHUD.configuration.bezelColor }
    set { StatusHUD.configure { $0.bezelColor = newValue } }
  }

  /// The value of `StatusHUD.configuration.contentColor`.
  public var foregroundColor: UIColor? {
    get { StatusHUD.configuration.contentColor }
    set { StatusHUD.configure { $0.contentColor = newValue } }
  }

  /// The value of `StatusHUD.configuration.indicatorColor`.
  public var foregroundImageColor: UIColor? {
    get { StatusHUD.configuration.indicatorColor }
    set { StatusHUD.configure { $0.indicatorColor = newValue } }
  }

  /// The value of `StatusHUD.configuration.customMaskColor`.
  public var backgroundLayerColor: UIColor {
    get { StatusHUD.configuration.customMaskColor }
    set { StatusHUD.configure { $0.customMaskColor = newValue } }
  }

  /// The value of `StatusHUD.configuration.imageSize`.
  public var imageViewSize: CGSize {
    get { StatusHUD.configuration.imageSize }
    set { StatusHUD.configure { $0.imageSize = newValue } }
  }

  /// The value of `StatusHUD.configuration.tintsImages`.
  public var shouldTintImages: Bool {
    get { StatusHUD.configuration.tintsImages }
    set { StatusHUD.configure { $0.tintsImages = newValue } }
  }

  /// The value of `StatusHUD.configuration.infoImage`.
  public var infoImage: UIImage? {
    get { StatusHUD.configuration.infoImage }
    set { StatusHUD.configure { $0.infoImage = newValue } }
  }

  /// The value of `StatusHUD.configuration.successImage`.
  public var successImage: UIImage? {
    get { StatusHUD.configuration.successImage }
    set { StatusHUD.configure { $0.successImage = newValue } }
  }

  /// The value of `StatusHUD.configuration.errorImage`.
  public var errorImage: UIImage? {
    get { StatusHUD.configuration.errorImage }
    set { StatusHUD.configure { $0.errorImage = newValue } }
  }

  /// The value of `StatusHUD.configuration.graceTime`.
  public var graceTimeInterval: TimeInterval {
    get { StatusHUD.configuration.graceTime }
    set { StatusHUD.configure { $0.graceTime = newValue } }
  }

  /// The value of `StatusHUD.configuration.minimumDisplayDuration`.
  public var minimumDismissTimeInterval: TimeInterval {
    get {
      Self.keepFiveSeconds()
      return StatusHUD.configuration.minimumDisplayDuration
    }
    set { Self.setMinimumDismissTimeInterval(newValue) }
  }

  /// The value of `StatusHUD.configuration.maximumDisplayDuration`.
  public var maximumDismissTimeInterval: TimeInterval {
    get { StatusHUD.configuration.maximumDisplayDuration }
    set { StatusHUD.configure { $0.maximumDisplayDuration = newValue } }
  }

  /// The value of `StatusHUD.configuration.offset`.
  public var offsetFromCenter: UIOffset {
    get {
      let offset = StatusHUD.configuration.offset
      return UIOffset(horizontal: offset.x, vertical: offset.y)
    }
    set { Self.setOffsetFromCenter(newValue) }
  }

  /// The value of `StatusHUD.configuration.fadeInDuration`.
  public var fadeInAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeInDuration }
    set { StatusHUD.configure { $0.fadeInDuration = newValue } }
  }

  /// The value of `StatusHUD.configuration.fadeOutDuration`.
  public var fadeOutAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeOutDuration }
    set { StatusHUD.configure { $0.fadeOutDuration = newValue } }
  }

  /// The value of `StatusHUD.configuration.playsHaptics`.
  public var hapticsEnabled: Bool {
    get { StatusHUD.configuration.playsHaptics }
    set { StatusHUD.configure { $0.playsHaptics = newValue } }
  }

  /// The value of `StatusHUD.configuration.isMotionEffectEnabled`.
  public var motionEffectEnabled: Bool {
    get { StatusHUD.configuration.isMotionEffectEnabled }
    set { StatusHUD.configure { $0.isMotionEffectEnabled = newValue } }
  }
}
