// SPDX-License-Identifier: MIT

/// The indicators of the global HUD. Each is created once and kept, so that new content does not
/// restart it.
@MainActor
final class StatusIndicators {
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
    let radius =
      !content.hasText ? configuration.ringNoTextRadius : configuration.ringRadius
    var indicator: UIView?
    var size: CGSize?
    switch content.kind {
    case .activity where configuration.animationType == .native:
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
    case .message(let picture):
      glyph.strokeColor = picture.flatMap(configuration.color) ?? color
      glyph.show(
        picture.map(configuration.replacingGlyph), isTinted: configuration.shouldTintImages,
        animated: animated && slot.current === glyph)
      size = configuration.imageViewSize
      let isEmpty =
        configuration.imageViewSize.width == 0 || configuration.imageViewSize.height == 0
      indicator = picture == nil || isEmpty ? nil : glyph
    }
    slot.show(indicator, size: size, scales: indicator !== native, animated: animated)
    if content.id != shownID { (indicator as? GlyphView)?.drawOn() }
    shownID = content.id
  }
}

extension StatusHUD.Configuration {
  /// The image of the app in place of a glyph, if there is one.
  func replacingGlyph(_ picture: HUDContent.Picture) -> HUDContent.Picture {
    let image: UIImage? =
      switch picture {
      case .glyph(.info): infoImage
      case .glyph(.success): successImage
      case .glyph(.error): errorImage
      case .image: nil
      }
    return image.map(HUDContent.Picture.image) ?? picture
  }

  /// The colour of a result; nil for that of the indicators.
  func color(of picture: HUDContent.Picture) -> UIColor? {
    switch picture {
    case .glyph(.info): infoColor
    case .glyph(.success): successColor
    case .glyph(.error): errorColor
    case .image: nil
    }
  }
}
