// SPDX-License-Identifier: MIT

/// One pixel, components in 0...255.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
  package var red: Int
  package var green: Int
  package var blue: Int
  package var alpha: Int

  package static let transparent = Pixel(0, 0, 0, 0)

  package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ word: UInt32) {
    self.init(
      Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255), Int(word >> 24))
  }

  /// The colour before it was multiplied by alpha, rounded.
  var unpremultiplied: Pixel {
    guard alpha > 0 else { return .transparent }
    func divided(_ value: Int) -> Int { min((value * 255 + alpha / 2) / alpha, 255) }
    return Pixel(divided(red), divided(green), divided(blue), alpha)
  }

  /// The largest difference of a component.
  package func difference(to other: Pixel) -> Int {
    max(
      max(abs(red - other.red), abs(green - other.green)),
      max(abs(blue - other.blue), abs(alpha - other.alpha)))
  }

  package var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}
