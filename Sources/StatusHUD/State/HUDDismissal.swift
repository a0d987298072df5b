// SPDX-License-Identifier: MIT

/// The dismissal of a HUD, which can have a delay, and the app's closures that run when something ends.
struct HUDDismissal: Sendable {
  /// The dismissal that hasn't ended. If the time is `nil`, it takes effect at once.
  private var pending: (time: Double?, completion: HUDRequests.Completion?)?
  /// A Boolean value that determines whether the HUD fades out, or `nil` if the content decides. The value
  /// stays until the app shows something.
  private(set) var fadesOut: Bool?
  /// The closures that run in the next update, and those that wait until the content onscreen is gone.
  private var due: [HUDRequests.Completion] = []
  private var dueWhenGone: [HUDRequests.Completion] = []

  var time: Double? { pending?.time }

  /// Begins a dismissal in place of the former one.
  mutating func begin(
    at time: Double?, fadesOut: Bool?, isEmpty: Bool, completion: HUDRequests.Completion?
  ) {
    end(isEmpty: isEmpty)
    (pending, self.fadesOut) = ((time, completion), fadesOut)
  }

  /// Cancels the dismissal, because the app shows something in place of what was onscreen.
  mutating func cancel(isEmpty: Bool) {
    end(isEmpty: isEmpty)
    due += dueWhenGone
    (dueWhenGone, fadesOut) = ([], nil)
  }

  /// Ends the dismissal. If nothing is requested, it has taken effect, and the HUD is leaving.
  private mutating func end(isEmpty: Bool) {
    if let completion = pending?.completion { complete([completion], whenGone: isEmpty) }
    pending = nil
  }

  /// Adds the closures of what ended.
  mutating func complete(_ closures: [HUDRequests.Completion], whenGone: Bool = false) {
    if whenGone { dueWhenGone += closures } else { due += closures }
  }

  /// Releases the closures to run. The copy that the store keeps for a moment needs none.
  mutating func forgetDue() { (due, dueWhenGone) = ([], []) }

  /// Returns the closures to run. Pass `true` if nothing is requested, and if the HUD is onscreen.
  mutating func takeDue(isEmpty: Bool, isOnscreen: Bool) -> [HUDRequests.Completion] {
    if isEmpty { end(isEmpty: true) }
    let waits = isEmpty && isOnscreen
    defer { (due, dueWhenGone) = ([], waits ? dueWhenGone : []) }
    return waits ? due : due + dueWhenGone
  }
}
