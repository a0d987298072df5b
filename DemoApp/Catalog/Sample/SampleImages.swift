// SPDX-License-Identifier: MIT

import StatusHUD

/// Images as an app might have them, drawn so that there are no files to carry about.
@MainActor
enum SampleImages {
  private static let size = CGSize(width: 80, height: 80)

  /// A shape: what counts is where it is, not its color.
  static let star = UIGraphicsImageRenderer(size: size).image { _ in
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius: CGFloat = corner.isMultiple(of: 2) ? 40 : 16
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: 40 + radius * cos(angle), y: 42 + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    UIColor.black.setFill()
    path.fill()
  }

  /// A picture: a hill under the sun.
  static let picture = UIGraphicsImageRenderer(size: size).image { _ in
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 16).addClip()
    fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), UIColor.systemTeal)
    fill(UIBezierPath(ovalIn: CGRect(x: 46, y: 10, width: 22, height: 22)), UIColor.systemYellow)
    fill(UIBezierPath(ovalIn: CGRect(x: -30, y: 46, width: 110, height: 80)), UIColor.systemGreen)
  }

  /// Bars that go up and down once a second.
  static let film =
    UIImage.animatedImage(with: (0..<12).map { frame($0) }, duration: 1) ?? star

  private static func frame(_ index: Int) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      for bar in 0..<4 {
        let phase = (CGFloat(index) / 12 + CGFloat(bar) * 0.2) * 2 * .pi
        let height = 40 + 28 * sin(phase)
        let rect = CGRect(x: 4 + bar * 20, y: 0, width: 12, height: 80)
          .insetBy(dx: 0, dy: (80 - height) / 2)
        fill(UIBezierPath(roundedRect: rect, cornerRadius: 6), UIColor.systemPink)
      }
    }
  }

  private static func fill(_ path: UIBezierPath, _ color: UIColor) {
    color.setFill()
    path.fill()
  }
}
