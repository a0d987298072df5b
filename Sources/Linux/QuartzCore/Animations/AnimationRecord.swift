// SPDX-License-Identifier: MIT

/// An animation on a layer: the copy that clients see, and its state there.
final class AnimationRecord {
  /// Of an animation that has none.
  private static let defaultDuration: CFTimeInterval = 0.25

  let animation: CAAnimation
  let key: String?
  let isRemovedOnCompletion: Bool
  let affectsVisibility: Bool
  let onlyMoves: Bool
  let matrixRole: AnimationProgram.MatrixRole
  private(set) var program: AnimationProgram
  /// Whether `program.timing.beginTime` is a time of the layer and no longer "at the next commit".
  private(set) var isResolved = false
  private var hasStarted = false
  private var hasStopped = false
  /// The completion blocks that wait for this animation among others.
  private let groups: [CompletionGroup]

  init(_ original: CAAnimation, key: String?) {
    animation = original.copy() as? CAAnimation ?? original
    // Clients that ask for the animation see how long it lasts.
    if !(animation.duration > 0) { animation.duration = Self.defaultDuration }
    self.key = key
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    program = AnimationProgram(animation, defaultDuration: Self.defaultDuration)
    affectsVisibility = program.affectsVisibility
    onlyMoves = program.onlyMoves
    matrixRole = program.matrixRole
    groups = TransactionCenter.joinGroups()
  }

  deinit {
    // The layer is gone with its animations; nobody may wait for them any longer.
    if !hasStopped, !groups.isEmpty { TransactionCenter.post(.left(groups)) }
  }

  /// - Parameter now: The layer's time.
  func resolve(now: CFTimeInterval) {
    guard !isResolved else { return }
    isResolved = true
    if program.timing.beginTime == 0 { program.timing.beginTime = now }
  }

  /// - Parameter time: The layer's. An animation that no commit has begun yet shows its beginning.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard !isResolved, program.timing.beginTime == 0 else {
      program.apply(to: &values, at: time)
      return
    }
    var pending = program
    pending.timing.beginTime = time
    pending.apply(to: &values, at: time)
  }

  /// Reports the start once, when it has come.
  func startIfDue(now: CFTimeInterval) {
    guard isResolved, !hasStarted, now >= program.timing.beginTime else { return }
    hasStarted = true
    TransactionCenter.post(.started(animation))
  }

  /// Whether the end has come and was not reported.
  func isDueToStop(now: CFTimeInterval) -> Bool {
    isResolved && !hasStopped && program.timing.isOver(at: now)
  }

  /// Reports the end once.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    TransactionCenter.post(.stopped(animation, finished: finished, groups))
  }

  var isStopped: Bool { hasStopped }
}
