// SPDX-License-Identifier: MIT

/// Makes a view follow the viewer's angle to the screen.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// The values to add to values of a view, by key path.
  ///
  /// - Parameter viewerOffset: The place of the viewer; both components are from -1 to 1.
  func relativeValues(for viewerOffset: UIOffset) -> [String: CGFloat] { [:] }
}

/// An effect whose value goes evenly from one end to the other with the angle.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis that the effect follows.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  /// The number that's added at one end.
  open var minimumRelativeValue: Any?
  /// The number that's added at the other end.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  override func relativeValues(for viewerOffset: UIOffset) -> [String: CGFloat] {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return [:] }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (offset + 1) / 2]
  }

  /// A literal that was converted to `Any` can have any of these types.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }
}
