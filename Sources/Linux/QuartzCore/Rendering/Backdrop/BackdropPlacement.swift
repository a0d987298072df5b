// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// A filter and the pixels that it is for.
///
/// The filter sees these pixels and no others, mirrored at the edges, so that nothing that lies
/// beside a backdrop glows into it.
struct BackdropPlacement: Equatable {
  let extent: PixelRect
  let saturation: CGFloat
  let tint: RGBA
  /// Pixels are averaged in squares with sides of two to this power before they are blurred. The
  /// squares lie on the screen, and not on the backdrop, whose motion would make them flicker.
  let shift: Int
  /// Of the boxes that blur the averages one after the other, in squares.
  let radii: [Int]

  init(_ filter: BackdropFilter, scale: CGFloat, extent: PixelRect) {
    self.extent = extent
    saturation = filter.saturation
    tint = filter.tint.rgba
    let deviation = min(filter.radius * scale, 400)
    var shift = 0
    // A deviation of four squares leaves nothing to be seen of them.
    while shift < 4, deviation >= CGFloat(8 << shift) { shift += 1 }
    self.shift = shift
    let squares = deviation / CGFloat(1 << shift)
    // The averages, and the way back from them, blur too.
    let left = shift == 0 ? squares : (squares * squares - 0.25).squareRoot()
    radii = GaussianBlur.radii(left)
  }

  private var side: Int { 1 << shift }

  /// Whole squares around a part of the extent.
  func squares(around part: PixelRect) -> PixelRect {
    PixelRect(
      minX: part.minX & -side, minY: part.minY & -side, maxX: (part.maxX + side - 1) & -side,
      maxY: (part.maxY + side - 1) & -side
    ).intersection(extent)
  }

  /// Where the filtered picture may differ when what lies beneath does so in a part.
  func reach(of part: PixelRect) -> PixelRect {
    let distance = (radii.reduce(0, +) + 1) << shift
    return squares(around: part).insetBy(-distance).intersection(extent)
  }
}
