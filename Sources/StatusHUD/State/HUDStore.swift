// SPDX-License-Identifier: MIT

/// A thread-safe store for the state and the configuration of a HUD.
///
/// `@unchecked Sendable` is safe because a lock protects both variables. The store never runs
/// the app's code, such as the deinitializer of an object, while it holds the lock. The store uses
/// `NSLock`, because `Mutex` requires iOS 18.
final class HUDStore: @unchecked Sendable {
  /// Returns the time, in seconds, that the store passes to each change.
  let now: @Sendable () -> Double

  private let lock = NSLock()
  private var state = HUDStateMachine()
  private var isUpdateScheduled = false
  /// A lock that the store holds while `configure` runs a closure from the app.
  private let configureLock = NSRecursiveLock()
  private let scheduleUpdate: @Sendable () -> Void

  /// - Parameter scheduleUpdate: A thread-safe closure that schedules an update of the screen.
  init(
    _ configuration: StatusHUD.Configuration = StatusHUD.Configuration(),
    now: @escaping @Sendable () -> Double = CACurrentMediaTime,
    scheduleUpdate: @escaping @Sendable () -> Void
  ) {
    self.now = now
    self.scheduleUpdate = scheduleUpdate
    state.configuration = configuration
  }

  // The app's closures run, even if a HUD is released before they're due.
  deinit {
    state.requests.dismiss()
    let due = state.requests.takeDue(isLeaving: false)
    if !due.isEmpty { Task { @MainActor in for completion in due { completion() } } }
  }

  func read<Value>(_ value: (HUDStateMachine) -> Value) -> Value { lock.withLock { value(state) } }

  /// Changes the state, and schedules an update of the screen unless an update makes the change.
  ///
  /// This method retains the content that `body` replaces until it unlocks, because releasing an
  /// object of the app can run the app's code.
  /// - Parameter call: The function that makes the change, for the log.
  @discardableResult func change<Result>(
    inUpdate: Bool = false, call: StaticString = #function,
    _ body: (inout HUDStateMachine, _ now: Double) -> Result
  ) -> Result {
    let now = now()
    lock.lock()
    let former = (state.requests.work, state.requests.messages, state.phase)
    let result = body(&state, now)
    let isFirst = !inUpdate && !isUpdateScheduled
    isUpdateScheduled = !inUpdate
    let isLogged = StateLog.isOn && (!inUpdate || state.phase != former.2)
    let description = isLogged ? state.description(at: now) : ""
    lock.unlock()
    if isLogged { StateLog.write("\(String(format: "%.3f", now)) \(call): \(description)") }
    if isFirst { scheduleUpdate() }
    return withExtendedLifetime(former) { result }
  }

  /// Returns the values of `progress` that the HUD shows.
  func sample(_ progress: Progress) -> ProgressSample {
    ProgressSample(of: progress, isDescribed: read(\.configuration.showsProgressDescription))
  }

  // MARK: Configuration

  var configuration: StatusHUD.Configuration { lock.withLock { state.configuration } }

  /// Updates the configuration. If `update` calls this method, the outer call takes precedence.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    configureLock.withLock {
      var configuration = configuration
      update(&configuration)
      change { state, _ in
        swap(&state.configuration, &configuration)
        state.needsRender = true
      }
      // This is the former configuration, which is released only after the lock.
      withExtendedLifetime(configuration) {}
    }
  }
}
