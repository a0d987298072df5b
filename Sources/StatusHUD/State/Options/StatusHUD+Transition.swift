// SPDX-License-Identifier: MIT

extension StatusHUD {
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
}
