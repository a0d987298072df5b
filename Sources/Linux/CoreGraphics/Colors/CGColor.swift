// SPDX-License-Identifier: MIT

/// A color: components in a color space, compared by value.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The color space of the components.
  public let colorSpace: CGColorSpace?

  private let values: [CGFloat]

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    // A component that isn't a number would spread into every pixel with which it's blended.
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

  /// - Parameter components: As many numbers as the space has components, and then the alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The components. The alpha is the last one.
  public var components: [CGFloat]? { values }

  /// The number of components, including the alpha.

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

/// Straight (not premultiplied) sRGB components, each in 0...1.
@_spi(LinuxHost) public struct RGBA: Hashable, Sendable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }
}

extension CGColor {
  /// The color on a screen.
  @_spi(LinuxHost) public var rgba: RGBA {
    let values = components ?? []
    if values.count == 2 {
      return RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    }
    guard values.count == 4 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}

/// The meaning of the components of a color.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The name of the sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  /// The name of the gray color space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name from which the space was created.
  public let name: CFString?

  /// The family of the space.
  public let model: CGColorSpaceModel

  /// Fails for a name that is not one of the constants of this class.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  init(name: CFString, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The number of components of a color without the alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A family of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
}

/// The color space of the device, which is sRGB here.

extension CGColorSpace {
  static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}
