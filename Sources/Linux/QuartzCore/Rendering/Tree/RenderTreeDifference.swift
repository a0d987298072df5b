// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Finds the pixels in which two render trees differ.
struct RenderTreeDifference {
  private(set) var region: DamageRegion

  init(screen: PixelRect) {
    region = DamageRegion(screen: screen)
  }

  /// Adds the difference between two trees, of which only `limit` is visible.
  mutating func addNodes(_ old: RenderNode?, _ new: RenderNode?, within limit: PixelRect) {
    guard old !== new else { return }
    guard let old, let new, old.id == new.id else {
      for node in [old, new] { addRect(node?.extent, within: limit) }
      return
    }
    let both = old.extent.union(new.extent).intersection(limit)
    // These change the whole node, wherever its parts are.
    guard old.opacity == new.opacity, old.dissolve == new.dissolve,
      old.parts.clip == new.parts.clip,
      old.mask?.id == new.mask?.id, !new.needsGroup || old.isLone == new.isLone,
      old.mask?.isLone == new.mask?.isLone
    else {
      addRect(old.extent, within: limit)
      addRect(new.extent, within: limit)
      return
    }
    addPrimitives(old.background, new.background, within: both)
    addPrimitives(old.contents, new.contents, within: both)
    addPrimitives(old.border, new.border, within: both)
    addChildren(old.children, new.children, within: both)
    addNodes(old.mask, new.mask, within: both)
  }

  mutating func addRect(_ rect: PixelRect?, within limit: PixelRect) {
    guard let rect else { return }
    region.add(rect.intersection(limit))
  }

  mutating func addPrimitives(_ old: [Primitive], _ new: [Primitive], within limit: PixelRect) {
    // Usually nothing is new.
    guard !old.isIdentical(to: new) else { return }
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if let before, let after, before.isSamePicture(as: after) { continue }
      addRect(before?.extent, within: limit)
      addRect(after?.extent, within: limit)
    }
  }

  private mutating func addChildren(
    _ old: [RenderNode], _ new: [RenderNode], within limit: PixelRect
  ) {
    if old.areOfSameLayers(as: new) {
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          for index in old.indices where old[index] !== new[index] {
            addNodes(old[index], new[index], within: limit)
          }
        }
      }
      return
    }
    let matches = Self.matches(old, new)
    for child in matches.gone + matches.come { addRect(child.extent, within: limit) }
    for (before, after) in matches.kept { addNodes(before, after, within: limit) }
  }

  /// Matches the nodes of the same layers. A child that's now above another one that was above it
  /// counts as gone and come.
  static func matches(
    _ old: [RenderNode], _ new: [RenderNode]
  ) -> (gone: [RenderNode], come: [RenderNode], kept: [(RenderNode, RenderNode)]) {
    if old.areOfSameLayers(as: new) { return ([], [], Array(zip(old, new))) }
    let places = Dictionary(
      old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var kept: Set<NodeID> = []
    var last = -1
    for node in new {
      guard let place = places[node.id], place > last else { continue }
      kept.insert(node.id)
      last = place
    }
    return (
      old.filter { !kept.contains($0.id) }, new.filter { !kept.contains($0.id) },
      Array(zip(old.filter { kept.contains($0.id) }, new.filter { kept.contains($0.id) }))
    )
  }
}

extension [Primitive] {
  /// Whether both have the same place in memory.
  fileprivate func isIdentical(to other: [Primitive]) -> Bool {
    withUnsafeBufferPointer { all in
      other.withUnsafeBufferPointer { all.baseAddress == $0.baseAddress && all.count == $0.count }
    }
  }
}

extension [RenderNode] {
  fileprivate func areOfSameLayers(as other: [RenderNode]) -> Bool {
    matches(other) { $0 === $1 || $0.id == $1.id }
  }

  /// Whether all pairs are the same in some way. There may be thousands, and counting references to
  /// them would take longer than comparing them.
  func matches(_ other: [RenderNode], by isSame: (RenderNode, RenderNode) -> Bool) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { nodes in
      other.withUnsafeBufferPointer { others in
        nodes.baseAddress == others.baseAddress
          || nodes.indices.allSatisfy { isSame(nodes[$0], others[$0]) }
      }
    }
  }
}

/// The pixels that changed, as a few rectangles that don't overlap.
struct DamageRegion {
  /// With more rectangles, walking the tree costs more than the pixels they save.
  private static let limit = 6

  private(set) var rects: [PixelRect] = []
  private let screen: PixelRect

  init(screen: PixelRect) {
    self.screen = screen
  }

  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(screen)
    guard !added.isEmpty else { return }
    // A union may touch rectangles that neither part touched, so start again after each.
    var index = 0
    while index < rects.count {
      if Self.belongTogether(rects[index], added) {
        added = added.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.limit { mergeCheapest() }
  }

  /// Whether rectangles overlap, or their union adds hardly any pixels.
  private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= (a.area + b.area) * 9 / 8
  }

  private mutating func mergeCheapest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let (a, b) = (rects[first], rects[second])
        let cost = a.union(b).area - a.area - b.area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
