// SPDX-License-Identifier: MIT

/// A thread-safe store for the state and the configuration of a HUD, and of the messages beside it.
///
/// `@unchecked Sendable` is safe because a lock protects both variables. The store never runs
/// the app's code, such as the deinitializer of an object, while it holds the lock. The store uses
/// `NSLock`, because `Mutex` requires iOS 18.
final class HUDStore: @unchecked Sendable {
  /// Returns the time, in seconds, that the store passes to each change.
  let now: @Sendable () -> Double

  private let lock = NSLock()
  private var current = HUDStates()
  /// A Boolean value that indicates whether calls have changed the state since the last update.
  private var callsWait = false
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
    current.configuration = configuration
  }

  // The app's closures run, even if a HUD is released before they're due.
  deinit {
    var due: [HUDRequests.Completion] = []
    current.changeAll {
      $0.requests.dismiss()
      due += $0.requests.takeDue(isOnscreen: false)
    }
    if !due.isEmpty { Task { @MainActor in for completion in due { completion() } } }
  }

  /// Reads the state of the HUD itself.
  func read<Value>(_ value: (HUDStateMachine) -> Value) -> Value {
    lock.withLock { value(current.hud) }
  }

  /// Reads the state of the HUD and of the messages beside it. No copy of the states leaves the lock: once
  /// a copy is gone, a change writes into the same array, and the thread sanitizer reports that as a race.
  func readAll<Value>(_ value: (HUDStates) -> Value) -> Value { lock.withLock { value(current) } }

  /// Returns `true` if the state of the HUD or of messages beside it satisfies a condition.
  func contains(where condition: (HUDStateMachine) -> Bool) -> Bool {
    readAll { $0.all.contains(where: condition) }
  }

  /// Changes the state of the HUD itself, and schedules an update of the screen.
  @discardableResult func change<Result>(
    schedulesUpdate: Bool = true, call: StaticString? = #function,
    _ body: (inout HUDStateMachine, _ now: Double) -> Result
  ) -> Result { changeStates(schedulesUpdate: schedulesUpdate, call: call) { body(&$0.hud, $1) } }

  /// Changes the state at a position, and schedules an update. Returns `nil` if there's no such state.
  @discardableResult func change<Result>(
    at position: HUDPosition?, call: StaticString = #function,
    _ body: (inout HUDStateMachine) -> Result
  ) -> Result? { changeStates(call: call) { states, _ in states.change(at: position, body) } }

  /// Changes the state, and schedules an update of the screen.
  ///
  /// This method retains the former state until it unlocks, because releasing an object of the app can
  /// run the app's code.
  /// - Parameters:
  ///   - schedulesUpdate: Pass `false` if the caller updates the screen itself.
  ///   - call: The function that makes the change, for the log, or `nil` for a change during an update.
  @discardableResult func changeStates<Result>(
    schedulesUpdate: Bool = true, call: StaticString? = #function,
    _ body: (inout HUDStates, _ now: Double) -> Result
  ) -> Result {
    let now = now()
    lock.lock()
    var former = current
    // These closures only move on. If the former state kept them, each call would copy them all.
    former.changeAll { $0.requests.dismissal.forgetDue() }
    let result = body(&current, now)
    let isFirst = schedulesUpdate && !callsWait
    if isFirst { callsWait = true }
    let isLogged =
      StateLog.isOn && (call != nil || current.all.map(\.phase) != former.all.map(\.phase))
    let description = isLogged ? current.description(at: now) : ""
    lock.unlock()
    if isLogged { StateLog.write(description, of: call ?? "update()", at: now) }
    if isFirst { scheduleUpdate() }
    return withExtendedLifetime(former) { result }
  }

  /// Changes the state during an update, or before one that the caller makes.
  @discardableResult func update<Result>(
    _ body: (inout HUDStates, _ now: Double) -> Result
  ) -> Result { changeStates(schedulesUpdate: false, call: nil, body) }

  /// A Boolean value that indicates whether calls have changed the state since the last update.
  var hasCalls: Bool { lock.withLock { callsWait } }

  /// Begins an update. Returns `true` if calls have changed the state since the last one.
  func beginUpdate() -> Bool {
    lock.withLock {
      defer { callsWait = false }
      return callsWait
    }
  }

  /// Returns the values of `progress` that the HUD shows.
  func sample(_ progress: Progress) -> ProgressSample {
    ProgressSample(of: progress, isDescribed: read(\.configuration.showsProgressDescription))
  }

  // MARK: Configuration

  var configuration: StatusHUD.Configuration { read(\.configuration) }

  /// Updates the configuration. If `update` calls this method, the outer call takes precedence.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    configureLock.withLock {
      var configuration = configuration
      update(&configuration)
      changeStates { states, _ in states.configuration = configuration }
    }
  }

  /// Shows the content again in the next update.
  func setNeedsRender() { change { state, _ in state.needsRender = true } }

  /// Schedules an update, because something other than the requests changed.
  func setNeedsUpdate() { change { _, _ in } }
}
