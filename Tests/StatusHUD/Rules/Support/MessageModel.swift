// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The rules for the order and the duration of messages, as the public interface documents them.
struct MessageModel {
  private struct Item {
    var content: HUDContent
    /// The message as the app passed it.
    let message: StatusHUD.Message
    /// What tells its own configuration from others.
    let own: CGFloat?

    var id: HUDContent.ID { content.id }
    /// A message that stays until the app ends it lets the others go first.
    var isEndless: Bool { message.duration == .infinity }

    func isEqual(_ other: Item) -> Bool {
      own == nil && other.own == nil && message == other.message
        && content.looksLike(other.content)
    }
  }

  /// The ones that end, and the endless ones, in order.
  private var messages: [Item] = []
  private var owns: [HUDContent.ID: CGFloat] = [:]
  private var dismissal: Double?
  /// The messages that wait or are shown. A message that joined an equal one has its ID.
  var running: Set<HUDContent.ID> { Set(messages.map(\.id)) }
  /// The messages as the app passed them.
  var values: [StatusHUD.Message] { messages.map(\.message) }

  func own(of id: HUDContent.ID) -> CGFloat? { owns[id] }

  mutating func note(
    _ call: Call, id: HUDContent.ID, _ policy: StatusHUD.MessagePolicy, counted: Int, running: Int
  ) {
    switch call {
    case .showMessage(let content, _):
      begin(content.passed?.configuration?.messagePolicy ?? policy)
      add(content, id: id)
    case .show, .showProgress, .begin: begin(policy, isWork: true)
    case .endMessage(let id): messages.removeAll { $0.id == id }
    case .dismissMessage(let message): messages.removeAll { $0.message == message }
    // If work runs, its text changes behind the message.
    case .setStatus(let status):
      if !messages.isEmpty, running == 0 { messages[0].content.status = status }
    case .setDetails(let details):
      if !messages.isEmpty, running == 0 { messages[0].content.details = details }
    case .dismiss(let time, _, _):
      dismissal = time
      if time == nil { messages = [] }
    case .dismissAll: (dismissal, messages) = (nil, [])
    case .popActivityOrMessages:
      if counted == 0 { messages = [] }
    case .popActivity, .update, .updateDetails, .updateProgress, .follow, .setCancel, .end, .press,
      .sample:
      break
    }
  }

  private mutating func begin(_ policy: StatusHUD.MessagePolicy, isWork: Bool = false) {
    dismissal = nil
    switch policy {
    // New work doesn't end a message with a position.
    case .replace: messages.removeAll { !isWork || $0.message.position == nil }
    case .queue: break
    }
  }

  private mutating func add(_ content: HUDContent, id: HUDContent.ID) {
    guard let message = content.passed?.message else { return }
    let texts = [message.status, message.details].compactMap { $0 }.joined()
    guard message.icon != nil || !texts.isEmpty else { return }
    var item = Item(
      content: content, message: message, own: content.passed?.configuration?.cornerRadius)
    item.content.id = id
    let ending = messages.filter { !$0.isEndless }
    let place = item.isEndless ? messages.count : ending.count
    if messages.prefix(place).last.map(item.isEqual) == true { return }
    owns[id] = item.own
    messages.insert(item, at: place)
    if messages.count > 17 { messages.remove(at: 1) }
  }

  /// The press of a button ends its message. Returns the action that the press must run.
  mutating func notePress(of id: HUDContent.ID) -> StatusHUD.Message.Action? {
    let action = messages.first { $0.id == id }?.message.action
    if action != nil { messages.removeAll { $0.id == id } }
    return action
  }

  /// How a message was lost, cut short, or taken out of turn.
  mutating func breach(of state: HUDStateMachine, _ screen: RigScreen, at now: Double) -> String? {
    if let dismissal, dismissal <= now + 1e-9 {
      self.dismissal = nil
      messages = []
    }
    var shown: HUDContent.ID?
    if let content = state.content, case .message = content.kind {
      shown = content.id
      guard content.status == messages.first(where: { $0.id == shown })?.content.status else {
        return "message: the status is “\(content.status ?? "")”"
      }
      let isDue = state.nextDeadline.map { $0 <= now + 1e-6 } == true
      if let time = screen.readingTime(of: content.id, at: now), content.duration != .infinity,
        !isDue, !RigScreen.waitsForAction(content, state),
        time > duration(of: content, in: state) + 1e-6
      {
        return "message: it's there after \(time) seconds"
      }
    }
    while let first = messages.first, screen.oldNews.contains(first.id) { messages.removeFirst() }
    if let shown, screen.oldNews.contains(shown) { return "message: it's old news" }
    while let first = messages.first, first.id != shown {
      let time = screen.readingTimes[first.id] ?? 0
      guard !first.isEndless, time >= duration(of: first.content, in: state) - 1e-6 else {
        return "queue: \(first.content.status ?? "-") was to be read for \(time) seconds"
      }
      guard messages.count > 1 || !RigScreen.waitsForAction(first.content, state) else {
        return "action: “\(first.content.status ?? "")” ended before it could be performed"
      }
      messages.removeFirst()
    }
    let values = state.requests.messages.map(\.content.passed?.message)
    guard values == self.values else { return "messages: \(values.count), \(self.values.count)" }
    return messages.isEmpty && shown != nil ? "queue: a message out of turn" : nil
  }

  /// How long a message stays: what the app said, or else as long as the text needs within the limits, but
  /// five seconds if there's something to press.
  private func duration(of content: HUDContent, in state: HUDStateMachine) -> Double {
    guard let message = content.passed?.message else { return 0 }
    let configuration = content.passed?.configuration ?? state.configuration
    let time = configuration.displayDuration(
      toRead: HUDContent.readingTime(message.status, message.details))
    return message.duration ?? (message.action == nil ? time : max(5, time))
  }
}
