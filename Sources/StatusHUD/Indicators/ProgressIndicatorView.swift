// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// What the library's progress indicators share: a progress, and the run to a new one.
///
/// Make one of its subclasses: ``RingProgressView``, ``RoundProgressView`` or ``BarProgressView``.
/// They are sized by their intrinsic content size, also when made with a frame of no size, take no
/// touches, follow the appearance, and tell VoiceOver their progress in percent. Use it on the main
/// thread.
@MainActor
public class ProgressIndicatorView: UIView {
  private static let key = "progress"

  /// The line whose `strokeEnd` is the progress.
  let progressLayer = CAShapeLayer()

  private var value = 0.0
  private var pace = ProgressPace()

  /// How much of the work is done, 0...1. Default: 0. Values outside count as 0 or 1, NaN as 0.
  ///
  /// Setting it shows it at once, as ``setProgress(_:animated:)`` does without an animation.
  /// Reading gives what was set, also while the indicator still runs there.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Creates an indicator with that frame, or, if that has no size, of its own size there.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  /// Creates an indicator from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishInit()
  }

  private func finishInit() {
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

  /// Sets the progress, and lets the indicator run there from what is seen.
  ///
  /// A value that comes alone is reached in a quarter of a second. Of values that come in a stream
  /// each is reached when the next one comes, so that the indicator moves evenly and is one value
  /// behind, whether they come every frame or five times a second.
  ///
  /// - Parameters:
  ///   - progress: 0...1. Values outside count as 0 or 1, NaN as 0.
  ///   - animated: With false, and outside a window, it is shown at once.
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
    progressLayer.add(
      LayerAnimations.stroke(
        from: seen, to: CGFloat(progress), duration: step.duration, timing: step.timing),
      forKey: Self.key)
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

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTraits()
  }

  private func applyTraits() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      layer.applyToSublayers(contentsScale: scale)
      applyColors()
    }
    setNeedsLayout()
  }

  private func applyAccessibilityValue() {
    let text = HUDAccessibility.percent(value)
    if accessibilityValue != text { accessibilityValue = text }
  }

  // MARK: For the subclasses, which call the last two in `CATransaction.withoutActions`.

  /// Adds `progressLayer` and the others, once.
  func setUpLayers() {}

  /// Gives the layers their colours as the trait collection has them.
  func applyColors() {}

  /// Gives the layers their paths and places in `bounds`.
  func layOutLayers() {}

  func colorsDidChange() {
    CATransaction.withoutActions { applyColors() }
  }

  /// The look has changed, and with it perhaps the intrinsic size.
  func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
