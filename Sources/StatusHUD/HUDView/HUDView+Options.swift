// SPDX-License-Identifier: MIT

extension HUDView {
  /// The indicator above the texts.
  public enum Mode: Sendable, Hashable, CaseIterable {
    /// The system's activity indicator, or, after ``HUDView/apply(_:)``, a ring if
    /// ``StatusHUD/Configuration/spinnerStyle`` is `.ring`.
    case spinner
    /// A ``PieProgressView``.
    case pie
    /// A ``BarProgressView``.
    case bar
    /// A ``RingProgressView``.
    case ring
    /// The ``HUDView/customView``.
    case customView
    /// No indicator.
    case text
    /// A check mark that draws itself.
    case success
    /// A cross that draws itself.
    case error
    /// An “i” in a circle that draws itself.
    case info
  }

  /// How the corners of the bezel are rounded.
  public enum CornerStyle: Sendable, Hashable {
    /// With that radius in points. An invalid number counts as 5. `bezelView.layer.cornerRadius`
    /// changes it too.
    case fixed(CGFloat)
    /// With half of the shorter side: a bezel that ``HUDView/isSquare`` is a circle.
    case capsule
  }

  /// How the bezel moves while it fades. It only fades if the user reduces motion.
  public enum Animation: Sendable, Hashable, CaseIterable {
    /// It does not move.
    case fade
    /// It grows while it fades in, and shrinks while it fades out.
    case zoom
    /// It shrinks to its size while it fades in, and shrinks while it fades out.
    case zoomOut
    /// It grows while it fades in, and grows while it fades out.
    case zoomIn
  }

  /// Which touches a HUD keeps from the view beneath.
  public enum TouchHandling: Sendable, Hashable, CaseIterable {
    /// All touches in the bounds of the HUD.
    case blocking
    /// Touches on the bezel.
    case bezelOnly
    /// No touches, except on the button.
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
