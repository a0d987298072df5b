// SPDX-License-Identifier: MIT

import Foundation

/// A colour: components in a colour space, compared by value.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The space the components are in.
  public let colorSpace: CGColorSpace?

  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    // A component that is no number would spread into every pixel it is blended with.
    self.values = values.map { $0.isFinite ? $0 : 0 }
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// - Parameter components: As many numbers as the space has components, and then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The components; alpha is the last.
  public var components: [CGFloat]? { values }

  /// Alpha is counted.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values.last ?? 1 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha])
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor {
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}
