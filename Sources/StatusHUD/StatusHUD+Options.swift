// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// What lies between the app and the bezel, and whether the app can be touched meanwhile.
  ///
  /// Touches are what is blocked: on tvOS the remote moves the focus in the app all the same.
  public enum MaskType: Sendable, Hashable, CaseIterable {
    /// Nothing: the app below stays usable, also under the bezel.
    ///
    /// As the mask of one call write `StatusHUD.MaskType.none`: there `.none` alone is nil, which
    /// is the default mask. The compiler warns of it.
    case none
    /// Nothing to be seen, but touches are blocked.
    case clear
    /// Black at 40 %; touches are blocked.
    case black
    /// A black vignette around the bezel; touches are blocked.
    case gradient
    /// ``Configuration/backgroundLayerColor``; touches are blocked.
    case custom
  }

  /// The colours of the bezel and of what is in it.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Light or dark as the system's appearance is, also when that changes while the HUD is shown.
    case automatic
    /// Dark text on a light bezel, whatever the appearance.
    case light
    /// Light text on a dark bezel, whatever the appearance.
    case dark
    /// ``Configuration/backgroundColor`` and ``Configuration/foregroundColor``; one that is nil is
    /// as in ``automatic``.
    case custom
  }

  /// What turns while the length of the work is unknown.
  public enum AnimationType: Sendable, Hashable, CaseIterable {
    /// A ring that fades along its length.
    case flat
    /// The system's activity indicator, large.
    case native
  }
}
