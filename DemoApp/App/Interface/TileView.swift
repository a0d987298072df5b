// SPDX-License-Identifier: MIT

import StatusHUD

/// A rounded square in a color with a white line drawing, as in a list of settings.
///
/// Drawn rather than taken from SF Symbols, which other systems do not have.
final class TileView: UIView {
  struct Symbol {
    let color: UIColor
    /// Lines in a square of 30 x 30 points.
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
