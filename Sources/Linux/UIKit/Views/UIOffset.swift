// SPDX-License-Identifier: MIT

/// An offset from a position, in points. Positive values point right and down.
public struct UIOffset: Equatable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension UIOffset {
  /// The offset with both components clamped to the range from -1 to 1. Invalid numbers become 0.
  var clampedToUnit: UIOffset {
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1), 1) : 0 }
    return UIOffset(horizontal: clamped(horizontal), vertical: clamped(vertical))
  }
}
