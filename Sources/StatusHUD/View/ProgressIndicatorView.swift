// SPDX-License-Identifier: MIT

/// A protocol that a view, such as a ``HUDView/customView``, adopts to show a HUD's progress.
@preconcurrency @MainActor public protocol HUDProgressIndicator: UIView {
  /// Shows a progress value from 0 to 1. If `animated` is `true`, the view animates from the
  /// onscreen value to the new value.
  func setProgress(_ progress: Double, animated: Bool)
}

/// The base class of ``RingProgressView``, ``PieProgressView``, and ``BarProgressView``.
@preconcurrency @MainActor public class ProgressIndicatorView: IndicatorView, HUDProgressIndicator {
  private static let key = "progress"

  /// The layer beneath the progress: a track, a circle, or an outline.
  let backLayer = CAShapeLayer()
  /// The layer whose `strokeEnd` property represents the completed fraction.
  let progressLayer = CAShapeLayer()

  private var value = 0.0
  private var pace = ProgressTiming()

  /// The completed fraction of the work, clamped to the range from 0 to 1. NaN becomes 0. The
  /// default is 0. To animate a change, call ``setProgress(_:animated:)``.
  ///
  /// During an animation, this property returns the final value.
  public var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  override var localizedLabel: String? { StatusHUD.Indicator.progress.accessibilityLabel }

  override func setUpLayers() {
    accessibilityTraits = .updatesFrequently
    accessibilityValue = value.percentage
    progressLayer.fillColor = nil
    progressLayer.strokeEnd = 0
    for part in [backLayer, progressLayer] { layer.addSublayer(part) }
  }

  /// Sets the progress, optionally with an animation from the onscreen value to the new value.
  ///
  /// The animation takes a quarter of a second. If you set values at shorter intervals, each
  /// animation ends at about the time that you set the next value.
  /// - Parameters:
  ///   - progress: The completed fraction, clamped to the range from 0 to 1. NaN becomes 0.
  ///   - animated: A Boolean value that determines whether a view in a window animates the change.
  public func setProgress(_ progress: Double, animated: Bool) {
    let progress = progress.clampedToUnitInterval
    guard progress != value || !animated else { return }
    value = progress
    accessibilityValue = value.percentage

    let seen = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    CATransaction.withoutActions { progressLayer.strokeEnd = CGFloat(progress) }
    guard animated && window != nil else {
      pace = ProgressTiming()
      return progressLayer.removeAnimation(forKey: Self.key)
    }
    let step = pace.step(at: CACurrentMediaTime())
    let animation = CABasicAnimation(
      "strokeEnd", from: seen, to: CGFloat(progress), duration: step.duration, timing: step.timing)
    progressLayer.add(animation, forKey: Self.key)
  }
}

/// A ring that fills clockwise along a faint track to show progress.
///
/// The radius and thickness determine the intrinsic content size. The view centers the ring in its
/// bounds.
@preconcurrency @MainActor public final class RingProgressView: ProgressIndicatorView {
  /// The distance from the center of the ring to the middle of its line. The default is 18.
  public var radius: CGFloat = 18 { didSet { circle.radius = radius.validate(or: 0) } }
  /// The thickness of the ring's line. The default is 2.
  public var thickness: CGFloat = 2 { didSet { circle.thickness = thickness.validate(or: 0) } }
  /// The color of the track. The default is `nil`, which uses the tint color at 10 percent of its
  /// opacity.
  package var trackColor: UIColor? { didSet { colorsDidChange() } }

  /// The shape of the ends of the ring's completed part.
  package var lineCap = CAShapeLayerLineCap.round { didSet { setNeedsLayout() } }

  override func applyColors() {
    progressLayer.strokeColor = resolvedTint
    backLayer.strokeColor =
      trackColor.map(resolved) ?? resolvedTint.copy(alpha: 0.1 * resolvedTint.alpha)
  }

  override func layOutLayers() {
    for layer in [backLayer, progressLayer] {
      circle.scaled(by: scale).apply(to: layer, in: bounds)
      layer.lineCap = lineCap
    }
  }
}

/// A pie that fills clockwise inside a thin circle to show progress.
///
/// The radius and thickness determine the intrinsic content size. The view centers the pie in its
/// bounds.
@preconcurrency @MainActor public final class PieProgressView: ProgressIndicatorView {
  /// The distance from the center of the pie to the middle of the circle's line. The default is 18.
  public var radius: CGFloat = 18 { didSet { circle.radius = radius.validate(or: 0) } }
  /// The thickness of the circle's line. The default is 2.
  public var thickness: CGFloat = 2 { didSet { circle.thickness = thickness.validate(or: 0) } }

  override func applyColors() {
    (backLayer.strokeColor, progressLayer.strokeColor) = (resolvedTint, resolvedTint)
  }

  override func layOutLayers() {
    let outline = circle.scaled(by: scale)
    outline.apply(to: backLayer, in: bounds)
    // To fill a sector, draw a circle with half the radius and a line as thick as the radius. A gap
    // of the circle's thickness surrounds the sector.
    let sector = max(0, outline.radius - 1.5 * outline.thickness)
    CircleGeometry(radius: sector / 2, thickness: sector).apply(to: progressLayer, in: bounds)
    progressLayer.lineCap = .butt
  }
}

/// The duration and timing of a progress indicator's animations.
///
/// If the app sets values less than 0.25 seconds apart, the indicator moves steadily, because each
/// animation ends at about the time that the app sets the next value.
struct ProgressTiming {
  /// The duration, in seconds, and the timing of an animation.
  typealias Step = (duration: CFTimeInterval, timing: CAMediaTimingFunctionName)

  /// The default duration and timing of an animation.
  static let standard: Step = (0.25, .easeOut)

  /// The time, in seconds, within which consecutive values use the same duration.
  private static let sameTime: CFTimeInterval = 1 / 240

  private var last: CFTimeInterval?
  private var interval = CFTimeInterval.infinity
  private var pace = Self.standard

  /// Returns the duration and timing of an animation that starts at `now`.
  mutating func step(at now: CFTimeInterval) -> Step {
    let latest = last.map { now < $0 ? .infinity : now - $0 } ?? .infinity
    guard latest >= Self.sameTime else { return pace }
    // Use the longer of the last two intervals, because the interval after a late value is shorter.
    let duration = max(latest, interval)
    last = now
    interval = latest
    pace = duration < Self.standard.duration ? (duration, .linear) : Self.standard
    return pace
  }
}
