// SPDX-License-Identifier: MIT

// A seam: Linux has no glass.

/// A color or a material, behind the subviews you add.
///
/// Round its corners with `layer.cornerRadius`; the view does not clip its subviews. Use it on the
/// main thread.
@preconcurrency @MainActor public class HUDBackgroundView: UIView {
  /// What fills a background view.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// ``HUDBackgroundView/color``.
    case solidColor
    /// A blur of what lies beneath the view, and ``HUDBackgroundView/color`` over it.
    case blur
  }

  /// What fills the view. Default: `.blur`. For a user who reduces transparency or increases
  /// contrast, a blur becomes an opaque color.
  public var style = Style.blur { didSet { applyFill() } }

  /// The material of ``Style/blur``. Default: a thick one that follows the interface style.
  public var blurStyle: UIBlurEffect.Style = .thickMaterial {
    didSet { if blurStyle != oldValue { blur = UIBlurEffect(style: blurStyle) } }
  }
  private lazy var blur = UIBlurEffect(style: blurStyle) { didSet { applyFill() } }

  /// The effect of ``Style/blur``, in place of the ``blurStyle``. Default: nil.
  ///
  /// An effect that isn't a `UIBlurEffect`, such as the glass of iOS 26, draws its own edge. It has the
  /// view's corners, but the view doesn't clip it, and doesn't add its ``color``.
  public var effect: UIVisualEffect? { didSet { applyFill() } }

  /// The color of the view. Default: nil.
  ///
  /// In ``Style/solidColor``, nil is white or nearly black, with the interface style. In
  /// ``Style/blur``, nil adds no color to the material, a translucent color tints it and an opaque
  /// one hides it.
  public var color: UIColor? { didSet { applyFill() } }

  /// Created when first needed, then kept below all other subviews.
  private(set) var material: UIVisualEffectView?
  /// The alphas that the subviews had before they faded out.
  private var alphas: [ObjectIdentifier: CGFloat] = [:]
  private let observers = NotificationObservers()
  private var isSettingFill = false

  /// Creates a view with a material.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with a material from an archive.
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

  /// Whether text stands on the view, so that a user who asks for it gets an opaque color also in
  /// ``Style/solidColor``. A color that only dims stays translucent.
  var carriesText: Bool { false }

  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let material, subviews.first !== material { sendSubviewToBack(material) }
  }

  // visionOS deprecates the call of `super` from its first version on.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    traitsDidChange(from: previous)
  }

  func traitsDidChange(from previous: UITraitCollection?) {
    if previous?.accessibilityContrast != traitCollection.accessibilityContrast { applyFill() }
  }

  // UIKit calls this for every change of a property of the layer. Nothing else reports a new radius.
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

  /// Sets several properties, and fills the view once.
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
      // A solid color fades by its alpha. Glass that first appears then might never be drawn.
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
      // A clear solid color stays clear.
      return isOpaque && (isBlur || color.alphaComponent > 0) ? color.over(ground) : color
    }
  }

  /// Whether the visible effect has its own border and shadow.
  var hasOwnEdge: Bool { isBlurred && effect?.hasEdge == true }

  /// Gives the material the corners of the view.
  func shapeDidChange() {
    guard let material else { return }
    material.clipsToBounds = !hasOwnEdge
    material.layer.cornerRadius = layer.cornerRadius
    material.layer.cornerCurve = layer.cornerCurve
    #if !os(Linux)
      // Without this, glass that isn't clipped is a capsule.
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        material.cornerConfiguration = .corners(radius: .fixed(layer.cornerRadius))
      }
    #endif
  }

  private func makeMaterial() -> UIVisualEffectView {
    let material = UIVisualEffectView(effect: nil)
    material.frame = bounds
    // Not laid out: so it follows within an animation of the bounds too.
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    material.isUserInteractionEnabled = false
    self.material = material
    insertSubview(material, at: 0)
    setNeedsLayout()
    return material
  }

  /// Shows what is visible of a mask; in place of a vignette, plain black.
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

  /// A Boolean value that determines whether the view is invisible. It fades if this is set in an
  /// animation.
  ///
  /// A translucent view might not draw its material, so the effect and each subview fade instead.
  /// Set `true` again if the style or the subviews may have changed since: it fades what they need.
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

  /// Ends all fades.
  func removeFades() {
    for view in [self] + subviews + (material?.subviews ?? []) { view.layer.removeAllAnimations() }
  }
}

extension UIVisualEffect {
  /// Whether it has its own border and shadow, like glass.
  nonisolated var hasEdge: Bool { !(self is UIBlurEffect) }
}
