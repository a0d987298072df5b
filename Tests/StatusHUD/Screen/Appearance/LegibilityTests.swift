// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Text has a contrast of 4.5 or more, which is level AA of WCAG 2, whatever lies beneath the bezel.
@MainActor @Suite(.globalHUD) struct LegibilityTests {
  enum Ground: CaseIterable, Sendable {
    case white, black, stripes

    @MainActor var colors: [UIColor] {
      switch self {
      case .white: [.white]
      case .black: [.black]
      case .stripes: [.black, .red, .green, .blue, .systemTeal, .systemPink, .yellow, .white]
      }
    }
  }

  private let it = HUDScreen()

  /// Shows a bezel of 200 x 60 points in the middle, with nothing in it, over `ground`.
  private func show(over ground: Ground) async {
    for index in 0..<40 {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 8, y: 0, width: 8, height: 480))
      stripe.backgroundColor = ground.colors[index % ground.colors.count]
      it.appView.addSubview(stripe)
    }
    StatusHUD.configure {
      $0.minimumSize = CGSize(width: 200, height: 60)
      $0.ringThickness = 0
      $0.ringRadiusWithoutText = 0
      $0.indicatorColor = .clear
    }
    await it.show(.progress(0))
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
      StatusHUD.configuration.style = style
      await it.advance(by: 0)
      #expect(try contrast() >= 4.5, "\(style)")
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], Ground.allCases)
  func everyStyleIsLegible(_ appearance: UIUserInterfaceStyle, over ground: Ground) async throws {
    it.screen.userInterfaceStyle = appearance
    await show(over: ground)
    try await expectContrast()
  }

  @Test(
    arguments: [
      UIBlurEffect.Style.light, .extraLight, .dark, .systemMaterialLight, .systemMaterialDark,
    ], Ground.allCases)
  func everyMaterialIsLegible(_ material: UIBlurEffect.Style, over ground: Ground) async throws {
    StatusHUD.configuration.blurStyle = material
    await show(over: ground)
    try await expectContrast()
  }

  @Test(arguments: [
    UIColor.black, .white, .yellow, .systemBlue, .systemRed, .systemGreen, .gray, .systemIndigo,
  ])
  func everyOwnColourIsLegible(_ color: UIColor) async throws {
    StatusHUD.configuration.bezelColor = color
    await show(over: .stripes)
    try await expectContrast()
  }
}
