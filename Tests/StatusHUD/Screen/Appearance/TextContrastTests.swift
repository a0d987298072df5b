// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Text has a contrast of 4.5 or more, which is level AA of WCAG 2, whatever lies beneath the
/// bezel.
@MainActor @Suite(.globalHUD) struct TextContrastTests {
  /// The colors of the app.
  private nonisolated static let grounds: [[UIColor]] = [
    [.white], [.black],
    [.black, .red, .green, .blue, .systemTeal, .systemPink, .yellow, .white],
  ]

  private let it = HUDScreen()

  /// Shows a bezel of 200 x 60 points in the middle, with nothing in it, over `ground`.
  private func show(over ground: [UIColor]) async {
    it.appView.addStripes(ground, width: 8)
    await it.show(.progress(0)) {
      $0.minimumSize = CGSize(width: 200, height: 60)
      $0.ringThickness = 0
      $0.ringRadiusWithoutText = 0
      $0.indicatorColor = .clear
    }
  }

  /// The definition of WCAG 2.
  private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
    func linear(_ value: Int) -> Double {
      let value = Double(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The least contrast of black or white text to a pixel of the bezel.
  private func contrast() throws -> Double {
    let isWhite = try it.bezel.label.textColor == UIColor(white: 1, alpha: 1)
    let (ink, pixels) = (isWhite ? 1.0 : 0.0, it.pixels())
    var least = Double.infinity
    for y in stride(from: 215, to: 265, by: 2) {
      for x in stride(from: 65, to: 255, by: 2) {
        let pixel = pixels.straight(x, y)
        let other = luminance(pixel.red, pixel.green, pixel.blue)
        least = min(least, (max(ink, other) + 0.05) / (min(ink, other) + 0.05))
      }
    }
    return least
  }

  /// In every style.
  private func expectContrast() async throws {
    for style in StatusHUD.Style.allCases {
      await it.configure { $0.style = style }
      #expect(try contrast() >= 4.5, "\(style)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], grounds)
  func everyStyleIsLegible(_ look: UIUserInterfaceStyle, over ground: [UIColor]) async throws {
    it.screen.userInterfaceStyle = look
    await show(over: ground)
    try await expectContrast()
  }

  /// A material that doesn't adapt needs the style that it has.
  @Test(
    arguments: [
      (.light, .light), (.extraLight, .light), (.dark, .dark), (.systemMaterialLight, .light),
      (.systemMaterialDark, .dark), (.systemMaterial, .light), (.systemMaterial, .dark),
      (.systemThickMaterial, .automatic),
    ] as [(UIBlurEffect.Style, StatusHUD.Style)], grounds)
  func everyMaterialIsLegibleInItsStyle(
    _ material: (UIBlurEffect.Style, StatusHUD.Style), over ground: [UIColor]
  ) async throws {
    StatusHUD.configuration.effect = UIBlurEffect(style: material.0)
    StatusHUD.configuration.style = material.1
    await show(over: ground)
    #expect(try contrast() >= 4.5)
  }

  @Test(arguments: [
    UIColor.black, .white, .yellow, .systemBlue, .systemRed, .systemGreen, .gray, .systemIndigo,
  ])
  func everyOwnColorIsLegible(_ color: UIColor) async throws {
    StatusHUD.configuration.bezelColor = color
    await show(over: Self.grounds[2])
    try await expectContrast()
  }
}
