// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The mask between the HUD and the app.
  ///
  /// A mask blocks touches. On tvOS, the user can still move the focus in the app.
  public enum MaskType: Sendable, Hashable, CaseIterable {
    /// No mask. The app receives touches, even beneath the bezel. The HUD receives touches only on
    /// its Cancel button and, with ``Configuration/tapDismissal``, on the bezel.
    case passthrough
    /// An invisible mask that blocks touches.
    case clear
    /// A mask of black at 40 percent opacity that blocks touches.
    case black
    /// A black vignette around the bezel that blocks touches.
    case gradient
    /// A dimmed blur that blocks touches. If the user reduces transparency or increases contrast,
    /// the mask is opaque.
    case blur
    /// A mask in ``Configuration/customMaskColor`` that blocks touches.
    case custom
  }

  /// The color style of the bezel and its content.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// A light or dark bezel that matches the container view or the key window of the scene.
    case automatic
    /// Dark text on a light bezel.
    case light
    /// Light text on a dark bezel.
    case dark
    /// A bezel with ``Configuration/bezelColor`` and ``Configuration/contentColor``. A color that
    /// is `nil` matches the app, as in ``automatic``.
    case custom
  }

  /// The content that a tap dismisses.
  public enum TapDismissal: Sendable, Hashable, CaseIterable {
    /// A tap doesn't dismiss anything.
    case never
    /// A tap dismisses the message on screen. The next message or the running work then appears.
    case messages
    /// A tap dismisses everything, as ``StatusHUD/dismiss(after:completion:)`` does. The app's work
    /// continues, but the HUD no longer shows it.
    case always
  }

  /// The policy for a message that follows another one.
  public enum MessagePolicy: Sendable, Hashable, CaseIterable {
    /// The next message or the next work replaces the message on screen.
    case replace
    /// The next message waits until the message on screen ends. Work reappears after the last
    /// message.
    ///
    /// The HUD shows a message that equals the previous one only once. Up to 16 messages can wait;
    /// one more removes the oldest. ``StatusHUD/dismiss(after:completion:)`` removes all messages.
    case queue
  }

  /// The style of the spinner, which indicates work of unknown length.
  public enum SpinnerStyle: Sendable, Hashable, CaseIterable {
    /// A ring that fades along its length.
    case ring
    /// The system's large activity indicator.
    case system
  }
}
