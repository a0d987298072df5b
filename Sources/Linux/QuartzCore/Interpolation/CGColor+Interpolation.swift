// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension CGColor {
  /// Component-wise, gamma-encoded and not premultiplied, as Core Animation does it.
  func interpolated(to end: CGColor, _ t: CGFloat) -> CGColor {
    if t == 0 { return self }
    if t == 1 { return end }
    return combined(with: end) { $0 * (1 - t) + $1 * t }
  }

  /// A colour of each pair of components, in the common space or else in sRGB.
  func combined(
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
