// SPDX-License-Identifier: MIT

/// A view that shows the icon of a message: a check mark, a cross, an “i,” or an image.
///
/// The view centers the icon and scales it to fit the bounds. The intrinsic content size of the view
/// is 28 × 28 points.
@preconcurrency @MainActor public final class GlyphView: IndicatorView {
  /// The icon to show. The default is `nil`. To draw a glyph with an animation, call ``drawOn()``.
  ///
  /// The view tints an image, unless the image is animated or has a rendering mode other than
  /// `.automatic`.
  public var icon: StatusHUD.Message.Icon? { didSet { if icon != oldValue { update() } } }

  /// A Boolean value that determines whether the view tints images with an automatic rendering mode.
  private var tintsImages = true { didSet { if tintsImages != oldValue { update() } } }
  private var size = GlyphPath.size { didSet { if size != oldValue { geometryDidChange() } } }

  let shapeLayer = CAShapeLayer()
  let imageView = UIImageView(frame: .zero)

  /// Creates a view that shows `icon`, and sizes the view to its intrinsic content size.
  public convenience init(icon: StatusHUD.Message.Icon) {
    self.init(frame: .zero)
    self.icon = icon
    // Swift calls no property observers in an initializer.
    update()
  }

  override func setUpLayers() {
    accessibilityTraits = .image
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    shapeLayer.bounds = CGRect(origin: .zero, size: GlyphPath.size)
    shapeLayer.fillColor = nil
    shapeLayer.lineWidth = 2.25
    shapeLayer.lineCap = .round
    shapeLayer.lineJoin = .round
    layer.addSublayer(shapeLayer)
  }

  public override var intrinsicContentSize: CGSize { size }
  override var localizedLabel: String? { icon?.accessibilityLabel }

  override func apply(
    _ content: HUDContent, _ configuration: StatusHUD.Configuration, color: UIColor, animated: Bool
  ) {
    let own = content.kind.icon
    let icon = own.flatMap { configuration.style(of: $0).image }.map { .image($0) } ?? own
    size = configuration.imageSize
    // The former icon keeps its color while it fades out.
    let isNew = icon != self.icon || tintsImages != configuration.tintsImages
    ContentAnimation.dissolve(self, animated: animated && isNew) { [self] in
      if color != tintColor { tintColor = color }
      (self.icon, tintsImages) = (icon, configuration.tintsImages)
    }
  }

  private func update() {
    var image: UIImage?
    if case .image(let own) = icon {
      let keepsColors = !tintsImages || own.renderingMode != .automatic || own.images != nil
      image = keepsColors ? own : own.withRenderingMode(.alwaysTemplate)
    }
    imageView.image = image
    CATransaction.withoutActions { shapeLayer.path = icon.flatMap(GlyphPath.make) }
  }

  /// Draws the strokes of the glyph with an animation that lasts 0.35 seconds. If the view isn't in
  /// a window, or if Reduce Motion is on, this method does nothing.
  public func drawOn() {
    guard shapeLayer.path != nil, window != nil, !UIAccessibility.isReduceMotionEnabled
    else { return }
    let animation = CABasicAnimation(
      "strokeEnd", from: 0, to: 1, duration: 0.35, timing: .easeInEaseOut)
    shapeLayer.add(animation, forKey: "stroke")
  }

  override func layOutLayers() {
    imageView.frame = bounds
    let factor = min(bounds.width, bounds.height) / GlyphPath.size.width
    shapeLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    shapeLayer.transform = CATransform3DMakeScale(factor, factor, 1)
    // Increase the resolution if the transform enlarges the glyph.
    shapeLayer.contentsScale = contentsScale * max(1, factor)
  }

  // The image view inherits the tint color.
  override func applyColors() { shapeLayer.strokeColor = resolvedTint }
}

/// The paths of the built-in glyphs, in a square of 28 × 28 points.
enum GlyphPath {
  static let size = CGSize(width: 28, height: 28)

  static func make(_ icon: StatusHUD.Message.Icon) -> CGPath? {
    let path = CGMutablePath()
    switch icon {
    case .info:
      path.addPath(.circle(around: CGPoint(x: 14, y: 14), radius: 12))
      path.addLines(between: [CGPoint(x: 14, y: 12.75), CGPoint(x: 14, y: 19.5)])
      // Draw the dot of the “i” as a very short line with round ends.
      path.addLines(between: [CGPoint(x: 14, y: 8.5), CGPoint(x: 14, y: 8.51)])
    case .success:
      path.addLines(between: [
        CGPoint(x: 4.5, y: 14.75), CGPoint(x: 10.75, y: 21), CGPoint(x: 23.5, y: 7.25),
      ])
    case .error:
      path.addLines(between: [CGPoint(x: 6.25, y: 6.25), CGPoint(x: 21.75, y: 21.75)])
      path.addLines(between: [CGPoint(x: 21.75, y: 6.25), CGPoint(x: 6.25, y: 21.75)])
    case .image: return nil
    }
    return path
  }
}
