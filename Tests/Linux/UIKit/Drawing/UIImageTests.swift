// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable import LinuxUIKit

/// Two by one points: red, then half transparent blue.
private func twoPixels(scale: CGFloat = 1) -> UIImage {
  drawn(2, 1, scale: scale) { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.blue.withAlphaComponent(0.5).setFill()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  }
}

/// A bundle of files by name, for the length of a test.
private func withBundle(files: [String: Data], _ body: (Bundle) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  for (name, data) in files { try data.write(to: directory.appendingPathComponent(name)) }
  try body(try #require(Bundle(path: directory.path)))
}

/// Expected values: UIKit's documentation of `UIImage` and `UIGraphicsImageRenderer`.
@Suite struct UIImageTests {
  @Test(arguments: [CGFloat(1), 2, 3])
  func theRendererMakesPixelsForItsScale(scale: CGFloat) throws {
    let image = twoPixels(scale: scale)
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == scale)
    let pixels = try pixels(image)
    #expect(pixels.width == Int(2 * scale))
    #expect(pixels.straight(0, 0) == .pureRed)
    #expect(pixels.premultiplied(pixels.width - 1, 0).difference(to: Pixel(0, 0, 128, 128)) <= 1)
  }

  @Test func theRendererDrawsWhatIsInItsBounds() throws {
    let format = UIGraphicsImageRendererFormat.at(1)
    format.opaque = true
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pixels = try pixels(image)
    #expect(pixels.straight(0, 0) == .pureGreen)
    #expect(pixels.straight(3, 3) == .black)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1e9),
  ])
  func impossibleSizesGiveAnEmptyImage(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size, format: .at(1)).image { _ in }
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
  }

  @Test func aTintColoursTheShape() throws {
    let tinted = try pixels(
      drawn(2, 1) { _ in
        twoPixels().withTintColor(.green, renderingMode: .alwaysOriginal).draw(at: .zero)
      })
    #expect(tinted.straight(0, 0) == .pureGreen)
    #expect(tinted.premultiplied(1, 0).difference(to: Pixel(0, 128, 0, 128)) <= 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func anImageOfNoScaleHasOnePixelPerPoint(scale: CGFloat) throws {
    let image = UIImage(cgImage: try #require(twoPixels().cgImage), scale: scale, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 1))
  }

  @Test func renderingModesAreKept() {
    let image = twoPixels()
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.withTintColor(.red).renderingMode == .alwaysTemplate)
    #expect(template.cgImage === image.cgImage)
    #expect(template != image)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
  }

  /// Where the left of two pixels goes under the EXIF orientations 1, 3, 8, 6, 2, 4, 5 and 7, which
  /// are those of UIKit in its order.
  @Test(arguments: [
    (UIImage.Orientation.up, 0, 0), (.down, 1, 0), (.left, 0, 1), (.right, 0, 0),
    (.upMirrored, 1, 0), (.downMirrored, 0, 0), (.leftMirrored, 0, 0), (.rightMirrored, 0, 1),
  ])
  func orientationsTurnTheImage(orientation: UIImage.Orientation, x: Int, y: Int) throws {
    let stored = try #require(twoPixels().cgImage)
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    let isSideways = orientation.isSideways
    #expect(image.size == CGSize(width: isSideways ? 1 : 2, height: isSideways ? 2 : 1))
    let upright = PixelReader(try #require(image.uprightImage))
    #expect(upright.straight(x, y) == .pureRed)
  }

  @Test func filesComeBackTheSame() throws {
    let image = twoPixels(scale: 2)
    let data = try #require(image.pngData())
    let decoded = try #require(UIImage(data: data, scale: 2))
    #expect(decoded.size == image.size)
    #expect(try pixels(decoded).straight(0, 0) == .pureRed)

    try withBundle(files: ["two@2x.png": data]) { bundle in
      let path = bundle.bundleURL.appendingPathComponent("two@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.scale == 2)
      #expect(UIImage(named: "two", in: bundle, compatibleWith: nil)?.size == image.size)
      #expect(UIImage(named: "three", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -1])
  func anImageOfAnOddScaleIsFound(scale: CGFloat) throws {
    try withBundle(files: ["two@2x.png": try #require(twoPixels(scale: 2).pngData())]) { bundle in
      let traits = UITraitCollection(displayScale: scale)
      #expect(UIImage(named: "two", in: bundle, compatibleWith: traits)?.scale == 2)
    }
  }

  @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
  func badDataIsNoImage(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  // Documentation of `init(named:)`: what was read once is taken from a cache.
  @Test func namedImagesAreDecodedOnce() throws {
    let data = try #require(twoPixels().pngData())
    try withBundle(files: ["two.png": data]) { bundle in
      let first = try #require(UIImage(named: "two", in: bundle, compatibleWith: nil)?.cgImage)
      #expect(UIImage(named: "two", in: bundle, compatibleWith: nil)?.cgImage === first)
      let path = bundle.bundleURL.appendingPathComponent("two.png").path
      #expect(UIImage(contentsOfFile: path)?.cgImage !== first)
    }
    try withBundle(files: ["two.png": data]) { bundle in
      #expect(UIImage(named: "two", in: bundle, compatibleWith: nil) != nil)
    }
  }

  @Test func theCacheHoldsNoMoreThanItsLimit() throws {
    let image = try #require(twoPixels().cgImage)
    var cache = DecodedImages(byteLimit: 3 * image.width * image.height * 4)
    for path in ["a", "b", "c"] { cache.keep(image, for: path) }
    let first = cache.image(for: "a")
    #expect(first === image)
    cache.keep(image, for: "d")
    let kept = ["a", "b", "c", "d"].filter { cache.image(for: $0) === image }
    #expect(kept == ["a", "c", "d"], "what was used least recently goes")
    var small = DecodedImages(byteLimit: 1)
    small.keep(image, for: "a")
    let large = small.image(for: "a")
    #expect(large == nil)
  }

  @Test func aMissingFileIsNoImage() {
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    #expect(UIImage().size == .zero)
  }
}
