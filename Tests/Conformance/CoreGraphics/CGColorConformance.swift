// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGColor` and `CGColorSpace`.
@Suite struct CGColorConformance {
  @Test func alphaIsTheLastComponent() throws {
    let colors: [(CGColor, [CGFloat], CGColorSpaceModel)] = [
      (.rgb(0.25, 0.5, 0.75, 0.125), [0.25, 0.5, 0.75, 0.125], .rgb),
      (CGColor(gray: 0.5, alpha: 0.25), [0.5, 0.25], .monochrome),
      (.black, [0, 1], .monochrome), (.white, [1, 1], .monochrome),
    ]
    for (color, components, model) in colors {
      #expect(color.components == components)
      #expect(color.numberOfComponents == components.count)
      #expect(color.alpha == components.last)
      let space = try #require(color.colorSpace)
      #expect(space.model == model)
      #expect(space.numberOfComponents == components.count - 1, "alpha is not counted here")
    }
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func aCopyMayHaveAnotherAlpha() throws {
    let color = CGColor.rgb(0.25, 0.5, 0.75)
    let copy = try #require(color.copy(alpha: 0.5))
    #expect(copy.components == [0.25, 0.5, 0.75, 0.5])
    #expect(copy.colorSpace?.name == color.colorSpace?.name)
    #expect(color.alpha == 1)
  }

  /// Equal are colors of equal components in equal spaces.
  @Test func colorsAreEqualByComponentsAndSpace() throws {
    #expect(CGColor.rgb(1, 0, 0) != CGColor.rgb(1, 0, 0, 0.5))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor.rgb(0, 0, 0), "another space")
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space.name == CGColorSpace.sRGB)
    let color = try #require(CGColor(colorSpace: space, components: [0.25, 0.5, 0.75, 1]))
    #expect(color == .rgb(0.25, 0.5, 0.75))
    #expect(CGColorSpace(name: "no such space" as CFString) == nil)
  }
}
