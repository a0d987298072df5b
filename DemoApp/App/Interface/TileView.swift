// SPDX-License-Identifier: MIT

import StatusHUD

/// A colored, rounded square with a white line drawing, such as an icon in a settings list.
///
/// The view draws its own symbols, because SF Symbols aren't available on every platform.
final class TileView: UIView {
  struct Symbol {
    let color: UIColor
    /// The lines of the symbol, in a square of 30 x 30 points.
    let path: UIBezierPath
  }

  private let drawing = CAShapeLayer()

  init(symbol: Symbol) {
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    backgroundColor = symbol.color
    layer.cornerRadius = 7
    drawing.path = symbol.path.cgPath
    drawing.fillColor = nil
    drawing.strokeColor = UIColor.white.cgColor
    drawing.lineWidth = 2
    drawing.lineCap = .round
    drawing.lineJoin = .round
    layer.addSublayer(drawing)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawing.frame = bounds
    drawing.contentsScale = traitCollection.displayScale
  }
}
