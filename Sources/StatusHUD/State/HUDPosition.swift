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
    // The cases are in reading order, three to a row.
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let (leading, top) = (CGFloat(index % 3) / 2, CGFloat(index / 3) / 2)
    return CGPoint(x: isRightToLeft ? 1 - leading : leading, y: top)
  }
}
