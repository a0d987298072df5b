// SPDX-License-Identifier: MIT

import Dispatch
import DisplayHost

/// Values that arrive on the main queue and are waited for there.
@MainActor
final class Mailbox<Value: Sendable> {
  private(set) var unread: [Value] = []
  private var waiter: (serial: Int, matches: (Value) -> Bool, resume: (Value?) -> Void)?
  private var serial = 0

  func post(_ value: Value) {
    guard let waiter else {
      unread.append(value)
      return
    }
    guard waiter.matches(value) else { return }
    self.waiter = nil
    waiter.resume(value)
  }

  /// The next value that matches; those before it are dropped.
  /// - Throws: when none comes for 30 seconds, which is a failure on any machine.
  func next(
    _ what: String, where matches: @escaping (Value) -> Bool = { _ in true }
  ) async throws -> Value {
    while !unread.isEmpty {
      let value = unread.removeFirst()
      if matches(value) { return value }
    }
    serial += 1
    let mine = serial
    let value = await withCheckedContinuation { continuation in
      waiter = (mine, matches, { continuation.resume(returning: $0) })
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
        MainActor.assumeIsolated { self.expire(mine) }
      }
    }
    guard let value else { throw SetUpFailure("waited in vain for \(what)") }
    return value
  }

  private func expire(_ serial: Int) {
    guard let waiter, waiter.serial == serial else { return }
    self.waiter = nil
    waiter.resume(nil)
  }
}

extension Mailbox where Value == DisplayEvent {
  /// Collects the events of a window.
  convenience init(_ window: X11Window) {
    self.init()
    window.onEvent = { [weak self] in self?.post($0) }
  }

  func nextPointer(_ phase: PointerEvent.Phase) async throws -> PointerEvent {
    let event = try await next("the pointer to be \(phase)") {
      if case .pointer(let event) = $0 { event.phase == phase } else { false }
    }
    guard case .pointer(let pointer) = event else { throw SetUpFailure("\(event)") }
    return pointer
  }

  func nextKey() async throws -> KeyEvent {
    let event = try await next("a key") { if case .key = $0 { true } else { false } }
    guard case .key(let key) = event else { throw SetUpFailure("\(event)") }
    return key
  }

  func nextExposure() async throws {
    _ = try await next("an exposure") { if case .exposed = $0 { true } else { false } }
  }
}

/// Lets the main queue do what is due.
@MainActor
func nextTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
