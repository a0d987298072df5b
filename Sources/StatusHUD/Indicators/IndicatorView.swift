// SPDX-License-Identifier: MIT

/// The base class of the indicators: ``IndefiniteSpinnerView``, ``RingProgressView``,
/// ``PieProgressView``, ``BarProgressView``, and ``GlyphView``.
///
/// An indicator has an intrinsic size, which a frame without a size takes. It takes no touches, and
/// VoiceOver reads what it means. Lengths are in points; an invalid number (negative, NaN, or infinite)
/// counts as 0. Use it on the main thread.
@preconcurrency @MainActor public class IndicatorView: UIView {
  /// How much larger an indicator is drawn that doesn't just fill its bounds.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { geometryDidChange() } } }

  /// Creates an indicator. A frame without a size takes the intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    CATransaction.withoutActions {
      setUpLayers()
      applyColors()
    }
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions { layOutLayers() }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyTraits() }
  }

  // visionOS deprecates the call of `super` from its first version on.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTraits()
  }

  private func applyTraits() {
    CATransaction.withoutActions {
      // UIKit sets the scale of a view's own layer only.
      var layers = layer.sublayers ?? []
      while let sublayer = layers.popLast() {
        sublayer.contentsScale = contentsScale
        layers += sublayer.sublayers ?? []
      }
      applyColors()
    }
    setNeedsLayout()
  }

  // MARK: For subclasses

  /// The pixels per point of the layers.
  var contentsScale: CGFloat { PixelGrid(scale: traitCollection.displayScale).scale }

  // The first three run within `CATransaction.withoutActions`.

  /// Adds the layers, once.
  func setUpLayers() {}

  /// Resolves the colors with the traits.
  func applyColors() {}

  /// Gives the layers their paths and places in `bounds`.
  func layOutLayers() {}

  /// The color for a layer, with the traits of this view.
  func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  func colorsDidChange() { CATransaction.withoutActions { applyColors() } }

  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
