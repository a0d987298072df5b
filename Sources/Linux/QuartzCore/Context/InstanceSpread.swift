// SPDX-License-Identifier: MIT

/// How far in media time the instances of a layer are behind and ahead of it.
struct InstanceSpread {
  private(set) var lag: CFTimeInterval = 0
  private(set) var lead: CFTimeInterval = 0

  var isNone: Bool { lag == 0 && lead == 0 }

  /// The delays may be animated too: they count as they are at `now`.
  init(of layer: CALayer, at now: CFTimeInterval) {
    var step = layer.ancestor
    while let ancestor = step {
      step = ancestor.ancestor
      guard ancestor.values.replicator != nil,
        let replicator = ancestor.presentationValues(at: now).replicator
      else { continue }
      let delay = replicator.delay * Double(min(max(replicator.count, 1), Replica.limit) - 1)
      let spread = delay / ancestor.effectiveSpeed
      guard spread.isFinite else { continue }
      if spread > 0 { lag += spread } else { lead -= spread }
    }
  }
}
