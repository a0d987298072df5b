// SPDX-License-Identifier: MIT

import Testing

@_spi(LinuxHost) @testable import LinuxCoreGraphics
@testable import LinuxUIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

/// A color as 0...255 and its alpha in percent.
private func shade(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
  let rgba = color.resolvedColor(with: traits).cgColor.rgba
  return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) }
    + [Int((rgba.alpha * 100).rounded())]
}

/// Expected values: the palette of iOS 13 to 18 and the documented semantics of `UIColor`.
@Suite struct UIColorTests {
  @Test(
    arguments: [
      (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
      (.systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
      (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
      (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
      (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
      (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
      (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    ] as [(UIColor, [Int], [Int])])
  func systemColorsFollowTheStyle(color: UIColor, inLight: [Int], inDark: [Int]) {
    #expect(shade(color, light) == inLight)
    #expect(shade(color, dark) == inDark)
    #expect(shade(color, UITraitCollection()) == inLight)
  }

  @Test func providersMayChainButNotForEver() {
    let chained = UIColor { _ in UIColor { $0.userInterfaceStyle == .dark ? .label : .red } }
    #expect(shade(chained, dark) == [255, 255, 255, 100])
    #expect(shade(chained, light) == [255, 0, 0, 100])
    final class Loop: @unchecked Sendable { var color = UIColor.red }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color }
    #expect(shade(loop.color, light) == [0, 0, 0, 0])
  }
}
