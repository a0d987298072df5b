// SPDX-License-Identifier: MIT

import StatusHUD

/// Images as an app has them, made once.
enum Pictures {
  static let still = disc(brightness: 0.5)
  static let original = disc(brightness: 0.8).withRenderingMode(.alwaysOriginal)
  static let animated =
    UIImage.animatedImage(with: [disc(brightness: 0.2), disc(brightness: 0.9)], duration: 0.04)
    ?? still

  private static func disc(brightness: CGFloat) -> UIImage {
    let size = CGSize(width: 20, height: 20)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: brightness, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }
}
