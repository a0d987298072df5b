// SPDX-License-Identifier: MIT

/// The base class of ``IndefiniteSpinnerView``, ``RingProgressView``, ``PieProgressView``,
/// ``BarProgressView``, and ``GlyphView``.
///
/// An indicator ignores touches and has a label for VoiceOver. Lengths are in points. An invalid
/// length (negative, NaN, or infinite) becomes 0. Use indicators only on the main thread.
@preconcurrency @MainActor public class IndicatorView: UIView {
  /// The scale of the indicator, if the indicator's size doesn't depend on the bounds.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { geometryDidChange() } } }

  /// Creates an indicator. If the size of the frame is zero, the intrinsic content size applies.
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

  // The `super` method is deprecated in visionOS 1.0 and later.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTraits()
  }

  private func applyTraits() {
    CATransaction.withoutActions {
      // UIKit sets the scale only for a view's own layer.
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

  /// The number of pixels per point in the layers.
  var contentsScale: CGFloat { PixelGrid(scale: traitCollection.displayScale).scale }

  // The next three methods run in a transaction that disables implicit animations.

  /// Adds the layers. The initializers call this method.
  func setUpLayers() {}

  /// Applies the colors, resolved with the current traits.
  func applyColors() {}

  /// Sets the paths and positions of the layers in `bounds`.
  func layOutLayers() {}

  /// Returns the color for a layer, resolved with the traits of this view.
  func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  func colorsDidChange() { CATransaction.withoutActions { applyColors() } }

  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
