// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Every style, and whether text on it has to be light; nil follows the interface.
private let styles: [(style: UIBlurEffect.Style, isDark: Bool?)] = [
  (.extraLight, false), (.light, false), (.dark, true), (.regular, nil),
  (.prominent, nil), (.systemUltraThinMaterial, nil), (.systemThinMaterial, nil),
  (.systemMaterial, nil), (.systemThickMaterial, nil), (.systemChromeMaterial, nil),
  (.systemUltraThinMaterialLight, false), (.systemThinMaterialLight, false),
  (.systemMaterialLight, false), (.systemThickMaterialLight, false),
  (.systemChromeMaterialLight, false), (.systemUltraThinMaterialDark, true),
  (.systemThinMaterialDark, true), (.systemMaterialDark, true),
  (.systemThickMaterialDark, true), (.systemChromeMaterialDark, true),
]

/// Expected values: which styles adapt, the comments in UIBlurEffect.h; contrast as WCAG 2 defines it,
/// at least 4.5 for level AA.
@MainActor
@Suite(.exclusiveScreen)
struct BlurMaterialTests {
  /// Relative luminance of a gray.
  private func luminance(_ component: Int) -> Double {
    let value = Double(component) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test(arguments: [UIColor.white, .black])
  func textIsLegibleOnEveryMaterial(color: UIColor) async {
    for (style, isDark) in styles {
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
