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

  private var picture: HUDContent.Picture?
  private var isTinted = false

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

  /// - Parameters:
  ///   - isTinted: Whether an image is drawn in the stroke colour, by its alpha, if it does not
  ///     say itself what it is.
  ///   - animated: Whether one picture dissolves into the next.
  func show(_ picture: HUDContent.Picture?, isTinted: Bool, animated: Bool = false) {
    // An animated image that is set again begins anew.
    guard picture != self.picture || isTinted != self.isTinted else { return }
    self.picture = picture
    self.isTinted = isTinted
    guard animated else { return update() }
    ContentChange.dissolve(self) { self.update() }
  }

  private func update() {
    var (image, glyph): (UIImage?, HUDContent.Glyph?)
    switch picture {
    case .glyph(let drawn): glyph = drawn
    case .image(let own): image = isTinted ? own.template : own
    case nil: break
    }
    imageView.isHidden = image == nil
    imageView.image = image
    CATransaction.withoutActions { shapeLayer.path = glyph.map(GlyphPath.make) }
  }

  /// Draws the glyph anew, as for a new message.
  func drawOn() {
    guard case .glyph = picture, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
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

extension UIImage {
  /// The image as a shape to be coloured. One whose rendering mode was chosen stays as it is, and
  /// so does an animated one: its frames are pictures.
  fileprivate var template: UIImage {
    renderingMode == .automatic && images == nil ? withRenderingMode(.alwaysTemplate) : self
  }
}
