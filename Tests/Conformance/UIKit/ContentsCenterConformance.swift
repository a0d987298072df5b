// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `CALayer.contentsCenter`.
@MainActor @Suite struct ContentsCenterConformance {
  /// Red with a blue middle, of 6 x 6 points.
  private func image(_ scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image {
      UIColor.red.setFill()
      $0.fill(rect(0, 0, 6, 6))
      UIColor.blue.setFill()
      $0.fill(rect(2, 2, 2, 2))
    }
  }

  private func picture(_ size: CGSize, _ set: (CALayer) -> Void) throws -> Picture {
    let container = UIView(0, 0, 40, 40)
    // Not the layer of a view, whose scale becomes that of the screen.
    let layer = CALayer()
    layer.frame = CGRect(origin: point(4, 4), size: size)
    layer.contents = image().cgImage
    set(layer)
    container.layer.addSublayer(layer)
    return try Picture(of: container)
  }

  @Test func everythingStretchesUnlessAskedOtherwise() {
    #expect(CALayer().contentsCenter == rect(0, 0, 1, 1))
  }

  /// Two points of red remain on each side.
  @Test func theCornersKeepTheirSize() throws {
    let picture = try picture(CGSize(width: 30, height: 20)) {
      $0.contentsCenter = rect(1 / 3.0, 1 / 3.0, 1 / 3.0, 1 / 3.0)
    }
    #expect(picture.inked == rect(4, 4, 30, 20))
    for (x, y) in [(5, 5), (5, 14), (18, 5), (32, 14), (18, 22)] {
      #expect(picture[x, y] == Picture.red)
    }
    #expect(picture[18, 14] == Picture.blue)
  }

  /// Of the twelve pixels, four are red on each side.
  @Test(arguments: [1, 2]) func theScaleIsThatOfTheContents(scale: CGFloat) throws {
    let picture = try picture(CGSize(width: 30, height: 20)) {
      $0.contents = image(2).cgImage
      $0.contentsScale = scale
      $0.contentsCenter = rect(1 / 3.0, 1 / 3.0, 1 / 3.0, 1 / 3.0)
    }
    #expect(picture[4, 14] == Picture.red && picture[18, 14] == Picture.blue)
    #expect((picture[7, 14] == Picture.red) == (scale == 1))
  }

  /// The pixel at (2, 2) to (3, 3) is blue.
  @Test func withoutASizeItIsAPixel() throws {
    let picture = try picture(CGSize(width: 31, height: 21)) {
      $0.contentsCenter = rect(2.5 / 6, 2.5 / 6, 0, 0)
    }
    #expect(picture[5, 14] == Picture.red && picture[33, 14] == Picture.red)
    // How much there is of the neighbors depends on how the pixel is stretched.
    #expect(picture[19, 14] & 0xFF > 200 && picture[19, 14] >> 16 & 0xFF < 50)
  }
}
