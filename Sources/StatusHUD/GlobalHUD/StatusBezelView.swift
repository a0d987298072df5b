// SPDX-License-Identifier: MIT

/// The bezel of the global HUD. It shows a content with the look of the configuration.
@MainActor final class StatusBezelView: BezelView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096
  /// A text that changes sooner is a counter, which would never be out of its dissolve.
  private static let readingTime: TimeInterval = 0.5
  /// Called when the Cancel button is pressed, with the ID of its work.
  var onCancel: ((HUDContent.ID) -> Void)?

  let indicators = StatusIndicators()

  private var content: HUDContent?
  private var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var font: UIFont?
  private var lastChanges: [ObjectIdentifier: TimeInterval] = [:]

  /// Shows `content`. An indicator of the same kind goes on undisturbed.
  /// - Parameter animated: Whether the bezel is on screen, so that changes are visible.
  func show(_ content: HUDContent, _ configuration: StatusHUD.Configuration, animated: Bool) {
    let (oldArrangement, oldFont, oldSize) = (arrangement, label.font, slot.indicatorSize)
    var isNewText = false
    let hasDetails = content.details != nil || existingDetailsLabel != nil
    let texts = [(content.status, label)] + (hasDetails ? [(content.details, detailsLabel)] : [])
    for (text, label) in texts {
      let text = text.map { String($0.prefix(Self.textLimit)) }
      guard text != label.text else { continue }
      isNewText = true
      let now = CACurrentMediaTime()
      let last = lastChanges.updateValue(now, forKey: ObjectIdentifier(label))
      let isCounter = last.map { now - $0 < Self.readingTime } ?? false
      if animated, !isCounter {
        ContentTransition.dissolve(label) { label.text = text }
      } else {
        label.text = text
      }
    }
    self.content = content
    self.configuration = configuration
    adjustsIndicator = configuration.adjustsIndicatorForContentSizeCategory
    applyPlace()
    applyFont()
    showCancel(content.cancel, animated: animated)
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
    applyPlace()
    applyFont()
    if let content { applyLook(of: content, animated: false) }
  }

  /// Whether the Cancel button can be pressed.
  var cancelID: HUDContent.ID? { content?.cancel.flatMap { $0.isPressed ? nil : $0.id } }

  private func showCancel(_ cancel: HUDContent.Cancel?, animated: Bool) {
    guard cancel != nil || existingButton != nil else { return }
    if existingButton == nil { addPress() }
    let title = cancel == nil ? nil : configuration.cancelTitle ?? HUDAccessibility.cancelTitle
    if button.title(for: .normal) != title {
      button.setTitle(title, for: .normal)
      setNeedsPlacement(animated: animated)
    }
    button.isEnabled = cancelID != nil
  }

  /// A press belongs to the work on which the finger went down. A key or a remote has no finger.
  private func addPress() {
    var pressedID: HUDContent.ID?
    let begin = UIAction { [weak self] _ in pressedID = self?.cancelID }
    let end = UIAction { _ in pressedID = nil }
    let press = UIAction { [weak self] _ in
      if let self, let id = pressedID ?? cancelID { onCancel?(id) }
      pressedID = nil
    }
    button.addAction(begin, for: .touchDown)
    button.addAction(end, for: [.touchUpOutside, .touchCancel])
    button.addAction(press, for: .primaryActionTriggered)
  }

  private func applyPlace() {
    arrangement.minimumSize = configuration.minimumSize
    arrangement.anchor = configuration.position.anchor(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    arrangement.offset = configuration.offset
  }

  private func applyFont() {
    let wanted = configuration.font ?? .preferredFont(forTextStyle: .subheadline)
    if wanted != font {
      font = wanted
      // Switching this on scales the font to the traits of the label, which can differ from those
      // that the font was made for.
      label.adjustsFontForContentSizeCategory = false
      label.font = wanted
      label.adjustsFontForContentSizeCategory = true
    }
    arrangement.metrics = .overlay(pointSize: label.font.pointSize)
    existingDetailsLabel?.adjustsFontForContentSizeCategory = false
    existingDetailsLabel?.font =
      configuration.detailsFont ?? label.font.withSize((0.8 * label.font.pointSize).rounded())
  }

  private func applyLook(of content: HUDContent, animated: Bool) {
    let interfaceStyle = HUDPalette.interfaceStyle(of: configuration)
    if overrideUserInterfaceStyle != interfaceStyle { overrideUserInterfaceStyle = interfaceStyle }
    let palette = HUDPalette(configuration: configuration, traits: traitCollection)
    if palette != self.palette {
      self.palette = palette
      style = palette.material == nil && palette.effect == nil ? .solidColor : .blur
      effect = palette.effect
      if let material = palette.material { blurStyle = material }
      color = palette.background
      label.textColor = palette.text
      detailsTextColor = palette.text
      buttonColor = palette.text
      layer.borderColor = palette.border.cgColor
    }
    rounding = configuration.cornerRadius
    shapeDidChange()
    indicators.show(
      content, in: slot, configuration: configuration, color: palette.indicator, animated: animated)
  }

  override func shapeDidChange() {
    super.shapeDidChange()
    guard let palette else { return }
    layer.borderWidth = hasOwnShape ? 0 : configuration.borderWidth
    hasShadow = !palette.isClear && !hasOwnShape
  }

  private func applyAccessibility(of content: HUDContent) {
    applyAccessibility(label: content.accessibilityLabel, progress: content.progress)
    accessibilityHint = configuration.dismissesOnTap ? HUDAccessibility.dismissalHint : nil
  }
}
