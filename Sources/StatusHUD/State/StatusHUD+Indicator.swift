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

extension StatusHUD.Indicator {
  /// The description that VoiceOver reads if there's no text.
  @MainActor var accessibilityLabel: String {
    switch self {
    case .spinner: VoiceOver.text("Loading")
    case .progress: VoiceOver.text("Progress")
    case .info: VoiceOver.text("Information")
    case .success: VoiceOver.text("Success")
    case .error: VoiceOver.text("Error")
    }
  }
}

extension StatusHUD.Message.Icon {
  @MainActor var accessibilityLabel: String? {
    if case .image(let image) = self { return image.accessibilityLabel }
    return HUDContent.Kind.message(self).indicator?.accessibilityLabel
  }
}

extension HUDContent.Kind {
  /// A name that isn't a text from the app, for content without text.
  var name: String { "\0" + (indicator.map { "\($0)" } ?? "message") }

  /// The indicator for this kind of content, or `nil` if the app can't replace the indicator.
  var indicator: StatusHUD.Indicator? {
    switch self {
    case .activity: .spinner
    case .progress: .progress
    case .message(.info): .info
    case .message(.success): .success
    case .message(.error): .error
    case .message(.image), .message(nil): nil
    }
  }

  var icon: StatusHUD.Message.Icon? { if case .message(let icon) = self { icon } else { nil } }

  @MainActor var accessibilityLabel: String {
    icon?.accessibilityLabel ?? (indicator ?? .info).accessibilityLabel
  }
}
