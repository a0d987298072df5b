// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: UIKit's documentation of `UIImage` and `UIGraphicsImageRenderer`.
@Suite struct UIImageTests {
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
}

/// Expected values: UIKit's documentation of `UIImage.animatedImage(with:duration:)`.
@MainActor
@Suite(.exclusiveScreen)
struct AnimatedImageTests {
  /// What is shown at each of the times, in seconds after the view came into the window.
  private func colors(at times: [Double], of view: UIImageView) async -> [Pixel] {
    var seen: [Pixel] = []
    await withWindow(20, 20) { screen, window in
      view.frame = CGRect(0, 0, 10, 10)
      window.addSubview(view)
      _ = screen.image()
      var now = 0.0
      for time in times {
        await screen.advance(by: time - now)
        now = time
        seen.append(PixelReader(screen.image()).straight(5, 5))
      }
    }
    return seen
  }

  @Test func anAnimatedImagePlaysByItself() async {
    let view = UIImageView(
      image: .animatedImage(with: [.square(.red), .square(.green), .square(.blue)], duration: 3))
    let seen = await colors(at: [0.5, 1.5, 2.5, 3.5, 7.5], of: view)
    #expect(seen == [.pureRed, .pureGreen, .pureBlue, .pureRed, .pureGreen])
    view.image = .square(.red)
    #expect(await colors(at: [1.5], of: view) == [.pureRed])
  }
}

/// Expected values: UIKit's documentation of `UIImageView`.
@MainActor
@Suite(.exclusiveScreen)
struct UIImageViewTests {
  @Test func templatesFollowTheTint() async {
    await withWindow(30, 10) { screen, window in
      window.tintColor = .green
      let template = UIImageView(image: .square(.red).withRenderingMode(.alwaysTemplate))
      let original = UIImageView(image: .square(.red).withRenderingMode(.alwaysOriginal))
      original.frame.origin.x = 10
      for view in [template, original] { window.addSubview(view) }
      var pixels = PixelReader(screen.image())
      #expect(pixels.straight(5, 5) == .pureGreen)
      #expect(pixels.straight(15, 5) == .pureRed)
      window.tintColor = .label
      screen.userInterfaceStyle = .dark
      pixels = PixelReader(screen.image())
      #expect(pixels.straight(5, 5) == .white)
      #expect(pixels.straight(15, 5) == .pureRed)
    }
  }
}
