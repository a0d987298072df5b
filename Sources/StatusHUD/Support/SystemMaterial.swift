// SPDX-License-Identifier: MIT

// Platforms: tvOS doesn't have system materials.

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

  /// The interface style of the material, or `.unspecified` if it adapts to the current style.
  var interfaceStyle: UIUserInterfaceStyle {
    // Compare raw values, because some platforms don't declare every style.
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 3, 16...20: .dark
    default: .unspecified
    }
  }
}
