// SPDX-License-Identifier: MIT

import StatusHUD

/// An object that shows a message when a binding changes.
@MainActor final class MessageAnchor: HUDAnchor {
  /// The anchors that might have to reset their bindings.
  private(set) static var anchors: [MessageAnchor] = []

  weak var scene: UIWindowScene? { didSet { follow() } }

  /// The handler of a message's action. SwiftUI creates a new closure for each update.
  @MainActor private final class Handler {
    var run: @MainActor () -> Void = {}
  }

  private var message: StatusHUD.Message?
  private var handler = Handler()
  private var configure: (@MainActor (inout StatusHUD.Configuration) -> Void)?
  private var reset: @MainActor (StatusHUD.Message?) -> StatusHUD.Message? = { _ in nil }
  /// The messages that the HUD hasn't received, because the view had no scene. The last one is
  /// `message`.
  private var waiting: [StatusHUD.Message] = []
  /// The ID of the message that the HUD received last.
  private var id: UInt64?

  /// - Parameters:
  ///   - configure: A closure that changes the configuration of the message, or `nil`.
  ///   - reset: A closure that sets the binding to `nil` if the binding has the message that's passed to the
  ///     closure, and returns the resulting value of the binding. If you pass `nil`, it only returns the value.
  func update(
    to message: StatusHUD.Message?,
    configure: (@MainActor (inout StatusHUD.Configuration) -> Void)? = nil,
    reset: @escaping @MainActor (StatusHUD.Message?) -> StatusHUD.Message?
  ) {
    if !Self.isSame(message, self.message) {
      // A message that doesn't end automatically gives way to the new one. So does that of a view that's gone
      // if its binding has changed, because this view might have taken its place.
      let gone = Self.anchors.filter { $0.scene == nil && !Self.isSame($0.reset(nil), $0.message) }
      for anchor in gone + [self] where anchor.message?.duration == .infinity {
        if anchor.waiting.isEmpty, let id = anchor.id { StatusHUD.end(message: id) }
      }
      let former = waiting.filter { $0.duration != .infinity }
      handler = Handler()
      // Keep as many messages as the queue of the HUD does.
      waiting = message.map { (former + [pressable($0)]).suffix(17) } ?? []
    }
    if let action = message?.action { handler.run = action.handler }
    (self.message, self.configure, self.reset) = (message, configure, reset)
    follow()
  }

  /// Returns `true` if the messages differ at most in the handlers of their actions.
  static func isSame(_ one: StatusHUD.Message?, _ two: StatusHUD.Message?) -> Bool {
    var two = two
    if let action = one?.action, let other = two?.action, action.title == other.title {
      two?.action = action
    }
    return one == two
  }

  /// Returns the message with an action that runs the newest handler. The binding is `nil` then, so that the
  /// handler can set it to an equal message.
  private func pressable(_ message: StatusHUD.Message) -> StatusHUD.Message {
    var message = message
    message.action?.handler = { [weak self, handler] in
      Self.messageDidEnd(of: self)
      handler.run()
      if let self { update(to: reset(nil), configure: configure, reset: reset) }
    }
    return message
  }

  private func follow() {
    guard message != nil else {
      if let id { StatusHUD.end(message: id) }
      return id = nil
    }
    guard !waiting.isEmpty, let scene else { return }
    for message in waiting {
      id = StatusHUD.show(message, configure: configure, in: scene) { Self.messageDidEnd() }
    }
    waiting = []
    if !Self.anchors.contains(where: { $0 === self }) { Self.anchors.append(self) }
  }

  /// Resets the bindings whose messages have ended. If another view shows an equal message, its
  /// binding might be the same, so all bindings with that message change when the last one ends.
  /// - Parameter pressed: The anchor whose message the user pressed, which ends alone.
  private static func messageDidEnd(of pressed: MessageAnchor? = nil) {
    let running = anchors.filter(\.isRunning)
    func isOver(_ anchor: MessageAnchor) -> Bool {
      !running.contains {
        $0 === anchor || anchor !== pressed && isSame($0.message, anchor.message)
      }
    }
    let ended = anchors.filter(isOver)
    anchors.removeAll(where: isOver)
    for anchor in ended {
      guard anchor.waiting.isEmpty, let message = anchor.message else { continue }
      // SwiftUI doesn't report a new value if the app restores the old value before an update.
      anchor.update(
        to: anchor.reset(message), configure: anchor.configure, reset: anchor.reset)
    }
  }

  private var isRunning: Bool {
    waiting.isEmpty && id.map(StatusHUD.isRunning(message:)) ?? false
  }
}
