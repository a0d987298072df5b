// SPDX-License-Identifier: MIT

import StatusHUD

extension SampleImages {
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
}
