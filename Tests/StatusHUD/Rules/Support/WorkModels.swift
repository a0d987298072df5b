// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The rules for counting, as the public interface documents them.
struct CountModel {
  private enum Work {
    case activity
    case number
    case followed(Progress)

    var isProgress: Bool { if case .activity = self { false } else { true } }
    var isFollowed: Bool { if case .followed = self { true } else { false } }

    func isSame(as other: Self) -> Bool {
      switch (self, other) {
      case (.number, .number): true
      case (.followed(let one), .followed(let two)): one === two
      default: false
      }
    }
  }

  /// The counted activities that run. The one that began last is last.
  private var works: [Work] = [] { didSet { if !hasProgress { isPressed = false } } }
  /// Whether the user pressed the button of the progress that runs.
  private(set) var isPressed = false

  var count: Int { works.count }
  var hasProgress: Bool { works.contains(where: \.isProgress) }

  mutating func notePress() { isPressed = true }

  mutating func note(_ call: Call) {
    switch call {
    case .show: works.append(.activity)
    case .showProgress(let content):
      enter(content.followed.map { .followed($0.progress) } ?? .number)
    // A message with a position isn't the result of the work.
    case .showMessage(let content, _): if content.passed?.message.position == nil { works = [] }
    case .popActivity, .popActivityOrMessages:
      // An observed `Progress` ends by itself, so it's the last that a pop ends.
      if let index = works.lastIndex(where: { !$0.isFollowed }) ?? works.indices.last {
        works.remove(at: index)
      }
    case .dismiss, .dismissAll: works = []
    case .setStatus, .setDetails, .begin, .update, .updateDetails, .updateProgress, .follow,
      .setCancel, .end, .endMessage, .dismissMessage, .press, .sample:
      break
    }
  }

  /// The followed `Progress` is read, whatever is shown.
  mutating func noteReading() {
    works.removeAll {
      guard case .followed(let progress) = $0 else { return false }
      return progress.isFinished || progress.isCancelled
    }
  }

  private mutating func enter(_ progress: Work) {
    if let index = works.firstIndex(where: \.isProgress) {
      if !works[index].isSame(as: progress) { isPressed = false }
      works[index] = progress
    } else {
      works.append(progress)
    }
  }
}

/// What stays onscreen until a delayed dismissal, even if it has ended: what was to be seen at the call.
struct DelayModel {
  private var kept: HUDContent.ID?
  /// The same, even if something else was seen since then. A page can uncover it again.
  private var former: HUDContent.ID?

  mutating func note(_ call: Call, after former: HUDContent.ID?) {
    switch call {
    case .dismiss(let time, _, _): (kept, self.former) = time == nil ? (nil, nil) : (former, former)
    case .dismissAll: (kept, self.former) = (nil, nil)
    case .show, .showProgress, .showMessage, .begin: (kept, self.former) = (nil, nil)
    default: break
    }
  }

  /// Once something else is to be seen, nothing that has ended returns.
  mutating func noteContent(_ id: HUDContent.ID?) { if id != kept { kept = nil } }

  func keeps(_ id: HUDContent.ID, beneathPages: Bool) -> Bool {
    id == kept || beneathPages && id == former
  }
}

/// The rules for scoped activities and their Cancel buttons, as the public interface documents them.
struct ScopedModel {
  private enum Button { case enabled, pressed }

  /// The activities that run. The one that began last is last.
  private var activities: [(id: HUDContent.ID, button: Button?)] = []
  var count: Int { activities.count }
  private var dismissal: Double?

  func isRunning(_ id: HUDContent.ID) -> Bool { activities.contains { $0.id == id } }

  mutating func note(_ call: Call, id: HUDContent.ID) {
    switch call {
    case .begin(let content, _):
      dismissal = nil
      activities.append((id, content.cancel.map { _ in .enabled }))
    case .show, .showProgress, .showMessage: dismissal = nil
    case .setCancel(let action, let id):
      guard let index = activities.firstIndex(where: { $0.id == id }) else { break }
      activities[index].button = action.map { _ in .enabled }
    case .end(let id): activities.removeAll { $0.id == id }
    case .dismiss(let time, _, _):
      dismissal = time
      if time == nil { activities = [] }
    case .dismissAll: (dismissal, activities) = (nil, [])
    case .setStatus, .setDetails, .update, .updateDetails, .updateProgress, .follow,
      .endMessage, .dismissMessage, .press, .sample, .popActivity, .popActivityOrMessages:
      break
    }
  }

  /// A button of `content`, which can also be counted work, was pressed.
  mutating func notePress(in content: HUDContent.ID) {
    guard let index = activities.firstIndex(where: { $0.id == content }) else { return }
    activities[index].button = .pressed
  }

  /// Which activity or button is lost, left over, or another one's.
  mutating func breach(of state: HUDStateMachine, at now: Double) -> String? {
    if let dismissal, dismissal <= now + 1e-9 {
      self.dismissal = nil
      activities = []
    }
    let requests = state.requests
    let running = requests.work.contents.filter { requests.isScoped($0.id) }
    guard running.map(\.id) == activities.map(\.id) else {
      return "scoped: \(running.map(\.id)) run in place of \(activities.map(\.id))"
    }
    for (content, activity) in zip(running, activities) {
      // Only what is to be shown says whether its button is pressed.
      let content = requests.newest { $0.id == content.id } ?? content
      let button = content.cancel.map { $0.isPressed ? Button.pressed : .enabled }
      guard button == activity.button else {
        return "scoped: the button of \(content.id) is \(button as Any)"
      }
    }
    return nil
  }
}
