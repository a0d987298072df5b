// SPDX-License-Identifier: MIT

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How far colours are apart.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The direction that an interface reads in, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a scene is in front of the others.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}
