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
    /// No mask. The app receives all touches, except touches on the Cancel button and, if a tap
    /// dismisses the content, touches on the bezel.
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
    case queue
  }

  /// Constants that specify the content that a tap dismisses.
  public enum TapDismissal: Sendable, Hashable, CaseIterable {
    /// A tap doesn't dismiss anything.
    case never
    /// A tap dismisses the message onscreen, and the next content appears.
    case messages
    /// A tap dismisses all content, like a call to ``StatusHUD/dismiss(after:completion:)``. The
    /// app's work continues, but the HUD no longer shows its status.
    case always
  }
}

extension StatusHUD.MaskType {
  /// A Boolean value that indicates whether the mask keeps touches from the app.
  var blocksTouches: Bool {
    switch self {
    case .passthrough: false
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

extension HUDPosition {
  /// Returns the position as fractions of the width and height, measured from the top-left corner.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (1, 0) : (0, 1)
    return switch self {
    case .topLeading: CGPoint(x: leading, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topTrailing: CGPoint(x: trailing, y: 0)
    case .leading: CGPoint(x: leading, y: 0.5)
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .trailing: CGPoint(x: trailing, y: 0.5)
    case .bottomLeading: CGPoint(x: leading, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: trailing, y: 1)
    }
  }
}
