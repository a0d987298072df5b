// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

/// Finds, for each backdrop of a tree, what changed beneath it since the tree before.
///
/// It goes through the trees in the order in which they are painted and collects the changes: at a
/// backdrop there are those beneath it, and hardly any others.
struct BackdropDifference {
  struct Change {
    let id: NodeID
    /// Which of the pixels that the backdrop filters have changed.
    let beneath: PixelRect
    /// Where the backdrop's own picture changes with them.
    let visible: PixelRect
  }

  private(set) var changes: [Change] = []
  private var beneath: RenderTreeDifference
  private let screen: PixelRect
  /// How many backdrops are still to come. What is painted after the last lies beneath none.
  private var count: Int

  /// - Parameter new: A tree with backdrops.
  init(_ old: RenderNode?, _ new: RenderNode, screen: PixelRect) {
    self.screen = screen
    count = new.backdrops.count
    beneath = RenderTreeDifference(screen: screen)
    add(old, new)
  }

  private mutating func add(_ old: RenderNode?, _ new: RenderNode) {
    guard let old, old.id == new.id else {
      old.map { add($0.extent) }
      add(new.extent)
      replace(new)
      return
    }
    guard old !== new else {
      check(new)
      for child in new.children where !child.backdrops.isEmpty { add(child, child) }
      return
    }
    if old.parts.shadow != nil || new.parts.shadow != nil {
      add(old.parts.shadow?.extent(of: old.contentExtent))
      add(new.parts.shadow?.extent(of: new.contentExtent))
    }
    beneath.add(old.background, new.background, within: screen)
    check(new)
    guard count > 0 else { return }
    if old.parts.clip != new.parts.clip { addContents(old, new) }
    beneath.add(old.contents, new.contents, within: screen)
    addChildren(old.children, new.children)
    guard count > 0 else { return }
    beneath.add(old.border, new.border, within: screen)
    // From here on what is beneath is the whole node, through its mask and with its opacity.
    if old.opacity != new.opacity || old.dissolve != new.dissolve || old.mask?.id != new.mask?.id {
      addContents(old, new)
    }
    beneath.add(old.mask, new.mask, within: screen)
  }

  private mutating func addChildren(_ old: [RenderNode], _ new: [RenderNode]) {
    let matches = RenderTreeDifference.matches(old, new)
    for child in matches.gone { add(child.extent) }
    let come = Set(matches.come.map { ObjectIdentifier($0) })
    var kept = matches.kept.makeIterator()
    for child in new where count > 0 {
      if come.contains(ObjectIdentifier(child)) {
        add(child.extent)
        replace(child)
      } else if let (before, after) = kept.next() {
        if after.backdrops.isEmpty {
          beneath.add(before, after, within: screen)
        } else {
          add(before, after)
        }
      }
    }
  }

  /// Everything beneath the backdrops of a node that was elsewhere, or nowhere, is new to them.
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
    add(reach)
  }

  private mutating func addContents(_ old: RenderNode, _ new: RenderNode) {
    for node in [old, new] {
      add(node.contentExtent)
      add(node.extent)
    }
  }

  private mutating func add(_ rect: PixelRect?) {
    guard let rect else { return }
    beneath.add(rect, within: screen)
  }
}

extension RenderNode {
  /// The backdrop that the node's layer itself is, and the pixels in which it can be seen.
  var backdrop: (placement: BackdropPlacement, visible: PixelRect)? {
    guard !backdrops.isEmpty else { return nil }
    for primitive in background {
      if case .backdrop(let placement) = primitive.source { return (placement, primitive.extent) }
    }
    return nil
  }
}
