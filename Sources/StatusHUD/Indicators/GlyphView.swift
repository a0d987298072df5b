// SPDX-License-Identifier: MIT

/// A view that draws a check mark, a cross, or an “i,” optionally with an animation.
///
/// A ``HUDView`` uses this view in the success, error, and info modes. The view centers the glyph
/// and scales it to fit the bounds. The intrinsic content size of the view is 37 × 37 points.
@preconcurrency @MainActor public final class GlyphView: IndicatorView {
  /// Constants that specify a built-in glyph.
  public enum Glyph: Sendable, Hashable, CaseIterable {
    /// An “i” in a circle.
    case info
    /// A check mark.
    case success
    /// A cross.
    case error
  }

  /// The color of the glyph's strokes. The default is `nil`, which uses the view's tint color.
  public var strokeColor: UIColor? { didSet { colorsDidChange() } }

  /// The glyph to show. The default is `nil`. To draw the glyph with an animation, call
  /// ``drawOn()``.
  public var glyph: Glyph? {
    get { Self.icons.first { $0.value == icon }?.key }
    set { show(newValue.flatMap { Self.icons[$0] }, isTinted: true) }
  }

  private static let icons: [Glyph: StatusHUD.Message.Icon] = [
    .info: .info, .success: .success, .error: .error,
  ]

  let shapeLayer = CAShapeLayer()
  let imageView = UIImageView(frame: .zero)

  var ownSize = CGSize(width: 37, height: 37) { didSet { geometryDidChange() } }
  private var icon: StatusHUD.Message.Icon?
  private var isTinted = false

  /// Creates a view that shows `glyph`, and sizes the view to its intrinsic content size.
  public convenience init(glyph: Glyph) {
    self.init(frame: .zero)
    self.glyph = glyph
  }

  override func setUpLayers() {
    accessibilityTraits = .image
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    shapeLayer.bounds = CGRect(x: 0, y: 0, width: GlyphPath.side, height: GlyphPath.side)
    shapeLayer.fillColor = nil
    shapeLayer.lineWidth = GlyphPath.lineWidth
    shapeLayer.lineCap = .round
    shapeLayer.lineJoin = .round
    layer.addSublayer(shapeLayer)
  }

  public override var intrinsicContentSize: CGSize { ownSize }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsDidChange()
  }

  /// - Parameters:
  ///   - isTinted: A Boolean value that determines whether the view can tint an image.
  ///   - animated: A Boolean value that determines whether to cross-fade to the new icon.
  func show(_ icon: StatusHUD.Message.Icon?, isTinted: Bool, animated: Bool = false) {
    // Don't set the same icon again, because an animated image would restart its animation.
    guard icon != self.icon || isTinted != self.isTinted else { return }
    self.icon = icon
    self.isTinted = isTinted
    if animated {
      ContentTransition.dissolve(self) { self.update() }
    } else {
      update()
    }
  }

  private func update() {
    var image: UIImage?
    if case .image(let own) = icon {
      // Don't tint an animated image, or an image with an explicit rendering mode.
      let keepsColors = !isTinted || own.renderingMode != .automatic || own.images != nil
      image = keepsColors ? own : own.withRenderingMode(.alwaysTemplate)
    }
    imageView.image = image
    CATransaction.withoutActions { shapeLayer.path = glyph.map(GlyphPath.make) }
    accessibilityLabel = image == nil ? icon?.accessibilityLabel : nil
  }

  /// Draws the strokes of the glyph with an animation that lasts 0.35 seconds. If the view isn't in
  /// a window, or if Reduce Motion is on, this method does nothing.
  public func drawOn() {
    guard glyph != nil, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let animation = LayerAnimations.animation(
      "strokeEnd", from: 0, to: 1, duration: 0.35, timing: .easeInEaseOut)
    shapeLayer.add(animation, forKey: "stroke")
  }

  override func layOutLayers() {
    imageView.frame = bounds
    let factor = min(bounds.width, bounds.height) / GlyphPath.side
    shapeLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    shapeLayer.transform = CATransform3DMakeScale(factor, factor, 1)
    // Increase the resolution if the transform enlarges the glyph.
    shapeLayer.contentsScale = contentsScale * max(1, factor)
  }

  override func applyColors() {
    let color = (strokeColor ?? tintColor ?? .label).resolvedColor(with: traitCollection)
    imageView.tintColor = color
    shapeLayer.strokeColor = color.cgColor
  }
}

/// The paths of the built-in glyphs, in a square of 28 × 28 points.
enum GlyphPath {
  static let side: CGFloat = 28
  static let lineWidth: CGFloat = 2.25

  static func make(_ glyph: GlyphView.Glyph) -> CGPath {
    let path = CGMutablePath()
    switch glyph {
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
    }
    return path
  }
}
