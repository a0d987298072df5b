// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// What was rasterised for layers that did not change since.
final class RasterCache {
  /// A place in a layer's drawing.
  struct Slot: Hashable {
    var layer: ObjectIdentifier
    var index: Int
  }

  /// What a raster shows, by value.
  private enum Key: Equatable {
    case coverage(Coverage)
    case image(ImagePlacement)
    case gradient(GradientPlacement)
  }

  private struct Entry {
    var key: Key
    var extent: PixelRect
    var raster: Raster
    var frame: Int
  }

  private let screen: PixelRect
  private var entries: [Slot: Entry] = [:]
  private var ramps: [Slot: (colors: [CGColor], locations: [CGFloat], ramp: GradientRamp)] = [:]
  private var silhouettes: [ObjectIdentifier: (node: RenderNode, raster: Raster)] = [:]
  private var frame = 0

  init(screen: PixelRect) {
    self.screen = screen
  }

  func raster(of coverage: Coverage, for slot: Slot) -> Raster? {
    var extent = coverage.extent(screen)
    if case .blurred(_, _, let deviation) = coverage {
      // What lies off the screen casts its shadow on it.
      let reach = GaussianBlur.reach(deviation)
      extent = coverage.extent(screen.insetBy(-reach))
    }
    return raster(.coverage(coverage), extent, isCoverage: true, for: slot) { $0.draw(coverage) }
  }

  func raster(of image: ImagePlacement, for slot: Slot) -> Raster? {
    raster(.image(image), image.extent(screen), isCoverage: false, for: slot) { $0.draw(image) }
  }

  func raster(of gradient: GradientPlacement, for slot: Slot) -> Raster? {
    raster(.gradient(gradient), gradient.extent(screen), isCoverage: false, for: slot) { raster in
      guard let ramp = ramp(of: gradient, for: slot) else { return }
      raster.writeBytes { bytes in
        bytes.withMemoryRebound(
          to: UInt32.self, capacity: raster.height * raster.bytesPerRow / 4
        ) { words in
          ramp.fill(
            words, width: raster.extent.width, height: raster.extent.height,
            wordsPerRow: raster.bytesPerRow / 4, geometry: gradient.geometry,
            toUnit: gradient.transform.inverted(), x: raster.extent.minX,
            y: raster.extent.minY)
        }
      }
    }
  }

  /// The blurred alpha of a node, drawn by `body` when it is not there yet.
  func silhouette(of node: RenderNode, _ body: (Raster) -> Void) -> Raster? {
    if let entry = silhouettes[node.id], entry.node === node { return entry.raster }
    guard let shadow = node.parts.shadow else { return nil }
    let extent = node.contentExtent.insetBy(-GaussianBlur.reach(shadow.deviation))
    let old = silhouettes[node.id]?.raster
    guard !extent.isEmpty, let raster = prepared(old, extent, isCoverage: true) else { return nil }
    body(raster)
    silhouettes[node.id] = (node, raster)
    return raster
  }

  /// Forgets the layers that are not in the tree any more.
  func endFrame(keeping layers: () -> Set<ObjectIdentifier>) {
    frame += 1
    guard frame.isMultiple(of: 128) else { return }
    let layers = layers()
    entries = entries.filter { layers.contains($0.key.layer) }
    ramps = ramps.filter { layers.contains($0.key.layer) }
    silhouettes = silhouettes.filter { layers.contains($0.key) }
  }

  func removeAll() {
    entries.removeAll()
    ramps.removeAll()
    silhouettes.removeAll()
  }

  private func raster(
    _ key: Key, _ extent: PixelRect, isCoverage: Bool, for slot: Slot, _ body: (Raster) -> Void
  ) -> Raster? {
    let old = entries[slot]
    if let old, old.extent == extent, old.key == key { return old.raster }
    guard !extent.isEmpty, let raster = prepared(old?.raster, extent, isCoverage: isCoverage)
    else { return nil }
    body(raster)
    entries[slot] = Entry(key: key, extent: extent, raster: raster, frame: frame)
    return raster
  }

  /// A cleared raster for the extent, the old one if it fits.
  private func prepared(_ old: Raster?, _ extent: PixelRect, isCoverage: Bool) -> Raster? {
    let isUsable =
      old.map {
        $0.fits(extent, isCoverage: isCoverage)
          && $0.width * $0.height <= extent.area * 4 + 65_536
      } ?? false
    let raster =
      isUsable
      ? old : Raster(width: extent.width, height: extent.height, isCoverage: isCoverage)
    raster?.begin(extent)
    return raster
  }

  private func ramp(of gradient: GradientPlacement, for slot: Slot) -> GradientRamp? {
    if let entry = ramps[slot], entry.colors == gradient.colors,
      entry.locations == gradient.locations
    {
      return entry.ramp
    }
    let locations =
      gradient.locations.count == gradient.colors.count ? gradient.locations : nil
    guard let colors = CGGradient(colors: gradient.colors, locations: locations) else {
      return nil
    }
    let ramp = GradientRamp(colors)
    ramps[slot] = (gradient.colors, gradient.locations, ramp)
    return ramp
  }
}
