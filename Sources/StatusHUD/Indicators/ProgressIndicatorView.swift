// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// The base class of the progress indicators: ``RingProgressView``, ``PieProgressView`` and
/// ``BarProgressView``.
///
/// An indicator has an intrinsic size, which a frame without a size takes. It takes no touches, and
/// VoiceOver reads the progress in percent. Lengths are in points; an invalid number (negative, NaN or
/// infinite) counts as 0. Use it on the main thread.
@preconcurrency @MainActor public class ProgressIndicatorView: UIView {
  private static let key = "progress"

  /// The line whose `strokeEnd` is the progress.
  let progressLayer = CAShapeLayer()

  private var value = 0.0
  private var pace = ProgressPace()

  /// How much of the work is done, 0...1. Default: 0. Values outside count as 0 or 1, NaN as 0.
  ///
  /// A new value appears at once. While the indicator still runs to a value, this is that value.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

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
    accessibilityTraits = .updatesFrequently
    accessibilityLabel = ResourceBundle.string(forKey: "Progress")
    applyAccessibilityValue()
    CATransaction.withoutActions {
      progressLayer.fillColor = nil
      progressLayer.strokeEnd = 0
      setUpLayers()
      applyColors()
    }
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  /// Sets the progress. The indicator runs to it from what is on screen.
  ///
  /// It reaches a value that comes alone in a quarter of a second. Of values that come in a stream, it
  /// reaches each when the next one comes.
  /// - Parameters:
  ///   - progress: 0...1. Values outside count as 0 or 1, NaN as 0.
  ///   - animated: With false, and outside a window, the value appears at once.
  public func setProgress(_ progress: Double, animated: Bool) {
    let progress = progress.clampedToUnitInterval
    guard progress != value || !animated else { return }
    value = progress
    applyAccessibilityValue()

    let seen = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    CATransaction.withoutActions { progressLayer.strokeEnd = CGFloat(progress) }
    guard animated && window != nil else {
      pace = ProgressPace()
      progressLayer.removeAnimation(forKey: Self.key)
      return
    }
    let step = pace.step(at: CACurrentMediaTime())
    let animation = LayerAnimations.animation(
      "strokeEnd", from: seen, to: CGFloat(progress), duration: step.duration, timing: step.timing)
    progressLayer.add(animation, forKey: Self.key)
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
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      layer.setContentsScaleOfSublayers(scale)
      applyColors()
    }
    setNeedsLayout()
  }

  private func applyAccessibilityValue() {
    let text = HUDAccessibility.percent(value)
    if accessibilityValue != text { accessibilityValue = text }
  }

  // MARK: For subclasses

  // The first three run within `CATransaction.withoutActions`.

  /// Adds `progressLayer` and other layers, once.
  func setUpLayers() {}

  /// Resolves the colours with the traits.
  func applyColors() {}

  /// Gives the layers their paths and places in `bounds`.
  func layOutLayers() {}

  func colorsDidChange() { CATransaction.withoutActions { applyColors() } }

  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension CALayer {
  /// UIKit sets the scale of a view's own layer only.
  fileprivate func setContentsScaleOfSublayers(_ scale: CGFloat) {
    for layer in sublayers ?? [] {
      layer.contentsScale = scale
      layer.setContentsScaleOfSublayers(scale)
    }
  }
}
