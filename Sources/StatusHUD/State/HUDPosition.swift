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
    // The cases stand in three rows of three, from the top-leading corner on.
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let x = CGFloat(index % 3) / 2
    return CGPoint(x: isRightToLeft ? 1 - x : x, y: CGFloat(index / 3) / 2)
  }
}
