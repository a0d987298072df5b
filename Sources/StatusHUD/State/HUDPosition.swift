// SPDX-License-Identifier: MIT

/// Constants that specify the position of the bezel in the visible area.
public enum HUDPosition: Sendable, Hashable, CaseIterable {
  /// The top corner on the side where a line of text begins.
  case topLeading
  /// The center of the top edge.
  case top
  /// The top corner on the side where a line of text ends.
  case topTrailing
  /// The center of the edge where a line of text begins.
  case leading
  /// The center of the visible area.
  case center
  /// The center of the edge where a line of text ends.
  case trailing
  /// The bottom corner on the side where a line of text begins.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The bottom corner on the side where a line of text ends.
  case bottomTrailing
}

extension HUDPosition {
  /// Returns the position as fractions of the width and height, measured from the top-left corner.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    let isLeading = [.topLeading, .leading, .bottomLeading].contains(self)
    let isTrailing = [.topTrailing, .trailing, .bottomTrailing].contains(self)
    let isTop = [.topLeading, .top, .topTrailing].contains(self)
    let isBottom = [.bottomLeading, .bottom, .bottomTrailing].contains(self)
    let x = isLeading ? 0 : isTrailing ? 1 : 0.5
    return CGPoint(x: isRightToLeft ? 1 - x : x, y: isTop ? 0 : isBottom ? 1 : 0.5)
  }
}
