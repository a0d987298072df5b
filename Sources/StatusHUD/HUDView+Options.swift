// SPDX-License-Identifier: MIT

extension HUDView {
  /// The indicator above the texts.
  public enum Mode: Sendable, Hashable, CaseIterable {
    /// The system's activity indicator.
    case indeterminate
    /// A ``RoundProgressView`` as a pie.
    case determinate
    /// A ``BarProgressView``.
    case determinateHorizontalBar
    /// A ``RoundProgressView`` as a ring.
    case annularDeterminate
    /// The ``HUDView/customView``.
    case customView
    /// No indicator.
    case text
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

  /// Where the bezel is in the visible area, before ``HUDView/offset``.
  public enum Position: Sendable, Hashable, CaseIterable {
    /// The top corner where a line of text begins.
    case topLeading
    /// The middle of the top edge.
    case top
    /// The top corner where a line of text ends.
    case topTrailing
    /// The middle of the edge where a line of text begins.
    case leading
    /// The centre.
    case center
    /// The middle of the edge where a line of text ends.
    case trailing
    /// The bottom corner where a line of text begins.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The bottom corner where a line of text ends.
    case bottomTrailing
  }

  /// Which touches a HUD keeps from the view beneath.
  public enum Interaction: Sendable, Hashable, CaseIterable {
    /// All touches in the bounds of the HUD.
    case blocksAll
    /// Touches on the bezel.
    case blocksBezel
    /// No touches, except on the button.
    case passesThrough
  }
}

extension HUDView.Position {
  /// 0...1 from the left and from the top.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    // The cases are in reading order, three to a row.
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let (leading, top) = (CGFloat(index % 3) / 2, CGFloat(index / 3) / 2)
    return CGPoint(x: isRightToLeft ? 1 - leading : leading, y: top)
  }
}

extension HUDView.Animation {
  var motion: BezelContainerView.Motion {
    switch self {
    case .fade: BezelContainerView.Motion(entry: 1, exit: 1, isSpring: true)
    case .zoom: BezelContainerView.Motion(entry: 0.5, exit: 0.5, isSpring: true)
    case .zoomOut: BezelContainerView.Motion(entry: 1.5, exit: 0.5, isSpring: true)
    case .zoomIn: BezelContainerView.Motion(entry: 0.5, exit: 1.5, isSpring: true)
    }
  }
}
