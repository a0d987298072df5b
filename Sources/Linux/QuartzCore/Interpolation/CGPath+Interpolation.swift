// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension CGPath {
  /// Point by point between paths of one structure; others change half-way.
  func interpolated(to end: CGPath, _ t: CGFloat) -> CGPath {
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
  /// nil between elements of two kinds.
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
