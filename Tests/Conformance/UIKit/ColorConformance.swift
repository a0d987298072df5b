// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIColor` (components of the named colors are in it) and of
/// `UITraitCollection.performAsCurrent(_:)`.
@MainActor @Suite struct ColorConformance {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return [] }
    return [red, green, blue, alpha]
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test func componentsComeBack() {
    #expect(
      isNear(
        components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
        [0.1, 0.2, 0.3, 0.4]))
    #expect(isNear(components(UIColor(white: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5]))
  }

  @Test func namedColorsHaveTheirComponents() {
    #expect(components(.red) == [1, 0, 0, 1])
    #expect(components(.green) == [0, 1, 0, 1])
    #expect(components(.blue) == [0, 0, 1, 1])
    #expect(components(.yellow) == [1, 1, 0, 1])
    #expect(components(.black) == [0, 0, 0, 1])
    #expect(components(.white) == [1, 1, 1, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(components(.gray) == [0.5, 0.5, 0.5, 1])
  }

  @Test func coreGraphicsColorsKeepTheirSpace() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.white.cgColor.components == [1, 1], "gray has one component and alpha")
    let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(components(UIColor(cgColor: color)) == [0.25, 0.5, 0.75, 0.5])
  }

  @Test func anotherAlphaIsAnotherColor() {
    let half = UIColor.red.withAlphaComponent(0.5)
    #expect(components(half) == [1, 0, 0, 0.5])
    #expect(components(UIColor.red) == [1, 0, 0, 1])
  }

  @Test func colorsAreEqualByValue() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .blue)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
  }

  @Test func dynamicColorsAreResolved() {
    #expect(components(dynamic.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(components(dynamic.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(components(UIColor.red.resolvedColor(with: dark)) == [1, 0, 0, 1])
    let half = dynamic.withAlphaComponent(0.5)
    #expect(components(half.resolvedColor(with: dark)) == [1, 1, 1, 0.5], "still dynamic")
  }

  @Test func currentTraitsResolve() {
    var found: [[CGFloat]] = []
    dark.performAsCurrent {
      found.append(components(dynamic))
      light.performAsCurrent { found.append(components(dynamic)) }
      found.append(components(dynamic))
    }
    #expect(found == [[1, 1, 1, 1], [0, 0, 0, 1], [1, 1, 1, 1]])
  }

  /// The darkest and the lightest of the published palettes, the same in all versions.
  @Test func labelsAndBackgroundsAreOpposites() {
    #expect(components(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(components(UIColor.systemBackground.resolvedColor(with: light)) == [1, 1, 1, 1])
    #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    #expect(
      UIColor.systemRed.resolvedColor(with: light) != UIColor.systemRed.resolvedColor(with: dark))
  }
}
