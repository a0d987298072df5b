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
    if old.elementsEqual(new, by: { $0.id == $1.id }) {
      for (before, after) in zip(old, new) { add(before, after, within: limit) }
      return
    }
    let matches = Self.matches(old, new)
    for child in matches.gone + matches.come { add(child.extent, within: limit) }
    for (before, after) in matches.kept { add(before, after, within: limit) }
  }

  /// Which nodes are those of the same layers. A child that changed places among its siblings counts
  /// as gone and come.
  static func matches(
    _ old: [RenderNode], _ new: [RenderNode]
  ) -> (gone: [RenderNode], come: [RenderNode], kept: [(RenderNode, RenderNode)]) {
    if old.elementsEqual(new, by: { $0.id == $1.id }) { return ([], [], Array(zip(old, new))) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.map(\.id).difference(from: old.map(\.id)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let keptOld = old.indices.filter { !removed.contains($0) }.map { old[$0] }
    let keptNew = new.indices.filter { !inserted.contains($0) }.map { new[$0] }
    let gone = removed.sorted().map { old[$0] }
    let come = inserted.sorted().map { new[$0] }
    return (gone, come, Array(zip(keptOld, keptNew)))
  }
}
