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
  /// The center.
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
    let isLeading = [.topLeading, .leading, .bottomLeading].contains(self)
    let isTrailing = [.topTrailing, .trailing, .bottomTrailing].contains(self)
    let isTop = [.topLeading, .top, .topTrailing].contains(self)
    let isBottom = [.bottomLeading, .bottom, .bottomTrailing].contains(self)
    let x = isLeading ? 0 : isTrailing ? 1 : 0.5
    return CGPoint(x: isRightToLeft ? 1 - x : x, y: isTop ? 0 : isBottom ? 1 : 0.5)
  }
}
