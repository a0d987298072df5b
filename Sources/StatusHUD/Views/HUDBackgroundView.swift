// SPDX-License-Identifier: MIT

/// A backdrop: a colour or a material, behind whatever is added to it.
///
/// Its corners are rounded with `layer.cornerRadius`; nothing else is clipped, so that it can have
/// a shadow. Use it on the main thread.
@MainActor
public class HUDBackgroundView: UIView {
  /// What fills the view.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// ``HUDBackgroundView/color`` and nothing else.
    case solidColor
    /// What lies beneath the view, blurred, and ``HUDBackgroundView/color`` over it.
    case blur
  }

  /// What fills the view. Default: `.blur`. A material becomes an opaque colour for a user who
  /// reduces transparency or increases contrast.
  public var style = Style.blur {
    didSet { if style != oldValue { applyFill() } }
  }

  /// The material of ``Style/blur``. Default: a thick one that follows the interface's style.
  public var blurEffectStyle: UIBlurEffect.Style = .thickMaterial {
    didSet { if blurEffectStyle != oldValue { applyFill() } }
  }

  /// The colour. Default: nil, which is white or nearly black in ``Style/solidColor``, after the
  /// interface's style, and no colour over the material in ``Style/blur``. There a translucent
  /// colour tints the material, an opaque one hides it.
  public var color: UIColor? {
    didSet { if color != oldValue { applyFill() } }
  }

  /// Made when it is first needed, then kept; below all other subviews.
  private(set) var material: UIVisualEffectView?
  private var shownEffect: UIBlurEffect.Style?
  private let observers = ObserverBag()

  /// Creates a backdrop of a material, with that frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a backdrop of a material, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerCurve = .continuous
    observers.observe(UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
      [weak self] in
      Task { @MainActor [weak self] in self?.applyFill() }
    }
    applyFill()
  }

  /// Whether text stands on the view, so that also a plain colour has to be opaque for a user who
  /// asks for that. What merely dims stays translucent.
  var carriesText: Bool { false }

  /// Anything that is added is above the material.
  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let material, subviews.first !== material { sendSubviewToBack(material) }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.accessibilityContrast != traitCollection.accessibilityContrast { applyFill() }
  }

  /// Called for every change of a property of the layer: the only word of a new radius.
  public override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == "cornerRadius" || event == "cornerCurve" { setNeedsLayout() }
    return super.action(for: layer, forKey: event)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    material?.layer.cornerRadius = layer.cornerRadius
    material?.layer.cornerCurve = layer.cornerCurve
  }

  // MARK: Fill

  private var mustBeOpaque: Bool {
    (style == .blur || carriesText)
      && (UIAccessibility.isReduceTransparencyEnabled
        || traitCollection.accessibilityContrast == .high)
  }

  private func applyFill() {
    let isBlurred = style == .blur && !mustBeOpaque
    // A group of layers would be faded as a picture, in which there is nothing beneath to blur.
    layer.allowsGroupOpacity = !isBlurred
    if isBlurred {
      let material = material ?? makeMaterial()
      if blurEffectStyle != shownEffect {
        shownEffect = blurEffectStyle
        material.effect = UIBlurEffect(style: blurEffectStyle)
      }
      material.contentView.backgroundColor = color
    }
    material?.isHidden = !isBlurred
    backgroundColor = isBlurred ? nil : fill(isOpaque: mustBeOpaque)
  }

  private func makeMaterial() -> UIVisualEffectView {
    let material = UIVisualEffectView(effect: nil)
    material.frame = bounds
    // Not laid out: so it follows also within an animation of the bounds.
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    material.isUserInteractionEnabled = false
    material.clipsToBounds = true
    self.material = material
    insertSubview(material, at: 0)
    setNeedsLayout()
    return material
  }

  private func fill(isOpaque: Bool) -> UIColor {
    let (color, isBlur) = (color, style == .blur)
    let own = isBlur ? blurEffectStyle.interfaceStyle : .unspecified
    return UIColor { @Sendable traits in
      let isDark = (own == .unspecified ? traits.userInterfaceStyle : own) == .dark
      let ground = UIColor.bezelFill(isDark: isDark)
      guard let color = color?.resolvedColor(with: traits) else { return ground }
      // Where there was to be nothing at all, nothing stays.
      return isOpaque && (isBlur || color.alphaComponent > 0) ? color.over(ground) : color
    }
  }
}
