// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// Finds the pixels in which two render trees differ.
struct RenderTreeDifference {
  private(set) var region: DamageRegion

  init(screen: PixelRect) {
    region = DamageRegion(screen: screen)
  }

  /// Adds what differs between two trees, of which only `limit` can be seen.
  mutating func add(_ old: RenderNode?, _ new: RenderNode?, within limit: PixelRect) {
    guard old !== new else { return }
    guard let old, let new, old.id == new.id else {
      for node in [old, new] { add(node?.extent, within: limit) }
      return
    }
    let both = old.extent.union(new.extent).intersection(limit)
    // What changes everything of a node, wherever its parts are.
    guard old.opacity == new.opacity, old.dissolve == new.dissolve,
      old.parts.clip == new.parts.clip,
      (old.mask == nil) == (new.mask == nil), old.parts.shadow == new.parts.shadow,
      old.mask?.id == new.mask?.id
    else {
      add(old.extent, within: limit)
      add(new.extent, within: limit)
      return
    }
    if old.parts.shadow != nil {
      // The shadow follows everything that is drawn, at a distance.
      var inner = RenderTreeDifference(screen: old.contentExtent.union(new.contentExtent))
      inner.addContent(old, new, within: inner.screen)
      if !inner.region.isEmpty || old.contentExtent != new.contentExtent {
        add(old.extent, within: limit)
        add(new.extent, within: limit)
        return
      }
    } else {
      addContent(old, new, within: both)
    }
    add(old.mask, new.mask, within: both)
  }

  private var screen: PixelRect { region.screen }

  private mutating func addContent(_ old: RenderNode, _ new: RenderNode, within limit: PixelRect) {
    add(old.background, new.background, within: limit)
    add(old.contents, new.contents, within: limit)
    add(old.border, new.border, within: limit)
    addChildren(old.children, new.children, within: limit)
  }

  mutating func add(_ rect: PixelRect?, within limit: PixelRect) {
    guard let rect else { return }
    region.add(rect.intersection(limit))
  }

  mutating func add(_ old: [Primitive], _ new: [Primitive], within limit: PixelRect) {
    // Most often nothing was built anew.
    guard !old.isIdentical(to: new) else { return }
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if let before, let after, before.isSamePicture(as: after) { continue }
      add(before?.extent, within: limit)
      add(after?.extent, within: limit)
    }
  }

  private mutating func addChildren(
    _ old: [RenderNode], _ new: [RenderNode], within limit: PixelRect
  ) {
    if old.areOfSameLayers(as: new) {
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          for index in old.indices where old[index] !== new[index] {
            add(old[index], new[index], within: limit)
          }
        }
      }
      return
    }
    let matches = Self.matches(old, new)
    for child in matches.gone + matches.come { add(child.extent, within: limit) }
    for (before, after) in matches.kept { add(before, after, within: limit) }
  }

  /// Which nodes are those of the same layers. A child that changed places among its siblings counts
  /// as gone and come; of those that could be the ones that moved it is as few as possible.
  static func matches(
    _ old: [RenderNode], _ new: [RenderNode]
  ) -> (gone: [RenderNode], come: [RenderNode], kept: [(RenderNode, RenderNode)]) {
    if old.areOfSameLayers(as: new) { return ([], [], Array(zip(old, new))) }
    let places = Dictionary(
      old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // The longest of the sequences of nodes whose old places rise: of each length the one that ends
    // lowest, and for each node the one before it.
    var ends: [(index: Int, place: Int)] = []
    var previous: [Int?] = []
    for (index, node) in new.enumerated() {
      previous.append(nil)
      guard let place = places[node.id] else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let mid = (low + high) / 2
        if ends[mid].place < place { low = mid + 1 } else { high = mid }
      }
      if low > 0 { previous[index] = ends[low - 1].index }
      ends.replaceSubrange(low..<min(low + 1, ends.count), with: [(index, place)])
    }
    var kept: Set<NodeID> = []
    var last = ends.last?.index
    while let index = last {
      kept.insert(new[index].id)
      last = previous[index]
    }
    return (
      old.filter { !kept.contains($0.id) }, new.filter { !kept.contains($0.id) },
      Array(zip(old.filter { kept.contains($0.id) }, new.filter { kept.contains($0.id) }))
    )
  }
}

extension [Primitive] {
  /// Whether both are the same place in memory.
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
  /// them would take longer than looking at them.
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
