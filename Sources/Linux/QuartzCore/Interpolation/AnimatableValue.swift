// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A value that an animation can produce, decoded once from the `Any` of its public property.
enum AnimatableValue {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([CGFloat])
  case colors([CGColor])
  case image(CGImage)
  /// The absence of a colour, path or image.
  case none

  /// nil for what cannot be animated; a number that is not finite becomes one that is.
  init?(_ any: Any?) {
    guard let any else { return nil }
    // Swift on Linux does not bridge CGFloat through NSNumber, so every type is named.
    switch any {
    case let value as CGFloat: self = .scalar(value.sound)
    case let value as Double: self = .scalar(CGFloat(value).sound)
    case let value as Float: self = .scalar(CGFloat(value).sound)
    case let value as Int: self = .scalar(CGFloat(value))
    case let value as Bool: self = .scalar(value ? 1 : 0)
    case let value as CGPoint: self = .point(value.sound)
    case let value as CGSize: self = .size(value.sound)
    case let value as CGRect: self = .rect(value.sound)
    case let value as CATransform3D: self = .transform(value.sound)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value).sound)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value.frozen)
    case let value as CGImage: self = .image(value)
    case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue).sound)
    case is NSNull: self = .none
    case let list as [Any]:
      self.init(list: list)
    default:
      return nil
    }
  }

  private init?(list: [Any]) {
    let values = list.map { AnimatableValue($0) }
    let numbers = values.compactMap { $0?.number }
    if numbers.count == list.count, !list.isEmpty {
      self = .numbers(numbers)
      return
    }
    let colors = values.compactMap { value -> CGColor? in
      guard case .color(let color) = value else { return nil }
      return color
    }
    guard colors.count == list.count else { return nil }
    self = .colors(colors)
  }

  var number: CGFloat? {
    if case .scalar(let value) = self { return value }
    return nil
  }

  /// Two numbers, whichever type they came in.
  var pair: (CGFloat, CGFloat)? {
    switch self {
    case .point(let point): (point.x, point.y)
    case .size(let size): (size.width, size.height)
    default: nil
    }
  }
}

extension CGPath {
  /// Itself, or a copy that its maker can no longer change.
  var frozen: CGPath { self is CGMutablePath ? copy() ?? self : self }
}
