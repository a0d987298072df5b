// SPDX-License-Identifier: MIT

/// A blur, with a tint over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// The blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return style == other.style && type(of: self) == type(of: other)
  }

  open override nonisolated var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  /// How thick the blur is, and whether it is light or dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2

    // These follow the interface's style.
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10

    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15

    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}
