// SPDX-License-Identifier: MIT

extension StatusHUD {
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
}
