// SPDX-License-Identifier: MIT

/// Where the bezel is in the visible area, before its offset.
public enum HUDPosition: Sendable, Hashable, CaseIterable {
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

extension HUDPosition {
  /// 0...1 from the left and from the top.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    let leading: CGFloat =
      switch self {
      case .topLeading, .leading, .bottomLeading: 0
      case .top, .center, .bottom: 0.5
      case .topTrailing, .trailing, .bottomTrailing: 1
      }
    let top: CGFloat =
      switch self {
      case .topLeading, .top, .topTrailing: 0
      case .leading, .center, .trailing: 0.5
      case .bottomLeading, .bottom, .bottomTrailing: 1
      }
    return CGPoint(x: isRightToLeft ? 1 - leading : leading, y: top)
  }
}
