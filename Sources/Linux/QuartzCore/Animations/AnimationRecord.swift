// SPDX-License-Identifier: MIT

/// An animation on a layer, with the copy that clients receive, and its state.
final class AnimationRecord {
  /// The duration of an animation without one.
  private static let defaultDuration: CFTimeInterval = 0.25

  let animation: CAAnimation
  let key: String?
  let isRemovedOnCompletion: Bool
  private(set) var program: AnimationProgram
  /// Whether a commit has set `program.timing.beginTime` to a time of the layer.
  private(set) var isResolved = false
  private var hasStarted = false
  private(set) var isStopped = false

  init(_ original: CAAnimation, key: String?) {
    animation = original.copy() as? CAAnimation ?? original
    // Clients can read the actual duration.
    if !(animation.duration > 0) { animation.duration = Self.defaultDuration }
    self.key = key
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    program = AnimationProgram(animation, defaultDuration: Self.defaultDuration)
  }

  /// - Parameter now: The layer's time.
  func resolve(now: CFTimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if program.timing.beginTime == 0 { program.timing.beginTime = now }
  }

  /// - Parameter time: The layer's time. Before the first commit, an animation shows its beginning.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard !isResolved, program.timing.beginTime == 0 else {
      program.apply(to: &values, at: time)
      return
    }
    var pending = program
    pending.timing.beginTime = time
    pending.apply(to: &values, at: time)
  }

  /// Reports the start once, when it's due.
  func startIfDue(now: CFTimeInterval) {
    guard isResolved, !hasStarted, now >= program.timing.beginTime else { return }
    hasStarted = true
    TransactionCenter.post(.started(animation))
  }

  /// Whether the end is due and hasn't been reported.
  func isDueToStop(now: CFTimeInterval) -> Bool {
    isResolved && !isStopped && program.timing.isOver(at: now)
  }

  /// Reports the end once.
  func stop(finished: Bool) {
    guard !isStopped else { return }
    isStopped = true
    TransactionCenter.post(.stopped(animation, finished: finished))
  }
}
