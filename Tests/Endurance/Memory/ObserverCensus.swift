// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// The notification observers of the HUD's views. The notification centre does not tell how many
/// it has, but keeps each of them alive until it is removed.
@MainActor struct ObserverCensus {
  private struct Token {
    private(set) weak var object: AnyObject?
  }

  private var tokens: [Token] = []
  private(set) var found = 0

  /// Of those found since the last call, how many have not been removed.
  mutating func takeLeft() -> Int {
    defer { tokens = [] }
    return tokens.count { $0.object != nil }
  }

  /// Finds the observers in the stored properties of the views of a tree.
  mutating func look(at view: UIView) {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      for child in current.children { look(into: child.value, depth: 0) }
      mirror = current.superclassMirror
    }
    for subview in view.subviews { look(at: subview) }
  }

  private mutating func look(into value: Any, depth: Int) {
    let type = "\(type(of: value))"
    if type == "NSNotificationReceiver" {
      tokens.append(Token(object: value as AnyObject))
      found += 1
    } else if depth < 3, type.contains("Observer") || depth > 0 {
      for child in Mirror(reflecting: value).children { look(into: child.value, depth: depth + 1) }
    }
  }
}
