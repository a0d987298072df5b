// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

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

  @Test func anAnimatedImageIsItsImages() throws {
    let image = try #require(
      UIImage.animatedImage(with: [.square(.red), .square(.green)], duration: 2))
    #expect(image.images?.count == 2)
    #expect(image.duration == 2)
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    #expect(UIImage.square(.red).images == nil)
    #expect(UIImage.square(.red).duration == 0)
    // A thirtieth of a second each.
    #expect(UIImage.animatedImage(with: [image], duration: 0)?.duration == 2.0 / 30)
  }

  @Test func anAnimatedImagePlaysByItself() async {
    let view = UIImageView(
      image: .animatedImage(with: [.square(.red), .square(.green), .square(.blue)], duration: 3))
    let seen = await colors(at: [0.5, 1.5, 2.5, 3.5, 7.5], of: view)
    #expect(seen == [.pureRed, .pureGreen, .pureBlue, .pureRed, .pureGreen])
    view.image = .square(.red)
    #expect(await colors(at: [1.5], of: view) == [.pureRed])
  }

  /// Images that nobody could see one by one do not hold the clock.
  @Test(arguments: [1e-3, 1e-6, 1e-12, 1e-300, .leastNonzeroMagnitude] as [Double])
  func aDurationNearZeroCostsAFrameAtATime(duration: TimeInterval) async {
    await withWindow { screen, window in
      let images: [UIImage] = [.square(.red), .square(.green), .square(.blue)]
      let view = UIImageView(image: .animatedImage(with: images, duration: duration))
      window.addSubview(view)
      await screen.advance(by: 0)
      let frames = screen.renderedFrameCount
      await screen.advance(by: 1)
      #expect(CACurrentMediaTime() == 1001)
      #expect(screen.renderedFrameCount - frames <= 61)
    }
  }
}
