// SPDX-License-Identifier: MIT

/// An animation that reports to its block as it goes on a layer. A client that asks
/// `super.action(for:forKey:)` for it may set another key path and return it, or drop it: only an
/// animation that runs counts for the completion.
final class ViewBasicAnimation: CABasicAnimation {
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    reportToBlock(self, object: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// The same on a spring.
final class ViewSpringAnimation: CASpringAnimation {
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    reportToBlock(self, object: anObject)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// Views' layers change on the main actor only, though layers are not bound to it by type.
private func reportToBlock(_ animation: CAAnimation, object: Any) {
  guard let layer = object as? CALayer else { return }
  let block = animation.delegate
  nonisolated(unsafe) let unsafeLayer = layer
  nonisolated(unsafe) let unsafeBlock = block
  MainActor.assumeIsolated {
    (unsafeBlock as? AnimationBlock)?.willAdd(to: unsafeLayer)
  }
}
