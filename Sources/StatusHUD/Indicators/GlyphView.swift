// SPDX-License-Identifier: MIT

/// What a message is shown with: a built-in glyph that draws itself on, or an image of the app's.
@MainActor
final class GlyphView: UIView {
  private enum Key {
    static let stroke = "stroke"
  }

  private static let strokeDuration: CFTimeInterval = 0.35

  var strokeColor: UIColor = .black {
    didSet { if strokeColor != oldValue { applyColor() } }
  }

  let shapeLayer = CAShapeLayer()
  let imageView = UIImageView(frame: .zero)

  private var glyph: HUDContent.Glyph?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    imageView.isHidden = true
    addSubview(imageView)
    CATransaction.withoutActions {
      shapeLayer.bounds = CGRect(x: 0, y: 0, width: GlyphPath.side, height: GlyphPath.side)
      shapeLayer.fillColor = nil
      shapeLayer.lineWidth = GlyphPath.lineWidth
      shapeLayer.lineCap = .round
      shapeLayer.lineJoin = .round
      layer.addSublayer(shapeLayer)
    }
    applyColor()
  }

  /// - Parameter isTinted: Whether an image is drawn in the stroke colour, by its alpha.
  func show(_ picture: HUDContent.Picture?, isTinted: Bool) {
    var image: UIImage?
    var drawn: HUDContent.Glyph?
    switch picture {
    case .glyph(let glyph): drawn = glyph
    case .image(let own): image = own
    case nil: break
    }
    imageView.isHidden = image == nil
    imageView.image = isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
    guard drawn != self.glyph else { return }
    self.glyph = drawn
    CATransaction.withoutActions { shapeLayer.path = drawn.map(GlyphPath.make) }
  }

  /// Draws the glyph anew, as for a new message.
  func drawOn() {
    guard glyph != nil, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let animation = LayerAnimations.stroke(
      from: 0, to: 1, duration: Self.strokeDuration, timing: .easeInEaseOut)
    shapeLayer.add(animation, forKey: Key.stroke)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let factor = min(bounds.width, bounds.height) / GlyphPath.side
    CATransaction.withoutActions {
      shapeLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
      shapeLayer.transform = CATransform3DMakeScale(factor, factor, 1)
    }
    applyScale()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyScale() }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyScale()
    applyColor()
  }

  private func applyColor() {
    let color = strokeColor.resolvedColor(with: traitCollection)
    imageView.tintColor = color
    CATransaction.withoutActions { shapeLayer.strokeColor = color.cgColor }
  }

  private func applyScale() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    // A glyph that is drawn larger than its square needs the pixels for it.
    let factor = max(1, min(bounds.width, bounds.height) / GlyphPath.side)
    CATransaction.withoutActions { shapeLayer.contentsScale = scale * factor }
  }
}
