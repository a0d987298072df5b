// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// What covers the app while the HUD is shown.
  ///
  /// A mask blocks touches. On tvOS, the remote still moves the focus in the app.
  public enum MaskType: Sendable, Hashable, CaseIterable {
    /// Nothing. The app stays usable, even below the bezel. The HUD takes touches only on its Cancel
    /// button and, if a tap would dismiss it (``Configuration/tapDismissal``), on the bezel.
    case passthrough
    /// Nothing visible. The mask blocks touches.
    case clear
    /// Black at 40 %. The mask blocks touches.
    case black
    /// A black vignette around the bezel. The mask blocks touches.
    case gradient
    /// A blur of the app, a little darker. The mask blocks touches. For a user who reduces transparency,
    /// the mask is opaque.
    case blur
    /// ``Configuration/customMaskColor``. The mask blocks touches.
    case custom
  }

  /// The colors of the bezel and its contents.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Light or dark as the app, also when that changes: as the container view, or as the key window of
    /// the scene.
    case automatic
    /// Dark text on a light bezel.
    case light
    /// Light text on a dark bezel.
    case dark
    /// ``Configuration/bezelColor`` and ``Configuration/contentColor``; where one is nil,
    /// as ``automatic``.
    case custom
  }

  /// What a tap dismisses.
  public enum TapDismissal: Sendable, Hashable, CaseIterable {
    /// Nothing.
    case never
    /// The message on screen. The next message appears, or the work that's still running appears again.
    case messages
    /// Everything, as ``StatusHUD/dismiss(after:completion:)`` does. The app's work continues, but the HUD
    /// no longer shows it.
    case always
  }

  /// What happens to a message when the next one comes.
  public enum MessagePolicy: Sendable, Hashable, CaseIterable {
    /// The next message, or the next work, takes its place.
    case replace
    /// The next message waits until this one had its time, and work reappears after the last.
    ///
    /// A message that equals the one before it is shown once. At most 16 messages wait; one more
    /// drops the oldest of them. ``StatusHUD/dismiss(after:completion:)`` drops all.
    case queue
  }

  /// What turns while the length of the work is unknown.
  public enum SpinnerStyle: Sendable, Hashable, CaseIterable {
    /// A ring that fades along its length.
    case ring
    /// The large activity indicator of the system.
    case system
  }
}
