// SPDX-License-Identifier: MIT

/// The indicators of the global HUD: each made once and kept, so that a new content never restarts
/// one.
@MainActor
final class IndicatorSet {
  private(set) lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private(set) lazy var native = UIActivityIndicatorView(style: .large)
  private(set) lazy var ring = RingProgressView(frame: .zero)
  private(set) lazy var glyph = GlyphView(frame: .zero)

  private var shownID: HUDContent.ID?

  /// Puts the indicator of `content` into `slot`.
  ///
  /// - Parameter animated: Whether what changes is on screen: a ring then runs to its new value,
  ///   one indicator fades into another, and one picture dissolves into the next.
  func show(
    _ content: HUDContent, in slot: IndicatorSlotView, configuration: StatusHUD.Configuration,
    palette: HUDPalette, animated: Bool
  ) {
    let indicator = indicator(for: content.kind, configuration: configuration)
    let isSame = indicator === slot.current
    prepare(
      content, configuration: configuration, palette: palette, isShown: isSame,
      animated: animated && isSame)
    let size = indicator === glyph ? configuration.imageViewSize : nil
    slot.show(indicator, size: size, animated: animated)
    if content.id != shownID { (indicator as? GlyphView)?.drawOn() }
    shownID = content.id
  }

  private func indicator(
    for kind: HUDContent.Kind, configuration: StatusHUD.Configuration
  ) -> UIView? {
    switch kind {
    case .activity:
      return configuration.animationType == .native ? native : spinner
    case .progress:
      return ring
    case .message(let picture):
      let size = configuration.imageViewSize
      return picture == nil || size.width == 0 || size.height == 0 ? nil : glyph
    }
  }

  private func prepare(
    _ content: HUDContent, configuration: StatusHUD.Configuration, palette: HUDPalette,
    isShown: Bool, animated: Bool
  ) {
    let radius =
      content.status == nil ? configuration.ringNoTextRadius : configuration.ringRadius
    switch content.kind {
    case .activity where configuration.animationType == .native:
      native.color = palette.image
      native.startAnimating()
    case .activity:
      spinner.radius = radius
      spinner.thickness = configuration.ringThickness
      spinner.strokeColor = palette.image
    case .progress(let progress):
      ring.radius = radius
      ring.thickness = configuration.ringThickness
      ring.strokeColor = palette.image
      // A new look must not end the run to the same value.
      if !isShown || ring.progress != progress { ring.setProgress(progress, animated: animated) }
    case .message(let picture):
      glyph.strokeColor = palette.image
      glyph.show(
        picture.map(configuration.resolved), isTinted: configuration.shouldTintImages,
        animated: animated)
    }
  }
}

extension StatusHUD.Configuration {
  /// The picture with a glyph replaced by the app's own image for it, if there is one.
  func resolved(_ picture: HUDContent.Picture) -> HUDContent.Picture {
    let image =
      switch picture {
      case .glyph(.info): infoImage
      case .glyph(.success): successImage
      case .glyph(.error): errorImage
      case .image: nil as UIImage?
      }
    return image.map(HUDContent.Picture.image) ?? picture
  }
}
