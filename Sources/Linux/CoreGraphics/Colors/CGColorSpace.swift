// SPDX-License-Identifier: MIT

/// How the components of a colour are to be understood.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The name of the sRGB colour space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  /// The name of the gray colour space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name the space was made with.
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

  /// The number of components of a colour, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A family of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
}

/// The colour space of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

extension CGColorSpace {
  static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
}
