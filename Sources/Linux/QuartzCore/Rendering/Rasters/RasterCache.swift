// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What was rasterised for layers that did not change since.
final class RasterCache {
  /// A place in a layer's drawing.
  struct Slot: Hashable {
    var layer: NodeID
    var index: Int
  }

  /// What a raster shows, by value.
  private enum Key: Equatable {
    case coverage(Coverage, margin: Int)
    case image(ImagePlacement)
    case gradient(GradientPlacement)
  }

  private struct Entry {
    var key: Key
    var extent: PixelRect
    var raster: Raster
  }

  /// The alpha of a node, and what it looks like blurred.
  private struct Silhouette {
    var node: RenderNode
    var deviation: CGFloat
    var sharp: Raster
    var soft: Raster
  }

  /// A layer that is drawn once.
  private struct Picture {
    var node: RenderNode
    var bitmap: Bitmap
    var frame: Int
  }

  private let screen: PixelRect
  private var entries: [Slot: Entry] = [:]
  let ramps: GradientRamps
  private var silhouettes: [NodeID: Silhouette] = [:]
  private var pictures: [Slot: Picture] = [:]
  private(set) var bitmapUpdateCount = 0
  private var frame = 0

  init(screen: PixelRect, ramps: GradientRamps = GradientRamps()) {
    self.screen = screen
    self.ramps = ramps
  }

  var count: Int { entries.count + 2 * silhouettes.count + pictures.count }

  /// - Parameter margin: How far around the screen it is needed.
  func raster(of coverage: Coverage, margin: Int, for slot: Slot) -> Raster? {
    let key = Key.coverage(coverage, margin: margin)
    // To ask a path how far it reaches takes longer than to see that it is the old one.
    if let old = entries[slot], old.key == key { return old.raster }
    var margin = margin
    // What lies off the screen casts its shadow on it.
    if case .blurred(_, _, let deviation) = coverage { margin += GaussianBlur.reach(deviation) }
    let extent = coverage.extent(screen.insetBy(-margin))
    return raster(key, extent, isCoverage: true, for: slot) { $0.draw(coverage) }
  }

  /// - Parameters:
  ///   - extent: What is needed of the image.
  ///   - margin: How far around the screen it may be needed.
  func raster(
    of image: ImagePlacement, _ extent: PixelRect, margin: Int, for slot: Slot
  ) -> Raster? {
    // Cairo's rounding depends on the extent: what it draws it must draw as a whole.
    let extent = image.needsCairo ? image.extent(screen.insetBy(-margin)) : extent
    return raster(.image(image), extent, isCoverage: false, for: slot) { raster in
      if image.needsCairo { raster.draw(image) } else { raster.sample(image) }
    }
  }

  /// - Parameter extent: What is needed of the gradient.
  func raster(of gradient: GradientPlacement, _ extent: PixelRect, for slot: Slot) -> Raster? {
    let ramp = ramps.ramp(of: gradient)
    return raster(.gradient(gradient), extent, isCoverage: false, for: slot, clears: false) {
      raster in
      raster.writeWords { words, wordsPerRow in
        ramp.fill(
          words, width: extent.width, height: extent.height, wordsPerRow: wordsPerRow,
          geometry: gradient.geometry, toUnit: gradient.transform.inverted(), x: extent.minX,
          y: extent.minY)
      }
    }
  }

  /// The blurred alpha of a node, which `body` draws unless the node is the old one. What it draws
  /// is blurred anew only if it has changed, and not if it has merely moved.
  func silhouette(of node: RenderNode, _ body: (Raster) -> Void) -> Raster? {
    let old = silhouettes[node.id]
    if let old, old.node === node { return old.soft }
    guard let deviation = node.parts.shadow?.deviation else { return nil }
    let extent = node.contentExtent.insetBy(-GaussianBlur.reach(deviation))
    guard !extent.isEmpty, let sharp = prepared(nil, extent, isCoverage: true) else { return nil }
    body(sharp)
    if let old, old.deviation == deviation, old.sharp.hasSameBytes(as: sharp) {
      old.soft.move(to: extent)
      silhouettes[node.id] = Silhouette(
        node: node, deviation: deviation, sharp: sharp, soft: old.soft)
      return old.soft
    }
    guard let soft = prepared(old?.soft, extent, isCoverage: true) else { return nil }
    soft.copy(sharp)
    soft.blur(deviation)
    silhouettes[node.id] = Silhouette(node: node, deviation: deviation, sharp: sharp, soft: soft)
    return soft
  }

  /// The bitmap of a layer, which `body` draws unless the node is the old one. All bitmaps together
  /// are no larger than one may be: the oldest are forgotten.
  func bitmap(of placement: BitmapPlacement, for slot: Slot, _ body: (Raster) -> Void) -> Bitmap? {
    let node = placement.node
    if let old = pictures[slot], old.node === node {
      pictures[slot]?.frame = frame
      return old.bitmap
    }
    let extent = placement.bitmap
    let old = pictures.removeValue(forKey: slot)?.bitmap.raster
    guard !extent.isEmpty, let raster = prepared(old, extent, isCoverage: false) else {
      return nil
    }
    body(raster)
    bitmapUpdateCount += 1
    guard raster.isSound else { return nil }
    let bitmap = Bitmap(raster, origin: (extent.minX, extent.minY))
    pictures[slot] = Picture(node: node, bitmap: bitmap, frame: frame)
    let limit = CGFloat(screen.area) * RenderTreeBuilder.bitmapScreens
    var area = pictures.values.reduce(0) { $0 + $1.node.extent.area }
    while CGFloat(area) > limit, pictures.count > 1,
      let oldest = pictures.filter({ $0.key != slot }).min(by: { $0.value.frame < $1.value.frame })
    {
      area -= oldest.value.node.extent.area
      pictures[oldest.key] = nil
    }
    return bitmap
  }

  /// Forgets the layers that are not in the tree any more.
  func endFrame(keeping layers: () -> Set<NodeID>) {
    frame += 1
    guard frame.isMultiple(of: 128) else { return }
    forget(except: layers())
  }

  /// Forgets all layers but these.
  func forget(except layers: Set<NodeID>) {
    entries = entries.filter { layers.contains($0.key.layer) }
    silhouettes = silhouettes.filter { layers.contains($0.key) }
    pictures = pictures.filter { layers.contains($0.key.layer) }
  }

  func removeAll() {
    entries.removeAll()
    silhouettes.removeAll()
    pictures.removeAll()
  }

  private func raster(
    _ key: Key, _ extent: PixelRect, isCoverage: Bool, for slot: Slot, clears: Bool = true,
    _ body: (Raster) -> Void
  ) -> Raster? {
    let old = entries[slot]
    if let old, old.extent == extent, old.key == key { return old.raster }
    guard !extent.isEmpty,
      let raster = prepared(
        old?.raster, extent, isCoverage: isCoverage, clears: clears)
    else { return nil }
    body(raster)
    guard raster.isSound else {
      entries[slot] = nil
      return nil
    }
    entries[slot] = Entry(key: key, extent: extent, raster: raster)
    return raster
  }

  /// A raster for the extent, the old one if it fits.
  private func prepared(
    _ old: Raster?, _ extent: PixelRect, isCoverage: Bool, clears: Bool = true
  ) -> Raster? {
    let isUsable =
      old.map {
        $0.fits(extent, isCoverage: isCoverage)
          && $0.width * $0.height <= extent.area * 4 + 65_536
      } ?? false
    let raster =
      isUsable
      ? old : Raster(width: extent.width, height: extent.height, isCoverage: isCoverage)
    raster?.begin(extent, clears: clears)
    return raster
  }
}
