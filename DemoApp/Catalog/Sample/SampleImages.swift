// SPDX-License-Identifier: MIT

import StatusHUD

/// Images as an app might have them, drawn so that there are no files to carry about.
@MainActor
enum SampleImages {
  private static let size = CGSize(width: 80, height: 80)

  /// A shape: what counts is where it is, not its color.
  static let star = UIGraphicsImageRenderer(size: size).image { _ in
    let star = UIBezierPath(around: CGPoint(x: 40, y: 42), corners: 10, from: -.pi / 2) {
      $0.isMultiple(of: 2) ? 40 : 16
    }
    fill(star, UIColor.black)
  }

  /// A check mark that takes the tint of the view it is in.
  static let check: UIImage = {
    let size = CGSize(width: 37, height: 37)
    // As fine as any screen: it is made once and shown on all of them.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 6, y: 20))
      path.addLine(to: CGPoint(x: 15, y: 29))
      path.addLine(to: CGPoint(x: 31, y: 9))
      path.lineWidth = 4
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()

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

extension UIBezierPath {
  /// A closed line around a center, with corners in equal angles.
  ///
  /// - Parameter distance: The distance of a corner from the center.
  convenience init(
    around center: CGPoint, corners: Int, from start: CGFloat = 0, distance: (Int) -> CGFloat
  ) {
    self.init()
    for corner in 0..<corners {
      let angle = start + CGFloat(corner) / CGFloat(corners) * 2 * .pi
      let point = center.moved(by: distance(corner), angle)
      if corner == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }
}

extension CGPoint {
  /// The point in a distance, in the direction of an angle.
  func moved(by distance: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
