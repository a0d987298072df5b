// SPDX-License-Identifier: MIT

extension HUDView {
  /// What stands above the texts.
  public enum Mode: Sendable, Hashable, CaseIterable {
    /// The system's activity indicator.
    case indeterminate
    /// A ``RoundProgressView`` that fills like a pie.
    case determinate
    /// A ``BarProgressView``.
    case determinateHorizontalBar
    /// A ``RoundProgressView`` that fills like a ring.
    case annularDeterminate
    /// ``HUDView/customView``.
    case customView
    /// Nothing: the texts alone.
    case text
  }

  /// How the bezel's corners are rounded.
  public enum CornerStyle: Sendable, Hashable {
    /// By that many points; a negative, NaN or infinite one counts as 5. The radius may also be set
    /// as `bezelView.layer.cornerRadius`.
    case fixed(CGFloat)
    /// By half of the shorter side: a bezel that ``HUDView/isSquare`` is a circle.
    case capsule
  }

  /// How the bezel comes and goes, besides fading. For a user who reduces motion it only fades.
  public enum Animation: Sendable, Hashable, CaseIterable {
    /// Only fades.
    case fade
    /// Comes growing and goes shrinking.
    case zoom
    /// Comes shrinking from above its size and goes shrinking.
    case zoomOut
    /// Comes growing and goes growing.
    case zoomIn
  }

  /// Where in the visible part of the host the bezel is, before ``HUDView/offset``.
  public enum Position: Sendable, Hashable, CaseIterable {
    /// In the top corner where a line of text begins: the left one where text runs left to right.
    case topLeading
    /// At the top, halfway across.
    case top
    /// In the top corner where a line of text ends.
    case topTrailing
    /// At the edge where a line of text begins, halfway down.
    case leading
    /// In the middle.
    case center
    /// At the edge where a line of text ends, halfway down.
    case trailing
    /// In the bottom corner where a line of text begins.
    case bottomLeading
    /// At the bottom, halfway across.
    case bottom
    /// In the bottom corner where a line of text ends.
    case bottomTrailing
  }

  /// What the HUD keeps from its host while it is shown.
  public enum Interaction: Sendable, Hashable, CaseIterable {
    /// All touches in the HUD's bounds.
    case blocksAll
    /// Touches on the bezel.
    case blocksBezel
    /// None: only the button takes touches.
    case passesThrough
  }
}

extension HUDView.Position {
  /// 0...1 from the left and from the top.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    let leading: CGFloat
    switch self {
    case .topLeading, .leading, .bottomLeading: leading = 0
    case .top, .center, .bottom: leading = 0.5
    case .topTrailing, .trailing, .bottomTrailing: leading = 1
    }
    let top: CGFloat
    switch self {
    case .topLeading, .top, .topTrailing: top = 0
    case .leading, .center, .trailing: top = 0.5
    case .bottomLeading, .bottom, .bottomTrailing: top = 1
    }
    return CGPoint(x: isRightToLeft ? 1 - leading : leading, y: top)
  }
}
