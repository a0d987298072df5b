// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension LayerPainter {
  /// A new picture of a tree; nil when there is no memory for it.
  func image(of tree: RenderNode, in area: PixelRect) -> CGImage? {
    guard
      let context = CGContext(
        uprightData: nil, width: area.width, height: area.height, bytesPerRow: 0, scale: 1)
    else { return nil }
    let canvas = Canvas(context, corner: area)
    canvas.isolated { paint(tree, on: canvas, in: area) }
    return context.makeImage()
  }
}
