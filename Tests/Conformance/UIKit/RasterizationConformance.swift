// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `CALayer.shouldRasterize` and `CALayer.rasterizationScale`.
@MainActor @Suite struct RasterizationConformance {
  private let container = UIView(0, 0, 40, 40)
  private let layer = CALayer()
  private let child = CALayer()

  init() {
    layer.frame = rect(4, 4, 20, 12)
    layer.backgroundColor = UIColor.red.cgColor
    child.frame = rect(2, 2, 6, 4)
    child.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(child)
    container.layer.addSublayer(layer)
  }

  @Test func nothingIsRasterizedUnlessAsked() {
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
  }

  @Test func onWholePixelsItLooksTheSame() throws {
    layer.shouldRasterize = true
    let picture = try Picture(of: container)
    #expect(picture.inked == rect(4, 4, 20, 12))
    #expect(picture[5, 5] == Picture.red && picture[8, 7] == Picture.blue)
  }

  @Test func aChangeInsideIsSeen() throws {
    layer.shouldRasterize = true
    _ = try Picture(of: container)
    child.backgroundColor = UIColor.red.cgColor
    #expect(try Picture(of: container)[8, 7] == Picture.red)
  }

  /// The opacity isn't part of the bitmap, and applies once.
  @Test func theOpacityAppliesOnce() throws {
    layer.shouldRasterize = true
    layer.opacity = 0.5
    let picture = try Picture(of: container)
    for (x, y) in [(5, 5), (8, 7)] {
      #expect((126...129).contains(picture[x, y] >> 24))
    }
  }
}
