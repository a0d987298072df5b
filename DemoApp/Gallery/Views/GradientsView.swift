// SPDX-License-Identifier: MIT

import StatusHUD

/// Three gradients side by side: along a line, from a center outward, and around a center.
final class GradientsView: UIView {
  private static let colors = [
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1).cgColor,
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1).cgColor,
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1).cgColor,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      layer.addSublayer(Self.gradient(type))
    }
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

  private static func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = type == .conic ? colors + [colors[0]] : colors
    layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
    layer.masksToBounds = true
    layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
    layer.cornerRadius = 14
    return layer
  }
}
