// SPDX-License-Identifier: MIT

/// The ring that fills as the work goes on, over a faint track.
@MainActor
final class RingProgressView: UIView {
  private enum Key {
    static let progress = "progress"
  }

  private static let trackAlpha: CGFloat = 0.1
  private static let stepDuration: CFTimeInterval = 0.25

  var radius: CGFloat = 18 {
    didSet { if radius != oldValue { geometryDidChange() } }
  }
  var thickness: CGFloat = 2 {
    didSet { if thickness != oldValue { geometryDidChange() } }
  }
  var strokeColor: UIColor = .black {
    didSet { if strokeColor != oldValue { applyColor() } }
  }

  /// 0...1; set at once even while the ring still runs up to it.
  private(set) var progress: Double = 0

  let trackLayer = CAShapeLayer()
  let ringLayer = CAShapeLayer()

  private var geometry: RingGeometry { RingGeometry(radius: radius, thickness: thickness) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    CATransaction.withoutActions {
      layer.addSublayer(trackLayer)
      layer.addSublayer(ringLayer)
      ringLayer.strokeEnd = 0
    }
    geometryDidChange()
    applyColor()
  }

  /// - Parameter newProgress: Clamped to 0...1; NaN counts as 0.
  /// - Parameter animated: Whether the ring runs from what is on screen, also in mid-animation.
  func setProgress(_ newProgress: Double, animated: Bool) {
    let newProgress = newProgress.isNaN ? 0 : min(max(newProgress, 0), 1)
    guard newProgress != progress || !animated else { return }
    progress = newProgress

    let start = ringLayer.presentation()?.strokeEnd ?? ringLayer.strokeEnd
    let end = CGFloat(newProgress)
    CATransaction.withoutActions { ringLayer.strokeEnd = end }
    if animated && window != nil {
      let animation = LayerAnimations.stroke(
        from: start, to: end, duration: Self.stepDuration, timing: .easeOut)
      ringLayer.add(animation, forKey: Key.progress)
    } else {
      ringLayer.removeAnimation(forKey: Key.progress)
    }
  }

  override var intrinsicContentSize: CGSize { geometry.size }

  override func sizeThatFits(_ size: CGSize) -> CGSize { geometry.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      for ring in [trackLayer, ringLayer] {
        ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
      }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { applyScale() }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyScale()
    applyColor()
  }

  private func geometryDidChange() {
    CATransaction.withoutActions {
      geometry.apply(to: trackLayer, turns: 1)
      geometry.apply(to: ringLayer, turns: 1)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyColor() {
    let color = strokeColor.resolvedColor(with: traitCollection).cgColor
    CATransaction.withoutActions {
      ringLayer.strokeColor = color
      trackLayer.strokeColor = color.copy(alpha: color.alpha * Self.trackAlpha)
    }
  }

  private func applyScale() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      trackLayer.contentsScale = scale
      ringLayer.contentsScale = scale
    }
  }
}
