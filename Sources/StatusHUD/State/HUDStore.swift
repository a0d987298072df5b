// SPDX-License-Identifier: MIT

/// A thread-safe store for the state and the configuration of the global HUD.
///
/// `@unchecked Sendable` is safe because a lock protects the only variable. The store never runs
/// the app's code, such as the deinitializer of an object, while it holds the lock. The store uses
/// `NSLock`, because `Mutex` requires iOS 18.
final class HUDStore: @unchecked Sendable {
  private struct Guarded {
    var state = HUDStateMachine()
    var isReconcileScheduled = false
  }

  private let lock = NSLock()
  private var guarded = Guarded()
  /// A lock that the store holds while `configure` runs a closure from the app.
  private let configureLock = NSRecursiveLock()
  private let scheduleReconcile: @Sendable () -> Void

  /// - Parameter scheduleReconcile: A thread-safe closure that schedules a screen update.
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

  /// Returns the value that the closure reads from the state, without copying the state.
  func read<Value>(_ value: (inout HUDStateMachine) -> Value) -> Value {
    lock.withLock { value(&guarded.state) }
  }

  /// Runs `body` with the state, and lets the next change schedule another screen update.
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

  /// Updates the configuration. If `update` calls this method, the outer call takes precedence.
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
