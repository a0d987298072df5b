// SPDX-License-Identifier: MIT

/// The intent behind its lock: the one place where all threads meet.
///
/// `@unchecked Sendable` is sound because every stored `var` is touched only with `lock` held, and
/// nothing that could call back (a closure, a scheduler, the `deinit` of what an object of the app's
/// holds) runs under it. `NSLock`, since the standard library's `Mutex` needs iOS 18.
final class HUDStore: @unchecked Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// Everything a reconcile needs, taken at one instant.
  struct Snapshot: Sendable {
    /// What should be on screen; nil is hidden.
    var content: HUDContent?
    var presentation: UInt64 = 0
    /// Whose end is to be seen, whatever is shown.
    var countedProgress: CountedProgress?
    /// When a delayed dismissal falls due.
    var dismissalTime: Double?
    var configuration = StatusHUD.Configuration()
    /// Grows with every change of the configuration.
    var configurationRevision: UInt64 = 0
    /// Closures of dismissals that took effect: due once the HUD is gone.
    var ended: [Completion] = []
    /// Closures of dismissals that were replaced: due now.
    var replaced: [Completion] = []
  }

  private let lock = NSLock()
  private let configureLock = NSRecursiveLock()
  private let scheduleReconcile: @Sendable () -> Void

  private var intent = HUDIntent()
  private var configuration = StatusHUD.Configuration()
  private var configurationRevision: UInt64 = 0
  private var completions: [HUDCommand.Ticket: Completion] = [:]
  private var lastTicket: HUDCommand.Ticket = 0
  private var isReconcileScheduled = false

  /// - Parameter scheduleReconcile: Called outside the lock, on the thread of the call that made
  ///   the first change since the last `takeSnapshot()`.
  init(scheduleReconcile: @escaping @Sendable () -> Void) {
    self.scheduleReconcile = scheduleReconcile
  }

  /// Applies the command that `make` builds from the default mask of this very instant. Not from
  /// the whole configuration: counting the references of its fonts and colours in and out would
  /// cost more than all the rest of a call, and the more the more threads do it.
  func send(_ make: (_ defaultMask: StatusHUD.MaskType) -> HUDCommand) {
    _ = change { store in store.intent.apply(make(store.configuration.maskType)) }
  }

  func send(_ command: HUDCommand) {
    _ = change { store in store.intent.apply(command) }
  }

  /// Begins a scoped activity and returns its name.
  func begin(
    _ make: (_ defaultMask: StatusHUD.MaskType) -> HUDCommand
  ) -> HUDContent.ID {
    let (id, _) = change { store in
      let displaced = store.intent.apply(make(store.configuration.maskType))
      return (store.intent.lastID, displaced)
    }
    return id
  }

  /// Dismisses, at `time` or at once, and keeps `completion` until it is due.
  func dismiss(at time: Double?, completion: Completion?) {
    _ = change { store in
      var ticket: HUDCommand.Ticket?
      if let completion {
        store.lastTicket += 1
        ticket = store.lastTicket
        store.completions[store.lastTicket] = completion
      }
      return store.intent.apply(time.map { .dismissAt(time: $0, ticket) } ?? .dismiss(ticket))
    }
  }

  /// Runs `update` exactly once on a copy; of nested calls the outer one's result stands.
  func configure(_ update: (inout StatusHUD.Configuration) -> Void) {
    // Outside `lock`, since the caller's closure may call the facade again; under a recursive lock
    // of its own, so that changes made by two threads at once are both kept.
    configureLock.withLock {
      var copy = lock.withLock { configuration }
      update(&copy)
      _ = change { store in
        let former = store.configuration
        store.configuration = copy
        store.configurationRevision += 1
        return former
      }
    }
  }

  /// The state at this instant, without taking anything away.
  func read<Value>(_ value: (HUDIntent, StatusHUD.Configuration) -> Value) -> Value {
    lock.withLock { value(intent, configuration) }
  }

  /// What a reconcile starts from: applies what is due at `now`, hands over the closures, and lets
  /// the next change schedule again.
  func takeSnapshot(now: Double) -> Snapshot {
    let (snapshot, _) = locked {
      isReconcileScheduled = false
      let displaced = intent.apply(.tick(now: now))
      let tickets = intent.takeTickets()
      let snapshot = Snapshot(
        content: intent.content, presentation: intent.presentation,
        countedProgress: intent.countedProgress,
        dismissalTime: intent.delayedDismissal?.time, configuration: configuration,
        configurationRevision: configurationRevision,
        ended: tickets.ended.compactMap { completions.removeValue(forKey: $0) },
        replaced: tickets.replaced.compactMap { completions.removeValue(forKey: $0) })
      return (snapshot, displaced)
    }
    return snapshot
  }

  private func change<Result>(_ apply: (HUDStore) -> Result) -> Result {
    let (result, isFirst) = locked {
      let result = apply(self)
      defer { isReconcileScheduled = true }
      return (result, !isReconcileScheduled)
    }
    if isFirst { scheduleReconcile() }
    return result
  }

  /// What `body` returns outlives the lock: what it takes out of the store is to go that way. Said
  /// to the compiler, which otherwise lets go at once of what nobody uses.
  private func locked<Result>(_ body: () -> Result) -> Result {
    acquire()
    let result = body()
    lock.unlock()
    return withExtendedLifetime(result) { result }
  }

  /// The lock is held for some tens of nanoseconds, and to be put to sleep and woken costs
  /// thousands: worth some microseconds of trying first, and no more, in case its holder sleeps.
  private func acquire() {
    for _ in 0..<1_000 where lock.try() { return }
    lock.lock()
  }
}
