// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIControl {
  /// Performs `action` at the events, in place of an earlier one with its identifier.
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    guard !controlEvents.isEmpty else { return }
    let registration = Registration(action: action, events: controlEvents)
    if let index = registrations.firstIndex(where: {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }) {
      registrations[index] = registration
    } else {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
      registrations.append(registration)
    }
  }

  /// No longer performs `action` at the events.
  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer performs the action of that identifier at the events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == actionIdentifier else { return registration }
      var rest = registration
      rest.events.subtract(controlEvents)
      return rest.events.isEmpty ? nil : rest
    }
  }

  /// All events some action waits for.
  public var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }
}
