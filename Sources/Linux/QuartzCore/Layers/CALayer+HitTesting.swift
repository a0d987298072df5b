// SPDX-License-Identifier: MIT

extension CALayer {
  /// The front-most layer of the subtree that contains a point of the superlayer's space.
  final func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, p.x.isFinite, p.y.isFinite else { return nil }
    let own = pointFromAncestor(p)
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    for child in childrenFrontToBack {
      if let hit = child.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  private var childrenFrontToBack: [CALayer] {
    let all = presentationModel == nil ? children : sublayersOrPresentations
    guard all.contains(where: { $0.zPosition != 0 }) else { return all.reversed() }
    let order = all.enumerated().sorted {
      ($0.element.values.zPosition.sound, $0.offset) < (
        $1.element.values.zPosition.sound, $1.offset
      )
    }
    return order.reversed().map(\.element)
  }
}
