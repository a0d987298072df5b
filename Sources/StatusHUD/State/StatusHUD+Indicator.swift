// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Constants that specify the indicator above the text of a HUD.
  public enum Indicator: Sendable, Hashable, CaseIterable {
    /// The indicator for indeterminate progress.
    case spinner
    /// The indicator for determinate progress.
    case progress
    /// The icon of an info message.
    case info
    /// The icon of a success message.
    case success
    /// The icon of an error message.
    case error
  }

  /// A closure that supplies views, such as a spinning logo, in place of the built-in indicators.
  /// The default is `nil`.
  ///
  /// ```swift
  /// StatusHUD.indicatorProvider = { indicator in
  ///   indicator == .spinner ? LogoView() : nil
  /// }
  /// ```
  /// Each time a HUD appears, whether it's the global HUD or a ``HUDView``, it calls this closure at
  /// most once for each indicator. When the HUD disappears, it releases the views. If the closure
  /// returns `nil`, the HUD shows the built-in indicator. A new closure takes effect the next time
  /// that a HUD appears.
  ///
  /// A view stays onscreen when the text changes or when new content uses the same indicator. The
  /// HUD determines the view's size from the view's constraints, intrinsic content size, or current
  /// size, in that order. The view inherits the indicator color as its `tintColor`. If the view is a
  /// ``HUDProgressIndicator`` or a `UIProgressView`, it shows the progress. VoiceOver reads a
  /// description of the indicator instead of the view's accessibility label.
  ///
  /// The HUD removes the view from its current superview. If the view is a window, contains the
  /// HUD, or belongs to a view controller that's in use elsewhere, the HUD shows the built-in
  /// indicator. A HUD that appears while the closure runs shows the built-in indicator, too.
  @preconcurrency @MainActor public static var indicatorProvider:
    (@MainActor (Indicator) -> UIView?)?
}
