// SPDX-License-Identifier: MIT

import StatusHUD

/// A call of the app, or something that happens to it. HUDs and containers go by number.
enum HUDStep {
  // MARK: Calls

  /// Creates a HUD in place of one that is nowhere. Without `times`, there is no `configure`, and
  /// the delegate comes too late for what happens in the call.
  case showAdded(Int, to: Int, animated: Bool, times: (grace: Double, minShow: Double)?)
  /// Creates a HUD in place of one that is nowhere, with `init(view:)`, and may add it.
  case make(Int, for: Int, isAdded: Bool)
  case show(Int, animated: Bool)
  /// - Parameter completion: The number of a closure, which no other call has.
  case hide(Int, animated: Bool, completion: Int?)
  case hideAfter(Int, animated: Bool, delay: Double, completion: Int?)
  case hideFront(of: Int, animated: Bool)
  case hideAll(of: Int, animated: Bool)
  case add(Int, to: Int)
  case remove(Int)
  case bringToFront(Int)
  case setGraceTime(Int, Double)
  case setMinShowTime(Int, Double)
  case setRemoves(Int, Bool)
  case setCompletionBlock(Int)
  case setText(Int, String?)
  case setInteraction(Int, HUDView.TouchHandling)
  /// Nothing about showing and hiding depends on it.
  case setLook(Int, HUDLook)

  // MARK: Events

  /// A container leaves its window, or comes back.
  case setInWindow(Int, Bool)
  case resize(Int)
  case keyboard(isUp: Bool)
  /// On the bezel of the front HUD that is visible, or in a corner of the container.
  case tap(in: Int, isOnBezel: Bool)
  case reduceMotion(Bool)
  case darkMode(Bool)
}

/// What a HUD tells the app.
struct HUDEvent: Equatable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case willAppear, didAppear, willDisappear, wasHidden, onHidden, completion, tap
  }

  var kind: Kind
  /// That of a completion; for a tap, 1 inside and 0 outside.
  var number = 0

  var description: String { "\(kind) \(number)" }
}

/// Calls that the app makes from within a callback, once.
struct HUDReaction {
  var kind: HUDEvent.Kind
  var steps: [HUDStep]
}

extension [HUDReaction] {
  /// Returns and removes the calls to make now.
  mutating func take(for kind: HUDEvent.Kind) -> [HUDStep] {
    guard let index = firstIndex(where: { $0.kind == kind }) else { return [] }
    return remove(at: index).steps
  }
}
