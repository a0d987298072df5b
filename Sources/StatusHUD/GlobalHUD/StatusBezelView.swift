// SPDX-License-Identifier: MIT

/// The bezel of the global HUD. It shows a content with the look of the configuration.
@MainActor final class StatusBezelView: BezelView {
  /// No bezel has room for more characters, and measuring a book would hold up the app.
  private static let textLimit = 4096
  /// A text that changes sooner is a counter, which would never be out of its dissolve.
  private static let readingTime: TimeInterval = 0.5

  /// Called when the Cancel button is pressed, with the ID of its work.
  var onCancel: ((HUDContent.ID) -> Void)?

  // Each indicator is created once and kept, so that new content does not restart it.
  private(set) lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private(set) lazy var native = UIActivityIndicatorView(style: .large)
  private(set) lazy var ring = RingProgressView(frame: .zero)
  private(set) lazy var glyph = GlyphView(frame: .zero)

  private(set) var content: HUDContent?
  private(set) var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var font: UIFont?
  private var lastChanges: [ObjectIdentifier: TimeInterval] = [:]

  /// Shows `content`. An indicator of the same kind goes on undisturbed.
  /// - Parameter animated: Whether the bezel is on screen, so that changes are visible.
  func show(_ content: HUDContent, _ configuration: StatusHUD.Configuration, animated: Bool) {
    let isNew = content.id != self.content?.id
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
    showCancel(content.cancel, animated: animated)
    applyTraits(animated: animated)
    if isNew { (slot.current as? GlyphView)?.drawOn() }
    applyAccessibility(label: content.accessibilityLabel, progress: content.progress)
    accessibilityHint = configuration.dismissesOnTap ? VoiceOver.dismissalHint : nil
    // Progress can tick without a layout.
    if isNewText || arrangement != oldArrangement || label.font != oldFont
      || slot.indicatorSize != oldSize
    {
      setNeedsPlacement(animated: animated)
    }
  }

  override func traitsDidChange(from previous: UITraitCollection?) {
    super.traitsDidChange(from: previous)
    applyTraits(animated: false)
  }

  /// Whether the Cancel button can be pressed.
  var cancelID: HUDContent.ID? { content?.cancel.flatMap { $0.isPressed ? nil : $0.id } }

  private func showCancel(_ cancel: HUDContent.Cancel?, animated: Bool) {
    guard cancel != nil || existingButton != nil else { return }
    if existingButton == nil { addPress() }
    let title = cancel == nil ? nil : configuration.cancelTitle ?? VoiceOver.cancelTitle
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

  /// Applies everything that depends on the traits.
  private func applyTraits(animated: Bool) {
    guard let content else { return }
    arrangement.minimumSize = configuration.minimumSize
    arrangement.anchor = configuration.position.anchor(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    arrangement.offset = configuration.offset
    applyFont()
    let interfaceStyle = HUDPalette.interfaceStyle(of: configuration)
    if overrideUserInterfaceStyle != interfaceStyle { overrideUserInterfaceStyle = interfaceStyle }
    let palette = HUDPalette(configuration: configuration, traits: traitCollection)
    if palette != self.palette { apply(palette) }
    rounding = configuration.cornerRadius
    shapeDidChange()
    showIndicator(of: content, color: palette.indicator, animated: animated)
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

  private func apply(_ palette: HUDPalette) {
    self.palette = palette
    style = palette.material == nil && palette.effect == nil ? .solidColor : .blur
    effect = palette.effect
    if let material = palette.material { blurStyle = material }
    color = palette.background
    contentColor = palette.text
    layer.borderColor = palette.border.cgColor
  }

  override func shapeDidChange() {
    super.shapeDidChange()
    guard let palette else { return }
    layer.borderWidth = hasOwnShape ? 0 : configuration.borderWidth
    hasShadow = !palette.isClear && !hasOwnShape
  }

  // MARK: Indicator

  /// - Parameter animated: Whether the bezel is on screen, so that a ring runs to its new value, one
  ///   indicator fades into another, and one picture dissolves into the next.
  private func showIndicator(of content: HUDContent, color: UIColor, animated: Bool) {
    let radius = content.hasText ? configuration.ringRadius : configuration.ringRadiusWithoutText
    var indicator: UIView?
    switch content.kind {
    case .activity where configuration.spinnerStyle == .system:
      native.color = color
      native.startAnimating()
      indicator = native
    case .activity:
      spinner.radius = radius
      spinner.thickness = configuration.ringThickness
      spinner.strokeColor = color
      indicator = spinner
    case .progress(let progress):
      ring.radius = radius
      ring.thickness = configuration.ringThickness
      ring.strokeColor = color
      let isShown = slot.current === ring
      // The same value again must not end the run to it.
      if !isShown || ring.progress != progress {
        ring.setProgress(progress, animated: animated && isShown)
      }
      indicator = ring
    case .message(let icon):
      let own: (image: UIImage?, color: UIColor?) =
        switch icon {
        case .info: (configuration.infoImage, configuration.infoColor)
        case .success: (configuration.successImage, configuration.successColor)
        case .error: (configuration.errorImage, configuration.errorColor)
        case .image, nil: (nil, nil)
        }
      glyph.strokeColor = own.color ?? color
      glyph.show(
        own.image.map { .image($0) } ?? icon, isTinted: configuration.tintsImages,
        animated: animated && slot.current === glyph)
      let isEmpty = configuration.imageSize.width * configuration.imageSize.height == 0
      indicator = icon == nil || isEmpty ? nil : glyph
    }
    // By type: to ask for `native` or `glyph` would create it.
    slot.show(
      indicator, size: indicator is GlyphView ? configuration.imageSize : nil,
      scales: !(indicator is UIActivityIndicatorView), animated: animated)
  }
}
