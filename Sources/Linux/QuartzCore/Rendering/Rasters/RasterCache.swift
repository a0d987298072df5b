// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The rasters of layers that haven't changed.
final class RasterCache {
  /// A place in a layer's drawing.
  struct Slot: Hashable {
    enum Part { case background, contents, border, clip }

    let layer: NodeID
    let part: Part
    let index: Int
    private var isSource = false

    init(_ node: RenderNode, _ part: Part, _ index: Int = 0) {
      (layer, self.part, self.index) = (node.id, part, index)
    }

    /// The place for the source of a primitive, whose coverage is in this place.
    var source: Slot {
      var slot = self
      slot.isSource = true
      return slot
    }
  }

  /// The subject of a raster, by value.
  private enum Key: Equatable {
    case coverage(Coverage)
    case image(ImagePlacement)
    case gradient(GradientPlacement)
  }

  private struct Entry {
    var key: Key
    var extent: PixelRect
    var raster: Raster
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
  private var pictures: [Slot: Picture] = [:]
  private(set) var bitmapUpdateCount = 0
  private var frame = 0

  init(screen: PixelRect, ramps: GradientRamps = GradientRamps()) {
    self.screen = screen
    self.ramps = ramps
  }

  var count: Int { entries.count + pictures.count }

  func raster(of coverage: Coverage, for slot: Slot) -> Raster? {
    let key = Key.coverage(coverage)
    // Comparing with the old path is faster than computing the extent of the new one.
    if let old = entries[slot], old.key == key { return old.raster }
    return raster(key, coverage.extent(screen), isCoverage: true, for: slot) { $0.draw(coverage) }
  }

  /// - Parameter extent: The required part of the image.
  func raster(of image: ImagePlacement, _ extent: PixelRect, for slot: Slot) -> Raster? {
    // Cairo's rounding depends on the extent, so it must draw the whole image.
    let extent = image.needsCairo ? image.extent(screen) : extent
    return raster(.image(image), extent, isCoverage: false, for: slot) { raster in
      if image.needsCairo { raster.draw(image) } else { raster.sample(image) }
    }
  }

  /// - Parameter extent: The required part of the gradient.
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

  /// The bitmap of a layer, which `body` draws unless the node is the old one. All bitmaps together
  /// have at most the area that one can have; the oldest are removed.
  func bitmap(of placement: BitmapPlacement, for slot: Slot, _ body: (Raster) -> Void) -> Bitmap? {
    let node = placement.node
    if let known = pictures[slot], known.node.looksLike(node) {
      pictures[slot] = Picture(node: node, bitmap: known.bitmap, frame: frame)
      return known.bitmap
    }
    let extent = placement.bitmap
    let old = pictures.removeValue(forKey: slot)?.bitmap.raster
    guard !extent.isEmpty, let raster = Raster.prepared(old, extent, isCoverage: false) else {
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

  /// Removes the rasters of layers that aren't in the tree.
  func endFrame(keeping layers: () -> Set<NodeID>) {
    frame += 1
    guard frame.isMultiple(of: 128) else { return }
    forget(except: layers())
  }

  /// Removes the rasters of all layers except these.
  func forget(except layers: Set<NodeID>) {
    entries = entries.filter { layers.contains($0.key.layer) }
    pictures = pictures.filter { layers.contains($0.key.layer) }
  }

  func removeAll() {
    entries.removeAll()
    pictures.removeAll()
  }

  private func raster(
    _ key: Key, _ extent: PixelRect, isCoverage: Bool, for slot: Slot, clears: Bool = true,
    _ body: (Raster) -> Void
  ) -> Raster? {
    let old = entries[slot]
    if let old, old.extent == extent, old.key == key { return old.raster }
    guard !extent.isEmpty,
      let raster = Raster.prepared(
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
}

/// The ramps of the gradients that were drawn last. A layer that appears again usually has the same
/// colors, and therefore the same ramp.
final class GradientRamps {
  private typealias Entry = (colors: [CGColor], locations: [CGFloat], ramp: GradientRamp)

  private var entries: [Entry] = []
  private static let limit = 8

  func ramp(of gradient: GradientPlacement) -> GradientRamp {
    let known = entries.firstIndex {
      $0.colors == gradient.colors && $0.locations == gradient.locations
    }
    let entry: Entry =
      known.map { entries.remove(at: $0) } ?? (
        gradient.colors, gradient.locations,
        GradientRamp(colors: gradient.colors, locations: gradient.locations)
      )
    entries = [entry] + entries.prefix(Self.limit - 1)
    return entry.ramp
  }
}
