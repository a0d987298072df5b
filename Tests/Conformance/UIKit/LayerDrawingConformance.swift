// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.ContentMode`, of `CALayer.contentsCenter`, and of
/// `CALayer.shouldRasterize`; measurements of what Apple's `CAGradientLayer` draws, by GNUstep's
/// tests of its own.
@MainActor @Suite(.onScreen) struct LayerDrawingConformance {
  private let container = UIView(0, 0, 40, 40)

  /// Red with a blue part.
  private func image(_ size: CGSize, blue: CGRect, scale: CGFloat = 1) -> UIImage {
    drawnImage(size.width, size.height, scale: scale) {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
      UIColor.blue.setFill()
      $0.fill(blue)
    }
  }

  /// The picture of a layer. It isn't one of a view, whose scale becomes that of the screen.
  private func picture(
    of layer: CALayer = CALayer(), _ frame: CGRect, _ change: (CALayer) -> Void = { _ in }
  ) throws -> Bitmap {
    #expect(layer.contentsCenter == rect(0, 0, 1, 1) && layer.rasterizationScale == 1)
    #expect(!layer.shouldRasterize)
    layer.frame = frame
    change(layer)
    container.layer.addSublayer(layer)
    defer { layer.removeFromSuperlayer() }
    return try Bitmap(of: container)
  }

  /// Where an image of 4 x 2 points lies in a view of 8 x 8.
  @Test(
    arguments: [
      (.scaleToFill, rect(2, 2, 8, 8), .resize), (.redraw, rect(2, 2, 8, 8), .resize),
      (.scaleAspectFit, rect(2, 4, 8, 4), .resizeAspect),
    ] as [(UIView.ContentMode, CGRect, CALayerContentsGravity)])
  func theModePlacesTheImage(
    mode: UIView.ContentMode, box: CGRect, gravity: CALayerContentsGravity
  ) throws {
    let size = CGSize(width: 4, height: 2)
    let view = UIImageView(image: image(size, blue: rect(2, 0, 2, 2), scale: 2))
    #expect(view.contentMode == .scaleToFill)
    view.frame = rect(2, 2, 8, 8)
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
    container.addSubview(view)
    let picture = try Bitmap(of: container)
    #expect(picture.seen == box)
    #expect(picture[Int(box.minX), Int(box.midY)] == .red)
    #expect(picture[Int(box.maxX) - 1, Int(box.midY)] == .blue)
  }

  /// The pixel at (2.5, 2.5) is blue, and the corners keep their size.
  @Test(arguments: [1, 2] as [CGFloat]) func withoutASizeTheCenterIsAPixel(scale: CGFloat) throws {
    let size = CGSize(width: 6, height: 6)
    let picture = try picture(rect(4, 4, 31, 21)) {
      $0.contents = image(size, blue: rect(2, 2, 2, 2), scale: scale).cgImage
      $0.contentsScale = scale
      $0.contentsCenter = rect(2.5 / 6, 2.5 / 6, 0, 0)
    }
    #expect(picture.seen == rect(4, 4, 31, 21))
    for (x, y) in [(5, 5), (5, 14), (33, 14), (19, 5), (19, 23)] {
      #expect(picture[x, y] == .red)
    }
    // How much there is of the neighbors depends on how the pixel is stretched.
    #expect(picture[19, 14].blue > 200 && picture[19, 14].red < 50)
  }

  private func gradient(_ change: (CAGradientLayer) -> Void) throws -> Bitmap {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    change(layer)
    return try picture(of: layer, rect(0, 0, 20, 20))
  }

  private func radial(to end: CGPoint) throws -> Bitmap {
    try gradient {
      $0.type = .radial
      $0.startPoint = point(0.5, 0.5)
      $0.endPoint = end
    }
  }

  /// A gradient has two colors, every color has a location, and radial points share no axis.
  @Test func gradientsFillTheBoundsOrNothing() throws {
    #expect(try gradient { _ in }.seen == rect(0, 0, 20, 20))
    #expect(try gradient { $0.locations = [0, 1] }.seen == rect(0, 0, 20, 20))
    #expect(try radial(to: point(1, 1)).seen == rect(0, 0, 20, 20))
    #expect(try gradient { $0.colors = nil }.seen.isNull)
    #expect(try gradient { $0.colors = [UIColor.blue.cgColor] }.seen.isNull)
    #expect(try gradient { $0.locations = [0.5] }.seen.isNull)
    #expect(try radial(to: point(0.5, 1)).seen.isNull)
    #expect(try radial(to: point(1, 0.5)).seen.isNull)
    #expect(try radial(to: point(0.5, 0.5)).seen.isNull)
  }

  /// On whole pixels it looks the same. The opacity isn't part of the bitmap, and applies once.
  @Test(arguments: [1, 0.5] as [Float]) func rasterizingChangesNothing(opacity: Float) throws {
    let picture = try picture(rect(4, 4, 20, 12)) { layer in
      layer.backgroundColor = UIColor.red.cgColor
      let child = CALayer()
      child.frame = rect(2, 2, 6, 4)
      child.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(child)
      layer.shouldRasterize = true
      layer.opacity = opacity
    }
    #expect(picture.seen == rect(4, 4, 20, 12))
    for (x, y, color) in [(5, 5, Pixel(255, 0, 0)), (8, 7, Pixel(0, 0, 255))] {
      let share = CGFloat(opacity) / 255
      let expected = Pixel(
        red: CGFloat(color.red) * share, green: 0, blue: CGFloat(color.blue) * share,
        alpha: CGFloat(opacity))
      #expect(picture[x, y].isNear(expected, within: opacity == 1 ? 0 : 2))
    }
  }
}
