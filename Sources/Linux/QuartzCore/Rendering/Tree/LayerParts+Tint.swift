// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerParts {
  /// The parts with their colours multiplied. What only a mask is read of has no colour to lose.
  func tinted(_ tint: Tint) -> LayerParts {
    guard !tint.isColorless else { return self }
    var copy = self
    copy.background = background.map { $0.tinted(tint) }
    copy.contents = contents.map { $0.tinted(tint) }
    copy.border = border.map { $0.tinted(tint) }
    if let color = shadow?.color { copy.shadow?.color = tint.applied(to: color) }
    return copy
  }
}

extension Primitive {
  fileprivate func tinted(_ tint: Tint) -> Primitive {
    var copy = self
    switch source {
    case .color(let color):
      copy.source = .color(tint.applied(to: color))
    case .image(var image):
      image.tint = tint
      copy.source = .image(image)
    case .fade(let fade):
      copy.source = .fade(fade.mapPictures { $0.tinted(tint) })
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { color in
        let rgba = tint.applied(to: color.rgba)
        return CGColor(
          srgbRed: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
      }
      copy.source = .gradient(gradient)
    case .backdrop:
      // The colours are those of what lies beneath, which is no instance.
      break
    }
    return copy
  }
}
