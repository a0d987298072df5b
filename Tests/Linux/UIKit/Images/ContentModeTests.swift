// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: UIKit's documentation of `UIView.ContentMode`, worked out for an image of 20 by
/// 10 points in a view of 40 by 60 at (10, 10).
@MainActor
@Suite("Content modes of image views", .exclusiveScreen)
struct ContentModeTests {
  @Test(
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(10, 10, 40, 60)),
      (.redraw, CGRect(10, 10, 40, 60)),
      (.scaleAspectFit, CGRect(10, 30, 40, 20)),
      (.scaleAspectFill, CGRect(0, 10, 90, 60)),
      (.center, CGRect(20, 35, 20, 10)),
      (.top, CGRect(20, 10, 20, 10)),
      (.bottom, CGRect(20, 60, 20, 10)),
      (.left, CGRect(10, 35, 20, 10)),
      (.right, CGRect(30, 35, 20, 10)),
      (.topLeft, CGRect(10, 10, 20, 10)),
      (.topRight, CGRect(30, 10, 20, 10)),
      (.bottomLeft, CGRect(10, 60, 20, 10)),
      (.bottomRight, CGRect(30, 60, 20, 10)),
    ], [CGFloat(1), 2])
  func placement(of mode: (UIView.ContentMode, CGRect), scale: CGFloat) async throws {
    try await withScreen(100, 100, scale: scale) { screen in
      let window = shownWindow(on: screen)
      window.backgroundColor = .white
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 20, height: 10), format: .at(2)
      ).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(0, 0, 20, 10))
      }
      let view = UIImageView(image: image)
      view.frame = CGRect(10, 10, 40, 60)
      view.contentMode = mode.0
      window.addSubview(view)
      let found = try #require(
        PixelReader(screen.image()).bounds(differingFrom: Pixel(255, 255, 255), tolerance: 64))
      // An image that fills reaches 40 points out on either side: the screen's edge cuts one.
      #expect(
        found
          == CGRect(
            mode.1.minX * scale, mode.1.minY * scale, mode.1.width * scale, mode.1.height * scale))
    }
  }
}
