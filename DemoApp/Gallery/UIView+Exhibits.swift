// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// What the gallery shows without a HUD.
extension UIView {
  /// Three gradients side by side: along a line, from a center outward, and around a center.
  static func gradients() -> UIView {
    let colors = [
      UIColor(red: 0, green: 0.48, blue: 1, alpha: 1).cgColor,
      UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1).cgColor,
      UIColor(red: 1, green: 0.58, blue: 0, alpha: 1).cgColor,
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
      let layer = CAGradientLayer()
      layer.type = type
      layer.colors = type == .conic ? colors + [colors[0]] : colors
      layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
      layer.masksToBounds = true
      layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
      layer.cornerRadius = 14
      layer.position = CGPoint(x: 50 + 90 * (index - 1), y: 50)
      view.layer.addSublayer(layer)
    }
    return view
  }

  /// The indicators that an app can use on their own, one kind below the other, each at the beginning,
  /// on its way and at the end.
  static func indicators() -> UIView {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 276, height: 240))
    panel.tintColor = .white
    panel.backgroundColor = UIColor(white: 0.2, alpha: 1)
    panel.layer.cornerRadius = 14
    for (column, progress) in [0, 0.35, 1].enumerated() {
      let bar = BarProgressView()
      bar.bounds.size = CGSize(width: 80, height: 12)
      let indicators = [RingProgressView(), PieProgressView(), bar]
      for view in indicators { view.progress = progress }
      for (row, view) in (indicators + [IndefiniteSpinnerView()]).enumerated() {
        if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
        view.center = CGPoint(x: 46 + 92 * column, y: 30 + 60 * row)
        panel.addSubview(view)
      }
    }
    return panel
  }
}
