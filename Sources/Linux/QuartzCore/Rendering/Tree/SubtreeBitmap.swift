// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// The picture of a layer and its sublayers in the layer's own space, drawn anew only when it has
/// changed.
final class SubtreeBitmap {
  /// How far sublayers and shadows may reach beyond the bounds, in pixels of the picture.
  private static let margin = 512
  /// Larger layers cost more memory than drawing them saves.
  private static let largestSide = 8192

  let scale: CGFloat
  /// All that the picture may hold.
  let area: PixelRect
  private let painter: LayerPainter
  private var tree: RenderNode?
  private var image: CGImage?

  init(scale: CGFloat, area: PixelRect) {
    self.scale = scale
    self.area = area
    painter = LayerPainter(cache: RasterCache(screen: area), pool: GroupPool())
  }

  /// nil for bounds that are too large.
  static func area(of bounds: CGRect, scale: CGFloat) -> PixelRect? {
    let pixels = PixelRect(
      enclosing: bounds.applying(CGAffineTransform(scaleX: scale, y: scale)))
    guard pixels.width <= largestSide, pixels.height <= largestSide,
      max(abs(pixels.minX), abs(pixels.minY)) < 500_000
    else { return nil }
    return pixels.isEmpty ? nil : pixels.insetBy(-margin)
  }

  /// Takes the tree of the moment. Returns its picture, and which pixels that is; nil when there
  /// is nothing, or not everything finds room.
  func update(_ new: RenderNode?) -> (image: CGImage, extent: PixelRect)? {
    let old = tree
    tree = new
    painter.groups.endFrame()
    painter.cache.endFrame { new?.layers ?? [] }
    // What a backdrop shows is not the layer's own.
    guard let new, new.backdrops.isEmpty, !new.extent.isEmpty, area.insetBy(1).contains(new.extent)
    else {
      image = nil
      return nil
    }
    var difference = RenderTreeDifference(screen: area)
    difference.add(old, new, within: area)
    // A new size is a change, even if only empty pixels were added to the picture.
    if image == nil || old?.extent != new.extent || !difference.region.isEmpty {
      image = painter.image(of: new, in: new.extent)
    }
    return image.map { ($0, new.extent) }
  }

  var lastTree: RenderNode? { tree }
}

/// The bitmaps of a screen.
final class SubtreeBitmaps {
  private var bitmaps: [NodeID: SubtreeBitmap] = [:]
  private var used: Set<NodeID> = []

  func bitmap(for id: NodeID, scale: CGFloat, area: PixelRect) -> SubtreeBitmap {
    used.insert(id)
    if let bitmap = bitmaps[id], bitmap.scale == scale, bitmap.area == area { return bitmap }
    let bitmap = SubtreeBitmap(scale: scale, area: area)
    bitmaps[id] = bitmap
    return bitmap
  }

  /// Forgets what the frame did not show.
  func endFrame() {
    if used.count < bitmaps.count { bitmaps = bitmaps.filter { used.contains($0.key) } }
    used.removeAll(keepingCapacity: true)
  }

  func removeAll() {
    bitmaps.removeAll()
  }
}
