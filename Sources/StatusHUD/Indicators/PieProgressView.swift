// SPDX-License-Identifier: MIT

/// A pie chart that fills clockwise.
///
/// The intrinsic content size is 37 x 37 points. If the bounds have another size, the pie is
/// centered and as large as possible. The default colors are suitable for a dark background.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  static let ownSize = CGSize(width: 37, height: 37)

  /// The color of the completed part and of the outline. The default is white.
  public var progressTintColor: UIColor = .white { didSet { colorsDidChange() } }
  /// The color of the disc behind a filled pie. The default is white with 10 percent opacity. If
  /// the pie isn't filled, it has no disc.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { colorsDidChange() } }
  /// A Boolean value that determines whether the pie is filled to its center. If `false`, only the
  /// outline fills. The default is `false`.
  public var isFilled = false { didSet { if isFilled != oldValue { geometryDidChange() } } }
  /// The thickness of the outline, up to a quarter of the pie's shorter side. The default is 2.
  public var lineWidth: CGFloat = 2 {
    didSet { if lineWidth.validate(or: 0) != oldValue { geometryDidChange() } }
  }

  let discLayer = CAShapeLayer()
  let outlineLayer = CAShapeLayer()
  /// The layer that makes the overlapping outline and progress translucent as a group.
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

    // The disc extends to the outline's outer edge, so a translucent outline has a single shade.
    discLayer.path = .circle(around: middle, radius: side / 2)
    discLayer.isHidden = !isFilled
    outlineLayer.path = .circle(around: middle, radius: radius)
    outlineLayer.lineWidth = line

    // If the pie is filled, a line as wide as the radius covers the disc.
    progressLayer.path = .circle(around: middle, radius: isFilled ? radius / 2 : radius - line / 2)
    progressLayer.lineWidth = isFilled ? radius : 2 * line
  }
}
