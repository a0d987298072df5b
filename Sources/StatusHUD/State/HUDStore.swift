// SPDX-License-Identifier: MIT

/// Holds the state and the configuration of the global HUD: the place where all threads meet.
///
/// `@unchecked Sendable` is sound because `lock` guards every `var`. No code of the app runs under
/// it, not even a `deinit`: each change keeps the former value until the lock is given back. It is
/// an `NSLock` because `Mutex` needs iOS 18.
final class HUDStore: @unchecked Sendable {
  private let lock = NSLock()
  private var state = HUDState()
  private var storedConfiguration = StatusHUD.Configuration()
  private var isReconcileScheduled = false

  /// Orders the closures of `configure`, which are the app's and so cannot run under `lock`.
  private let configureLock = NSRecursiveLock()
  private let scheduleReconcile: @Sendable () -> Void

  /// - Parameter scheduleReconcile: Runs on the thread of the first change of a main-thread turn.
  init(scheduleReconcile: @escaping @Sendable () -> Void) {
    self.scheduleReconcile = scheduleReconcile
    state.settings = storedConfiguration.stateSettings
  }

  /// Changes what the HUD should show. Returns the ID of the newest content.
  @discardableResult func apply(_ call: HUDState.Call) -> HUDContent.ID {
    change { $0.apply(call) }
  }

  func read<Value>(_ value: (HUDState) -> Value) -> Value {
    lock.withLock { value(state) }
  }

  /// Lets the next change schedule a reconcile again.
  func withState<Result>(_ body: (inout HUDState) -> Result) -> Result {
    locked {
      isReconcileScheduled = false
      return body(&state)
    }
  }

  private func change<Result>(_ body: (inout HUDState) -> Result) -> Result {
    let (result, isFirst) = locked {
      defer { isReconcileScheduled = true }
      return (body(&state), !isReconcileScheduled)
    }
    if isFirst { scheduleReconcile() }
    return result
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    let former = state
    let result = body()
    lock.unlock()
    return withExtendedLifetime(former) { result }
  }

  // MARK: Configuration

  var configuration: StatusHUD.Configuration { lock.withLock { storedConfiguration } }

  /// Runs `update` once on a copy. Of nested calls, the outer one's result stands.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    configureLock.withLock {
      let former = configuration
      var configuration = former
      update(&configuration)
      lock.withLock { storedConfiguration = configuration }
      change { $0.settings = configuration.stateSettings }
      withExtendedLifetime(former) {}
    }
  }
}

extension HUDStore: HUDStateOwner {}
