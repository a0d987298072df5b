// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Draws a layer tree into pixels, and finds the pixels that change.
///
/// It never reads the clock. `prepare(at:)` creates the render tree of a time, and `paint` draws the
/// last one.
@_spi(LinuxHost) public final class LayerRenderer {
  private let layer: CALayer
  private let screen: PixelRect
  private let transform: CGAffineTransform
  private let painter: LayerPainter
  private let measures = PathMeasureCache()
  private var tree: RenderNode?
  private var isValid = false

  /// - Parameters:
  ///   - layer: The root, whose superlayer space is the screen in points.
  ///   - origin: The point of that space in the screen's upper left corner.
  ///   - pixelWidth: The width of the screen.
  ///   - pixelHeight: The height of the screen.
  ///   - scale: Pixels per point.
  public init(
    layer: CALayer, origin: CGPoint = .zero, pixelWidth: Int, pixelHeight: Int, scale: CGFloat
  ) {
    self.layer = layer
    screen = PixelRect(
      minX: 0, minY: 0, maxX: min(pixelWidth, 30_000), maxY: min(pixelHeight, 30_000))
    let scale = scale > 0 && scale.isFinite ? scale : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
      .translatedBy(x: -origin.x, y: -origin.y)
    painter = LayerPainter(cache: RasterCache(screen: screen), pool: RasterPool())
  }

  /// Creates the tree of `time` and returns, in whole pixels, the difference from the last tree. The
  /// first difference is the whole screen.
  public func prepare(at time: CFTimeInterval) -> [CGRect] {
    guard !screen.isEmpty else { return [] }
    let builder = RenderTreeBuilder(time: time, screen: screen, measures: measures)
    let context = RenderTreeBuilder.Context(transform: transform, clip: screen)
    let new = builder.node(for: layer, in: context, reusing: tree)
    var difference = RenderTreeDifference(screen: screen)
    difference.addNodes(tree, new, within: screen)
    var dirty: [BackdropDifference.Change] = []
    if let new, !new.backdrops.isEmpty {
      dirty = BackdropDifference(tree, new, screen: screen).changes
      for change in dirty { difference.addRect(change.visible, within: screen) }
    }
    painter.backdrops.follow(new, dirty: dirty)
    tree = new
    measures.endFrame()
    painter.groups.endFrame()
    painter.cache.endFrame { new?.layers ?? [] }
    guard isValid else {
      isValid = true
      return [screen.cgRect]
    }
    return difference.region.rects.map(\.cgRect)
  }

  /// Paints the prepared tree.
  ///
  /// - Parameters:
  ///   - context: A context of the screen's pixels.
  ///   - damage: The rectangles to replace, in pixels, rounded outward.
  public func paint(into context: CGContext, damage: [CGRect]) {
    paintOnce(into: context, damage)
    guard let error = context.recover() else { return }
    // The kept rasters may be broken, too, and the damage hasn't been painted.
    FileHandle.standardError.write(Data("Cairo: \(error)\n".utf8))
    invalidate()
    isValid = true
    paintOnce(into: context, damage)
  }

  private func paintOnce(into context: CGContext, _ damage: [CGRect]) {
    let canvas = Canvas(context)
    canvas.isolated {
      for rect in damage {
        for area in PixelRect(enclosing: rect).intersection(screen).bands {
          if tree?.opaqueExtent.contains(area) != true { canvas.clear(area) }
          if let tree { painter.paintNode(tree, on: canvas, in: area) }
        }
      }
    }
  }

  /// Releases the rasters of layers that have left the tree and of fades that have ended, and the
  /// temporary rasters.
  ///
  /// Frames do so now and then. A host calls this method when nothing is animated, because the next
  /// frame may be far off.
  public func trim() {
    let layers = tree?.layers ?? []
    measures.forget(except: layers)
    painter.cache.forget(except: layers)
    painter.groups.trim()
    painter.pool.removeAll()
  }

  /// The number of rasters of all renderers.
  public static let rasterCount = LiveCount()

  /// The number of rasters that this renderer keeps for later frames.
  var keptRasterCount: Int { painter.cache.count + painter.groups.count + painter.pool.count }

  /// The number of times that layers were drawn into bitmaps because their `shouldRasterize` is set.
  public var bitmapUpdateCount: Int { painter.cache.bitmapUpdateCount }

  /// Makes the next `prepare(at:)` return the whole screen, and releases all rasters.
  public func invalidate() {
    isValid = false
    painter.cache.removeAll()
    painter.pool.removeAll()
    painter.backdrops.removeAll()
    painter.groups.removeAll()
  }
}

extension PixelRect {
  /// Parts that stay in the processor's cache while several layers are painted there.
  fileprivate var bands: some Sequence<PixelRect> {
    let rows = max(1, 500_000 / max(1, width))
    return stride(from: minY, to: maxY, by: rows).lazy.map {
      PixelRect(minX: minX, minY: $0, maxX: maxX, maxY: min($0 + rows, maxY))
    }
  }
}

extension RenderNode {
  /// All layers of the tree, those of masks too.
  var layers: Set<NodeID> {
    var result: Set<NodeID> = [id]
    for child in children { result.formUnion(child.layers) }
    if let mask { result.formUnion(mask.layers) }
    return result
  }
}
