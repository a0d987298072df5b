// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// What a `CAReplicatorLayer` adds.
struct ReplicatorValues {
  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0

  /// What the colours of an instance are multiplied by.
  func tint(of instance: Int) -> Tint {
    let base = color?.rgba ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let step = CGFloat(instance)
    return Tint(
      red: (base.red + step * CGFloat(redOffset)).unit,
      green: (base.green + step * CGFloat(greenOffset)).unit,
      blue: (base.blue + step * CGFloat(blueOffset)).unit,
      alpha: (base.alpha + step * CGFloat(alphaOffset)).unit)
  }

  var isSound: Bool {
    transform.isFinite && delay.isFinite
      && [redOffset, greenOffset, blueOffset, alphaOffset].allSatisfy(\.isFinite)
  }

  func soundForRendering() -> ReplicatorValues {
    var v = self
    v.transform = transform.sound
    v.delay = delay.isFinite ? delay : 0
    v.redOffset = Float(CGFloat(redOffset).sound)
    v.greenOffset = Float(CGFloat(greenOffset).sound)
    v.blueOffset = Float(CGFloat(blueOffset).sound)
    v.alphaOffset = Float(CGFloat(alphaOffset).sound)
    return v
  }
}

/// Factors of the components of colours.
struct Tint: Hashable {
  var red: CGFloat = 1
  var green: CGFloat = 1
  var blue: CGFloat = 1
  var alpha: CGFloat = 1

  static let none = Tint()

  /// Whether the colours stay as they are, apart from their alpha.
  var isColorless: Bool { red == 1 && green == 1 && blue == 1 }

  func multiplied(by other: Tint) -> Tint {
    Tint(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }

  func applied(to color: RGBA) -> RGBA {
    RGBA(
      red: color.red * red, green: color.green * green, blue: color.blue * blue,
      alpha: color.alpha)
  }
}
