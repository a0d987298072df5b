// SPDX-License-Identifier: MIT

extension UIView {
  /// Constants that specify how a view resizes when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves and resizes the subviews after a change of the bounds' size.
  func autoresizeSubviews(from old: CGSize) {
    guard old != bounds.size else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(inSuperviewOf: old, nowOf: bounds.size)
    }
  }

  private func autoresize(inSuperviewOf old: CGSize, nowOf new: CGSize) {
    let mask = autoresizingMask
    let frame = self.frame
    let horizontal = AutoresizingAxis(
      origin: frame.minX, length: frame.width, available: old.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).adding(new.width - old.width)
    let vertical = AutoresizingAxis(
      origin: frame.minY, length: frame.height, available: old.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).adding(new.height - old.height)
    self.frame = CGRect(
      x: horizontal.origin, y: vertical.origin,
      width: horizontal.length, height: vertical.length)
  }
}

/// One axis of a view in its superview: the leading margin, the length, and the trailing margin.
struct AutoresizingAxis {
  var origin: CGFloat
  var length: CGFloat
  var available: CGFloat
  var isFlexible: (before: Bool, length: Bool, after: Bool)

  /// Distributes a change of the available length among the flexible parts. The shares are
  /// proportional to the current lengths, or equal if all of these lengths are zero.
  func adding(_ delta: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let parts = [
      isFlexible.before ? max(origin, 0) : 0,
      isFlexible.length ? max(length, 0) : 0,
      isFlexible.after ? max(available - origin - length, 0) : 0,
    ]
    let flags = [isFlexible.before, isFlexible.length, isFlexible.after]
    let count = flags.count { $0 }
    guard count > 0 else { return (origin, length) }
    let sum = parts.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flags[index] else { return 0 }
      return sum > 0 ? delta * parts[index] / sum : delta / CGFloat(count)
    }
    return (origin + share(0), max(0, length + share(1)))
  }
}
