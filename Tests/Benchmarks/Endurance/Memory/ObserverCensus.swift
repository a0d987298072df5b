// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// The objects by which the HUD's views observe notifications. The notification centre does not
/// tell whom it calls; but each of these takes its observers back when it ends, and not before.
@MainActor struct ObserverCensus {
  private struct Owner {
    private(set) weak var object: AnyObject?
  }

  /// How many were found in all.
  private(set) var found = 0
  private var owners: [Owner] = []

  /// Of those found so far, how many have not ended.
  mutating func countLeft() -> Int {
    owners.removeAll { $0.object == nil }
    return owners.count
  }

  /// Finds the observers in the stored properties of the views of a tree.
  mutating func look(at view: UIView) {
    look(into: view, depth: 0)
    for subview in view.subviews { look(at: subview) }
  }

  private mutating func look(into object: Any, depth: Int) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children { note(child.value, depth: depth) }
      mirror = current.superclassMirror
    }
  }

  private mutating func add(_ object: AnyObject) {
    // Some are shared by all views.
    guard !owners.contains(where: { $0.object === object }) else { return }
    owners.append(Owner(object: object))
    found += 1
  }

  private mutating func note(_ value: Any, depth: Int) {
    if "\(type(of: value))".hasPrefix("Optional<") {
      for wrapped in Mirror(reflecting: value).children { note(wrapped.value, depth: depth) }
    } else if type(of: value) is AnyClass {
      if "\(type(of: value))".contains("Observer") {
        add(value as AnyObject)
      } else if depth == 0, !(value is UIView || value is CALayer) {
        // What a view keeps to itself, as its tilt, may observe for it.
        look(into: value, depth: 1)
      }
    }
  }
}
