// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Finds the changes beneath each backdrop of a tree since the last tree.
///
/// It walks the trees in painting order and collects the changes. At a backdrop, it has collected
/// those beneath the backdrop, and hardly any others.
struct BackdropDifference {
  struct Change {
    let id: NodeID
    /// The changed pixels that the backdrop filters.
    let beneath: PixelRect
    /// The pixels of the backdrop's picture that change with them.
    let visible: PixelRect
  }

  private(set) var changes: [Change] = []
  private var beneath: RenderTreeDifference
  private let screen: PixelRect
  /// The number of backdrops that follow. Changes after the last one aren't beneath a backdrop.
  private var count: Int

  /// - Parameter new: A tree with backdrops.
  init(_ old: RenderNode?, _ new: RenderNode, screen: PixelRect) {
    self.screen = screen
    count = new.backdrops.count
    beneath = RenderTreeDifference(screen: screen)
    addNodes(old, new)
  }

  private mutating func addNodes(_ old: RenderNode?, _ new: RenderNode) {
    guard let old, old.id == new.id else {
      old.map { addRect($0.extent) }
      addRect(new.extent)
      replace(new)
      return
    }
    guard old !== new else {
      check(new)
      for child in new.children where !child.backdrops.isEmpty { addNodes(child, child) }
      return
    }
    beneath.addPrimitives(old.background, new.background, within: screen)
    check(new)
    guard count > 0 else { return }
    if old.parts.clip != new.parts.clip { addContents(old, new) }
    beneath.addPrimitives(old.contents, new.contents, within: screen)
    addChildren(old.children, new.children)
    guard count > 0 else { return }
    beneath.addPrimitives(old.border, new.border, within: screen)
    // For the following backdrops, the node is one picture with its mask and its opacity.
    if old.opacity != new.opacity || old.dissolve != new.dissolve || old.mask?.id != new.mask?.id {
      addContents(old, new)
    }
    beneath.addNodes(old.mask, new.mask, within: screen)
  }

  private mutating func addChildren(_ old: [RenderNode], _ new: [RenderNode]) {
    let matches = RenderTreeDifference.matches(old, new)
    for child in matches.gone { addRect(child.extent) }
    let come = Set(matches.come.map { ObjectIdentifier($0) })
    var kept = matches.kept.makeIterator()
    for child in new where count > 0 {
      if come.contains(ObjectIdentifier(child)) {
        addRect(child.extent)
        replace(child)
      } else if let (before, after) = kept.next() {
        if after.backdrops.isEmpty {
          beneath.addNodes(before, after, within: screen)
        } else {
          addNodes(before, after)
        }
      }
    }
  }

  /// All pixels beneath the backdrops of a node are new if the node is new or has moved.
  private mutating func replace(_ node: RenderNode) {
    if let (placement, visible) = node.backdrop {
      count -= 1
      changes.append(Change(id: node.id, beneath: placement.extent, visible: visible))
    }
    for child in node.children where !child.backdrops.isEmpty { replace(child) }
  }

  private mutating func check(_ node: RenderNode) {
    guard let (placement, visible) = node.backdrop else { return }
    count -= 1
    var dirty = PixelRect.zero
    for rect in beneath.region.rects { dirty = dirty.union(rect.intersection(placement.extent)) }
    guard !dirty.isEmpty else { return }
    let reach = placement.reach(of: dirty).intersection(visible)
    changes.append(Change(id: node.id, beneath: dirty, visible: reach))
    addRect(reach)
  }

  private mutating func addContents(_ old: RenderNode, _ new: RenderNode) {
    for node in [old, new] {
      addRect(node.contentExtent)
      addRect(node.extent)
    }
  }

  private mutating func addRect(_ rect: PixelRect?) {
    guard let rect else { return }
    beneath.addRect(rect, within: screen)
  }
}

extension RenderNode {
  /// The backdrop of the node's layer, and its visible pixels.
  var backdrop: (placement: BackdropPlacement, visible: PixelRect)? {
    guard !backdrops.isEmpty else { return nil }
    for primitive in background {
      if case .backdrop(let placement) = primitive.source { return (placement, primitive.extent) }
    }
    return nil
  }
}
