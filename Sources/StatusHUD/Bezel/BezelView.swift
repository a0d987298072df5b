// SPDX-License-Identifier: MIT

/// The bezel of every HUD: a rounded box with an indicator, two texts and a button in a column.
@MainActor class BezelView: HUDBackgroundView, ModalElement {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  static func shortened(_ text: String?) -> String? { text.map { String($0.prefix(4096)) } }

  let slot = IndicatorSlotView(frame: .zero)
  let label = BezelLabel(frame: .zero)

  /// Created when first asked for, as is the button: most HUDs have neither.
  private(set) lazy var detailsLabel: UILabel = {
    let label = BezelLabel(frame: .zero)
    existingDetailsLabel = label
    label.textColor = contentColor
    // Set before the label is in the bezel, whose traits scale it.
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .boldSystemFont(ofSize: 12))
    add(label)
    return label
  }()
  private(set) lazy var button: BezelButton = {
    let button = BezelButton(frame: .zero)
    existingButton = button
    button.onChange = { [weak self] in self?.onChange?() }
    button.isHidden = true
    button.color = contentColor
    box.addSubview(button)
    return button
  }()
  private(set) var existingDetailsLabel: BezelLabel?
  private(set) var existingButton: BezelButton?

  /// Clips the parts at the edges of a bezel that still grows. Its origin is its center, so that
  /// dissolving parts stay in place when the bezel gets another size.
  private let box = GestureBarrierView(frame: .zero)

  /// The color of texts and button, until the app gives one of them another.
  var contentColor = UIColor.label {
    didSet {
      label.textColor = contentColor
      existingDetailsLabel?.textColor = contentColor
      existingButton?.color = contentColor
    }
  }

  /// What decides the layout besides the sizes of the parts and the area.
  var arrangement = HUDLayout.Input()

  /// Called when a text or the button changes.
  var onChange: (() -> Void)?

  var hasShadow = false {
    didSet {
      guard hasShadow != oldValue else { return }
      if hasShadow { insertSubview(shadow, at: 0) } else { shadow.removeFromSuperview() }
      updateShadow()
    }
  }
  private(set) lazy var shadow = BezelShadowView(frame: .zero)

  /// nil keeps the border of the layer.
  var border: (width: CGFloat, color: UIColor)? { didSet { shapeDidChange() } }

  /// The radius of the corners, of which at most half the shorter side is used. nil keeps the
  /// radius of the layer.
  var rounding: CGFloat? {
    didSet { if rounding != oldValue { setNeedsPlacement(animated: false) } }
  }

  /// Whether the indicator grows with the text size of the user.
  var adjustsIndicator = true {
    didSet { if adjustsIndicator != oldValue { setNeedsPlacement(animated: false) } }
  }

  private var animatesPlacement = false
  private var placed: HUDLayout?
  /// The bounds from which the bezel grows.
  private var formerBounds: CGRect? { didSet { updateShadow() } }

  override func setUp() {
    super.setUp()
    box.clipsToBounds = true
    box.addSubview(slot)
    add(label)
  }

  private func add(_ label: BezelLabel) {
    label.numberOfLines = 0
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    label.onChange = { [weak self] in self?.onChange?() }
    box.addSubview(label)
  }

  override var carriesText: Bool { true }

  func apply(_ palette: HUDPalette) {
    style = palette.material == nil && palette.effect == nil ? .solidColor : .blur
    effect = palette.effect
    if let material = palette.material { blurStyle = material }
    color = palette.background
    contentColor = palette.text
  }

  override func shapeDidChange() {
    super.shapeDidChange()
    // Glass gives its own content the traits that are legible on it.
    let parent = hasOwnEdge ? material?.contentView ?? self : self
    if box.superview !== parent {
      // On glass, it fades with the content view.
      box.alpha = 1
      parent.insertSubview(box, at: 0)
    }
    material?.isUserInteractionEnabled = parent !== self
    updateShadow()
    guard let border else { return }
    layer.borderWidth = hasOwnEdge ? 0 : border.width
    layer.borderColor = border.color.resolvedColor(with: traitCollection).cgColor
  }

  func setFont(_ font: UIFont) {
    // Switching this on scales the font to the traits of the label, which can differ from those that
    // the font was made for.
    label.adjustsFontForContentSizeCategory = false
    label.font = font
    label.adjustsFontForContentSizeCategory = true
  }

  override func traitsDidChange(from previous: UITraitCollection?) {
    super.traitsDidChange(from: previous)
    shapeDidChange()
    existingButton?.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// - Parameter animated: Whether the next placement moves the parts visibly.
  func setNeedsPlacement(animated: Bool) {
    animatesPlacement = animated
    superview?.setNeedsLayout()
  }

  /// Places the bezel and its parts. New content moves them visibly while the bezel is on screen;
  /// else they move at once, or within the animation that this is called in.
  func place(in area: CGRect) {
    let (old, new) = (placed, layout(in: area))
    let isAnimated = animatesPlacement && old != nil && new != old
    animatesPlacement = false
    placed = new
    guard isAnimated else { return move(from: old, to: new) }
    formerBounds = bounds
    ContentTransition.animate({ self.move(from: old, to: new) }) { self.formerBounds = nil }
  }

  private func layout(in area: CGRect) -> HUDLayout {
    var input = arrangement
    input.available = area
    input.scale = traitCollection.displayScale
    if let button = existingButton, button.isWanted {
      input.sizes[.button] = button.intrinsicContentSize
    }
    slot.scale = indicatorScale(beside: input)
    input.sizes[.indicator] = slot.indicatorSize
    addTexts(to: &input)
    return HUDLayout(input)
  }

  /// The texts and the button have their room before the indicator grows.
  private func indicatorScale(beside parts: HUDLayout.Input) -> CGFloat {
    let metrics = UIFontMetrics(forTextStyle: .subheadline)
    let wanted = metrics.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    guard adjustsIndicator, wanted > 1, let size = slot.unscaledSize, size.width * size.height > 0
    else { return 1 }
    var input = parts
    addTexts(to: &input)
    let room = HUDLayout.textLimit(input)
    return max(1, min(wanted, room.width / size.width, room.height / size.height))
  }

  private func addTexts(to input: inout HUDLayout.Input) {
    let labels: [(HUDLayout.Part, BezelLabel?)] = [
      (.label, label), (.details, existingDetailsLabel),
    ]
    for case (let part, let label?) in labels where label.text?.isEmpty == false {
      input.sizes[part] = label.size(within: HUDLayout.textLimit(input))
    }
  }

  private func move(from old: HUDLayout?, to layout: HUDLayout) {
    // Not the frame, which means nothing while the bezel zooms.
    bounds = CGRect(origin: .zero, size: layout.bezel.size)
    center = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    box.bounds = bounds.offsetBy(dx: -middle.x, dy: -middle.y)
    box.center = middle
    if let rounding { layer.cornerRadius = min(rounding, bounds.width / 2, bounds.height / 2) }
    updateShadow()
    existingButton?.isHidden = layout.frames[.button] == nil
    let parts: [HUDLayout.Part: UIView?] = [
      .indicator: slot, .label: label, .details: existingDetailsLabel, .button: existingButton,
    ]
    for case (let part, let view?) in parts {
      // A text without room must not stay where it had some.
      let hasText = (view as? UILabel)?.text?.isEmpty == false
      guard let frame = layout.frames[part] ?? (hasText ? CGRect(origin: middle, size: .zero) : nil)
      else { continue }
      // Parts move but never stretch. A new part doesn't fly in. A part that lost its place fades
      // where it is.
      let center = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
      UIView.performWithoutAnimation {
        view.bounds.size = frame.size
        if old?.frames[part] == nil { view.center = center }
      }
      view.center = center
    }
  }

  private func updateShadow() {
    guard hasShadow, placed != nil else { return }
    shadow.surround(self, from: bounds.intersection(formerBounds ?? bounds).size)
  }

  // MARK: Accessibility

  /// VoiceOver reads the indicator and the labels as one element, unless there's a button.
  func applyAccessibility(label text: String, progress: Double?) {
    let hasButton = existingButton?.isWanted == true
    isAccessibilityElement = !hasButton
    accessibilityLabel = text
    accessibilityValue = progress.map(VoiceOver.percent)
    accessibilityTraits = progress == nil ? .staticText : .updatesFrequently
    for label in labels { label.isAccessibilityElement = hasButton && label.text?.isBlank == false }
  }

  private var labels: [BezelLabel] { [label] + (existingDetailsLabel.map { [$0] } ?? []) }

  var firstElement: UIView {
    let parts: [UIView?] = [self, slot, slot.current] + labels + [existingButton]
    return parts.compactMap { $0 }.first(where: \.isAccessibilityElement) ?? self
  }

  /// A percentage is read as the value of the indicator.
  var otherTexts: String? {
    let first = firstElement
    return .spoken(
      labels.filter { $0.isAccessibilityElement && $0 !== first && $0.text != accessibilityValue }
        .map(\.text))
  }
}
