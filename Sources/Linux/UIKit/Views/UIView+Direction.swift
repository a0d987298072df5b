// SPDX-License-Identifier: MIT

/// Constants that specify whether a view's contents mirror in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// Constants that specify the reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let around: UIUserInterfaceLayoutDirection =
      switch traitCollection.layoutDirection {
      case .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
      }
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: around)
  }
}
