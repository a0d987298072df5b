// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// What the public interface says about the order and the time of messages, and nothing else.
struct MessageModel {
  /// The one to show, and those that follow it.
  private var messages: [HUDContent] = []
  private var dismissal: Double?
  /// The messages that wait or are shown. A message that joined an equal one has its ID.
  var running: Set<HUDContent.ID> { Set(messages.map(\.id)) }
  var last: HUDContent.ID? { messages.last?.id }

  mutating func note(
    _ call: HUDStateMachine.Call, id: HUDContent.ID, isQueued: Bool, activityCount: Int
  ) {
    switch call {
    case .show(let content), .showMessage(let content, _):
      begin(isQueued: isQueued)
      if content.isMessage { add(content, id: id) }
    case .follow, .begin: begin(isQueued: isQueued)
    case .endMessage(let id): if messages.first?.id == id { messages.removeFirst() }
    case .setStatus(let status):
      if !messages.isEmpty { messages[0].status = status }
    case .setDetails(let details):
      if !messages.isEmpty { messages[0].details = details }
    case .dismiss(let time, _):
      dismissal = time
      if time == nil { messages = [] }
    case .popActivityOrMessages:
      if activityCount == 0 { messages = [] }
    case .popActivity, .update, .updateDetails, .updateProgress, .updateFollowed, .end, .cancel,
      .sample:
      break
    }
  }

  private mutating func begin(isQueued: Bool) {
    dismissal = nil
    if !isQueued { messages = [] }
  }

  private mutating func add(_ content: HUDContent, id: HUDContent.ID) {
    var content = content
    content.number(id)
    if let last = messages.last, last.looksLike(content) { return }
    messages.append(content)
    if messages.count > 17 { messages.remove(at: 1) }
  }

  /// How a message was lost, cut short, or taken out of turn.
  mutating func breach(of rig: StateRig) -> String? {
    if let dismissal, dismissal <= rig.now + 1e-9 {
      self.dismissal = nil
      messages = []
    }
    var shown: HUDContent.ID?
    if let content = rig.state.content, case .message = content.kind { shown = content.id }
    while let first = messages.first, first.id != shown {
      let time = rig.readingTimes[first.id] ?? 0
      let isEndless = first.duration == .infinity && messages.count == 1
      let duration = rig.state.configuration.displayDuration(of: first)
      guard !isEndless, time >= duration - 1e-6 else {
        return "queue: \(first.status ?? "-") was to be read for \(time) seconds"
      }
      messages.removeFirst()
    }
    return messages.isEmpty && shown != nil ? "queue: a message out of turn" : nil
  }
}
