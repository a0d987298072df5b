// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What a backdrop layer makes of what lies beneath it.
@_spi(LinuxHost) public struct BackdropFilter: Equatable {
  /// The deviation of the blur in points, as `inputRadius` is.
  let radius: CGFloat
  /// How far colours are from grey, as a factor.
  let saturation: CGFloat
  /// What is laid over it; the alpha says how thickly.
  let tint: CGColor

  /// Numbers that make no sense become the nearest ones that do.
  public init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor) {
    self.radius = radius.isFinite ? min(max(radius, 0), 200) : 0
    self.saturation = saturation.isFinite ? min(max(saturation, 0), 8) : 1
    self.tint = tint
  }
}

/// Shows, in its bounds, what lies beneath it on the screen, through a filter: what Core Animation
/// keeps to itself behind `UIVisualEffectView`.
///
/// Everything counts that is drawn before the layer: also that of other windows, and that of the
/// layer's own group. The layer's own opacity and a group's mask show part of the filtered picture;
/// they do not change what is filtered. Under a translucent superlayer there is nothing to be seen of
/// it: Apple does not say what there would be, so a test is to see that it is not asked for.
@_spi(LinuxHost) public final class BackdropLayer: CALayer {
  /// Nil: the layer shows what lies beneath as it is.
  public var filter: BackdropFilter? {
    get { values.backdrop }
    set { change(\.backdrop, to: newValue, nil) }
  }
}
