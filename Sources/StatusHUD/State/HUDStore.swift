// SPDX-License-Identifier: MIT

/// A thread-safe store for the state and the configuration of the global HUD.
///
/// `@unchecked Sendable` is safe because `lock` protects the only `var`. The app's code never runs
/// while the store holds the lock. Releasing an object can run `deinit`, so the store releases
/// objects only after releasing its lock. The lock is an `NSLock` because `Mutex` requires iOS 18.
final class HUDStore: @unchecked Sendable {
  private struct Guarded {
    var state = HUDStateMachine()
    var isReconcileScheduled = false
  }

  private let lock = NSLock()
  private var guarded = Guarded()
  /// A lock for the app's closures in `configure`, which never run while the store holds `lock`.
  private let configureLock = NSRecursiveLock()
  private let scheduleReconcile: @Sendable () -> Void

  /// - Parameter scheduleReconcile: A closure that schedules a screen update from any thread.
  init(scheduleReconcile: @escaping @Sendable () -> Void) {
    self.scheduleReconcile = scheduleReconcile
  }

  @discardableResult func apply(_ call: consuming HUDStateMachine.Call) -> HUDContent.ID {
    lock.lock()
    let id = guarded.state.apply(call, at: CACurrentMediaTime())
    let released = guarded.state.takeReleased()
    let isFirst = !guarded.isReconcileScheduled
    guarded.isReconcileScheduled = true
    lock.unlock()
    if isFirst { scheduleReconcile() }
    return withExtendedLifetime(released) { id }
  }

  /// Reads a value from the state without copying the state.
  func read<Value>(_ value: (inout HUDStateMachine) -> Value) -> Value {
    lock.withLock { value(&guarded.state) }
  }

  /// Runs `body` with the state. After this call, the next change schedules another update.
  func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    lock.lock()
    let shown = guarded.state.shown
    guarded.isReconcileScheduled = false
    let result = body(&guarded.state)
    let released = guarded.state.takeReleased()
    lock.unlock()
    return withExtendedLifetime((shown, released)) { result }
  }

  // MARK: Configuration

  var configuration: StatusHUD.Configuration { lock.withLock { guarded.state.configuration } }

  /// Updates the configuration. If calls are nested, the outer call takes precedence.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    configureLock.withLock {
      var configuration = configuration
      update(&configuration)
      lock.lock()
      let former = guarded.state.configuration
      guarded.state.configuration = configuration
      let isFirst = !guarded.isReconcileScheduled
      guarded.isReconcileScheduled = true
      lock.unlock()
      if isFirst { scheduleReconcile() }
      withExtendedLifetime(former) {}
    }
  }
}

extension HUDStore: HUDStateOwner {}
