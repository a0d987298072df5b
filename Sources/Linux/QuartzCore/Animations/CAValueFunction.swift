// SPDX-License-Identifier: MIT

/// Makes transforms of the numbers that an animation of `transform` interpolates, so that a turn
/// may be more than half a turn.
open class CAValueFunction: NSObject {
  private let function: CAValueFunctionName

  open var name: CAValueFunctionName { function }

  /// nil for a name that is not one of the constants.
  public convenience init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.init(function: name)
  }

  private init(function: CAValueFunctionName) {
    self.function = function
    super.init()
  }

  /// The value that does nothing: what an end that was left out stands for.
  var neutral: AnimatableValue {
    switch function {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .scalar(1)
    default: .scalar(0)
    }
  }

  /// nil for values of the wrong kind.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    switch (function, value) {
    case (.rotateX, .scalar(let n)): CATransform3DMakeRotation(n, 1, 0, 0)
    case (.rotateY, .scalar(let n)): CATransform3DMakeRotation(n, 0, 1, 0)
    case (.rotateZ, .scalar(let n)): CATransform3DMakeRotation(n, 0, 0, 1)
    case (.scaleX, .scalar(let n)): CATransform3DMakeScale(n, 1, 1)
    case (.scaleY, .scalar(let n)): CATransform3DMakeScale(1, n, 1)
    case (.scaleZ, .scalar(let n)): CATransform3DMakeScale(1, 1, n)
    case (.translateX, .scalar(let n)): CATransform3DMakeTranslation(n, 0, 0)
    case (.translateY, .scalar(let n)): CATransform3DMakeTranslation(0, n, 0)
    case (.translateZ, .scalar(let n)): CATransform3DMakeTranslation(0, 0, n)
    case (.scale, .numbers(let n)) where n.count == 3: CATransform3DMakeScale(n[0], n[1], n[2])
    case (.translate, .numbers(let n)) where n.count == 3:
      CATransform3DMakeTranslation(n[0], n[1], n[2])
    default: nil
    }
  }
}

/// The functions there are.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")

  static let all: Set<Self> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
