// SPDX-License-Identifier: MIT

// A seam: tvOS has no system materials and declares none of their names.

extension UIBlurEffect.Style {
  #if os(tvOS)
    static let bezelMaterial = UIBlurEffect.Style.regular
    static let thickMaterial = UIBlurEffect.Style.regular
  #else
    static let bezelMaterial = UIBlurEffect.Style.systemMaterial
    static let thickMaterial = UIBlurEffect.Style.systemThickMaterial
  #endif

  /// Light or dark where the material is so in any interface; unspecified where it follows it.
  var interfaceStyle: UIUserInterfaceStyle {
    // By number: no system declares the names of all.
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 3, 16...20: .dark
    default: .unspecified
    }
  }
}
