// SPDX-License-Identifier: MIT

/// The place above the text: one indicator at a time, each made once and kept.
@MainActor
final class IndicatorSlotView: UIView {
  private(set) var current: UIView?

  private(set) lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private(set) lazy var native = UIActivityIndicatorView(style: .large)
  private(set) lazy var ring = RingProgressView(frame: .zero)
  private(set) lazy var glyph = GlyphView(frame: .zero)

  private var shownID: HUDContent.ID?
  private var imageSize = CGSize.zero

  /// The room the indicator needs; nil without one.
  var indicatorSize: CGSize? {
    current.map(size(of:))
  }

  /// - Parameter animated: Whether what changes is on screen: a ring then runs to its new value,
  ///   one indicator fades into another, and one picture dissolves into the next.
  func show(
    _ content: HUDContent, configuration: StatusHUD.Configuration, palette: HUDPalette,
    animated: Bool
  ) {
    let indicator = indicator(for: content.kind, configuration: configuration)
    let isSame = indicator === current
    prepare(content, configuration: configuration, palette: palette, animated: animated && isSame)
    if !isSame { replace(current, with: indicator, animated: animated) }
    if content.id != shownID { (indicator as? GlyphView)?.drawOn() }
    shownID = content.id
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for view in subviews {
      view.frame = grid.centre(size(of: view), at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }

  private func size(of indicator: UIView) -> CGSize {
    indicator is GlyphView ? imageSize : indicator.intrinsicContentSize
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
      return picture == nil || size.width == 0 || size.height == 0 ? nil : self.glyph
    }
  }

  private func prepare(
    _ content: HUDContent, configuration: StatusHUD.Configuration, palette: HUDPalette,
    animated: Bool
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
      ring.setProgress(progress, animated: animated)
    case .message(let picture):
      imageSize = configuration.imageViewSize
      glyph.strokeColor = palette.image
      glyph.show(
        picture.map(configuration.resolved), isTinted: configuration.shouldTintImages,
        animated: animated)
    }
  }

  private func replace(_ old: UIView?, with new: UIView?, animated: Bool) {
    current = new
    if let new {
      addSubview(new)
      new.alpha = animated ? 0 : 1
    }
    guard animated else {
      remove(old)
      return
    }
    ContentChange.animate {
      old?.alpha = 0
      new?.alpha = 1
    } completion: { [weak self] in
      // It may have come back meanwhile.
      if let self, old !== self.current { self.remove(old) }
    }
  }

  private func remove(_ indicator: UIView?) {
    indicator?.removeFromSuperview()
    (indicator as? UIActivityIndicatorView)?.stopAnimating()
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
