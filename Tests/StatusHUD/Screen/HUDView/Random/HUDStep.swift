// SPDX-License-Identifier: MIT

import StatusHUD

/// A call of the app's, or something that happens to it. HUDs and hosts go by number.
enum HUDStep: Sendable {
  // MARK: Calls

  /// Makes a HUD in place of one that is nowhere. Without `times`, there is no `configure`, and the
  /// delegate comes too late for what happens in the call.
  case showAdded(Int, host: Int, animated: Bool, times: (grace: Double, minShow: Double)?)
  /// Makes a HUD in place of one that is nowhere, with `init(view:)`, and may add it.
  case make(Int, host: Int, isAdded: Bool)
  case show(Int, animated: Bool)
  /// - Parameter completion: The number of a closure, which no other call has.
  case hide(Int, animated: Bool, completion: Int?)
  case hideAfter(Int, animated: Bool, delay: Double)
  case hideFront(host: Int, animated: Bool)
  case hideAll(host: Int, animated: Bool)
  case add(Int, host: Int)
  case remove(Int)
  case bringToFront(Int)
  case setGraceTime(Int, Double)
  case setMinShowTime(Int, Double)
  case setRemoves(Int, Bool)
  case setCompletionBlock(Int)
  case setText(Int, String?)
  case setInteraction(Int, HUDView.Interaction)
  /// What no rule of coming and going depends on.
  case setLook(Int, HUDLook)

  // MARK: Events

  /// The host is taken out of its window, or brought back.
  case putHost(Int, inWindow: Bool)
  case resizeHost(Int)
  case keyboard(isUp: Bool)
  /// On the bezel of the front-most HUD that is seen, or in a corner of the host.
  case tap(host: Int, isOnBezel: Bool)
  case reduceMotion(Bool)
  case darkMode(Bool)
}

/// What a HUD tells the app.
enum HUDEvent: Sendable, Equatable {
  case willAppear, didAppear, willDisappear, wasHidden, completionBlock
  case completion(Int)
  case tap(isInside: Bool)

  /// What calls can be made on.
  enum Kind: Sendable, CaseIterable {
    case willAppear, didAppear, willDisappear, wasHidden, completionBlock, completion, tap
  }

  var kind: Kind {
    switch self {
    case .willAppear: .willAppear
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .wasHidden: .wasHidden
    case .completionBlock: .completionBlock
    case .completion: .completion
    case .tap: .tap
    }
  }
}

/// Calls that the app makes from within a callback, once.
struct HUDReaction: Sendable {
  var kind: HUDEvent.Kind
  var steps: [HUDStep]
}

extension [HUDReaction] {
  /// The calls to make on `event`, which are made then.
  mutating func take(for event: HUDEvent) -> [HUDStep] {
    guard let index = firstIndex(where: { $0.kind == event.kind }) else { return [] }
    return remove(at: index).steps
  }
}
