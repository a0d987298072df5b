// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `UIColor`. The components of the named colors are in it.
@MainActor @Suite struct ColorConformance {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  /// The components in 0...1, rounded to thousandths.
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return [] }
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func colorsHaveTheirComponents() {
    let colors: [(UIColor, [CGFloat])] = [
      (UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [0.1, 0.2, 0.3, 0.4]),
      (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.25, 0.25, 0.5]),
      (UIColor(cgColor: .rgb(0.25, 0.5, 0.75, 0.5)), [0.25, 0.5, 0.75, 0.5]),
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
      (.yellow, [1, 1, 0, 1]), (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]),
      (.clear, [0, 0, 0, 0]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.red.withAlphaComponent(0.5), [1, 0, 0, 0.5]),
    ]
    for (color, expected) in colors { #expect(components(color) == expected) }
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.white.cgColor.components == [1, 1], "gray has one component and alpha")
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
}
