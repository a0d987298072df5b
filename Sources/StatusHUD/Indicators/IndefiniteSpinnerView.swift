// SPDX-License-Identifier: MIT

/// The ring that turns while the length of the work is unknown: a line that fades along its length.
///
/// A line of nearly a whole turn runs around a path of two turns, and the angular mask above it
/// turns at the same speed. Two animations of one layer each, made once: a change of radius,
/// thickness or colour lets them run on.
@MainActor
final class IndefiniteSpinnerView: UIView {
  private enum Key {
    static let rotation = "rotate"
    static let stroke = "progress"
  }

  var radius: CGFloat = 18 {
    didSet { if radius != oldValue { geometryDidChange() } }
  }
  var thickness: CGFloat = 2 {
    didSet { if thickness != oldValue { geometryDidChange() } }
  }
  var strokeColor: UIColor = .black {
    didSet { if strokeColor != oldValue { applyColor() } }
  }

  let ringLayer = CAShapeLayer()
  let maskLayer = AngularMask.makeLayer()

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
      ringLayer.mask = maskLayer
      layer.addSublayer(ringLayer)
    }
    geometryDidChange()
    applyColor()
  }

  override var intrinsicContentSize: CGSize { geometry.size }

  override func sizeThatFits(_ size: CGSize) -> CGSize { geometry.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      ringLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Layers lose their animations when they leave the tree.
    guard window != nil else { return }
    applyScale()
    installAnimations()
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyScale()
    applyColor()
  }

  private func installAnimations() {
    guard
      maskLayer.animation(forKey: Key.rotation) == nil
        || ringLayer.animation(forKey: Key.stroke) == nil
    else { return }
    // Both anew, so that they begin at the same moment.
    maskLayer.add(LayerAnimations.rotation(), forKey: Key.rotation)
    ringLayer.add(LayerAnimations.strokeWindow(), forKey: Key.stroke)
  }

  private func geometryDidChange() {
    CATransaction.withoutActions {
      geometry.apply(to: ringLayer, turns: 2)
      // What is shown without the animations: the same ring at rest.
      ringLayer.strokeStart = 0.015
      ringLayer.strokeEnd = 0.485
      maskLayer.frame = ringLayer.bounds
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyColor() {
    CATransaction.withoutActions {
      ringLayer.strokeColor = strokeColor.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func applyScale() {
    let scale = PixelGrid(scale: traitCollection.displayScale).scale
    CATransaction.withoutActions {
      ringLayer.contentsScale = scale
      AngularMask.update(maskLayer, scale: scale)
    }
  }
}
