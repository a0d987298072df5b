// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Gives each view its touches, each responder its presses.
  func deliver(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      deliver(presses)
      return
    }
    let touches = (event.touches(for: self) ?? []).filter {
      $0.phase != .stationary && !$0.isWithheld
    }
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      deliver(touches.filter { $0.view === view }, to: view, with: event)
    }
  }

  private func deliver(_ touches: Set<UITouch>, to view: UIView, with event: UIEvent) {
    let phases = Dictionary(grouping: touches, by: \.phase).mapValues { Set($0) }
    if let began = phases[.began] { view.touchesBegan(began, with: event) }
    if let moved = phases[.moved] { view.touchesMoved(moved, with: event) }
    if let ended = phases[.ended] { view.touchesEnded(ended, with: event) }
    if let cancelled = phases[.cancelled] { view.touchesCancelled(cancelled, with: event) }
  }

  private func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses where press.window === self {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}
