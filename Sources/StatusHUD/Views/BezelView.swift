// SPDX-License-Identifier: MIT

/// The bezel of every HUD: a rounded box with an indicator, two texts and a button above each other.
@MainActor
class BezelView: HUDBackgroundView {
  let slot = IndicatorSlotView(frame: .zero)
  let label = BezelLabel(frame: .zero)

  /// Made when it is first asked for, as the button: most HUDs have neither.
  private(set) lazy var detailsLabel: UILabel = {
    let label = BezelLabel(frame: .zero)
    ownDetailsLabel = label
    label.textColor = detailsTextColor
    // Before it is in the bezel, to whose traits it is scaled then.
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .boldSystemFont(ofSize: 12))
    adopt(label)
    return label
  }()
  private(set) lazy var button: BezelButton = {
    let button = BezelButton(frame: .zero)
    ownButton = button
    button.onChange = { [weak self] in self?.partsDidChange() }
    button.isHidden = true
    button.color = buttonColor
    box.addSubview(button)
    return button
  }()
  /// Holds the parts, and cuts them off at the bezel's edges while that still grows. Its origin is
  /// its middle, so what dissolves stays there although the bezel has another size now.
  private let box = GestureBarrierView(frame: .zero)
  private(set) var ownDetailsLabel: BezelLabel?
  private(set) var ownButton: BezelButton?

  var detailsTextColor: UIColor = .label {
    didSet { ownDetailsLabel?.textColor = detailsTextColor }
  }
  var buttonColor: UIColor = .label {
    didSet { ownButton?.color = buttonColor }
  }

  /// All that decides the layout but the sizes of the parts and of the host.
  var arrangement = HUDLayout.Input(available: .zero, scale: 1)

  /// Called when the parts need another layout.
  var onChange: (() -> Void)?

  /// Without a shadow a light bezel over a white page has no edge.
  var hasShadow = false {
    didSet { layer.shadowOpacity = hasShadow ? 0.15 : 0 }
  }

  /// The radius of the corners in points, of which half the shorter side is used at most: a layer
  /// need not make a capsule of more. nil: the layer's own radius stands.
  var rounding: CGFloat? {
    didSet { if rounding != oldValue { setNeedsPlacement(animated: false) } }
  }

  /// Whether the next placement is that of new content, which is seen to come.
  private var animatesPlacement = false
  private var placed: HUDLayout?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpParts()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpParts()
  }

  private func setUpParts() {
    box.clipsToBounds = true
    addSubview(box)
    box.addSubview(slot)
    adopt(label)
    layer.shadowColor = UIColor(white: 0, alpha: 1).cgColor
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0
  }

  private func adopt(_ label: UILabel) {
    label.numberOfLines = 0
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    (label as? BezelLabel)?.onChange = { [weak self] in self?.partsDidChange() }
    box.addSubview(label)
  }

  override var carriesText: Bool { true }

  private func partsDidChange() {
    onChange?()
  }

  /// Lets the next placement be seen, if `animated`.
  func setNeedsPlacement(animated: Bool) {
    animatesPlacement = animated
    superview?.setNeedsLayout()
  }

  // MARK: Place

  /// Where the bezel belongs for what it shows.
  func layout(in available: CGRect) -> HUDLayout {
    var input = arrangement
    input.available = available
    input.scale = traitCollection.displayScale
    input.indicator = slot.indicatorSize
    if let ownButton, ownButton.isWanted { input.button = ownButton.intrinsicContentSize }
    if hasText(label) { input.label = label.size(within: HUDLayout.labelLimit(input)) }
    if let ownDetailsLabel, hasText(ownDetailsLabel) {
      input.details = ownDetailsLabel.size(within: HUDLayout.labelLimit(input))
    }
    return HUDLayout(input)
  }

  private func hasText(_ label: UILabel) -> Bool {
    label.text?.isEmpty == false
  }

  /// Puts the bezel's parts in place: at once, or within the animation it is called in, or in one of
  /// its own when new content needs another size while the bezel is on screen.
  func place(_ layout: HUDLayout) {
    let old = placed
    let isAnimated = animatesPlacement && old != nil && layout != old
    animatesPlacement = false
    placed = layout
    guard isAnimated else { return move(from: old, to: layout) }
    let shadow = (layer.presentation() ?? layer).shadowPath
    ContentChange.animate { self.move(from: old, to: layout) }
    ContentChange.animateShadow(of: layer, from: shadow)
  }

  /// The bezel itself is placed by bounds and centre, since its frame means nothing while it zooms.
  private func move(from old: HUDLayout?, to layout: HUDLayout) {
    bounds = CGRect(origin: .zero, size: layout.bezel.size)
    center = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    box.bounds = bounds.offsetBy(dx: -middle.x, dy: -middle.y)
    box.center = middle
    if let rounding { layer.cornerRadius = min(rounding, bounds.width / 2, bounds.height / 2) }
    shapeShadow()
    move(slot, to: layout.indicator, isNew: old?.indicator == nil)
    move(label, to: layout.label ?? noRoom(for: label), isNew: old?.label == nil)
    if let ownDetailsLabel {
      move(
        ownDetailsLabel, to: layout.details ?? noRoom(for: ownDetailsLabel),
        isNew: old?.details == nil)
    }
    if let ownButton {
      ownButton.isHidden = layout.button == nil
      move(ownButton, to: layout.button, isNew: old?.button == nil)
    }
  }

  /// Where a text is that has no room: it must not stay where it had some.
  private func noRoom(for label: UILabel) -> CGRect? {
    hasText(label) ? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) : nil
  }

  /// A new radius asks for a layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    shapeShadow()
  }

  /// Given as a path, a shadow need not be found out from the bezel's pixels.
  private func shapeShadow() {
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  /// Text and pictures move, but are never stretched. What is new does not fly in, and what has no
  /// place any more fades where it is.
  private func move(_ part: UIView, to frame: CGRect?, isNew: Bool) {
    guard let frame else { return }
    let place = {
      part.center = CGPoint(x: frame.midX - self.bounds.midX, y: frame.midY - self.bounds.midY)
    }
    UIView.performWithoutAnimation {
      part.bounds.size = frame.size
      if isNew { place() }
    }
    place()
  }
}
