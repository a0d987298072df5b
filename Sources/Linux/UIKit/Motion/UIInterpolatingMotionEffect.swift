// SPDX-License-Identifier: MIT

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
  /// What is added at the one end: a number, a point or a size.
  open var minimumRelativeValue: Any?
  /// What is added at the other end.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = offset.isFinite ? (min(max(offset, -1), 1) + 1) / 2 : 0.5
    guard
      let value = Self.value(
        at: fraction, from: minimumRelativeValue, to: maximumRelativeValue)
    else { return nil }
    return [keyPath: value]
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  private static func value(at fraction: CGFloat, from low: Any?, to high: Any?) -> Any? {
    func mix(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * fraction }
    if let low = number(low), let high = number(high) { return mix(low, high) }
    if let low = low as? CGPoint, let high = high as? CGPoint {
      return CGPoint(x: mix(low.x, high.x), y: mix(low.y, high.y))
    }
    if let low = low as? CGSize, let high = high as? CGSize {
      return CGSize(width: mix(low.width, high.width), height: mix(low.height, high.height))
    }
    return nil
  }

  /// Whatever a literal became on its way into `Any`.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
