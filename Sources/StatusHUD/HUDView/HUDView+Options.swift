// SPDX-License-Identifier: MIT

extension HUDView {
  /// Constants that specify the indicator above the labels.
  public enum Mode: Sendable, Hashable, CaseIterable {
    /// The system's activity indicator, or a rotating ring if you apply a configuration with a
    /// ``StatusHUD/Configuration/spinnerStyle`` of `.ring`.
    case spinner
    /// A ``PieProgressView``.
    case pie
    /// A ``BarProgressView``.
    case bar
    /// A ``RingProgressView``.
    case ring
    /// The ``HUDView/customView``.
    case customView
    /// Text without an indicator.
    case text
    /// An animated check mark.
    case success
    /// An animated cross.
    case error
    /// An animated “i” in a circle.
    case info
  }

  /// Constants that specify the shape of the bezel's corners.
  public enum CornerStyle: Sendable, Hashable {
    /// Corners with the specified radius, in points. If the radius is negative, NaN, or infinite,
    /// the HUD uses 5 points. You can also set `bezelView.layer.cornerRadius`.
    case fixed(CGFloat)
    /// Corners with a radius of half the bezel's shorter side. A square bezel becomes a circle.
    case capsule
  }

  /// The movement of a bezel during a fade. If Reduce Motion is on, the bezel only fades.
  public enum Animation: Sendable, Hashable, CaseIterable {
    /// The bezel fades in place.
    case fade
    /// The bezel grows during the fade-in and shrinks during the fade-out.
    case zoom
    /// The bezel shrinks to normal size during the fade-in and shrinks further during the fade-out.
    case zoomOut
    /// The bezel grows to normal size during the fade-in and grows further during the fade-out.
    case zoomIn
  }

  /// Constants that specify which touches a HUD prevents from reaching the views beneath it.
  public enum TouchHandling: Sendable, Hashable, CaseIterable {
    /// The HUD blocks all touches in its bounds.
    case blocking
    /// The HUD blocks only touches on the bezel.
    case bezelOnly
    /// The HUD blocks only touches on its controls, such as the button.
    case passthrough
  }
}

extension HUDView.Animation {
  @MainActor var zoom: BezelZoom {
    switch self {
    case .fade: BezelZoom(entry: 1, exit: 1, isSpring: true)
    case .zoom: BezelZoom(entry: 0.5, exit: 0.5, isSpring: true)
    case .zoomOut: BezelZoom(entry: 1.5, exit: 0.5, isSpring: true)
    case .zoomIn: BezelZoom(entry: 0.5, exit: 1.5, isSpring: true)
    }
  }
}
