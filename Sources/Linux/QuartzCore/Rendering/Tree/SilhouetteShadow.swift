// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// A blurred copy of a node's alpha in one colour.
struct SilhouetteShadow: Equatable {
  var color: RGBA
  /// In pixels.
  var deviation: CGFloat
  var dx: Int
  var dy: Int

  /// How far away what casts the shadow of a pixel may lie.
  var distance: Int { GaussianBlur.reach(deviation) + max(abs(dx), abs(dy)) }

  func extent(of content: PixelRect) -> PixelRect {
    guard !content.isEmpty else { return .zero }
    let spread = content.insetBy(-GaussianBlur.reach(deviation))
    return PixelRect(
      minX: spread.minX + dx, minY: spread.minY + dy, maxX: spread.maxX + dx,
      maxY: spread.maxY + dy)
  }
}
