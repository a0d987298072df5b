// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension CALayer {
  /// A delegate may have its layer draw only once somebody looks.
  private func announceRendering() {
    delegate?.layerWillRender(self)
    for child in children { child.announceRendering() }
    maskLayer?.announceRendering()
  }

  /// A presentation draws what the screen shows now, a model what it is.
  final func renderSubtree(in context: CGContext) {
    let isModel = presentationModel == nil
    let layer = modelLayer
    if isModel {
      layer.announceRendering()
      layer.displaySubtree()
    }
    let screen = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
    // The base space of a context has y up, pixels have y down.
    let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(context.height))
    let builder = RenderTreeBuilder(
      time: CACurrentMediaTime(), screen: screen, measures: PathMeasureCache(),
      bitmaps: SubtreeBitmaps(), showsModel: isModel)
    let outer = RenderTreeBuilder.Context(transform: .identity, clip: screen)
    let values = builder.values(of: layer, in: outer)
    let place = RenderTreeBuilder.Place(
      transform: context.ctm.concatenating(base), opacity: values.shownOpacity)
    guard place.opacity > 0, place.transform.isDrawable,
      let tree = builder.content(of: layer, values, at: place, in: outer, reusing: nil),
      !tree.extent.isEmpty
    else { return }
    let painter = LayerPainter(cache: RasterCache(screen: screen), pool: GroupPool())
    guard let image = painter.image(of: tree, in: tree.extent) else { return }
    context.saveGState()
    context.concatenate(context.ctm.inverted())
    context.draw(
      image,
      in: CGRect(
        x: tree.extent.minX, y: context.height - tree.extent.maxY, width: tree.extent.width,
        height: tree.extent.height))
    context.restoreGState()
  }
}
