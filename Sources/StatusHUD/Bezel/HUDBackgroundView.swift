// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have the `cornerConfiguration` property that glass requires.

/// A view that shows a color or a material behind its subviews.
///
/// To round the view's corners, set `layer.cornerRadius`. The view doesn't clip its subviews.
///
/// Use background views only on the main thread.
@preconcurrency @MainActor public class HUDBackgroundView: UIView {
  /// Constants that specify how a background view fills its bounds.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A solid fill with the view's ``HUDBackgroundView/color``.
    case solidColor
    /// A blur of the content beneath the view. The view draws its ``HUDBackgroundView/color`` over
    /// the blur.
    case blur
  }

  /// The fill style of the view. The default is `.blur`. If Reduce Transparency or Increase
  /// Contrast is on, an opaque color replaces the blur.
  public var style = Style.blur { didSet { applyFill() } }

  /// The material for ``Style/blur``. The default is a thick material that adapts to the interface
  /// style.
  public var blurStyle: UIBlurEffect.Style = .thickMaterial {
    didSet { if blurStyle != oldValue { blur = UIBlurEffect(style: blurStyle) } }
  }
  private lazy var blur = UIBlurEffect(style: blurStyle) { didSet { applyFill() } }

  /// The visual effect for ``Style/blur``. The default is `nil`, which uses the ``blurStyle``.
  ///
  /// `UIGlassEffect` in iOS 26, like any other effect that isn't a `UIBlurEffect`, draws its own
  /// border and shadow. If the effect draws its own border, the view ignores ``color``, and rounds
  /// the corners of the effect without clipping it.
  public var effect: UIVisualEffect? { didSet { applyFill() } }

  /// The color of the view. The default is `nil`.
  ///
  /// If the color is `nil`, a solid fill is white or nearly black, depending on the interface
  /// style, and a blur shows only its material. A translucent color tints the material, and an
  /// opaque color hides it.
  public var color: UIColor? { didSet { applyFill() } }

  /// The subview that shows the material, or `nil` if the background view hasn't shown a material.
  private(set) var material: UIVisualEffectView?
  /// The original alpha values of the subviews, which the view restores when it fades in again.
  private var alphas: [ObjectIdentifier: CGFloat] = [:]
  private let observers = NotificationObservers()
  private var isSettingFill = false

  /// Creates a background view with the specified frame and the default material.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a background view from an archive. The view has the default material.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {
    layer.cornerCurve = .continuous
    observers.onMain(UIAccessibility.reduceTransparencyStatusDidChangeNotification) { [weak self] in
      self?.applyFill()
    }
    applyFill()
  }

  /// A Boolean value that indicates whether the view contains text. If Reduce Transparency or
  /// Increase Contrast is on, a view that contains text draws a translucent solid color as an
  /// opaque color.
  var carriesText: Bool { false }

  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let material, subviews.first !== material { sendSubviewToBack(material) }
  }

  // UIKit deprecated this method in visionOS 1.0.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitsDidChange(from: previous)
  }

  func traitsDidChange(from previous: UITraitCollection?) {
    if previous?.accessibilityContrast != traitCollection.accessibilityContrast { applyFill() }
  }

  // Detect corner radius changes here, because UIKit doesn't report them in any other way.
  public override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == "cornerRadius" || event == "cornerCurve" { setNeedsLayout() }
    return super.action(for: layer, forKey: event)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    shapeDidChange()
  }

  // MARK: Fill

  private var isBlurred: Bool { style == .blur && !mustBeOpaque }

  private var mustBeOpaque: Bool {
    (style == .blur || carriesText)
      && (UIAccessibility.isReduceTransparencyEnabled
        || traitCollection.accessibilityContrast == .high)
  }

  /// Runs a closure that sets several properties, and then updates the fill once.
  func setFill(_ changes: () -> Void) {
    isSettingFill = true
    changes()
    isSettingFill = false
    applyFill()
  }

  private func applyFill() {
    guard !isSettingFill else { return }
    if isBlurred {
      let material = material ?? makeMaterial()
      let effect = isFadedOut ? nil : effect ?? blur
      // End any alpha animation, because it can prevent UIKit from drawing a glass effect.
      if !isFadedOut { layer.removeAnimation(forKey: "opacity") }
      if effect !== material.effect { material.effect = effect }
      material.contentView.backgroundColor = hasOwnEdge ? nil : color
    } else if isFadedOut {
      alpha = 0
    }
    material?.isHidden = !isBlurred
    backgroundColor = isBlurred ? nil : fill(isOpaque: mustBeOpaque)
    shapeDidChange()
  }

  private func fill(isOpaque: Bool) -> UIColor {
    let (color, isBlur) = (color, style == .blur)
    let own = isBlur && effect == nil ? blurStyle.interfaceStyle : .unspecified
    return UIColor { @Sendable traits in
      let isDark = (own == .unspecified ? traits.userInterfaceStyle : own) == .dark
      let ground = UIColor.bezelFill(isDark: isDark)
      guard let color = color?.resolvedColor(with: traits) else { return ground }
      // Don't make a clear color opaque if the style is `.solidColor`.
      return isOpaque && (isBlur || color.alphaComponent > 0) ? color.over(ground) : color
    }
  }

  /// A Boolean value that indicates whether the current effect draws its own border and shadow.
  var hasOwnEdge: Bool { isBlurred && effect?.hasEdge == true }

  /// Applies the corner radius and the corner curve of this view to the material.
  func shapeDidChange() {
    guard let material else { return }
    material.clipsToBounds = !hasOwnEdge
    material.layer.cornerRadius = layer.cornerRadius
    material.layer.cornerCurve = layer.cornerCurve
    #if !os(Linux)
      // Set a fixed radius, because an unclipped glass effect is a capsule by default.
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        material.cornerConfiguration = .corners(radius: .fixed(layer.cornerRadius))
      }
    #endif
  }

  private func makeMaterial() -> UIVisualEffectView {
    let material = UIVisualEffectView(effect: nil)
    material.frame = bounds
    // Use autoresizing, so that animating the view's bounds also animates the material's size.
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    material.isUserInteractionEnabled = false
    self.material = material
    insertSubview(material, at: 0)
    setNeedsLayout()
    return material
  }

  /// Shows a mask of the specified type. If the type is `.gradient`, the view shows a black mask.
  func apply(_ maskType: StatusHUD.MaskType, customColor: UIColor) {
    setFill {
      style = maskType == .blur ? .blur : .solidColor
      switch maskType {
      case .passthrough, .clear: color = .clear
      case .black, .gradient: color = .hudMask
      case .blur: (color, effect, blurStyle) = (.hudBlurredMask, nil, .maskMaterial)
      case .custom: color = customColor
      }
    }
  }

  // MARK: Fade

  /// A Boolean value that determines whether the view is faded out. You can animate this property.
  ///
  /// UIKit might not draw the material of a translucent view, so the view fades its effect and each
  /// subview instead. If the style or the subviews change, set this property to `true` again.
  var isFadedOut = false {
    didSet {
      if oldValue {
        alpha = 1
        for view in subviews { alphas[ObjectIdentifier(view)].map { view.alpha = $0 } }
        alphas = [:]
      }
      applyFill()
      for view in subviews where isFadedOut && isBlurred && view !== material {
        alphas[ObjectIdentifier(view)] = view.alpha
        view.alpha = 0
      }
      material?.contentView.alpha = isFadedOut ? 0 : 1
    }
  }

  func removeFades() {
    for view in [self] + subviews + (material?.subviews ?? []) { view.layer.removeAllAnimations() }
  }
}

extension UIVisualEffect {
  /// A Boolean value that indicates whether the effect draws its own border, as glass does.
  nonisolated var hasEdge: Bool { !(self is UIBlurEffect) }
}
