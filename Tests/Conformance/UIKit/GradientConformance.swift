// SPDX-License-Identifier: MIT

import Testing

/// Sources: measurements of what Apple's `CAGradientLayer` draws, by GNUstep's tests of its own.
@MainActor @Suite struct GradientConformance {
  private func picture(_ change: (CAGradientLayer) -> Void) throws -> Picture {
    let view = UIView(0, 0, 20, 20)
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    change(layer)
    view.layer.addSublayer(layer)
    return try Picture(of: view)
  }

  private func radial(to end: CGPoint) throws -> Picture {
    try picture {
      $0.type = .radial
      $0.startPoint = point(0.5, 0.5)
      $0.endPoint = end
    }
  }

  @Test func gradientsFillTheBounds() throws {
    #expect(try picture { _ in }.inked == rect(0, 0, 20, 20))
    #expect(try picture { $0.locations = [0, 1] }.inked == rect(0, 0, 20, 20))
    #expect(try radial(to: point(1, 1)).inked == rect(0, 0, 20, 20))
  }

  @Test func aGradientHasTwoColors() throws {
    #expect(try picture { $0.colors = nil }.inked.isNull)
    #expect(try picture { $0.colors = [UIColor.blue.cgColor] }.inked.isNull)
  }

  @Test func everyColorHasALocation() throws {
    #expect(try picture { $0.locations = [0.5] }.inked.isNull)
  }

  /// Such points give the ellipse no area.
  @Test func radialPointsShareNoAxis() throws {
    #expect(try radial(to: point(0.5, 1)).inked.isNull)
    #expect(try radial(to: point(1, 0.5)).inked.isNull)
    #expect(try radial(to: point(0.5, 0.5)).inked.isNull)
  }

  @Test func contentsLieOverTheGradient() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(rect(0, 0, 4, 2))
    }
    let picture = try picture {
      $0.contents = image.cgImage
      $0.contentsGravity = .resizeAspect
    }
    #expect(picture[10, 10] == Picture.red)
    #expect(picture[1, 1] == Picture.blue)
  }
}
