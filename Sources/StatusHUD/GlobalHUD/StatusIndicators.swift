// SPDX-License-Identifier: MIT

/// The indicators of the global HUD. Each is created once and kept, so that new content does not
/// restart it.
@MainActor final class StatusIndicators {
  private(set) lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private(set) lazy var native = UIActivityIndicatorView(style: .large)
  private(set) lazy var ring = RingProgressView(frame: .zero)
  private(set) lazy var glyph = GlyphView(frame: .zero)

  private var shownID: HUDContent.ID?

  /// Puts the indicator for `content` into `slot`.
  /// - Parameter animated: Whether the slot is on screen, so that a ring runs to its new value, one
  ///   indicator fades into another, and one picture dissolves into the next.
  func show(
    _ content: HUDContent, in slot: IndicatorSlotView, configuration: StatusHUD.Configuration,
    color: UIColor, animated: Bool
  ) {
    let radius = content.hasText ? configuration.ringRadius : configuration.ringRadiusWithoutText
    var indicator: UIView?
    var size: CGSize?
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
      let own = icon.map(configuration.own)
      glyph.strokeColor = own?.color ?? color
      glyph.show(
        own?.image.map { .image($0) } ?? icon, isTinted: configuration.tintsImages,
        animated: animated && slot.current === glyph)
      size = configuration.imageSize
      let isEmpty = configuration.imageSize.width * configuration.imageSize.height == 0
      indicator = icon == nil || isEmpty ? nil : glyph
    }
    // To ask for `native` would create it.
    let scales = !(indicator is UIActivityIndicatorView)
    slot.show(indicator, size: size, scales: scales, animated: animated)
    if content.id != shownID { (indicator as? GlyphView)?.drawOn() }
    shownID = content.id
  }
}

extension StatusHUD.Configuration {
  /// The image and the color that the app gives an icon.
  fileprivate func own(_ icon: StatusHUD.Message.Icon) -> (image: UIImage?, color: UIColor?) {
    switch icon {
    case .info: (infoImage, infoColor)
    case .success: (successImage, successColor)
    case .error: (errorImage, errorColor)
    case .image: (nil, nil)
    }
  }
}
