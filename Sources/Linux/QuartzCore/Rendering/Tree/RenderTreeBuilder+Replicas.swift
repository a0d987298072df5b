// SPDX-License-Identifier: MIT

import Foundation

extension RenderTreeBuilder.Context {
  func id(of layer: CALayer) -> NodeID {
    NodeID(layer: ObjectIdentifier(layer), instance: replica.instance)
  }
}

extension RenderTreeBuilder {
  /// The sublayers of a layer, as often as it shows them.
  ///
  /// - Parameter inner: What they inherit.
  func nodes(
    in layer: CALayer, _ values: LayerValues, _ inner: Context, reusing old: [RenderNode]?
  ) -> [RenderNode] {
    let layers = layer.sublayersForRendering
    guard let replicator = values.replicator else {
      return nodes(for: layers, in: inner, reusing: old)
    }
    guard !layers.isEmpty else { return [] }
    let count = min(replicator.count, Replica.limit / inner.replica.count)
    guard count > 0 else { return [] }
    var result: [RenderNode] = []
    let center = CGPoint(x: values.bounds.midX, y: values.bounds.midY)
    let step = replicator.transform.flattened.about(center)
    var place = CGAffineTransform.identity
    for instance in 0..<count {
      var context = inner
      context.transform = place.concatenating(inner.transform)
      context.replica = Replica(
        // Counted like the digits of a number, so that no two instances are the same.
        instance: inner.replica.instance * count + instance,
        count: inner.replica.count * count,
        delay: inner.replica.delay + Double(instance) * replicator.delay)
      result += nodes(for: layers, in: context, reusing: old, from: result.count)
      place = place.concatenating(step)
    }
    return result
  }
}
