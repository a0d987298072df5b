// SPDX-License-Identifier: MIT

/// A pie that fills clockwise.
///
/// Its own size is 37 x 37 points; in other bounds it is as large as fits, in the middle. Its default
/// colors are for a dark background.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  static let ownSize = CGSize(width: 37, height: 37)

  /// The color of the part that is done, and of the outline. The default is white.
  public var progressTintColor: UIColor = .white { didSet { colorsDidChange() } }
  /// The color of the disc beneath a filled pie. The default is white at 10 percent. A pie that isn't
  /// filled has no disc.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { colorsDidChange() } }
  /// A Boolean value that determines whether the pie fills to its middle, and not only along its
  /// outline. The default is `false`.
  public var isFilled = false { didSet { if isFilled != oldValue { geometryDidChange() } } }
  /// The thickness of the outline. The default is 2. The pie uses at most a quarter of its shorter
  /// side.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth.validate(or: 0) != oldValue { geometryDidChange() } }
  }

  let discLayer = CAShapeLayer()
  let outlineLayer = CAShapeLayer()
  /// Outline and progress overlap, which a translucent color would show. So both are opaque, and
  /// this group is translucent.
  private let inkLayer = CALayer()

  public override var intrinsicContentSize: CGSize { Self.ownSize }

  override func setUpLayers() {
    super.setUpLayers()
    inkLayer.allowsGroupOpacity = true
    inkLayer.addSublayer(outlineLayer)
    inkLayer.addSublayer(progressLayer)
    layer.addSublayer(discLayer)
    layer.addSublayer(inkLayer)
    outlineLayer.fillColor = nil
  }

  override func applyColors() {
    let ink = resolved(progressTintColor)
    inkLayer.opacity = Float(ink.alpha)
    outlineLayer.strokeColor = ink.copy(alpha: 1)
    progressLayer.strokeColor = ink.copy(alpha: 1)
    discLayer.fillColor = resolved(backgroundTintColor)
  }

  override func layOutLayers() {
    let side = min(bounds.width, bounds.height)
    let line = min(lineWidth, side / 4)
    let radius = max(0, (side - line) / 2)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    for part in [discLayer, outlineLayer, progressLayer, inkLayer] { part.frame = bounds }

    // The disc reaches the outer edge of the outline: half of a translucent outline over it would
    // have another shade.
    discLayer.path = .circle(around: middle, radius: side / 2)
    discLayer.isHidden = !isFilled
    outlineLayer.path = .circle(around: middle, radius: radius)
    outlineLayer.lineWidth = line

    // Filled, a line as wide as its radius allows covers the disc.
    progressLayer.path = .circle(around: middle, radius: isFilled ? radius / 2 : radius - line / 2)
    progressLayer.lineWidth = isFilled ? radius : 2 * line
  }
}
