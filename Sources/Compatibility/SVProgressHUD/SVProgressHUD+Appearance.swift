// SPDX-License-Identifier: MIT

/// What UIAppearance set. All objects have the same values: those of the configuration.
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

  /// `StatusHUD.configuration.animationType`.
  public var defaultAnimationType: SVProgressHUDAnimationType {
    get { SVProgressHUDAnimationType(StatusHUD.configuration.animationType) }
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

  /// Has no effect: `foregroundImageColor` is the colour of the indicators.
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

  /// `StatusHUD.configuration.ringNoTextRadius`.
  public var ringNoTextRadius: CGFloat {
    get { StatusHUD.configuration.ringNoTextRadius }
    set { StatusHUD.configure { $0.ringNoTextRadius = newValue } }
  }

  /// `StatusHUD.configuration.cornerRadius`.
  public var cornerRadius: CGFloat {
    get { StatusHUD.configuration.cornerRadius }
    set { StatusHUD.configure { $0.cornerRadius = newValue } }
  }

  /// `StatusHUD.configuration.font`.
  public var font: UIFont {
    get { StatusHUD.configuration.font }
    set { StatusHUD.configure { $0.font = newValue } }
  }

  /// `StatusHUD.configuration.backgroundColor`.
  public var backgroundColor: UIColor? {
    get { StatusHUD.configuration.backgroundColor }
    set { StatusHUD.configure { $0.backgroundColor = newValue } }
  }

  /// `StatusHUD.configuration.foregroundColor`.
  public var foregroundColor: UIColor? {
    get { StatusHUD.configuration.foregroundColor }
    set { StatusHUD.configure { $0.foregroundColor = newValue } }
  }

  /// `StatusHUD.configuration.foregroundImageColor`.
  public var foregroundImageColor: UIColor? {
    get { StatusHUD.configuration.foregroundImageColor }
    set { StatusHUD.configure { $0.foregroundImageColor = newValue } }
  }

  /// `StatusHUD.configuration.backgroundLayerColor`.
  public var backgroundLayerColor: UIColor {
    get { StatusHUD.configuration.backgroundLayerColor }
    set { StatusHUD.configure { $0.backgroundLayerColor = newValue } }
  }

  /// `StatusHUD.configuration.imageViewSize`.
  public var imageViewSize: CGSize {
    get { StatusHUD.configuration.imageViewSize }
    set { StatusHUD.configure { $0.imageViewSize = newValue } }
  }

  /// `StatusHUD.configuration.shouldTintImages`.
  public var shouldTintImages: Bool {
    get { StatusHUD.configuration.shouldTintImages }
    set { StatusHUD.configure { $0.shouldTintImages = newValue } }
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

  /// `StatusHUD.configuration.graceTimeInterval`.
  public var graceTimeInterval: TimeInterval {
    get { StatusHUD.configuration.graceTimeInterval }
    set { StatusHUD.configure { $0.graceTimeInterval = newValue } }
  }

  /// `StatusHUD.configuration.minimumDismissTimeInterval`.
  public var minimumDismissTimeInterval: TimeInterval {
    get { StatusHUD.configuration.minimumDismissTimeInterval }
    set { StatusHUD.configure { $0.minimumDismissTimeInterval = newValue } }
  }

  /// `StatusHUD.configuration.maximumDismissTimeInterval`.
  public var maximumDismissTimeInterval: TimeInterval {
    get { StatusHUD.configuration.maximumDismissTimeInterval }
    set { StatusHUD.configure { $0.maximumDismissTimeInterval = newValue } }
  }

  /// `StatusHUD.configuration.offsetFromCenter`.
  public var offsetFromCenter: UIOffset {
    get { StatusHUD.configuration.offsetFromCenter }
    set { StatusHUD.configure { $0.offsetFromCenter = newValue } }
  }

  /// `StatusHUD.configuration.fadeInAnimationDuration`.
  public var fadeInAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeInAnimationDuration }
    set { StatusHUD.configure { $0.fadeInAnimationDuration = newValue } }
  }

  /// `StatusHUD.configuration.fadeOutAnimationDuration`.
  public var fadeOutAnimationDuration: TimeInterval {
    get { StatusHUD.configuration.fadeOutAnimationDuration }
    set { StatusHUD.configure { $0.fadeOutAnimationDuration = newValue } }
  }

  /// `StatusHUD.configuration.hapticsEnabled`.
  public var hapticsEnabled: Bool {
    get { StatusHUD.configuration.hapticsEnabled }
    set { StatusHUD.configure { $0.hapticsEnabled = newValue } }
  }

  /// `StatusHUD.configuration.motionEffectEnabled`.
  public var motionEffectEnabled: Bool {
    get { StatusHUD.configuration.motionEffectEnabled }
    set { StatusHUD.configure { $0.motionEffectEnabled = newValue } }
  }
}
