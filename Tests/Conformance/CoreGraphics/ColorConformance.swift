// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGColor` and `CGColorSpace`.
@Suite struct ColorConformance {
  @Test func alphaIsTheLastComponent() throws {
    let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    #expect(color.components == [0.25, 0.5, 0.75, 0.125])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.125)
    #expect(try #require(color.colorSpace).numberOfComponents == 3, "alpha is not counted here")
  }

  @Test func grayHasTwoComponents() throws {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect(try #require(gray.colorSpace).model == .monochrome)
    #expect(gray.colorSpace?.numberOfComponents == 1)
  }

  @Test func namedColorsHaveTheirComponents() {
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func aCopyMayHaveAnotherAlpha() throws {
    let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let copy = try #require(color.copy(alpha: 0.5))
    #expect(copy.components == [0.25, 0.5, 0.75, 0.5])
    #expect(copy.colorSpace?.name == color.colorSpace?.name)
    #expect(color.alpha == 1)
  }

  /// Equal are colors of equal components in equal spaces.
  @Test func colorsAreEqualByComponentsAndSpace() {
    #expect(CGColor.rgb(1, 0, 0) == CGColor.rgb(1, 0, 0))
    #expect(CGColor.rgb(1, 0, 0) != CGColor.rgb(1, 0, 0, 0.5))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor.rgb(0, 0, 0), "another space")
  }

  @Test func aColorTakesItsComponentsFromASpace() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space.model == .rgb)
    #expect(space.numberOfComponents == 3)
    #expect(space.name == CGColorSpace.sRGB)
    let color = try #require(CGColor(colorSpace: space, components: [0.25, 0.5, 0.75, 1]))
    #expect(color == CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(CGColorSpace(name: "no such space" as CFString) == nil)
  }
}
