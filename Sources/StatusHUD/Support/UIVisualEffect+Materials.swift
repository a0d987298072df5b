// SPDX-License-Identifier: MIT

// Platforms: tvOS doesn't have system materials.

extension UIVisualEffect {
  #if os(tvOS)
    @MainActor static let bezelMaterial = UIBlurEffect(style: .regular)
    @MainActor static let maskMaterial = UIBlurEffect(style: .regular)
  #else
    @MainActor static let bezelMaterial = UIBlurEffect(style: .systemMaterial)
    @MainActor static let maskMaterial = UIBlurEffect(style: .systemUltraThinMaterial)
  #endif
}
