// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

extension CALayer {
  /// The layer whose space contains this one.
  final var ancestor: CALayer? { parent ?? maskOwner }

  /// Inserts `layer` among the sublayers.
  final func insert(_ layer: CALayer, at index: Int) {
    guard canContain(layer) else { return }
    if layer.parent === self {
      // A move within one parent isn't a removal, so animations continue.
      guard let old = children.place(of: layer) else { return }
      children.remove(at: old)
      children.insert(layer, at: min(index > old ? index - 1 : index, children.count))
    } else {
      layer.leaveParent()
      children.insert(layer, at: min(index, children.count))
      layer.parent = self
      layer.enter(context)
      layer.passWorkUp()
    }
    childrenDidChange()
  }

  final func insert(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, sibling !== layer else { return insert(layer, at: 0) }
    insert(layer, at: placeOfSublayer(sibling) ?? 0)
  }

  final func insert(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, sibling !== layer, let place = placeOfSublayer(sibling) else {
      return insert(layer, at: children.count)
    }
    insert(layer, at: place + 1)
  }

  private func placeOfSublayer(_ sibling: CALayer) -> Int? {
    if let place = children.place(of: sibling) { return place }
    Exceptions.raise("CALayerInvalid", "sublayers of \(self) do not contain \(sibling)")
    return nil
  }

  final func leaveTree() {
    guard isInModelTree else { return }
    leaveParent()
    if context != nil, context?.rootLayer !== self { enter(nil) }
  }

  /// Leaves the superlayer but not the screen, because the layer may be moving to another place.
  private func leaveParent() {
    maskOwner?.setMask(nil)
    guard let old = parent else { return }
    if let place = old.children.place(of: self) { old.children.remove(at: place) }
    parent = nil
    old.childrenDidChange()
  }

  final func setMask(_ new: CALayer?) {
    guard isInModelTree, new !== maskLayer else { return }
    if let new, !canContain(new) { return }
    if let old = maskLayer {
      old.maskOwner = nil
      maskLayer = nil
      old.enter(nil)
    }
    if let new {
      new.leaveTree()
      maskLayer = new
      new.maskOwner = self
      new.enter(context)
      new.passWorkUp()
    }
    modelDidChange()
  }

  /// Whether this is a model. Presentations can't be in a tree.
  private var isInModelTree: Bool {
    guard presentationModel != nil else { return true }
    Exceptions.raise("CALayerInvalidTree", "expecting model layer not copy: \(self)")
    return false
  }

  private func canContain(_ layer: CALayer) -> Bool {
    guard isInModelTree, layer.isInModelTree else { return false }
    guard isInside(layer) else { return true }
    Exceptions.raise("CALayerInvalid", "layer \(layer) is a part of cycle in its layer tree")
    return false
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var step: CALayer? = self
    while let current = step {
      if current === layer { return true }
      step = current.ancestor
    }
    return false
  }

  private func childrenDidChange() {
    modelDidChange()
    setNeedsLayout()
  }

  /// Moves the whole subtree to `new`, or to no context.
  final func enter(_ new: LayerContext?) {
    guard context !== new else { return }
    guard let new else { return leaveContext() }
    flags.remove([.isCommitted, .isListedAsAnimated])
    context = new
    new.welcome(self)
    for child in children { child.enter(new) }
    maskLayer?.enter(new)
  }

  final func leaveContext() {
    flags.remove([.isCommitted, .isListedAsAnimated])
    context = nil
    if !attachedAnimations.isEmpty { TransactionCenter.noteOrphan(self) }
    for child in children { child.leaveContext() }
    maskLayer?.leaveContext()
  }
}
