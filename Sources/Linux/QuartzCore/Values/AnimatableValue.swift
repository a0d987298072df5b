// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// A value of an animation, decoded once from the `Any` of its public property.
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
  /// No color, path, or image.
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
    case let value as CATransform3D: self = .transform(value.sound)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value).sound)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value.frozen)
    case let value as CGImage: self = .image(value)
    case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue).sound)
    case is NSNull: self = .none
    case let list as [Any]: self.init(list: list.map { AnimatableValue($0) })
    default: return nil
    }
  }

  private init?(list: [AnimatableValue?]) {
    let numbers = list.compactMap { $0?.number }
    let colors = list.compactMap { $0?.color }
    if numbers.count == list.count, !list.isEmpty {
      self = .numbers(numbers)
    } else if colors.count == list.count {
      self = .colors(colors)
    } else {
      return nil
    }
  }

  /// The value in the type that clients use.
  var any: Any {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .image(let value): value
    case .none: NSNull()
    }
  }
}

// MARK: Values of one kind

extension AnimatableValue {
  var number: CGFloat? { if case .scalar(let value) = self { value } else { nil } }
  var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
  var color: CGColor? { if case .color(let value) = self { value } else { nil } }
  var path: CGPath? { if case .path(let value) = self { value } else { nil } }
  var image: CGImage? { if case .image(let value) = self { value } else { nil } }
  var numbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }
  var colors: [CGColor]? { if case .colors(let value) = self { value } else { nil } }

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
    case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.interpolated(to: $1, t) })
    default:
      // Exact at both ends, which a + (b - a) * t is not.
      return combined(with: end) { $0 * (1 - t) + $1 * t } ?? (t < 0.5 ? self : end)
    }
  }

  /// The sum. For transforms, the product, in which `self`, the animated transform, acts first.
  /// `self` replaces values that can't be added.
  func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, b))
    case (.color(let a), .color(let b)): return .color(a.combined(with: b) { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.combined(with: $1) { $0 + $1 } })
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
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(operation))
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

  /// Point by point between paths of the same structure. Other paths change halfway.
  fileprivate func interpolated(to end: CGPath, _ t: CGFloat) -> CGPath {
    if t == 0 { return self }
    if t == 1 { return end }
    guard elements.count == end.elements.count else { return t < 0.5 ? self : end }
    var mixed: [PathElement] = []
    mixed.reserveCapacity(elements.count)
    for (a, b) in zip(elements, end.elements) {
      guard let element = a.interpolated(to: b, t) else { return t < 0.5 ? self : end }
      mixed.append(element)
    }
    return CGPath(elements: mixed)
  }
}

extension PathElement {
  /// `nil` between elements of two kinds.
  fileprivate func interpolated(to end: PathElement, _ t: CGFloat) -> PathElement? {
    switch (self, end) {
    case (.move(let a), .move(let b)): .move(a.mixed(b, t))
    case (.line(let a), .line(let b)): .line(a.mixed(b, t))
    case (.curve(let a, let c, let p), .curve(let b, let d, let q)):
      .curve(control1: a.mixed(b, t), control2: c.mixed(d, t), end: p.mixed(q, t))
    case (.close, .close): .close
    default: nil
    }
  }
}

extension CGPoint {
  func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }
}
