// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxQuartzCore

/// Expected values: a cross-fade is the weighted mean of two pictures, pixel by pixel.
@MainActor @Suite(.exclusiveScreen) struct CrossFadeRenderingTests {
  private func image(_ word: UInt32, _ width: Int = 4, _ height: Int = 4) throws -> CGImage {
    try #require(
      CGImage(
        premultipliedARGB: Array(repeating: word, count: width * height), width: width,
        height: height))
  }

  private func fade(_ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.beginTime = 1e-9
    return animation
  }

  /// A layer of 4 x 4 points in a screen of 8 x 8, in the middle of an animation.
  private func pixels(
    at time: CFTimeInterval, of animation: CAAnimation,
    _ change: (CALayer) throws -> Void = { _ in }
  ) throws -> PixelReader {
    let screen = try RenderedScreen(8, 8)
    let layer = screen.add(CGRect(2, 2, 4, 4))
    try change(layer)
    layer.add(animation, forKey: nil)
    screen.update(at: 0)
    screen.update(at: time)
    let pixels = try screen.pixels()
    #expect(try pixels == screen.repainted(at: time))
    return pixels
  }

  @Test(arguments: [0.01, 0.1, 0.25, 0.5, 0.9])
  func opaquePicturesStayOpaque(time: CFTimeInterval) throws {
    let pixels = try pixels(at: time, of: fade(image(0xFFFF_0000), image(0xFF00_00FF)))
    let blue = Int((255 * time).rounded())
    let middle = pixels.premultiplied(4, 4)
    #expect(middle.alpha == 255)
    #expect(middle.difference(to: Pixel(255 - blue, 0, blue)) <= 1)
    #expect(pixels.bounds() == CGRect(2, 2, 4, 4))
  }

  /// Two equal pictures do not dim half-way.
  @Test func theSamePictureDoesNotFlicker() throws {
    let pixels = try pixels(at: 0.5, of: fade(image(0x8040_2010), image(0x8040_2010)))
    #expect(pixels.premultiplied(4, 4) == Pixel(0x40, 0x20, 0x10, 0x80))
  }

  @Test func noPictureIsATransparentOne() throws {
    let came = try pixels(at: 0.25, of: fade(NSNull(), image(0xFFFF_FFFF)))
    #expect(came.premultiplied(4, 4).difference(to: Pixel(64, 64, 64, 64)) <= 1)
    let gone = try pixels(at: 0.25, of: fade(image(0xFFFF_FFFF), NSNull()))
    #expect(gone.premultiplied(4, 4).difference(to: Pixel(191, 191, 191, 191)) <= 1)
  }

  /// Each picture is where its own size puts it.
  @Test func eachPictureHasItsPlace() throws {
    let animation = try fade(image(0xFFFF_0000, 4, 2), image(0xFF00_00FF, 2, 4))
    let pixels = try pixels(at: 0.5, of: animation) { $0.contentsGravity = .center }
    #expect(pixels.premultiplied(2, 4).difference(to: Pixel(128, 0, 0, 128)) <= 1)
    #expect(pixels.premultiplied(4, 2).difference(to: Pixel(0, 0, 128, 128)) <= 1)
    #expect(pixels.premultiplied(4, 4).difference(to: Pixel(128, 0, 127)) <= 1)
    #expect(pixels.premultiplied(2, 2).alpha == 0)
  }

  @Test func cornersAndOpacityAreThoseOfTheLayer() throws {
    let animation = try fade(image(0xFFFF_0000), image(0xFF00_00FF))
    let pixels = try pixels(at: 0.5, of: animation) { layer in
      layer.cornerRadius = 2
      layer.masksToBounds = true
      layer.opacity = 0.5
    }
    #expect(pixels.premultiplied(2, 2).alpha < 64)
    #expect(pixels.premultiplied(4, 4).difference(to: Pixel(64, 0, 64, 128)) <= 1)
  }

  /// The alpha of a mask fades like any other.
  @Test func aMaskFades() throws {
    let screen = try RenderedScreen(8, 8)
    let layer = RenderedScreen.layer(CGRect(0, 0, 8, 8), Ink.red)
    let mask = RenderedScreen.layer(CGRect(2, 2, 4, 4))
    layer.mask = mask
    screen.root.addSublayer(layer)
    mask.add(try fade(NSNull(), image(0xFF00_0000)), forKey: nil)
    screen.update(at: 0.25)
    #expect(try screen.pixels().premultiplied(4, 4).difference(to: Pixel(64, 0, 0, 64)) <= 1)
  }

  /// Keyframes of pictures fade from each to the next.
  @Test func keyframesFade() throws {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = try [image(0xFFFF_0000), image(0xFF00_FF00), image(0xFF00_00FF)]
    animation.duration = 1
    animation.beginTime = 1e-9
    let middle = try pixels(at: 0.75, of: animation).premultiplied(4, 4)
    #expect(middle.difference(to: Pixel(0, 128, 128)) <= 1)
  }

  /// The second of two fades goes on from what the first one shows, and nothing jumps.
  @Test func afterAnInterruptionThreePicturesMix() throws {
    let (red, green, blue) = try (image(0xFFFF_0000), image(0xFF00_FF00), image(0xFF00_00FF))
    try Stage.withLayer { stage, layer in
      layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.contents = red
      layer.removeAllAnimations()
      @MainActor func change(to image: CGImage) {
        transaction {
          CATransaction.setAnimationDuration(1)
          CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
          layer.contents = image
        }
        stage.commit()
      }
      @MainActor func weights(at time: CFTimeInterval) -> [CGFloat] {
        let values = layer.presentationValues(at: Stage.start + time)
        return [red, green, blue].map { image in
          values.contentsMix?.parts.first { $0.image === image }?.weight ?? 0
        }
      }
      change(to: green)
      stage.advance(to: 0.25)
      #expect(weights(at: 0.25) == [0.75, 0.25, 0])
      change(to: blue)
      #expect(weights(at: 0.25) == [0.75, 0.25, 0])
      let halfWay = weights(at: 0.75)
      #expect(zip(halfWay, [0.375, 0.125, 0.5]).allSatisfy { isClose($0, $1) })
      // Clients see one picture, the one with the largest weight.
      let shown = try #require(layer.presentation())
      #expect(shown.contents as? CGImage === red)
      #expect(layer.contents as? CGImage === blue)
      stage.advance(to: 1.25)
      #expect(layer.presentation()?.contents as? CGImage === blue)
      #expect(layer.animationKeys() == nil)
    }
  }
}
