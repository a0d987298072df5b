// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The filter of a backdrop layer.
@_spi(LinuxHost) public struct BackdropFilter: Equatable {
  /// The deviation of the blur in points, as `inputRadius` is.
  let radius: CGFloat
  /// The factor for the distance of colors from gray.
  let saturation: CGFloat
  /// A color that is painted over the filtered pixels.
  let tint: CGColor

  /// Invalid numbers become the nearest valid ones.
  public init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor) {
    self.radius = radius.isFinite ? min(max(radius, 0), 200) : 0
    self.saturation = saturation.isFinite ? min(max(saturation, 0), 8) : 1
    self.tint = tint
  }
}

/// Shows the filtered pixels beneath its bounds, like the private layer of `UIVisualEffectView`.
///
/// The layer filters everything that is drawn before it, even in other windows and in its own group.
/// Its opacity and a group's mask show a part of the filtered picture; they don't change it. Under a
/// translucent superlayer, the layer isn't visible. Apple doesn't document this case, so tests ensure
/// that it doesn't occur.
@_spi(LinuxHost) public final class BackdropLayer: CALayer {
  /// If this is `nil`, the layer isn't visible.
  public var filter: BackdropFilter? {
    get { values.backdrop }
    set { change(\.backdrop, to: newValue, nil) }
  }
}

/// A filter and its pixels.
///
/// The filter reads only these pixels, mirrored at the edges, so colors beside a backdrop don't glow
/// into it.
struct BackdropPlacement: Equatable {
  let extent: PixelRect
  let saturation: CGFloat
  let tint: RGBA
  /// Before the blur, pixels are averaged in squares with sides of two to this power. The grid of
  /// squares is fixed on the screen, because it would flicker on a moving backdrop.
  let shift: Int
  /// The radii of the boxes that blur the averages one after the other, in squares.
  let radii: [Int]

  init(_ filter: BackdropFilter, scale: CGFloat, extent: PixelRect) {
    self.extent = extent
    saturation = filter.saturation
    tint = filter.tint.rgba
    let deviation = min(filter.radius * scale, 400)
    var shift = 0
    // With a deviation of four squares, the squares aren't visible.
    while shift < 4, deviation >= CGFloat(8 << shift) { shift += 1 }
    self.shift = shift
    let squares = deviation / CGFloat(1 << shift)
    // Averaging and enlarging blur, too.
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

  /// The pixels of the filtered picture that can change if the pixels beneath a part change.
  func reach(of part: PixelRect) -> PixelRect {
    let distance = (radii.reduce(0, +) + 1) << shift
    return squares(around: part).insetBy(-distance).intersection(extent)
  }
}
