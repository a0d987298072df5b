// SPDX-License-Identifier: MIT

/// An action found before a change, to be run after it.
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
    // An animation that says neither from where nor to where means this change, and only now is
    // it known what the screen shows before it.
    if let basic = action as? CABasicAnimation, !basic.hasEnds,
      let copy = basic.copy() as? CABasicAnimation
    {
      copy.fromValue = shownValue(of: basic.keyPath ?? key.rawValue)
      return PendingAction(action: copy, key: key.rawValue)
    }
    return PendingAction(action: action, key: key.rawValue)
  }

  final func resolvedAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// Only what the screen has shown already can change before somebody's eyes.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard context != nil, flags.contains(.isCommitted), let key = LayerKey(rawValue: event),
      key.hasDefaultAction
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

extension AnimatableValue {
  /// The value as clients write it.
  var any: Any {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .image(let value): value
    case .none: NSNull()
    }
  }
}
