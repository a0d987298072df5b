// SPDX-License-Identifier: MIT

import StatusHUD

/// A colored, rounded square with a white line drawing, such as an icon in a settings list.
///
/// The view draws its own symbols, because SF Symbols aren't available on every platform.
final class TileView: UIView {
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

extension TileView {
  @MainActor struct Symbol {
    let color: UIColor
    /// The lines of the symbol, in a square of 30 x 30 points.
    let path: UIBezierPath

    /// - Parameter lines: The points of each line, which the initializer adds to the path.
    private init(
      _ color: UIColor, path: UIBezierPath = UIBezierPath(), _ lines: [(CGFloat, CGFloat)]...
    ) {
      for line in lines {
        let points = line.map { CGPoint(x: $0.0, y: $0.1) }
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
      }
      self.color = color
      self.path = path
    }

    static let all = [loop, bars, info, sun, number, layers, check, drive, missingFile]

    static let loop = Symbol(
      .systemOrange,
      path: UIBezierPath(
        arcCenter: CGPoint(x: 15, y: 15), radius: 7, startAngle: -0.6, endAngle: -2.2 + 2 * .pi,
        clockwise: true),
      [(17.5, 7.5), (21, 11), (21.5, 6)])
    static let bars = Symbol(
      .systemIndigo, [(9, 22), (9, 16)], [(13, 22), (13, 8)], [(17, 22), (17, 12)],
      [(21, 22), (21, 18)])
    static let info = Symbol(
      .systemGray, path: UIBezierPath(ovalIn: CGRect(x: 7, y: 7, width: 16, height: 16)),
      [(15, 14.5), (15, 19)], [(15, 11), (15, 11.01)])
    static let sun = Symbol(
      .systemPink, path: UIBezierPath(ovalIn: CGRect(x: 11, y: 11, width: 8, height: 8)),
      [(22, 15), (23.5, 15)], [(19.95, 19.95), (21.01, 21.01)], [(15, 22), (15, 23.5)],
      [(10.05, 19.95), (8.99, 21.01)], [(8, 15), (6.5, 15)], [(10.05, 10.05), (8.99, 8.99)],
      [(15, 8), (15, 6.5)], [(19.95, 10.05), (21.01, 8.99)])
    static let number = Symbol(
      .systemBlue, [(12.5, 8), (11, 22)], [(19, 8), (17.5, 22)], [(8.5, 12.5), (22, 12.5)],
      [(8, 17.5), (21.5, 17.5)])
    static let layers = Symbol(
      .systemPurple,
      path: UIBezierPath(roundedRect: CGRect(x: 7, y: 7, width: 11, height: 11), cornerRadius: 2.5),
      [(21.5, 12), (23, 12), (23, 23), (12, 23), (12, 21.5)])
    static let check = Symbol(.systemGreen, [(8.5, 15.5), (13, 20), (21.5, 10.5)])
    static let drive = Symbol(
      .systemTeal,
      path: UIBezierPath(roundedRect: CGRect(x: 7, y: 10, width: 16, height: 10), cornerRadius: 3),
      [(10.5, 15), (15.5, 15)], [(19, 15), (19.01, 15)])
    static let missingFile = Symbol(
      .systemRed, [(17, 7), (10, 7), (10, 23), (20, 23), (20, 10), (17, 7), (17, 10), (20, 10)],
      [(13, 14), (17, 18)], [(17, 14), (13, 18)])
  }
}
