// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Text has a contrast of 4.5 or more, which is level AA of WCAG 2, whatever lies beneath the bezel.
@MainActor @Suite(.exclusiveScreen) struct LegibilityTests {
  enum Ground: CaseIterable, Sendable {
    case white, black, stripes

    @MainActor var colors: [UIColor] {
      switch self {
      case .white: [.white]
      case .black: [.black]
      case .stripes: [.black, .red, .green, .blue, .cyan, .magenta, .yellow, .white]
      }
    }
  }

  private func screen(over ground: Ground) async -> BezelScreen {
    let it = await BezelScreen()
    let view = UIView(frame: it.overlay.bounds)
    for index in 0..<40 {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 8, y: 0, width: 8, height: 480))
      stripe.backgroundColor = ground.colors[index % ground.colors.count]
      view.addSubview(stripe)
    }
    it.overlay.superview?.insertSubview(view, at: 0)
    return it
  }

  /// The definition of WCAG 2.
  private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
    func linear(_ value: Int) -> Double {
      let value = Double(value) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The least contrast of black or white text to a pixel of the bezel, which shows nothing.
  private func contrast(_ it: BezelScreen) -> Double {
    let isWhite = it.overlay.contentView.label.textColor == UIColor(white: 1, alpha: 1)
    let (ink, pixels) = (isWhite ? 1.0 : 0.0, it.view.pixels())
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

  private func show(_ it: BezelScreen) async {
    // A bezel of 200 x 60 points in the middle, with nothing in it.
    it.configuration.minimumSize = CGSize(width: 200, height: 60)
    it.configuration.ringThickness = 0
    it.configuration.ringNoTextRadius = 0
    it.configuration.foregroundImageColor = UIColor(white: 0, alpha: 0)
    await it.show(.progress(0))
  }

  @Test(arguments: StatusHUD.Style.allCases, Ground.allCases)
  func styles(_ style: StatusHUD.Style, over ground: Ground) async {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      let it = await screen(over: ground)
      it.screen.userInterfaceStyle = appearance
      it.configuration.style = style
      await show(it)
      #expect(contrast(it) >= 4.5, "\(appearance)")
    }
  }

  /// Whatever the style says, and whatever the appearance is.
  @Test(
    arguments: [
      UIBlurEffect.Style.light, .extraLight, .dark, .systemMaterialLight, .systemMaterialDark,
    ],
    Ground.allCases)
  func materials(_ material: UIBlurEffect.Style, over ground: Ground) async {
    for style in StatusHUD.Style.allCases {
      let it = await screen(over: ground)
      it.configuration.style = style
      it.configuration.blurStyle = material
      await show(it)
      #expect(contrast(it) >= 4.5, "\(style)")
    }
  }

  /// The text of a bezel of the app's colour is black or white, whichever can be read.
  @Test(arguments: [
    UIColor.black, .white, .yellow, .systemBlue, .systemRed, .systemGreen, .gray, .systemIndigo,
  ])
  func ownColours(_ color: UIColor) async {
    for style in StatusHUD.Style.allCases {
      let it = await screen(over: .stripes)
      it.configuration.style = style
      it.configuration.backgroundColor = color
      await show(it)
      #expect(contrast(it) >= 4.5, "\(style)")
    }
  }
}
