// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A value of an animation, decoded once from the `Any` of its public property.
enum AnimatableValue {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case color(CGColor)
  case image(CGImage)
  /// No color or image.
  case none

  /// Fails for values that can't be animated. Numbers that aren't finite become finite.
  init?(_ any: Any?) {
    guard let any else { return nil }
    // Swift on Linux doesn't bridge CGFloat through NSNumber, so every type is named.
    switch any {
    case let value as CGFloat: self = .scalar(value.sound)
    case let value as Double: self = .scalar(CGFloat(value).sound)
    case let value as Float: self = .scalar(CGFloat(value).sound)
    case let value as Int: self = .scalar(CGFloat(value))
    case let value as Bool: self = .scalar(value ? 1 : 0)
    case let value as CGPoint: self = .point(value.sound)
    case let value as CGSize: self = .size(value.sound)
    case let value as CGRect: self = .rect(value.sound)
    case let value as CATransform3D:
      self = .transform(CATransform3DGetAffineTransform(value).sound)
    case let value as CGAffineTransform: self = .transform(value.sound)
    case let value as CGColor: self = .color(value)
    case let value as CGImage: self = .image(value)
    case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue).sound)
    case is NSNull: self = .none
    default: return nil
    }
  }

  /// The value in the type that clients use.
  var any: Any {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): CATransform3DMakeAffineTransform(value)
    case .color(let value): value
    case .image(let value): value
    case .none: NSNull()
    }
  }
}

// MARK: Values of one kind

extension AnimatableValue {
  var number: CGFloat? { if case .scalar(let value) = self { value } else { nil } }
  var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  var transform: CGAffineTransform? { if case .transform(let value) = self { value } else { nil } }
  var color: CGColor? { if case .color(let value) = self { value } else { nil } }
  var image: CGImage? { if case .image(let value) = self { value } else { nil } }

  /// Two numbers, as a point or as a size.
  var pair: (CGFloat, CGFloat)? {
    switch self {
    case .point(let point): (point.x, point.y)
    case .size(let size): (size.width, size.height)
    default: nil
    }
  }

  /// The value of a kind that may be absent: `.some(nil)` for `none`, and `nil` for other kinds.
  func optional<Value>(_ kind: (AnimatableValue) -> Value?) -> Value?? {
    if case .none = self { return .some(nil) }
    return kind(self).map { .some($0) }
  }
}

// MARK: Arithmetic

extension AnimatableValue {
  /// The value at fraction `t`, which may be outside 0...1, of the way to another value of the same
  /// kind. Values without a middle, such as pictures and values of two kinds, change halfway.
  func interpolated(to end: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, t))
    case (.color(let a), .color(let b)): return .color(a.interpolated(to: b, t))
    case (.color(let a), .none): return .color(a.interpolated(to: a.copy(alpha: 0) ?? a, t))
    case (.none, .color(let b)):
      return .color((b.copy(alpha: 0) ?? b).interpolated(to: b, t))
    default:
      // Exact at both ends, which a + (b - a) * t is not.
      return combined(with: end) { $0 * (1 - t) + $1 * t } ?? (t < 0.5 ? self : end)
    }
  }

  /// The sum. For transforms, the product, in which `self`, the animated transform, acts first.
  /// `self` replaces values that can't be added.
  func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.transform(let a), .transform(let b)): return .transform(a.concatenating(b))
    case (.color(let a), .color(let b)): return .color(a.combined(with: b) { $0 + $1 })
    default: return combined(with: base) { $0 + $1 } ?? self
    }
  }

  /// The result of an operation on each pair of numbers; `nil` for values of other kinds.
  private func combined(
    with other: AnimatableValue, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatableValue? {
    func combined(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: operation(a.x, b.x), y: operation(a.y, b.y))
    }
    func combined(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: operation(a.width, b.width), height: operation(a.height, b.height))
    }
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return .scalar(operation(a, b))
    case (.point(let a), .point(let b)): return .point(combined(a, b))
    case (.size(let a), .size(let b)): return .size(combined(a, b))
    case (.rect(let a), .rect(let b)):
      return .rect(CGRect(origin: combined(a.origin, b.origin), size: combined(a.size, b.size)))
    default: return nil
    }
  }
}

extension CGColor {
  /// Each component by itself, gamma-encoded and not premultiplied, as Core Animation does it.
  fileprivate func interpolated(to end: CGColor, _ t: CGFloat) -> CGColor {
    if t == 0 { return self }
    if t == 1 { return end }
    return combined(with: end) { $0 * (1 - t) + $1 * t }
  }

  /// The result of an operation on each pair of components, in the common space or else in sRGB.
  fileprivate func combined(
    with other: CGColor, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> CGColor {
    if let space = colorSpace, space == other.colorSpace, let a = components,
      let b = other.components, a.count == b.count
    {
      let mixed = zip(a, b).map { operation($0, $1).unit }
      if let color = CGColor(colorSpace: space, components: mixed) { return color }
    }
    let (a, b) = (rgba, other.rgba)
    return CGColor(
      srgbRed: operation(a.red, b.red).unit, green: operation(a.green, b.green).unit,
      blue: operation(a.blue, b.blue).unit, alpha: operation(a.alpha, b.alpha).unit)
  }
}

extension CGPath {
  /// Itself, or a copy that its creator can't change.
  var frozen: CGPath { self is CGMutablePath ? copy() ?? self : self }
}

extension CGPoint {
  func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }
}
