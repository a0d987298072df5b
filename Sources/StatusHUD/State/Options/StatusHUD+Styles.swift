// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Constants that specify the color style of the bezel and its content.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A light or dark bezel that matches the container view or the scene's key window.
    case automatic
    /// Dark text on a light bezel.
    case light
    /// Light text on a dark bezel.
    case dark
  }

  /// Constants that specify the style of the spinner for indeterminate progress.
  public enum SpinnerStyle: Sendable, Hashable, CaseIterable {
    /// A ring that fades along its length.
    case ring
    /// The system's large activity indicator.
    case system
  }

  /// Constants that specify the style of the indicator for determinate progress.
  public enum ProgressStyle: Sendable, Hashable, CaseIterable {
    /// A ring that fills clockwise.
    case ring
    /// A pie that fills clockwise.
    case pie
    /// A bar that fills from its leading end.
    case bar
  }
}
