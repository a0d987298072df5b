// SPDX-License-Identifier: MIT

/// A bezel that shows the content of the global HUD and applies the app's configuration.
@MainActor final class StatusBezelView: BezelView {
  /// The minimum time between animated text changes, in seconds.
  private static let readingTime: TimeInterval = 0.5

  /// The action of the Cancel button. The closure receives the ID of the activity to cancel.
  var onCancel: ((HUDContent.ID) -> Void)?

  // Create each indicator only once, so that new content doesn't restart an animation.
  private(set) lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private(set) lazy var native = UIActivityIndicatorView(style: .large)
  private(set) lazy var ring = RingProgressView(frame: .zero)
  private(set) lazy var glyph = GlyphView(frame: .zero)

  var indicatorProvider: (@MainActor (StatusHUD.Indicator) -> UIView?)?
  /// The view that `indicatorProvider` returned for each indicator.
  private var provided: [StatusHUD.Indicator: UIView?] = [:]
  private var shownProgress: Double?

  private(set) var content: HUDContent?
  private(set) var configuration = StatusHUD.Configuration()
  private var palette: HUDPalette?
  private var font: UIFont?
  private var lastChanges: [ObjectIdentifier: TimeInterval] = [:]

  /// Shows `content`. If the type of indicator stays the same, the indicator's animation continues.
  func show(_ content: HUDContent, _ configuration: StatusHUD.Configuration, animated: Bool) {
    let isNew = content.id != self.content?.id
    let (oldArrangement, oldFont, oldSize) = (arrangement, label.font, slot.indicatorSize)
    var isNewText = false
    let hasDetails = content.details != nil || existingDetailsLabel != nil
    let texts = [(content.status, label)] + (hasDetails ? [(content.details, detailsLabel)] : [])
    for (text, label) in texts {
      let text = Self.shortened(text)
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
    accessibilityHint = tapCall == nil ? nil : VoiceOver.dismissalHint
    // Skip the layout if only the progress changed.
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

  /// The state change that a tap causes, or `nil` if a tap has no effect.
  var tapCall: HUDStateMachine.Call? {
    switch configuration.tapDismissal {
    case .never: nil
    case .messages: content.flatMap { $0.isMessage ? .endMessage($0.id) : nil }
    case .always: .dismiss()
    }
  }

  /// The ID of the activity to cancel, or `nil` if there's no enabled Cancel button.
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

  /// Adds the actions of the Cancel button. Touching the button cancels the activity that the HUD
  /// showed when the touch began. Other input, such as a remote, cancels the current activity.
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

  /// Updates the layout, font, colors, and indicator for the bezel's current content and traits.
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
    border = (configuration.borderWidth, palette.border)
    showIndicator(of: content, color: palette.indicator, animated: animated)
  }

  private func applyFont() {
    let wanted = configuration.font ?? .preferredFont(forTextStyle: .subheadline)
    if wanted != font {
      font = wanted
      setFont(wanted)
    }
    arrangement.metrics = .overlay(pointSize: label.font.pointSize)
    existingDetailsLabel?.adjustsFontForContentSizeCategory = false
    existingDetailsLabel?.font = configuration.detailsFont(with: label.font)
  }

  override func apply(_ palette: HUDPalette) {
    self.palette = palette
    super.apply(palette)
  }

  override func shapeDidChange() {
    super.shapeDidChange()
    if let palette { hasShadow = !palette.isClear && !hasOwnEdge }
  }

  // MARK: Indicators

  private func showIndicator(of content: HUDContent, color: UIColor, animated: Bool) {
    let color = configuration.look(of: content.icon).color ?? color
    let own = providedIndicator(for: content.kind)
    let indicator = own ?? builtInIndicator(for: content, color: color, animated: animated)
    if let own, own.tintColor != color { own.tintColor = color }
    if let progress = content.progress {
      let isShown = slot.current === indicator
      // Don't set the same progress again, because doing so ends the current animation.
      if !isShown || shownProgress != progress {
        indicator?.showProgress(progress, animated: animated && isShown)
      }
    }
    shownProgress = content.progress
    // Compare types, because accessing the `native` or `glyph` property would create a view.
    slot.show(
      indicator, size: own == nil && indicator is GlyphView ? configuration.imageSize : nil,
      scales: own == nil && !(indicator is UIActivityIndicatorView), animated: animated)
    // VoiceOver reads this description instead of the app's view.
    slot.isAccessibilityElement = own != nil
    slot.accessibilityLabel = content.kind.accessibilityLabel
    slot.accessibilityValue = content.progress.map(VoiceOver.percent)
  }

  /// Returns the app's view for `kind`. This method calls the provider once for each indicator.
  private func providedIndicator(for kind: HUDContent.Kind) -> UIView? {
    guard let indicatorProvider, let indicator = kind.indicator else { return nil }
    if let view = provided[indicator] { return view }
    // Store `nil` first, in case the provider updates the HUD and the HUD calls this method again.
    provided[indicator] = .some(nil)
    let view = indicatorProvider(indicator).flatMap { $0.canMove(into: self) ? $0 : nil }
    provided[indicator] = .some(view)
    return view
  }

  /// Removes the app's views from the bezel, so that the app can use them elsewhere.
  func releaseIndicators() {
    for case let view? in provided.values where view.isDescendant(of: self) {
      view.removeFromSuperview()
    }
    (provided, indicatorProvider) = ([:], nil)
  }

  private func builtInIndicator(for content: HUDContent, color: UIColor, animated: Bool) -> UIView?
  {
    let radius = content.hasText ? configuration.ringRadius : configuration.ringRadiusWithoutText
    switch content.kind {
    case .activity where configuration.spinnerStyle == .system:
      native.color = color
      native.startAnimating()
      return native
    case .activity:
      spinner.radius = radius
      spinner.thickness = configuration.ringThickness
      spinner.strokeColor = color
      return spinner
    case .progress:
      ring.radius = radius
      ring.thickness = configuration.ringThickness
      ring.strokeColor = color
      return ring
    case .message(let icon):
      glyph.strokeColor = color
      glyph.show(
        configuration.look(of: icon).image.map { .image($0) } ?? icon,
        isTinted: configuration.tintsImages, animated: animated && slot.current === glyph)
      return icon == nil || configuration.hidesImages ? nil : glyph
    }
  }
}
