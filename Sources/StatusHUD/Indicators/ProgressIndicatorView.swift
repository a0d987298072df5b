// SPDX-License-Identifier: MIT

// A seam: only Apple's systems have `UIProgressView`.

/// A view that shows progress, for example as the ``HUDView/customView`` of a HUD.
@preconcurrency @MainActor public protocol HUDProgressIndicator: UIView {
  /// Shows `progress`, 0...1. With `animated`, the view moves to it from what is on screen.
  func setProgress(_ progress: Double, animated: Bool)
}

/// The base class of the progress indicators: ``RingProgressView``, ``PieProgressView``, and
/// ``BarProgressView``.
@preconcurrency @MainActor public class ProgressIndicatorView: IndicatorView, HUDProgressIndicator {
  private static let key = "progress"

  /// The line whose `strokeEnd` is the progress.
  let progressLayer = CAShapeLayer()

  private var value = 0.0
  private var pace = ProgressPace()

  /// How much of the work is done, 0...1. The default is 0. Values outside count as 0 or 1, and NaN
  /// as 0.
  ///
  /// A new value appears at once. While the indicator still moves to a value, this is that value.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  override func setUpLayers() {
    accessibilityTraits = .updatesFrequently
    accessibilityLabel = VoiceOver.progress
    applyAccessibilityValue()
    progressLayer.fillColor = nil
    progressLayer.strokeEnd = 0
  }

  /// Sets the progress. The indicator moves to it from what is on screen.
  ///
  /// It reaches a single value in a quarter of a second. When values arrive in a series, it reaches
  /// each value as the next one arrives.
  /// - Parameters:
  ///   - progress: 0...1. Values outside count as 0 or 1, and NaN as 0.
  ///   - animated: Pass `false` to show the value at once. Outside a window, it always appears at once.
  public func setProgress(_ progress: Double, animated: Bool) {
    let progress = progress.clampedToUnitInterval
    guard progress != value || !animated else { return }
    value = progress
    applyAccessibilityValue()

    let seen = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    CATransaction.withoutActions { progressLayer.strokeEnd = CGFloat(progress) }
    guard animated && window != nil else {
      pace = ProgressPace()
      return progressLayer.removeAnimation(forKey: Self.key)
    }
    let step = pace.step(at: CACurrentMediaTime())
    let animation = LayerAnimations.animation(
      "strokeEnd", from: seen, to: CGFloat(progress), duration: step.duration, timing: step.timing)
    progressLayer.add(animation, forKey: Self.key)
  }

  private func applyAccessibilityValue() {
    let text = VoiceOver.percent(value)
    if accessibilityValue != text { accessibilityValue = text }
  }
}

extension UIView {
  /// Shows progress, if this view can.
  func showProgress(_ progress: Double, animated: Bool) {
    if let indicator = self as? any HUDProgressIndicator {
      return indicator.setProgress(progress, animated: animated)
    }
    #if !os(Linux)
      (self as? UIProgressView)?.setProgress(Float(progress), animated: animated)
    #endif
  }
}
