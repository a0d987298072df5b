// SPDX-License-Identifier: MIT

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
