// SPDX-License-Identifier: MIT

import StatusHUD

/// What layers cast and what they are filled with, side by side: shadows of a path, of a plain box
/// and of a whole silhouette; gradients along a line, around a center and about it.
final class LayerEffectsView: UIView {
  enum Effect: String, CaseIterable, Sendable {
    case shadow, gradient
  }

  private static let colors = [
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1).cgColor,
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1).cgColor,
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1).cgColor,
  ]

  init(_ effect: Effect) {
    super.init(frame: .zero)
    let samples =
      switch effect {
      case .shadow: [Self.pathShadow(), Self.boxShadow(), Self.silhouetteShadow()]
      case .gradient: [Self.gradient(.axial), Self.gradient(.radial), Self.gradient(.conic)]
      }
    for sample in samples { layer.addSublayer(sample) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, sample) in (layer.sublayers ?? []).enumerated() {
      sample.position = CGPoint(x: bounds.midX + 90 * CGFloat(index - 1), y: bounds.midY)
    }
    CATransaction.commit()
  }

  private static func box(_ layer: CALayer) -> CALayer {
    layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    layer.cornerRadius = 14
    return layer
  }

  private static func shadow(_ layer: CALayer) -> CALayer {
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 6)
    return layer
  }

  private static func boxShadow() -> CALayer {
    let layer = shadow(box(CALayer()))
    layer.backgroundColor = UIColor(white: 0.95, alpha: 1).cgColor
    return layer
  }

  private static func pathShadow() -> CALayer {
    let layer = boxShadow()
    layer.shadowPath = UIBezierPath(ovalIn: layer.bounds).cgPath
    return layer
  }

  private static func silhouetteShadow() -> CALayer {
    let layer = shadow(box(CALayer()))
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: layer.bounds.insetBy(dx: 6, dy: 6)).cgPath
    ring.fillColor = nil
    ring.lineWidth = 8
    ring.strokeColor = colors[0]
    layer.addSublayer(ring)
    return layer
  }

  private static func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = type == .conic ? colors + [colors[0]] : colors
    layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
    layer.masksToBounds = true
    return box(layer)
  }
}
