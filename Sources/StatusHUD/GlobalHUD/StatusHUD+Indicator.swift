// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// What stands above the texts of the global HUD.
  public enum Indicator: Sendable, Hashable, CaseIterable {
    /// Shows that work of unknown length is running.
    case spinner
    /// Shows how far work of known length is.
    case progress
    /// Stands above an info message.
    case info
    /// Stands above a success message.
    case success
    /// Stands above an error message.
    case error
  }

  /// Supplies views of the app in place of the built-in indicators, such as an animation or a logo that
  /// spins. The default is `nil`.
  ///
  /// ```swift
  /// StatusHUD.indicatorProvider = { indicator in
  ///   indicator == .spinner ? LogoView() : nil
  /// }
  /// ```
  /// The HUD calls the provider once for each kind of indicator while it's on screen, and releases the
  /// views when it disappears. If the provider returns `nil`, the HUD shows its own indicator. A new
  /// provider applies when the HUD appears the next time.
  ///
  /// A view keeps running when the text changes, and when work of the same kind follows. The HUD sizes the
  /// view by its constraints, its intrinsic content size, or its current size, in that order, and sets its
  /// `tintColor` to the color of the indicator. A ``HUDProgressIndicator`` or a `UIProgressView` shows the
  /// progress. VoiceOver describes the indicator and ignores the view.
  ///
  /// The HUD removes the view from its superview. It doesn't take a window, a view that contains the HUD,
  /// or the view of a controller that's in use elsewhere; it shows its own indicator instead.
  @preconcurrency @MainActor public static var indicatorProvider:
    (@MainActor (Indicator) -> UIView?)?
  {
    get { overlay.indicatorProvider }
    set { overlay.indicatorProvider = newValue }
  }
}

extension HUDContent.Kind {
  /// What the app can supply for it.
  var indicator: StatusHUD.Indicator? {
    switch self {
    case .activity: .spinner
    case .progress: .progress
    case .message(.info): .info
    case .message(.success): .success
    case .message(.error): .error
    case .message: nil
    }
  }
}
