// SPDX-License-Identifier: MIT

import StatusHUD

/// An object that shows a message when a binding changes.
@MainActor final class MessageAnchor: HUDAnchor {
  /// The anchors that might have to reset their bindings.
  private(set) static var anchors: [MessageAnchor] = []

  weak var scene: UIWindowScene? { didSet { follow() } }

  private var message: StatusHUD.Message?
  private var reset: @MainActor (StatusHUD.Message) -> StatusHUD.Message? = { _ in nil }
  /// The messages that the HUD hasn't received, because the view had no scene. The last one is
  /// `message`.
  private var waiting: [StatusHUD.Message] = []
  /// The ID of the message that the HUD received last.
  private var id: UInt64?

  /// - Parameter reset: A closure that sets the binding to `nil` unless the binding has another
  ///   message, and returns the resulting value of the binding.
  func update(
    to message: StatusHUD.Message?,
    reset: @escaping @MainActor (StatusHUD.Message) -> StatusHUD.Message?
  ) {
    if message != self.message {
      // A message that doesn't end automatically gives way to the new one.
      if waiting.isEmpty, self.message?.duration == .infinity, let id { StatusHUD.end(message: id) }
      let former = waiting.filter { $0.duration != .infinity }
      // Keep as many messages as the queue of the HUD does.
      waiting = message.map { (former + [$0]).suffix(17) } ?? []
    }
    (self.message, self.reset) = (message, reset)
    follow()
  }

  private func follow() {
    guard message != nil else {
      if let id { StatusHUD.end(message: id) }
      return id = nil
    }
    guard !waiting.isEmpty, let scene else { return }
    for message in waiting { id = StatusHUD.show(message, in: scene) { Self.messageDidEnd() } }
    waiting = []
    if !Self.anchors.contains(where: { $0 === self }) { Self.anchors.append(self) }
  }

  /// Resets the bindings whose messages have ended. If another view shows an equal message, its
  /// binding might be the same, so all bindings with that message change when the last one ends.
  private static func messageDidEnd() {
    let running = anchors.filter(\.isRunning)
    func isOver(_ anchor: MessageAnchor) -> Bool {
      !running.contains { $0.message == anchor.message }
    }
    let ended = anchors.filter(isOver)
    anchors.removeAll(where: isOver)
    for anchor in ended {
      guard anchor.waiting.isEmpty, let message = anchor.message else { continue }
      // SwiftUI doesn't report a new value if the app restores the old value before an update.
      anchor.update(to: anchor.reset(message), reset: anchor.reset)
    }
  }

  private var isRunning: Bool {
    waiting.isEmpty && id.map(StatusHUD.isRunning(message:)) ?? false
  }
}
