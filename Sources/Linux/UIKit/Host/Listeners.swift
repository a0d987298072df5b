// SPDX-License-Identifier: MIT

/// The hosts that listen to something that happens in the app. A host takes part until it leaves.
@MainActor
package final class Listeners<Event> {
  private var listeners: [ObjectIdentifier: (Event) -> Void] = [:]

  package func add(_ owner: AnyObject, _ listener: @escaping (Event) -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  package func remove(_ owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = nil
  }

  func notify(_ event: Event) {
    for listener in listeners.values { listener(event) }
  }
}
