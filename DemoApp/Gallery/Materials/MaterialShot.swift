// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// A picture of a blur's style over light, dark and busy content.
struct MaterialShot {
  var name: String
  var style: UIBlurEffect.Style
  var isDark: Bool
  /// That of the material, if it does not follow the interface.
  var fixedStyle: UIUserInterfaceStyle?
  var scale: CGFloat?
  var alpha: CGFloat = 1
  var isTurned = false
  var isOpaque = false

  static let all: [MaterialShot] = adaptive + fixed + special

  private static let adaptive = [
    ("regular", UIBlurEffect.Style.regular), ("prominent", .prominent),
    ("ultra-thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
    ("material", .systemMaterial), ("thick", .systemThickMaterial),
    ("chrome", .systemChromeMaterial),
  ].flatMap { name, style in
    [false, true].map { MaterialShot(name: name, style: style, isDark: $0) }
  }

  /// What does not follow the interface is shown in the other one.
  private static let fixed =
    [
      ("light", UIBlurEffect.Style.light), ("extra-light", .extraLight),
      ("ultra-thin-light", .systemUltraThinMaterialLight), ("thin-light", .systemThinMaterialLight),
      ("material-light", .systemMaterialLight), ("thick-light", .systemThickMaterialLight),
      ("chrome-light", .systemChromeMaterialLight),
    ].map { MaterialShot(name: $0.0, style: $0.1, isDark: true, fixedStyle: .light) }
    + [
      ("dark", UIBlurEffect.Style.dark), ("ultra-thin-dark", .systemUltraThinMaterialDark),
      ("thin-dark", .systemThinMaterialDark), ("material-dark", .systemMaterialDark),
      ("thick-dark", .systemThickMaterialDark), ("chrome-dark", .systemChromeMaterialDark),
    ].map { MaterialShot(name: $0.0, style: $0.1, isDark: false, fixedStyle: .dark) }

  private static let special = [
    MaterialShot(name: "at-1x", style: .systemMaterial, isDark: false, scale: 1),
    MaterialShot(name: "at-3x", style: .systemMaterial, isDark: true, scale: 3),
    MaterialShot(name: "half-faded", style: .systemThinMaterial, isDark: false, alpha: 0.5),
    MaterialShot(name: "turned", style: .systemUltraThinMaterial, isDark: true, isTurned: true),
    MaterialShot(
      name: "reduce-transparency", style: .systemMaterial, isDark: false, isOpaque: true),
  ]

  var appearance: String { isDark ? "dark" : "light" }

  /// What text on the material has to be.
  var contentStyle: UIUserInterfaceStyle { fixedStyle ?? (isDark ? .dark : .light) }
}
