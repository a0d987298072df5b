// SPDX-License-Identifier: MIT

// A seam: tvOS has no system materials.

extension UIBlurEffect.Style {
  #if os(tvOS)
    static let bezelMaterial = UIBlurEffect.Style.regular
    static let thickMaterial = UIBlurEffect.Style.regular
    static let maskMaterial = UIBlurEffect.Style.regular
  #else
    static let bezelMaterial = UIBlurEffect.Style.systemMaterial
    static let thickMaterial = UIBlurEffect.Style.systemThickMaterial
    static let maskMaterial = UIBlurEffect.Style.systemUltraThinMaterial
  #endif

  /// Light or dark if the material is always so; unspecified if it follows the interface style.
  var interfaceStyle: UIUserInterfaceStyle {
    // By number, as no system declares all the names.
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 3, 16...20: .dark
    default: .unspecified
    }
  }
}
