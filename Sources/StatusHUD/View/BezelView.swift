// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't dim tint colors.

/// A bezel that arranges an indicator, two labels, and a button in a column.
@MainActor final class BezelView: BackdropView {
  let indicatorContainer = IndicatorContainerView(frame: .zero)
  let label = BezelLabel(frame: .zero)
  let detailLabel = BezelLabel(frame: .zero)
  let button = BezelButton(frame: .zero)

  /// The view that fades if the bezel has a material. It contains the shadow and the content.
  private let frontView = GestureRecognizerBarrierView(frame: .zero)
  /// A view that clips the content of the bezel. The origin of the view's coordinate system is the
  /// center of the bezel, so a fading label doesn't move when the bezel changes size.
  private let column = GestureRecognizerBarrierView(frame: .zero)

  /// The layout input. Before each layout, the bezel sets the area, the scale, the size of the font, and
  /// the sizes of its subviews.
  var arrangement = HUDLayout.Input()

  let shadow = BezelShadowView(frame: .zero)
  private var palette: HUDPalette?
  var labels: [BezelLabel] { [label, detailLabel] }
  /// The subviews of the column, from top to bottom.
  private var parts: KeyValuePairs<HUDLayout.Part, UIView> {
    [.indicator: indicatorContainer, .label: label, .details: detailLabel, .button: button]
  }

  /// A Boolean value that determines whether the bezel moves slightly when the device tilts, unless
  /// Reduce Motion is on.
  var tilts = false { didSet { if tilts != oldValue { updateMotionEffects() } } }

  /// A Boolean value that determines whether the next layout animates the changes.
  var animatesLayout = false
  private(set) var laidOut: HUDLayout?

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.clipsToBounds = true
    for (_, view) in parts { column.addSubview(view) }
    #if !os(Linux)
      // Keep the color while the app shows an alert.
      indicatorContainer.tintAdjustmentMode = .normal
    #endif
    for label in labels {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    for view in [shadow, column] { frontView.addSubview(view) }
    frontView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(frontView)
    observers.onMain(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
      self?.updateMotionEffects()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func updateMotionEffects() {
    guard tilts, !UIAccessibility.isReduceMotionEnabled else { return motionEffects = [] }
    let effects = [
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
    ]
    // In points.
    for effect in effects { (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10) }
    motionEffects = effects
  }

  override var carriesText: Bool { true }

  // The content view of a glass effect contains this one, and fades instead of it.
  override var fadingView: UIView? { hasOwnEdge ? nil : frontView }

  /// Applies the colors, the effect, and the shape.
  func apply(_ palette: HUDPalette) {
    if palette != self.palette {
      setFill(palette.effect, palette.background)
      for label in labels { label.textColor = palette.text }
      button.color = palette.text
      self.palette = palette
    }
    // The color of the button's outline depends on the traits.
    button.setNeedsLayout()
  }

  override func shapeDidChange() {
    super.shapeDidChange()
    // Put the content in the content view of a glass effect, so that UIKit keeps the text legible.
    let parent = hasOwnEdge ? material.contentView : self
    if frontView.superview !== parent {
      frontView.alpha = 1
      frontView.frame = parent.bounds
      parent.addSubview(frontView)
      applyFade()
    }
    material.isUserInteractionEnabled = parent !== self
    guard let palette else { return }
    shadow.isHidden = !arrangement.configuration.hasShadow || palette.isClear || hasOwnEdge
    if laidOut != nil { shadow.surround(self) }
    layer.borderWidth = hasOwnEdge ? 0 : arrangement.configuration.borderWidth
    layer.borderColor = palette.border.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Layout

  /// Positions the bezel and its subviews in `area`.
  func layOut(in area: CGRect) {
    let (old, new) = (laidOut, layout(in: area))
    let isAnimated = animatesLayout && old != nil && new != old
    animatesLayout = false
    laidOut = new
    indicatorContainer.scale = new.indicatorScale
    for label in labels { label.fit(new.textLimit.width) }
    if new.bezel.size != old?.bezel.size { shadow.isResizing = isAnimated }
    guard isAnimated else { return move(from: old, to: new) }
    ContentAnimation.animate {
      self.move(from: old, to: new)
    } completion: { [weak self] _ in
      guard let self, laidOut == new else { return }
      shadow.isResizing = false
      shadow.surround(self)
    }
  }

  /// Returns the layout of the bezel in `area`.
  func layout(in area: CGRect) -> HUDLayout {
    // The font of the label has the user's text size now.
    if detailLabel.scalingFont == nil {
      detailLabel.adjustsFontForContentSizeCategory = false
      detailLabel.font = label.font.withSize((0.8 * label.font.pointSize).rounded())
    }
    var input = arrangement
    (input.available, input.pointSize) = (area, label.font.pointSize)
    input.scale = traitCollection.displayScale
    input.sizes[.button] = button.intrinsicContentSize
    input.indicatorScale = indicatorScale(beside: input)
    input.sizes[.indicator] = indicatorContainer.indicatorSize(atScale: input.indicatorScale)
    return layout(addingTextsTo: input)
  }

  /// Returns the indicator's scale for the user's text size, reduced if there isn't enough space.
  private func indicatorScale(beside input: HUDLayout.Input) -> CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .subheadline)
    let wanted = metrics.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    guard arrangement.configuration.adjustsIndicatorForContentSizeCategory, wanted > 1,
      let size = indicatorContainer.indicatorSize(atScale: 1), size.width * size.height > 0
    else { return 1 }
    let room = layout(addingTextsTo: input).textLimit
    return max(1, min(wanted, room.width / size.width, room.height / size.height))
  }

  /// Returns the layout of `input` with the texts, which have the space that remains.
  private func layout(addingTextsTo input: HUDLayout.Input) -> HUDLayout {
    var input = input
    for case let (part, label as BezelLabel) in parts where label.text?.isEmpty == false {
      input.sizes[part] = label.size(within: HUDLayout(input).textLimit)
    }
    return HUDLayout(input)
  }

  private func move(from old: HUDLayout?, to layout: HUDLayout) {
    // Set the bounds and the center, because the frame of a transformed view is undefined.
    bounds = CGRect(origin: .zero, size: layout.bezel.size)
    center = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    column.bounds = bounds.offsetBy(dx: -middle.x, dy: -middle.y)
    column.center = middle
    let rounding = arrangement.configuration.cornerRadius
    layer.cornerRadius = min(rounding, bounds.width / 2, bounds.height / 2)
    setNeedsLayout()
    shadow.surround(self)
    button.isHidden = layout.frames[.button] == nil
    for (part, view) in parts {
      // If a label no longer fits, give it a size of zero so that its text isn't visible.
      let hasText = (view as? UILabel)?.text?.isEmpty == false
      guard let frame = layout.frames[part] ?? (hasText ? CGRect(origin: middle, size: .zero) : nil)
      else { continue }
      // Animate only the position, because animating the size would stretch the view. If a view
      // wasn't in the previous layout, it starts at its final position.
      let center = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
      UIView.performWithoutAnimation {
        view.bounds.size = frame.size
        if old?.frames[part] == nil { view.center = center }
      }
      view.center = center
    }
  }
}
