// SPDX-License-Identifier: MIT

extension CALayer {
  /// A layout that keeps asking for layout would go on for ever; this is where it is told to wait
  /// for the next commit.
  static let largestLayoutRounds = 64

  final func markNeedsLayout() {
    guard presentationModel == nil else { return }
    flags.insert(.needsLayout)
    passUp(.subtreeNeedsLayout)
    context?.setNeedsCommit()
  }

  /// Sets a flag on all ancestors; where it is set already it is set further up too.
  final func passUp(_ flag: LayerFlags) {
    var next = ancestor
    while let layer = next, !layer.flags.contains(flag) {
      layer.flags.insert(flag)
      next = layer.ancestor
    }
  }

  /// Tells new ancestors of the work that this subtree brings along.
  final func passWorkUp() {
    if !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { passUp(.subtreeNeedsLayout) }
    if !flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      passUp(.subtreeNeedsDisplay)
    }
  }

  final func layoutFromHighestDirtyAncestor() {
    guard presentationModel == nil else { return }
    var start = self
    while let above = start.ancestor, above.needsLayout() { start = above }
    start.layoutUntilClean()
  }

  final func layoutUntilClean() {
    for _ in 0..<Self.largestLayoutRounds {
      if flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { return }
      layoutOnce()
    }
  }

  /// One walk, superlayers first. A layer that becomes dirty again waits for the next walk, so
  /// that a mistake costs rounds and not a power of the depth.
  private func layoutOnce() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.subtreeNeedsLayout)
    for child in children { child.layoutOnce() }
    maskLayer?.layoutOnce()
  }
}
