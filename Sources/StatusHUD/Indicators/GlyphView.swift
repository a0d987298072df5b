// SPDX-License-Identifier: MIT

/// A check, a cross or an i that draws itself with a stroke; say the ``HUDView/customView`` that
/// tells how the work went.
///
/// ```swift
/// hud.customView = GlyphView(glyph: .success)
/// hud.mode = .customView
/// ```
/// 37 x 37 points by itself, as a spinner; in other bounds as large as fits, in their middle. It
/// takes no touches, follows the appearance, and tells VoiceOver what it means. Use it on the main
/// thread.
@MainActor
public final class GlyphView: UIView {
  private enum Key {
    static let stroke = "stroke"
  }

  private static let strokeDuration: CFTimeInterval = 0.35

  /// The colour of the stroke. Default: nil, the tint colour.
  public var strokeColor: UIColor? {
    didSet { if strokeColor != oldValue { applyColor() } }
  }

  /// The glyph that is drawn. Default: nil, none. A new one is there at once; ``drawOn()`` lets it
  /// draw itself.
  public var glyph: Glyph? {
    get {
      if case .glyph(let glyph) = picture { glyph } else { nil }
    }
    set { show(newValue.map { .glyph($0) }, isTinted: true) }
  }

  let shapeLayer = CAShapeLayer()
  let imageView = UIImageView(frame: .zero)

  private var picture: HUDContent.Picture?
  private var isTinted = false

  /// Creates a view without a glyph, with that frame, or, if that has no size, of its own size
  /// there.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of its own size that shows `glyph`.
  public convenience init(glyph: Glyph) {
    self.init(frame: .zero)
    self.glyph = glyph
  }

  /// Creates a view without a glyph, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
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
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
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
    accessibilityLabel = glyph.map(HUDAccessibility.label)
  }

  /// Draws the glyph anew, in 0.35 s. Does nothing outside a window and for a user who reduces
  /// motion: there it stands.
  public func drawOn() {
    guard case .glyph = picture, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
    let animation = LayerAnimations.stroke(
      from: 0, to: 1, duration: Self.strokeDuration, timing: .easeInEaseOut)
    shapeLayer.add(animation, forKey: Key.stroke)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let factor = min(bounds.width, bounds.height) / GlyphPath.side
    CATransaction.withoutActions {
      shapeLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
      shapeLayer.transform = CATransform3DMakeScale(factor, factor, 1)
    }
    applyScale()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyScale() }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyScale()
    applyColor()
  }

  private func applyColor() {
    let color = (strokeColor ?? tintColor ?? .label).resolvedColor(with: traitCollection)
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
