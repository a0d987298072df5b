// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

/// Expected values: the semantics of `CGColor` in Apple's documentation.
@Suite struct ColorTests {
  @Test func componentsEndWithAlpha() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
  }

  @Test func equalityIsByValueAndSpace() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor.black != CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    #expect(Set([red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func copyingWithAnotherAlphaKeepsTheColour() throws {
    let copy = try #require(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.5))
    #expect(copy == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func fromASpace() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])?.alpha == 1)
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 1])
        == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func whatIsNoNumberDoesNoHarm() {
    let color = CGColor(srgbRed: .nan, green: .infinity, blue: 7, alpha: -1)
    #expect(color.rgba == RGBA(red: 0, green: 0, blue: 1, alpha: 0))
    #expect(color == color.copy())
  }
}
