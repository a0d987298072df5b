// SPDX-License-Identifier: MIT

/// Holds the state and the configuration of the global HUD: the place where all threads meet.
///
/// `@unchecked Sendable` is sound because `lock` guards the one `var`. No code of the app runs under
/// it, not even a `deinit`: the state hands over what it releases, which goes after the lock. It is an
/// `NSLock` because `Mutex` needs iOS 18.
final class HUDStore: @unchecked Sendable {
  private struct Guarded {
    var state = HUDStateMachine()
    var isReconcileScheduled = false
  }

  private let lock = NSLock()
  private var guarded = Guarded()
  /// Orders the closures of `configure`, which are code of the app and cannot run under `lock`.
  private let configureLock = NSRecursiveLock()
  private let scheduleReconcile: @Sendable () -> Void

  /// - Parameter scheduleReconcile: Runs on the thread of the first change in a main-thread turn.
  init(scheduleReconcile: @escaping @Sendable () -> Void) {
    self.scheduleReconcile = scheduleReconcile
  }

  /// Changes what the HUD should show. Returns the ID of the newest content.
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

  /// `value` receives the state without a copy of it.
  func read<Value>(_ value: (inout HUDStateMachine) -> Value) -> Value {
    lock.withLock { value(&guarded.state) }
  }

  /// Lets the next change schedule a reconcile again.
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

  /// Runs `update` once on a copy. Of nested calls, the outer one's result stands.
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
