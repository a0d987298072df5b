// SPDX-License-Identifier: MIT

import StatusHUD

@MainActor
extension TileView.Symbol {
  static var all: [Self] { [loop, bars, info, sun, number, layers, check, drive, missingFile] }

  static var number: Self {
    Self(
      color: .systemBlue,
      path: lines([
        [(12.5, 8), (11, 22)], [(19, 8), (17.5, 22)],
        [(8.5, 12.5), (22, 12.5)], [(8, 17.5), (21.5, 17.5)],
      ]))
  }

  static var bars: Self {
    Self(
      color: .systemIndigo,
      path: lines([
        [(9, 22), (9, 16)], [(13, 22), (13, 8)], [(17, 22), (17, 12)], [(21, 22), (21, 18)],
      ]))
  }

  static var loop: Self {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 15, y: 15), radius: 7, startAngle: -0.6, endAngle: -2.2 + 2 * .pi,
      clockwise: true)
    append([[(17.5, 7.5), (21, 11), (21.5, 6)]], to: path)
    return Self(color: .systemOrange, path: path)
  }

  static var missingFile: Self {
    Self(
      color: .systemRed,
      path: lines([
        [(17, 7), (10, 7), (10, 23), (20, 23), (20, 10), (17, 7), (17, 10), (20, 10)],
        [(13, 14), (17, 18)], [(17, 14), (13, 18)],
      ]))
  }

  static var info: Self {
    let path = UIBezierPath(ovalIn: CGRect(x: 7, y: 7, width: 16, height: 16))
    append([[(15, 14.5), (15, 19)], [(15, 11), (15, 11.01)]], to: path)
    return Self(color: .systemGray, path: path)
  }

  static var check: Self {
    Self(color: .systemGreen, path: lines([[(8.5, 15.5), (13, 20), (21.5, 10.5)]]))
  }

  static var drive: Self {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 7, y: 10, width: 16, height: 10), cornerRadius: 3)
    append([[(10.5, 15), (15.5, 15)], [(19, 15), (19.01, 15)]], to: path)
    return Self(color: .systemTeal, path: path)
  }

  static var layers: Self {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 7, y: 7, width: 11, height: 11), cornerRadius: 2.5)
    append([[(21.5, 12), (23, 12), (23, 23), (12, 23), (12, 21.5)]], to: path)
    return Self(color: .systemPurple, path: path)
  }

  static var sun: Self {
    let path = UIBezierPath(ovalIn: CGRect(x: 11, y: 11, width: 8, height: 8))
    let rays = (0..<8).map { ray -> [(CGFloat, CGFloat)] in
      let angle = CGFloat(ray) * .pi / 4
      let (x, y) = (cos(angle), sin(angle))
      return [(15 + 7 * x, 15 + 7 * y), (15 + 8.5 * x, 15 + 8.5 * y)]
    }
    append(rays, to: path)
    return Self(color: .systemPink, path: path)
  }

  private static func lines(_ lines: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    append(lines, to: path)
    return path
  }

  private static func append(_ lines: [[(CGFloat, CGFloat)]], to path: UIBezierPath) {
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}
