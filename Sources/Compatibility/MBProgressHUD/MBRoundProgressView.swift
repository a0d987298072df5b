// SPDX-License-Identifier: MIT

/// A pie or a ring that fills clockwise. StatusHUD has a separate class for each shape.
@available(*, deprecated, message: "Use PieProgressView, or RingProgressView for a ring.")
@preconcurrency @MainActor
public final class MBRoundProgressView: UIView, HUDProgressIndicator,
  ProgressShowing
{
  private let pie = PieProgressView(frame: .zero)
  private let ring = RingProgressView(frame: .zero)

  /// The completed fraction of the work, 0...1.
  public var progress: Double {
    get { pie.progress }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the completed part. The default is white.
  public var progressTintColor: UIColor = .white { didSet { applyColors() } }

  /// The color of the rest of a ring, but not of a pie. The default is white at 10 percent opacity.
  public var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { applyColors() } }

  /// A Boolean value that determines whether to show a ring, not a pie. The default is `false`.
  public var isAnnular = false { didSet { applyShape() } }

  /// Creates a view. If the size of `frame` is zero, the view uses its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = intrinsicContentSize }
    addSubview(pie)
    addSubview(ring)
    ring.fillsBounds = true
    ring.lineCap = .square
    applyColors()
    applyShape()
  }

  private func applyColors() {
    pie.progressTintColor = progressTintColor
    pie.backgroundTintColor = backgroundTintColor
    ring.strokeColor = progressTintColor
    ring.trackColor = backgroundTintColor
  }

  private func applyShape() {
    pie.isHidden = isAnnular
    ring.isHidden = !isAnnular
  }

  /// Sets the progress, 0...1. If `animated` is `true`, the indicator moves to the new value.
  public func setProgress(_ progress: Double, animated: Bool) {
    pie.setProgress(progress, animated: animated)
    ring.setProgress(progress, animated: animated)
  }

  public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    pie.frame = bounds
    ring.frame = bounds
  }
}
