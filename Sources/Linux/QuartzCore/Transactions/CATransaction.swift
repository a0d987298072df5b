// SPDX-License-Identifier: MIT

import Synchronization

/// Settings for a group of changes to layers.
///
/// Without `begin()`, the settings apply until the current turn of the main queue ends. On other
/// threads, transactions have no effect.
open class CATransaction: NSObject {
  open class func begin() { TransactionCenter.begin() }
  open class func commit() { TransactionCenter.commit() }
  /// Commits the changes in the trees on the screens, unless a transaction is open. The end of each
  /// turn has the same effect, so few clients need this call.
  open class func flush() {
    TransactionCenter.commitContexts()
    TransactionCenter.flush()
  }

  open class func disableActions() -> Bool { TransactionCenter.disablesActions }
  open class func setDisableActions(_ flag: Bool) { TransactionCenter.disablesActions = flag }
}

/// The transactions of the main queue, and the work that they leave for the end of the turn.
///
/// The lock protects the containers only. No client code runs while it's held, and nothing that
/// could run client code is released: a deinitializer may change a layer.
enum TransactionCenter {
  /// A message that delegates receive after a commit or flush.
  enum Event {
    case started(CAAnimation)
    case stopped(CAAnimation, finished: Bool)

    fileprivate func deliver() {
      switch self {
      case .started(let animation):
        animation.delegate?.animationDidStart(animation)
      case .stopped(let animation, let finished):
        animation.delegate?.animationDidStop(animation, finished: finished)
      }
    }
  }

  private struct State {
    /// Whether each open transaction disables actions. A nested one inherits the setting.
    var levels: [Bool] = []
    var implicitLevel = false
    var contexts: [ContextReference] = []
    var orphans: [CALayer] = []
    var events: [Event] = []
    var isFlushScheduled = false
    var isDelivering = false
  }

  private struct ContextReference {
    weak var context: LayerContext?
  }

  /// The contents belong to the main queue; the lock orders the access.
  private struct Box: @unchecked Sendable {
    var state = State()
  }

  /// A value that has left the lock and belongs to the caller only.
  private struct Carrier<Value>: @unchecked Sendable {
    let value: Value
  }

  private static let box = Mutex(Box())

  private static func locked<R>(_ body: (inout State) -> R) -> R {
    box.withLock { Carrier(value: body(&$0.state)) }.value
  }

  /// Whether the main queue runs the caller. After `dispatchMain()` has ended the first thread, as in
  /// a test run, any thread may serve the main queue, so a mark on the queue identifies it.
  private static var isMain: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  // MARK: Levels

  /// The setting of the innermost transaction; of the turn if none is open.
  static var disablesActions: Bool {
    get { isMain && locked { $0.levels.last ?? $0.implicitLevel } }
    set {
      guard isMain else { return }
      let isImplicit = locked { state in
        guard let last = state.levels.indices.last else {
          state.implicitLevel = newValue
          return true
        }
        state.levels[last] = newValue
        return false
      }
      if isImplicit { scheduleFlush() }
    }
  }

  static func begin() {
    guard isMain else { return }
    locked { $0.levels.append($0.levels.last ?? $0.implicitLevel) }
  }

  /// Without a matching `begin()`, ends the implicit transaction.
  static func commit() {
    guard isMain else { return }
    if locked({ $0.levels.popLast() }) == nil { flush() }
  }

  // MARK: Displays

  /// - Parameter context: A context, which isn't retained.
  static func register(_ context: LayerContext) {
    locked { state in
      state.contexts.removeAll { $0.context == nil }
      state.contexts.append(ContextReference(context: context))
    }
  }

  /// Commits the changes without waiting for the frame, which then has nothing to commit. An open
  /// transaction, or a commit that is running, commits them itself.
  static func commitContexts() {
    guard isMain, locked({ $0.levels.isEmpty }) else { return }
    MainActor.assumeIsolated {
      let contexts = locked { $0.contexts.compactMap(\.context) }
      guard !contexts.contains(where: \.isCommitting) else { return }
      for context in contexts where context.needsCommit { context.commit(at: MediaClock.now()) }
    }
  }

  // MARK: The end of the turn

  /// Ends the animations of a layer at the end of the turn, unless the layer is in a context then.
  /// On other threads, a layer is being prepared, and its animations wait.
  static func noteOrphan(_ layer: CALayer) {
    guard isMain else { return }
    locked { $0.orphans.append(layer) }
    scheduleFlush()
  }

  static func post(_ event: Event) {
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

  /// Ends the implicit transaction and delivers the events. Returns whether there were any.
  @discardableResult
  static func flush() -> Bool {
    guard isMain else { return false }
    let orphans = locked { state in
      defer { state.orphans = [] }
      state.implicitLevel = false
      return state.orphans
    }
    for layer in orphans { layer.endAnimationsWithoutContext() }
    return deliverEvents()
  }

  /// Delivers one event after the other. A client that causes another event, or commits, while it
  /// receives one only makes the queue longer.
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

  private static func nextEvent() -> Event? {
    locked { state in
      guard state.events.isEmpty else { return state.events.removeFirst() }
      state.isDelivering = false
      return nil
    }
  }
}
