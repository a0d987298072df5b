// SPDX-License-Identifier: MIT

/// The bezel: a rounded box with an indicator above a text.
@MainActor
final class HUDContentView: UIView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096

  let slot = IndicatorSlotView(frame: .zero)
  let label = UILabel(frame: .zero)

  private(set) var content: HUDContent?
  private var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var metrics: Metrics?

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
    label.isAccessibilityElement = false
    addSubview(slot)
    addSubview(label)
    // Without it a light bezel over a white page would have no edge.
    layer.shadowColor = UIColor(white: 0, alpha: 1).cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    isAccessibilityElement = true
    accessibilityIdentifier = "StatusHUD"
  }

  /// Shows `content`; what already shows the same kind of it goes on undisturbed.
  ///
  /// - Parameter animated: Whether the bezel is on screen, so that a change should be seen as one.
  func apply(_ content: HUDContent, configuration: StatusHUD.Configuration, animated: Bool) {
    self.content = content
    self.configuration = configuration
    let text = content.status.map { String($0.prefix(Self.textLimit)) }
    if label.text != text { label.text = text }
    label.isHidden = content.status == nil
    applyFont()
    update(content, animated: animated)
    applyAccessibility(of: content)

    let metrics = Metrics(
      status: content.status, font: configuration.font, indicatorSize: slot.indicatorSize,
      minimumSize: configuration.minimumSize, offset: configuration.offsetFromCenter,
      cornerRadius: configuration.cornerRadius)
    if metrics != self.metrics {
      self.metrics = metrics
      superview?.setNeedsLayout()
    }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyFont()
    if let content { update(content, animated: false) }
    superview?.setNeedsLayout()
  }

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

  /// Puts the bezel's parts in place. The bezel itself is placed by bounds and centre, since its
  /// frame means nothing while it zooms.
  func place(_ layout: HUDLayout) {
    bounds = CGRect(origin: .zero, size: layout.bezel.size)
    center = CGPoint(x: layout.bezel.midX, y: layout.bezel.midY)
    // Given as a path, a shadow need not be found out from the bezel's pixels.
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: configuration.cornerRadius).cgPath
    slot.frame = layout.indicator ?? .zero
    label.frame = layout.label ?? .zero
  }

  /// The preferred font is another one after the user changed the size of text.
  private func applyFont() {
    let font = configuration.font
    if label.font != font { label.font = font }
  }

  private func update(_ content: HUDContent, animated: Bool) {
    let palette = HUDPalette(configuration: configuration, traits: traitCollection)
    if palette != self.palette {
      self.palette = palette
      backgroundColor = palette.background
      label.textColor = palette.content
      layer.borderColor = palette.border.cgColor
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
}
