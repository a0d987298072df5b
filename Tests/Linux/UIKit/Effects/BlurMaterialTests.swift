// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Every style, and whether text on it has to be light; nil follows the interface.
private let styles: [(style: UIBlurEffect.Style, raw: Int, isDark: Bool?)] = [
  (.extraLight, 0, false), (.light, 1, false), (.dark, 2, true), (.regular, 4, nil),
  (.prominent, 5, nil), (.systemUltraThinMaterial, 6, nil), (.systemThinMaterial, 7, nil),
  (.systemMaterial, 8, nil), (.systemThickMaterial, 9, nil), (.systemChromeMaterial, 10, nil),
  (.systemUltraThinMaterialLight, 11, false), (.systemThinMaterialLight, 12, false),
  (.systemMaterialLight, 13, false), (.systemThickMaterialLight, 14, false),
  (.systemChromeMaterialLight, 15, false), (.systemUltraThinMaterialDark, 16, true),
  (.systemThinMaterialDark, 17, true), (.systemMaterialDark, 18, true),
  (.systemThickMaterialDark, 19, true), (.systemChromeMaterialDark, 20, true),
]

/// Expected values: the raw values of UIBlurEffect.h; which styles adapt, its comments; contrast as
/// WCAG 2 defines it, at least 4.5 for level AA.
@MainActor
@Suite(.exclusiveScreen)
struct BlurMaterialTests {
  @Test func rawValuesAreApples() {
    #expect(styles.map(\.style.rawValue) == styles.map(\.raw))
  }

  @Test func onlyAdaptiveStylesFollowTheInterface() {
    for (style, _, isDark) in styles {
      let (light, dark) = (BlurMaterial(style, in: .light), BlurMaterial(style, in: .dark))
      #expect((light != dark) == (isDark == nil), "\(style)")
    }
    for (adaptive, light, dark) in zip3(6...10, 11...15, 16...20) {
      #expect(material(adaptive, .light) == material(light, .dark))
      #expect(material(adaptive, .dark) == material(dark, .light))
    }
  }

  private func zip3(
    _ a: ClosedRange<Int>, _ b: ClosedRange<Int>, _ c: ClosedRange<Int>
  ) -> [(Int, Int, Int)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
  }

  private func material(_ raw: Int, _ interface: UIUserInterfaceStyle) -> BlurMaterial? {
    UIBlurEffect.Style(rawValue: raw).map { BlurMaterial($0, in: interface) }
  }

  /// Relative luminance of a gray.
  private func luminance(_ component: Int) -> Double {
    let value = Double(component) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test(arguments: [UIColor.white, .black])
  func textIsLegibleOnEveryMaterial(color: UIColor) async {
    for (style, _, isDark) in styles {
      for interface in [UIUserInterfaceStyle.light, .dark] {
        await withScreen(8, 8) { screen in
          screen.userInterfaceStyle = interface
          let window = shownWindow(on: screen)
          window.backgroundColor = color
          let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
          view.frame = window.bounds
          window.addSubview(view)
          await screen.advance(by: 0)
          let shade = luminance(PixelReader(screen.image()).premultiplied(4, 4).green)
          let isLightText = isDark ?? (interface == .dark)
          let contrast = isLightText ? 1.05 / (shade + 0.05) : (shade + 0.05) / 0.05
          #expect(contrast >= 4.5, "\(style) over \(color)")
        }
      }
    }
  }
}
