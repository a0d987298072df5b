// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// Draws a gradient of the unit square, stretched to a rectangle of user space and cut to it.
  ///
  /// This is how layers draw gradients, angular ones among them, which Core Graphics has no
  /// function for on all systems.
  @_spi(LinuxHost) public func drawUnitGradient(
    _ gradient: CGGradient, geometry: GradientGeometry, in rect: CGRect
  ) {
    let rect = rect.standardized
    guard isDrawable, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let toPixels = unit.concatenating(deviceTransform)
    let whole = CGRect(origin: .zero, size: pixelSize)
    let area = rect.applying(deviceTransform).integral.intersection(whole)
    guard toPixels.isDrawable, !area.isEmpty,
      let raster = PixelSurface(width: Int(area.width), height: Int(area.height))
    else { return }
    GradientRamp(gradient).fill(
      raster.bytes.assumingMemoryBound(to: UInt32.self), width: raster.width,
      height: raster.height, wordsPerRow: raster.bytesPerRow / 4, geometry: geometry,
      toUnit: toPixels.inverted(), x: Int(area.minX), y: Int(area.minY))
    drawPixels(raster, x: area.minX, y: area.minY, within: rect)
  }
}
