// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A colour as Cairo takes it; components that are no number count as 0.
struct RGBAColor {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: CGColor) {
    let rgba = color.rgba
    let component = { (value: CGFloat) in value.isNaN ? 0 : Double(value) }
    red = component(rgba.red)
    green = component(rgba.green)
    blue = component(rgba.blue)
    alpha = component(rgba.alpha)
  }
}
