// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have the `cornerConfiguration` property that glass requires. tvOS
// doesn't have system materials.

/// A view that shows a color or a visual effect behind its subviews. If Reduce Transparency or
/// Increase Contrast is on, an opaque color replaces the effect.
///
/// To round the view's corners, set `layer.cornerRadius`. The view doesn't clip its subviews.
@MainActor class BackdropView: UIView {
  /// The effect of the view, or `nil` if the view shows only its color.
  private(set) var effect: UIVisualEffect?
  /// The color of the view, which tints the effect. An effect that has its own edge ignores it. If
  /// the color is `nil` and there's no effect, the view is white or nearly black.
  private(set) var color: UIColor? = .clear

  /// The subview that shows the material.
  let material = UIVisualEffectView(effect: nil)
  /// The effect that the material has. A glass effect might come back as a different object.
  private var shownEffect: UIVisualEffect? {
    didSet { if shownEffect !== oldValue { material.effect = shownEffect } }
  }
  /// A closure that runs when the view's traits change.
  var onTraitChange: (() -> Void)?
  let observers = NotificationObservers()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerCurve = .continuous
    material.isHidden = true
    material.frame = bounds
    // Use autoresizing, so that animating the view's bounds also animates the material's size.
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    observers.onMain(UIAccessibility.reduceTransparencyStatusDidChangeNotification) { [weak self] in
      self?.applyFill()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the view contains text. If Reduce Transparency or
  /// Increase Contrast is on, such a view draws even a translucent color as an opaque color.
  var carriesText: Bool { false }

  // UIKit deprecated this method in visionOS 1.0.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.accessibilityContrast != traitCollection.accessibilityContrast { applyFill() }
    onTraitChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shapeDidChange()
  }

  // MARK: Fill

  private var isBlurred: Bool { effect != nil && !mustBeOpaque }

  private var mustBeOpaque: Bool {
    (effect != nil || carriesText)
      && (UIAccessibility.isReduceTransparencyEnabled
        || traitCollection.accessibilityContrast == .high)
  }

  func setFill(_ effect: UIVisualEffect?, _ color: UIColor?) {
    guard effect != self.effect || color != self.color else { return }
    (self.effect, self.color) = (effect, color)
    applyFill()
  }

  private func applyFill() {
    material.isHidden = !isBlurred
    material.contentView.backgroundColor = hasOwnEdge ? nil : color
    backgroundColor = isBlurred ? nil : fill
    applyFade()
    shapeDidChange()
  }

  private var fill: UIColor {
    UIColor { @Sendable [color, isBlur = effect != nil, isOpaque = mustBeOpaque] traits in
      let background = UIColor.bezelFill(isDark: traits.userInterfaceStyle == .dark)
      guard let color = color?.resolvedColor(with: traits) else { return background }
      // Don't make a clear color opaque if there's no effect.
      return isOpaque && (isBlur || color.alphaComponent > 0) ? color.over(background) : color
    }
  }

  /// A Boolean value that indicates whether the current effect draws its own border and shadow.
  var hasOwnEdge: Bool { isBlurred && effect?.hasEdge == true }

  /// Applies the corner radius and the corner curve of this view to the material.
  func shapeDidChange() {
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

  // MARK: Fade

  /// A Boolean value that determines whether the view is faded out. You can animate this property.
  var isFadedOut = false { didSet { if isFadedOut != oldValue { applyFade() } } }

  /// The subview that fades with the material, if there's one.
  var fadingView: UIView? { nil }

  /// Shows or hides the view and its contents.
  ///
  /// UIKit might not draw the material of a translucent view, so such a view fades its effect and its
  /// contents instead of itself.
  func applyFade() {
    let (isMaterial, shown) = (isBlurred, isFadedOut ? 0 : 1 as CGFloat)
    let effect = isFadedOut || !isMaterial ? nil : effect
    // End any alpha animation, because it can prevent UIKit from drawing a glass effect.
    if effect != nil { layer.removeAnimation(forKey: "opacity") }
    shownEffect = effect
    // The content view shows a color or the contents of a glass effect.
    material.contentView.setAlpha(isMaterial && (hasOwnEdge || color != nil) ? shown : 1)
    setAlpha(isMaterial ? 1 : shown)
    fadingView?.setAlpha(isMaterial ? shown : 1)
  }

  func removeFades() {
    for view in [self] + subviews + material.subviews { view.layer.removeAllAnimations() }
  }
}

extension UIView {
  /// Sets the alpha value if it's new, so that there's no animation of a view that doesn't change.
  fileprivate func setAlpha(_ alpha: CGFloat) { if alpha != self.alpha { self.alpha = alpha } }
}

extension UIVisualEffect {
  /// A Boolean value that indicates whether the effect draws its own border, as glass does.
  nonisolated var hasEdge: Bool { !(self is UIBlurEffect) && !isPlain }

  /// A Boolean value that indicates whether the effect is a plain `UIVisualEffect`.
  nonisolated var isPlain: Bool { type(of: self) == UIVisualEffect.self }

  #if os(tvOS)
    @MainActor static let bezelMaterial = UIBlurEffect(style: .regular)
    @MainActor static let maskMaterial = UIBlurEffect(style: .regular)
  #else
    @MainActor static let bezelMaterial = UIBlurEffect(style: .systemMaterial)
    @MainActor static let maskMaterial = UIBlurEffect(style: .systemUltraThinMaterial)
  #endif
}
