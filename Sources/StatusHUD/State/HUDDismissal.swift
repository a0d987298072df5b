// SPDX-License-Identifier: MIT

/// The dismissal of a HUD, which can have a delay, and the app's closures that run when something ends.
struct HUDDismissal: Sendable {
  /// The time of a delayed dismissal that hasn't taken effect.
  private(set) var time: Double?
  /// A Boolean value that determines whether the HUD fades out, or `nil` if the content decides. The value
  /// stays until the app shows something.
  private(set) var fadesOut: Bool?
  private var isPending = false
  private var completion: HUDRequests.Completion?
  /// The closures that run in the next update, and those that wait until the content onscreen is gone.
  private var due: [HUDRequests.Completion] = []
  private var dueWhenGone: [HUDRequests.Completion] = []

  /// A Boolean value that indicates whether a closure waits for an update.
  var hasClosures: Bool { isPending || !due.isEmpty || !dueWhenGone.isEmpty }

  /// Begins a dismissal in place of the former one, which ends.
  /// - Parameter time: The time when the dismissal takes effect, or `nil` for now.
  mutating func begin(
    at time: Double?, fadesOut: Bool?, isEmpty: Bool, completion: HUDRequests.Completion?
  ) {
    end(isEmpty: isEmpty)
    (self.time, self.fadesOut, self.completion, isPending) = (time, fadesOut, completion, true)
  }

  /// Ends the dismissal, because the app shows something. Returns `false` if there's no dismissal.
  mutating func cancel(isEmpty: Bool) -> Bool {
    let wasPending = isPending
    end(isEmpty: isEmpty)
    fadesOut = nil
    // What was onscreen is replaced.
    due += dueWhenGone
    dueWhenGone = []
    return wasPending
  }

  /// Ends the dismissal. If nothing is requested, it has taken effect, and the HUD is leaving.
  private mutating func end(isEmpty: Bool) {
    if let completion {
      if isEmpty { dueWhenGone.append(completion) } else { due.append(completion) }
    }
    (time, completion, isPending) = (nil, nil, false)
  }

  /// Adds the closures of what ended.
  mutating func complete(_ closures: [HUDRequests.Completion], whenGone: Bool = false) {
    if whenGone { dueWhenGone += closures } else { due += closures }
  }

  /// Returns the closures to run.
  /// - Parameters:
  ///   - isEmpty: A Boolean value that indicates whether nothing is requested.
  ///   - isOnscreen: A Boolean value that indicates whether the HUD is still onscreen.
  mutating func takeDue(isEmpty: Bool, isOnscreen: Bool) -> [HUDRequests.Completion] {
    if isEmpty { end(isEmpty: true) }
    defer { due = [] }
    if isEmpty, isOnscreen { return due }
    defer { dueWhenGone = [] }
    return due + dueWhenGone
  }
}
