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

  /// Constants that specify the mask between the HUD and the app.
  ///
  /// A mask blocks touches from the start of the fade-in to the start of the fade-out, but it doesn't
  /// block the keys of a keyboard. On tvOS, the user can still move the focus.
  public enum MaskType: Sendable, Hashable, CaseIterable {
    /// In a call or a ``Message``, the mask of the configuration, even if that changes later.
    ///
    /// If ``Configuration/maskType`` has this value, a ``HUDView`` that shows work, or the message that
    /// ends the work, has the mask ``clear``. Everything else has the mask ``passthrough``.
    case automatic
    /// No mask, which blocks nothing. The app receives all touches, except touches on a button of the HUD and, if
    /// a tap does something, touches on the bezel.
    case passthrough
    /// An invisible mask that blocks touches.
    case clear
    /// A black mask that has 40 percent opacity and blocks touches.
    case black
    /// A black vignette that surrounds the bezel and blocks touches.
    case gradient
    /// A dimmed blur that blocks touches. If Reduce Transparency or Increase Contrast is on, the
    /// mask is opaque.
    case blur
    /// A mask that blocks touches and has the color ``Configuration/customMaskColor``.
    case custom

    /// SVProgressHUD's name for ``passthrough``.
    @available(*, unavailable, renamed: "passthrough")
    public static let none = Self.passthrough
  }

  /// Constants that specify how the bezel moves while it fades in and out. If Reduce Motion is on,
  /// the bezel only fades.
  public enum Transition: Sendable, Hashable, CaseIterable {
    /// The bezel shrinks slightly during the fade-in, and shrinks further during the fade-out.
    case scale
    /// The bezel fades in place.
    case fade
    /// The bezel grows to normal size during the fade-in, and shrinks during the fade-out.
    case zoom
    /// The bezel grows to normal size during the fade-in, and grows further during the fade-out.
    case zoomIn
    /// The bezel shrinks to normal size during the fade-in, and shrinks further during the fade-out.
    case zoomOut
    /// The bezel slides in from the edge that's nearest to its position, and slides out the same way.
    /// In the center, it slides in from below.
    case slide
  }

  /// Constants that specify whether a new message replaces or follows the current message.
  public enum MessagePolicy: Sendable, Hashable, CaseIterable {
    /// New content replaces the message onscreen.
    case replace
    /// A new message waits for the current one to end. The HUD shows the work after the last one.
    ///
    /// If consecutive messages are equal, the HUD shows only the first message. If more than 16
    /// messages are queued, the HUD removes the oldest queued message. To remove all messages, call
    /// ``StatusHUD/dismiss(after:completion:)``.
    ///
    /// A message with an infinite duration lets those that end automatically go first, and comes back after
    /// the last one. The HUD shows work only after you dismiss it.
    case queue
  }

  /// Constants that specify the content that a tap dismisses.
  public enum TapDismissal: Sendable, Hashable, CaseIterable {
    /// A tap doesn't dismiss anything.
    case never
    /// A tap dismisses the message onscreen, and the next content appears.
    case messages
    /// A tap dismisses all content, like a call to ``StatusHUD/dismiss(after:completion:)``. The
    /// app's work continues, but the HUD no longer shows its status. A tap on a message beside the HUD
    /// dismisses the messages at its position.
    case always
  }
}

extension StatusHUD.MaskType {
  /// A Boolean value that indicates whether the mask keeps touches from the app.
  var blocksTouches: Bool {
    switch self {
    case .automatic, .passthrough: false
    case .clear, .black, .gradient, .blur, .custom: true
    }
  }
}

/// Constants that specify the position of the bezel in the visible area.
public enum HUDPosition: Sendable, Hashable, CaseIterable {
  /// The top-leading corner, which is at the left in left-to-right layouts.
  case topLeading
  /// The center of the top edge.
  case top
  /// The top-trailing corner, which is at the right in left-to-right layouts.
  case topTrailing
  /// The center of the edge where a line of text begins.
  case leading
  /// The center of the visible area.
  case center
  /// The center of the edge where a line of text ends.
  case trailing
  /// The bottom-leading corner.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The bottom-trailing corner.
  case bottomTrailing
}

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
