// SPDX-License-Identifier: MIT

import Synchronization

/// The transactions of the process, and what they have left to do at the end of the turn.
///
/// The lock guards the containers only. No client code runs under it, and nothing that could is
/// released under it: a deinitialiser may well change a layer.
enum TransactionCenter {
  private struct State {
    var levels: [ThreadDomain: [TransactionLevel]] = [:]
    var implicit: [ThreadDomain: TransactionLevel] = [:]
    var contexts: [ContextReference] = []
    var orphans: [CALayer] = []
    var events: [AnimationEvent] = []
    var isFlushScheduled = false
    var isDelivering = false
  }

  private struct ContextReference {
    weak var context: LayerContext?
  }

  /// The contents belong to the thread or queue they are filed under; the lock orders the access.
  private struct Box: @unchecked Sendable {
    var state = State()
  }

  /// What leaves the lock is from then on the caller's alone.
  private struct Carrier<Value>: @unchecked Sendable {
    let value: Value
  }

  private static let box = Mutex(Box())

  private static func locked<R>(_ body: (inout State) -> R) -> R {
    box.withLock { Carrier(value: body(&$0.state)) }.value
  }

  // MARK: Levels

  /// The innermost transaction, if there is any.
  static var current: TransactionLevel? {
    let domain = ThreadDomain.current
    return locked { $0.levels[domain]?.last ?? $0.implicit[domain] }
  }

  /// The innermost transaction; the implicit one of this turn if none is open.
  static var currentOrImplicit: TransactionLevel {
    if let current { return current }
    let domain = ThreadDomain.current
    let level = TransactionLevel()
    locked { $0.implicit[domain] = level }
    if domain == .main { scheduleFlush() }
    return level
  }

  static func begin() {
    let domain = ThreadDomain.current
    let level = TransactionLevel(inheriting: current)
    locked { $0.levels[domain, default: []].append(level) }
  }

  /// One without a `begin` ends the implicit transaction.
  static func commit() {
    let domain = ThreadDomain.current
    let level = locked { state -> TransactionLevel? in
      let level = state.levels[domain]?.popLast()
      if state.levels[domain]?.isEmpty == true { state.levels[domain] = nil }
      return level
    }
    guard let level else {
      flush()
      return
    }
    level.close()
    // Another thread has no turn whose end would do this.
    if domain != .main, locked({ $0.levels[domain] == nil }) { flush() }
  }

  /// Makes a new animation count for every completion block that is open around it.
  static func joinGroups() -> [CompletionGroup] {
    let domain = ThreadDomain.current
    let levels = locked { state in
      (state.implicit[domain].map { [$0] } ?? []) + (state.levels[domain] ?? [])
    }
    let groups = levels.compactMap(\.group)
    for group in groups { group.join() }
    return groups
  }

  // MARK: Displays

  /// - Parameter context: Is not kept, and leaves by itself when it goes.
  static func register(_ context: LayerContext) {
    locked { state in
      state.contexts.removeAll { $0.context == nil }
      state.contexts.append(ContextReference(context: context))
    }
  }

  /// Commits what changed without waiting for the frame, which then finds it done. Where a
  /// transaction is open, or a commit is under way, that takes care of it.
  static func commitContexts() {
    guard ThreadDomain.current == .main, locked({ $0.levels[.main] == nil }) else { return }
    MainActor.assumeIsolated {
      let contexts = locked { $0.contexts.compactMap(\.context) }
      guard !contexts.contains(where: \.isCommitting) else { return }
      for context in contexts where context.needsCommit { context.commit(at: MediaClock.now()) }
    }
  }

  // MARK: The end of the turn

  /// A layer with animations that is in no context: unless that changes before the turn ends, its
  /// animations end. Off the main queue a layer is being made ready, and they wait.
  static func noteOrphan(_ layer: CALayer) {
    guard ThreadDomain.current == .main else { return }
    locked { $0.orphans.append(layer) }
    scheduleFlush()
  }

  static func post(_ event: AnimationEvent) {
    locked { $0.events.append(event) }
    scheduleFlush()
  }

  private static func scheduleFlush() {
    let isNew = locked { state in
      defer { state.isFlushScheduled = true }
      return !state.isFlushScheduled
    }
    guard isNew else { return }
    DispatchQueue.main.async {
      locked { $0.isFlushScheduled = false }
      flush()
    }
  }

  /// Ends the implicit transaction and, on the main queue, delivers what there is to deliver. False
  /// when there is nothing.
  @discardableResult
  static func flush() -> Bool {
    let domain = ThreadDomain.current
    locked { $0.implicit.removeValue(forKey: domain) }?.close()
    guard domain == .main else { return false }
    let orphans = locked { state in
      defer { state.orphans = [] }
      return state.orphans
    }
    for layer in orphans { layer.endAnimationsWithoutContext() }
    return deliverEvents()
  }

  /// One after the other: a client that causes another event, or even commits, while it is told
  /// of one, only makes the queue longer.
  private static func deliverEvents() -> Bool {
    let isFirst = locked { state in
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isFirst else { return false }
    var hasDelivered = false
    while let event = nextEvent() {
      event.deliver()
      hasDelivered = true
    }
    return hasDelivered
  }

  private static func nextEvent() -> AnimationEvent? {
    locked { state in
      guard state.events.isEmpty else { return state.events.removeFirst() }
      state.isDelivering = false
      return nil
    }
  }
}
