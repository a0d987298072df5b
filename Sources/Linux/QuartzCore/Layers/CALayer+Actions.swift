// SPDX-License-Identifier: MIT

/// An action that was found before a change and runs after it.
struct PendingAction {
  let action: any CAAction
  let key: String

  func run(on layer: CALayer) {
    action.run(forKey: key, object: layer, arguments: nil)
  }
}

extension CALayer {
  final func pendingAction(for key: LayerKey) -> PendingAction? {
    guard presentationModel == nil, !CATransaction.disableActions(),
      let action = action(forKey: key.rawValue), !(action is NSNull)
    else { return nil }
    // An animation without ends animates this change. Only now is the value before it known.
    if let basic = action as? CABasicAnimation, !basic.hasEnds,
      let copy = basic.copy() as? CABasicAnimation
    {
      copy.fromValue = shownValue(of: basic.keyPath ?? key.rawValue)
      return PendingAction(action: copy, key: key.rawValue)
    }
    return PendingAction(action: action, key: key.rawValue)
  }

  final func resolvedAction(forKey event: String) -> (any CAAction)? {
    guard let found = delegate?.action(for: self, forKey: event) else {
      return implicitAnimation(forKey: event)
    }
    return found is NSNull ? nil : found
  }

  /// Only changes of a layer that the screen has already shown are animated.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard context != nil, flags.contains(.isCommitted), LayerKey(rawValue: event) != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shownValue(of: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  private func shownValue(of keyPath: String) -> Any? {
    PropertyPath(keyPath)?.value(in: presentationValues(at: CACurrentMediaTime())).any
  }
}
