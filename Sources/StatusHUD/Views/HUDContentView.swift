// SPDX-License-Identifier: MIT

/// The bezel: a rounded box with an indicator above a text.
@MainActor
final class HUDContentView: HUDBackgroundView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096
  /// A text that follows another one sooner is a counter; it would never be out of its dissolve.
  private static let readingTime: TimeInterval = 0.5

  let slot = IndicatorSlotView(frame: .zero)
  let label = UILabel(frame: .zero)

  private(set) var content: HUDContent?
  private var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var metrics: Metrics?
  private var font: UIFont?
  private var lastChangeOfText = -TimeInterval.infinity
  private var placed: HUDLayout?
  /// Whether the next layout is that of new content, which is seen to come.
  private var animatesPlacement = false

  /// All that the bezel's place and size depend on: progress may tick without a layout.
  private struct Metrics: Equatable {
    var status: String?
    var font: UIFont
    var indicatorSize: CGSize?
    var minimumSize: CGSize
    var offset: UIOffset
    /// Of the shadow's path.
    var cornerRadius: CGFloat
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.numberOfLines = 0
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    addSubview(slot)
    addSubview(label)
    // Without it a light bezel over a white page would have no edge.
    layer.shadowColor = UIColor(white: 0, alpha: 1).cgColor
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    isAccessibilityElement = true
    accessibilityIdentifier = "StatusHUD"
  }

  override var carriesText: Bool { true }

  // MARK: Content

  /// Shows `content`; what already shows the same kind of it goes on undisturbed.
  ///
  /// - Parameter animated: Whether the bezel is on screen, so that a change should be seen as one.
  func apply(_ content: HUDContent, configuration: StatusHUD.Configuration, animated: Bool) {
    self.content = content
    self.configuration = configuration
    applyText(content.status.map { String($0.prefix(Self.textLimit)) }, animated: animated)
    applyFont()
    applyLook(of: content, animated: animated)
    applyAccessibility(of: content)

    let metrics = Metrics(
      status: content.status, font: configuration.font, indicatorSize: slot.indicatorSize,
      minimumSize: configuration.minimumSize, offset: configuration.offsetFromCenter,
      cornerRadius: configuration.cornerRadius)
    if metrics != self.metrics {
      self.metrics = metrics
      animatesPlacement = animated
      superview?.setNeedsLayout()
    }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyFont()
    if let content { applyLook(of: content, animated: false) }
    superview?.setNeedsLayout()
  }

  private func applyText(_ text: String?, animated: Bool) {
    guard text != label.text else { return }
    let now = CACurrentMediaTime()
    let isCounter = now - lastChangeOfText < Self.readingTime
    lastChangeOfText = now
    guard animated, !isCounter else { return label.text = text }
    ContentChange.dissolve(label) { [label] in label.text = text }
  }

  /// Only a new font is set: one that scales has been scaled by the label, to its own traits.
  private func applyFont() {
    guard font != configuration.font else { return }
    font = configuration.font
    label.font = font
  }

  private func applyLook(of content: HUDContent, animated: Bool) {
    let interfaceStyle = HUDPalette.interfaceStyle(of: configuration)
    if overrideUserInterfaceStyle != interfaceStyle { overrideUserInterfaceStyle = interfaceStyle }
    let palette = HUDPalette(configuration: configuration, traits: traitCollection)
    if palette != self.palette {
      self.palette = palette
      style = palette.material == nil ? .solidColor : .blur
      if let material = palette.material { blurEffectStyle = material }
      color = palette.background
      label.textColor = palette.content
      layer.borderColor = palette.border.cgColor
      layer.shadowOpacity = palette.isClear ? 0 : 0.15
    }
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.borderWidth
    slot.show(content, configuration: configuration, palette: palette, animated: animated)
  }

  private func applyAccessibility(of content: HUDContent) {
    accessibilityLabel = HUDAccessibility.label(of: content)
    accessibilityValue = HUDAccessibility.value(of: content)
    accessibilityTraits = HUDAccessibility.traits(of: content)
  }

  // MARK: Place

  /// Where the bezel belongs for what it shows.
  func layout(in available: CGRect) -> HUDLayout {
    var input = HUDLayout.Input(
      available: available, scale: traitCollection.displayScale, indicator: slot.indicatorSize,
      minimumSize: configuration.minimumSize, offset: configuration.offsetFromCenter)
    if content?.status != nil {
      input.label = label.sizeThatFits(HUDLayout.labelLimit(input))
    }
    return HUDLayout(input)
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
    // Given as a path, a shadow need not be found out from the bezel's pixels.
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: configuration.cornerRadius).cgPath
    move(slot, from: old?.indicator, to: layout.indicator)
    move(label, from: old?.label, to: layout.label)
  }

  /// Text and pictures move, but are never stretched. What is new does not fly in, and what has no
  /// place any more fades where it is.
  private func move(_ part: UIView, from old: CGRect?, to frame: CGRect?) {
    guard let frame else { return }
    let place = { part.center = CGPoint(x: frame.midX, y: frame.midY) }
    UIView.performWithoutAnimation {
      part.bounds.size = frame.size
      if old == nil { place() }
    }
    place()
  }
}
