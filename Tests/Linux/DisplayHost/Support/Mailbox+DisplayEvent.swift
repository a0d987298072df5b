// SPDX-License-Identifier: MIT

import DisplayHost
import TestSupport

extension Mailbox where Value == DisplayEvent {
  /// Collects the events of a window.
  convenience init(_ window: X11Window) {
    self.init()
    window.onEvent = { [weak self] in self?.post($0) }
  }

  /// The next event of the pointer in a phase, or in any phase.
  func nextPointer(_ phase: PointerEvent.Phase?) async throws -> PointerEvent {
    let event = try await next("the pointer to be \(String(describing: phase))") {
      if case .pointer(let event) = $0 { phase == nil || event.phase == phase } else { false }
    }
    guard case .pointer(let pointer) = event else { throw SetUpFailure("\(event)") }
    return pointer
  }

  func nextKey() async throws -> KeyEvent {
    let event = try await next("a key") { if case .key = $0 { true } else { false } }
    guard case .key(let key) = event else { throw SetUpFailure("\(event)") }
    return key
  }

  func nextLoss() async throws -> DisplayEvent {
    try await next("the loss") { if case .serverLost = $0 { true } else { false } }
  }

  @discardableResult func nextExposure() async throws -> DisplayEvent {
    try await next("an exposure") { if case .exposed = $0 { true } else { false } }
  }
}
