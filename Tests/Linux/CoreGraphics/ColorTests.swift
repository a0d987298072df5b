// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

/// Expected values: the semantics of `CGColor` in Apple's documentation.
@Suite struct ColorTests {
  @Test func equalityIsByValueAndSpace() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Set([red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func theDeviceSpaceIsThatOfScreens() {
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 1])
        == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func whatIsNoNumberDoesNoHarm() {
    let color = CGColor(srgbRed: .nan, green: .infinity, blue: 7, alpha: -1)
    #expect(color.rgba == RGBA(red: 0, green: 0, blue: 1, alpha: 0))
  }
}
