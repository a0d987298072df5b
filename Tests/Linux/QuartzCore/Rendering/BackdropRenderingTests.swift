// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: the definitions of a blur, a tint, and a saturation.
@Suite struct BackdropRenderingTests {
  private static let clear = CGColor(gray: 0, alpha: 0)

  private func backdrop(
    _ frame: CGRect, radius: CGFloat = 8, saturation: CGFloat = 1, tint: CGColor = clear
  ) -> BackdropLayer {
    let layer = BackdropLayer()
    layer.frame = frame
    layer.filter = BackdropFilter(radius: radius, saturation: saturation, tint: tint)
    return layer
  }

  /// If everything has one color, the blur has that color too, even at the edges of the backdrop
  /// and the screen.
  @Test(arguments: [1, 2, 3], [0, 0.7, 5, 20, 60])
  func oneColorStaysItself(scale: Int, radius: Double) throws {
    let color = CGColor(srgbRed: 200 / 255, green: 17 / 255, blue: 90 / 255, alpha: 1)
    let pixels = try RenderedScreen.pixels(41, 33, scale: CGFloat(scale)) { root in
      root.backgroundColor = color
      root.addSublayer(backdrop(CGRect(-5, 7, 30, 20), radius: radius))
    }
    #expect(Set(pixels.words) == [0xFFC8_115A])
  }

  /// The tint is drawn over the blur. The saturation is relative to the gray of ITU-R BT.709.
  @Test func tintAndSaturationAreWhatTheySay() throws {
    func pixel(_ saturation: CGFloat, _ tint: CGColor) throws -> Pixel {
      try RenderedScreen.pixels(20, 20) { root in
        root.backgroundColor = CGColor(srgbRed: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        root.addSublayer(
          backdrop(CGRect(0, 0, 20, 20), saturation: saturation, tint: tint))
      }.premultiplied(10, 10)
    }
    #expect(try pixel(1, CGColor(gray: 1, alpha: 0.5)) == Pixel(204, 179, 153))
    // 0.2126 · 153 + 0.7152 · 102 + 0.0722 · 51 = 109.2
    #expect(try pixel(0, Self.clear) == Pixel(109, 109, 109))
    // 109.2 + 1.8 · (153 - 109.2) = 188, 96.3, 4.5
    #expect(try pixel(1.8, Self.clear).difference(to: Pixel(188, 96, 4)) <= 1)
  }

  /// The backdrop covers exactly a white square, and everything around the square is black.
  @Test func edgesDoNotBleed() throws {
    let pixels = try RenderedScreen.pixels(60, 60, scale: 2) { root in
      root.backgroundColor = Ink.black
      root.addSublayer(RenderedScreen.layer(CGRect(20, 20, 20, 20), Ink.white))
      root.addSublayer(backdrop(CGRect(20, 20, 20, 20), radius: 20))
    }
    #expect(pixels.bounds(differingFrom: .black) == CGRect(40, 40, 40, 40))
    #expect(pixels.premultiplied(40, 40) == .white)
  }

  /// A step becomes the error function, which never decreases. It is 50 % in the middle, and 84 %
  /// one standard deviation further.
  @Test(arguments: [1, 2, 3])
  func aStepBecomesSmooth(scale: Int) throws {
    let pixels = try RenderedScreen.pixels(200, 20, scale: CGFloat(scale)) { root in
      root.backgroundColor = Ink.black
      root.addSublayer(RenderedScreen.layer(CGRect(100, 0, 100, 20), Ink.white))
      root.addSublayer(backdrop(CGRect(0, 0, 200, 20), radius: 16))
    }
    let line = (0..<pixels.width).map { pixels.premultiplied($0, 10 * scale).red }
    let steps = zip(line, line.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 <= 8 / scale + 1 })
    #expect(abs(line[100 * scale] - 128) <= 8)
    #expect(abs(line[116 * scale] - 215) <= 6)
    #expect(abs(line[84 * scale] - 40) <= 6)
    #expect(line.first == 0)
    #expect(line.last == 255)
  }

  /// With an opacity of 0.5, the picture is half blurred and half sharp. A mask with an alpha of
  /// 0.5 has the same effect.
  @Test func itsOpacityAndAGroupsMaskShowPartOfTheBlur() throws {
    func pixels(_ change: (CALayer, CALayer) -> Void) throws -> PixelReader {
      try RenderedScreen.pixels(64, 8) { root in
        root.backgroundColor = Ink.black
        root.addSublayer(RenderedScreen.layer(CGRect(32, 0, 32, 8), Ink.white))
        let group = RenderedScreen.layer(CGRect(0, 0, 64, 8))
        let backdrop = backdrop(CGRect(0, 0, 64, 8))
        group.addSublayer(backdrop)
        group.addSublayer(RenderedScreen.layer(CGRect(0, 0, 1, 1), Ink.red))
        root.addSublayer(group)
        change(group, backdrop)
      }
    }
    let full = try pixels { _, _ in }.premultiplied(28, 4).red
    #expect((40...120).contains(full))
    let half = try pixels { $1.opacity = 0.5 }
    #expect(abs(half.premultiplied(28, 4).red - full / 2) <= 1)
    let masked = try pixels { group, _ in
      group.mask = RenderedScreen.layer(CGRect(0, 0, 30, 8), CGColor(gray: 0, alpha: 0.5))
    }
    #expect(masked.premultiplied(28, 4) == half.premultiplied(28, 4))
    #expect(masked.premultiplied(31, 4) == .black)
  }
}
