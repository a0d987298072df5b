// SPDX-License-Identifier: MIT

extension AnimatableValue {
  /// Of two values of one kind the one a fraction `t` of the way, which may lie outside 0...1.
  /// What has no middle (pictures, values of two kinds) changes half-way.
  func interpolated(to end: AnimatableValue, _ t: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.scalar(let a), .scalar(let b)): .scalar(mix(a, b, t))
    case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t)))
    case (.size(let a), .size(let b)): .size(mix(a, b, t))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, t), y: mix(a.origin.y, b.origin.y, t),
          width: mix(a.size.width, b.size.width, t), height: mix(a.size.height, b.size.height, t)))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, t))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, t))
    case (.color(let a), .none): .color(a.interpolated(to: a.copy(alpha: 0) ?? a, t))
    case (.none, .color(let b)): .color((b.copy(alpha: 0) ?? b).interpolated(to: b, t))
    case (.path(let a), .path(let b)): .path(a.interpolated(to: b, t))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { mix($0, $1, t) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, t) })
    default: t < 0.5 ? self : end
    }
  }

  /// The sum; of transforms the product, with `self`, the animated one, acting first. What cannot
  /// be added is replaced by `self`.
  func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.scalar(let a), .scalar(let b)): .scalar(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    case (.color(let a), .color(let b)): .color(a.combined(with: b) { $0 + $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.combined(with: $1) { $0 + $1 } })
    default: self
    }
  }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
  // Exact at both ends, which a + (b - a) * t is not.
  a * (1 - t) + b * t
}

private func mix(_ a: CGSize, _ b: CGSize, _ t: CGFloat) -> CGSize {
  CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t))
}
