// SPDX-License-Identifier: MIT

extension UIWindow {
  /// How far up a window is. Windows of one level are in the order in which they appeared.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
    public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }
  }
}
