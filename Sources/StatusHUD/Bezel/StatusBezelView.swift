// SPDX-License-Identifier: MIT

/// The bezel of the global HUD. It shows a content with the look of the configuration.
@MainActor
final class StatusBezelView: BezelView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096
  /// A text that changes sooner is a counter, which would never be out of its dissolve.
  private static let readingTime: TimeInterval = 0.5

  let indicators = StatusIndicators()

  private var content: HUDContent?
  private var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var font: UIFont?
  private var lastChangeOfText = -TimeInterval.infinity

  /// Shows `content`. An indicator of the same kind goes on undisturbed.
  /// - Parameter animated: Whether the bezel is on screen, so that changes are visible.
  func show(_ content: HUDContent, _ configuration: StatusHUD.Configuration, animated: Bool) {
    let (oldArrangement, oldFont, oldSize) = (arrangement, label.font, slot.indicatorSize)
    let text = content.status.map { String($0.prefix(Self.textLimit)) }
    let isNewText = text != label.text
    if isNewText {
      let now = CACurrentMediaTime()
      let isCounter = now - lastChangeOfText < Self.readingTime
      lastChangeOfText = now
      if animated, !isCounter {
        ContentTransition.dissolve(label) { [label] in label.text = text }
      } else {
        label.text = text
      }
    }
    self.content = content
    self.configuration = configuration
    arrangement.minimumSize = configuration.minimumSize
    arrangement.offset = configuration.offsetFromCenter
    applyFont()
    applyLook(of: content, animated: animated)
    applyAccessibility(of: content)
    // Progress can tick without a layout.
    if isNewText || arrangement != oldArrangement || label.font != oldFont
      || slot.indicatorSize != oldSize
    {
      setNeedsPlacement(animated: animated)
    }
  }

  override func traitsDidChange(from previous: UITraitCollection?) {
    super.traitsDidChange(from: previous)
    applyFont()
    if let content { applyLook(of: content, animated: false) }
  }

  private func applyFont() {
    defer { arrangement.metrics = .overlay(pointSize: label.font.pointSize) }
    guard font != configuration.font else { return }
    font = configuration.font
    // Switching this on scales the font to the traits of the label, which can differ from those
    // that the font was made for.
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
      label.textColor = palette.text
      layer.borderColor = palette.border.cgColor
      hasShadow = !palette.isClear
    }
    rounding = configuration.cornerRadius
    layer.borderWidth = configuration.borderWidth
    indicators.show(
      content, in: slot, configuration: configuration, color: palette.indicator,
      animated: animated)
  }

  private func applyAccessibility(of content: HUDContent) {
    accessibilityLabel = HUDAccessibility.label(of: content)
    accessibilityValue = content.progress.flatMap(HUDAccessibility.percent)
    accessibilityTraits = content.progress == nil ? .staticText : .updatesFrequently
    accessibilityHint = configuration.dismissesOnTap ? HUDAccessibility.dismissalHint : nil
  }
}
