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
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pixels = try pixels(image)
    #expect(pixels.straight(0, 0) == .pureGreen)
    #expect(pixels.straight(3, 3) == .transparent)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1e9),
  ])
  func impossibleSizesGiveAnEmptyImage(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size, format: .at(1)).image { _ in }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func anImageOfNoScaleHasOnePixelPerPoint(scale: CGFloat) throws {
    let image = UIImage(cgImage: try #require(twoPixels().cgImage), scale: scale)
    #expect(image.size == CGSize(width: 2, height: 1))
  }

  @Test func renderingModesAreKept() {
    let image = twoPixels()
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.cgImage === image.cgImage)
    #expect(template != image)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
  }
}
