// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIControl {
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
