// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have the corner configuration that glass requires.

/// A view that shows a color or a material behind the subviews that you add.
///
/// To round the view's corners, set `layer.cornerRadius`. The view doesn't clip its subviews.
///
/// Use this view only on the main thread.
@preconcurrency @MainActor public class HUDBackgroundView: UIView {
  /// Constants that specify how a background view is filled.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A solid fill with the view's ``HUDBackgroundView/color``.
    case solidColor
    /// A blur of the content beneath the view, with ``HUDBackgroundView/color`` drawn over the
    /// blur.
    case blur
  }

  /// The fill style of the view. The default is `.blur`. If Reduce Transparency or Increase
  /// Contrast is on, an opaque color replaces the blur.
  public var style = Style.blur { didSet { applyFill() } }

  /// The material of ``Style/blur``. The default is a thick material that matches the interface
  /// style.
  public var blurStyle: UIBlurEffect.Style = .thickMaterial {
    didSet { if blurStyle != oldValue { blur = UIBlurEffect(style: blurStyle) } }
  }
  private lazy var blur = UIBlurEffect(style: blurStyle) { didSet { applyFill() } }

  /// The visual effect of ``Style/blur``. The default is `nil`, which uses the ``blurStyle``.
  ///
  /// An effect that isn't a `UIBlurEffect`, such as `UIGlassEffect` in iOS 26, draws its own border
  /// and shadow. Such an effect takes the view's corner radius. The view doesn't clip the effect,
  /// and ignores its own ``color``.
  public var effect: UIVisualEffect? { didSet { applyFill() } }

  /// The color of the view. The default is `nil`.
  ///
  /// If `nil`, a view with ``Style/solidColor`` is white or nearly black, depending on the
  /// interface style, and a view with ``Style/blur`` shows only its material. A translucent color
  /// tints the material, and an opaque color hides the material.
  public var color: UIColor? { didSet { applyFill() } }

  /// The backmost subview, which shows the material. This view creates the subview on first use.
  private(set) var material: UIVisualEffectView?
  /// The alpha values that the subviews had before they faded out.
  private var alphas: [ObjectIdentifier: CGFloat] = [:]
  private let observers = NotificationObservers()
  private var isSettingFill = false

  /// Creates a view with the specified frame and the default material.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive, with the default material.
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

  /// A Boolean value that indicates whether the view contains text. If `true`, the view is opaque
  /// when Reduce Transparency or Increase Contrast is on, even if the style is
  /// ``Style/solidColor``. If `false`, a translucent solid color remains translucent.
  var carriesText: Bool { false }

  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let material, subviews.first !== material { sendSubviewToBack(material) }
  }

  // The `super` method is deprecated in visionOS 1.0 and later.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitsDidChange(from: previous)
  }

  func traitsDidChange(from previous: UITraitCollection?) {
    if previous?.accessibilityContrast != traitCollection.accessibilityContrast { applyFill() }
  }

  // UIKit calls this method for each layer change. No other method reports a new corner radius.
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

  /// Sets several properties, and updates the fill only after the last change.
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
      // UIKit might not draw glass that first appears while the view's alpha is animating.
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
      // A clear color remains clear if the style is `.solidColor`.
      return isOpaque && (isBlur || color.alphaComponent > 0) ? color.over(ground) : color
    }
  }

  /// A Boolean value that indicates whether the visible effect draws its own border and shadow.
  var hasOwnEdge: Bool { isBlurred && effect?.hasEdge == true }

  /// Applies this view's corners to the material.
  func shapeDidChange() {
    guard let material else { return }
    material.clipsToBounds = !hasOwnEdge
    material.layer.cornerRadius = layer.cornerRadius
    material.layer.cornerCurve = layer.cornerCurve
    #if !os(Linux)
      // By default, glass has the shape of a capsule unless the view clips the glass.
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        material.cornerConfiguration = .corners(radius: .fixed(layer.cornerRadius))
      }
    #endif
  }

  private func makeMaterial() -> UIVisualEffectView {
    let material = UIVisualEffectView(effect: nil)
    material.frame = bounds
    // Resize the material automatically, not in a layout pass, so that it animates with the bounds.
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    material.isUserInteractionEnabled = false
    self.material = material
    insertSubview(material, at: 0)
    setNeedsLayout()
    return material
  }

  /// Shows the mask of the specified type. A gradient mask appears as plain black.
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

  /// A Boolean value that determines whether the view is faded out. This property is animatable.
  ///
  /// UIKit might not draw the material of a translucent view, so the effect and each subview fade
  /// instead. If the style or the subviews might have changed, set the property to `true` again.
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

  /// Ends every fade by removing all animations from the view and its subviews.
  func removeFades() {
    for view in [self] + subviews + (material?.subviews ?? []) { view.layer.removeAllAnimations() }
  }
}

extension UIVisualEffect {
  /// A Boolean value that indicates whether the effect draws its own edge, as glass does.
  nonisolated var hasEdge: Bool { !(self is UIBlurEffect) }
}
