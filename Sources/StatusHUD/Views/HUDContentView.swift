// SPDX-License-Identifier: MIT

/// The bezel of the global HUD: shows a content as the configuration has it.
@MainActor
final class HUDContentView: BezelView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096
  /// A text that follows another one sooner is a counter; it would never be out of its dissolve.
  private static let readingTime: TimeInterval = 0.5

  let indicators = IndicatorSet()

  private(set) var content: HUDContent?
  private var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var metrics: Metrics?
  private var font: UIFont?
  private var lastChangeOfText = -TimeInterval.infinity

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
    isAccessibilityElement = true
    accessibilityIdentifier = "StatusHUD"
  }

  /// Shows `content`; what already shows the same kind of it goes on undisturbed.
  ///
  /// - Parameter animated: Whether the bezel is on screen, so that a change should be seen as one.
  func apply(_ content: HUDContent, configuration: StatusHUD.Configuration, animated: Bool) {
    self.content = content
    self.configuration = configuration
    arrangement.minimumSize = configuration.minimumSize
    arrangement.offset = configuration.offsetFromCenter
    applyText(content.status.map { String($0.prefix(Self.textLimit)) }, animated: animated)
    applyFont()
    arrangement.metrics = .overlay(pointSize: label.font.pointSize)
    applyLook(of: content, animated: animated)
    applyAccessibility(of: content)

    let metrics = Metrics(
      status: content.status, font: label.font, indicatorSize: slot.indicatorSize,
      minimumSize: configuration.minimumSize, offset: configuration.offsetFromCenter,
      cornerRadius: configuration.cornerRadius)
    if metrics != self.metrics {
      self.metrics = metrics
      setNeedsPlacement(animated: animated)
    }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyFont()
    arrangement.metrics = .overlay(pointSize: label.font.pointSize)
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

  private func applyFont() {
    guard font != configuration.font else { return }
    font = configuration.font
    // Switched on, it scales a font that can be scaled to the label's own traits, which need not be
    // those that the font was made for.
    label.adjustsFontForContentSizeCategory = false
    label.font = font
    label.adjustsFontForContentSizeCategory = true
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
      hasShadow = !palette.isClear
    }
    rounding = configuration.cornerRadius
    layer.borderWidth = configuration.borderWidth
    indicators.show(
      content, in: slot, configuration: configuration, palette: palette, animated: animated)
  }

  private func applyAccessibility(of content: HUDContent) {
    accessibilityLabel = HUDAccessibility.label(of: content)
    accessibilityValue = HUDAccessibility.value(of: content)
    accessibilityTraits = HUDAccessibility.traits(of: content)
    accessibilityHint = configuration.dismissesOnTap ? HUDAccessibility.dismissalHint : nil
  }
}
