// SPDX-License-Identifier: MIT

/// A thread-safe store for the state and the configuration of a HUD.
///
/// `@unchecked Sendable` is safe because a lock protects both variables. The store never runs
/// the app's code, such as the deinitializer of an object, while it holds the lock. The store uses
/// `NSLock`, because `Mutex` requires iOS 18.
final class HUDStore: @unchecked Sendable {
  private let lock = NSLock()
  private var state = HUDStateMachine()
  private var isUpdateScheduled = false
  /// A lock that the store holds while `configure` runs a closure from the app.
  private let configureLock = NSRecursiveLock()
  private let scheduleUpdate: @Sendable () -> Void

  /// - Parameter scheduleUpdate: A thread-safe closure that schedules an update of the screen.
  init(scheduleUpdate: @escaping @Sendable () -> Void) { self.scheduleUpdate = scheduleUpdate }

  /// Changes the requests, and schedules an update of the screen.
  @discardableResult func change<Result>(_ body: (inout HUDRequests) -> Result) -> Result {
    scheduling { body(&$0.requests) }
  }

  /// Shows a `Progress` object in a scoped activity. If the progress is over, this shows a spinner.
  func follow(_ followed: FollowedProgress, in id: HUDContent.ID) {
    change { [sample = ProgressSample(of: followed)] in $0.follow(followed, sample, in: id) }
  }

  func read<Value>(_ value: (HUDStateMachine) -> Value) -> Value { lock.withLock { value(state) } }

  /// Runs `body` for a complete update of the screen, after which the next change schedules another one.
  @MainActor func update<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    withState {
      isUpdateScheduled = false
      return body(&$0)
    }
  }

  private func scheduling<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    let (result, isFirst) = withState { state in
      let isFirst = !isUpdateScheduled
      isUpdateScheduled = true
      return (body(&state), isFirst)
    }
    if isFirst { scheduleUpdate() }
    return result
  }

  /// Runs `body` with the lock, and releases what `body` replaced only after unlocking it.
  @inline(never) func withState<Result>(_ body: (inout HUDStateMachine) -> Result) -> Result {
    // Don't inline this function, because its code would be in the app for each caller.
    lock.lock()
    let former = (state.shown, state.requests.counted)
    let result = body(&state)
    let released = state.requests.takeReleased()
    lock.unlock()
    return withExtendedLifetime((former, released)) { result }
  }

  // MARK: Configuration

  var configuration: StatusHUD.Configuration { read(\.configuration) }

  /// Updates the configuration. If `update` calls this method, the outer call takes precedence.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    configureLock.withLock {
      var configuration = configuration
      update(&configuration)
      scheduling {
        swap(&$0.configuration, &configuration)
        $0.needsRender = true
      }
      // Release the former configuration only after unlocking the lock.
      withExtendedLifetime(configuration) {}
    }
  }
}
