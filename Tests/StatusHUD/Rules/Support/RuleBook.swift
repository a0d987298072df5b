// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// The ten rules of the article “Architecture” as conditions that a rig fulfills after every
/// event.
struct RuleBook {
  /// Which event can follow which.
  private static let successors: [HUDEvent: Set<HUDEvent>] = [
    .willAppear: [.didAppear, .willDisappear],
    .didAppear: [.willDisappear],
    .willDisappear: [.didDisappear, .willAppear],
    .didDisappear: [.willAppear],
  ]

  private var checkedEvents = 0
  private var counts = CountModel()
  private(set) var messages = MessageModel()
  private(set) var scoped = ScopedModel()
  private var delay = DelayModel()
  private var grace: (presentation: Int, start: Double?)?
  private var pages = PageModel()

  /// - Parameter former: What was to be seen before the call.
  mutating func note(
    _ call: Call, id: HUDContent.ID, after former: HUDContent.ID?,
    _ policy: StatusHUD.MessagePolicy
  ) {
    pages.note(call, id: id, isLaterProgress: counts.hasProgress)
    delay.note(call, after: former)
    counts.note(call)
    scoped.note(call, id: id)
    messages.note(
      call, id: id, policy, counted: counts.count, running: counts.count + scoped.count)
  }

  mutating func notePress(in content: HUDContent) {
    scoped.notePress(in: content.id)
    if isCountedProgress(content), !isOver(content) { counts.notePress() }
  }

  private func isCountedProgress(_ content: HUDContent) -> Bool {
    !scoped.isRunning(content.id) && (content.progress != nil || content.followed != nil)
  }

  /// Whether the content is that of work that has ended.
  private func isOver(_ content: HUDContent) -> Bool {
    !content.isMessage && !scoped.isRunning(content.id) && counts.count == 0
  }

  /// Whether a press of this button of `content` does nothing, although it wasn't pressed itself.
  func ignoresPress(in content: HUDContent) -> Bool {
    isOver(content) || isCountedProgress(content) && counts.isPressed
  }

  mutating func noteReading() { counts.noteReading() }

  mutating func notePage(_ number: Int) { pages.notePage(number) }

  mutating func noteDismissal(of number: Int) { pages.noteDismissal(of: number) }

  /// The rules that are broken now.
  mutating func breaches(of rig: StateRig) -> [String] {
    var breaches: [String] = []
    func check(_ isKept: Bool, _ rule: @autoclosure () -> String) {
      if !isKept { breaches.append(rule()) }
    }
    let (state, phase) = (rig.state, rig.state.phase)
    let isAside = state.stage == .aside
    pages.noteReadings(of: rig)
    check(rig.contentsOfStep <= 1, "1: \(rig.contentsOfStep) contents in one turn")
    check(followsOn(rig.events), "5: \(rig.events.suffix(3))")
    check(!rig.appearedUnseen, "5: it appeared, but wasn't visible")
    if rig.blocksTouches {
      switch state.stage {
      case .appearing, .visible: break
      case .aside, .disappearing, nil: check(false, "6: blocked while \(phase)")
      }
    }
    if let shown = state.shown, state.phase.staying != nil, !isAside {
      // If nothing specifies a mask, only the work of a HUD in a view has one.
      let standard = shown.blocksByDefault ? StatusHUD.MaskType.clear : .passthrough
      let masks = [shown.maskType, state.configuration.maskType]
      let mask = masks.first { $0 != .automatic } ?? standard
      let own = shown.passed?.configuration?.cornerRadius
      check(own == messages.own(of: shown.id), "look: \(own as Any) for “\(shown.status ?? "")”")
      check(rig.blocksTouches == (mask != .passthrough), "6: \(mask) blocks: \(rig.blocksTouches)")
    }
    if rig.hasAlert {
      check(!rig.blocksTouches && !rig.isSeen, "6: \(phase) in front of an alert")
      let end = state.reading?.end(after: 1)
      check(end == nil, "10: the time of a message runs during an alert")
    }
    if rig.isCurrent, rig.blocksTouches, let shown = state.shown {
      check(!pages.isBeneath(shown.id), "6: “\(shown.status ?? "")” locks a page out")
    }
    let mustBeAside = pages.mustBeAside(rig)
    if rig.isCurrent, state.phase.staying != nil, !state.requests.isEmpty, rig.canAppear {
      check(isAside == mustBeAside, "6: aside is \(isAside)")
    }
    let entries = state.requests.work.count(where: \.isCounted)
    check(!rig.isCurrent || entries <= rig.pages.count + 4, "counting: \(entries) entries")
    check(keepsGrace(rig, mustBeAside), "7: the grace time began again")
    if rig.isCurrent, phase == .waiting, !mustBeAside {
      check(state.content?.isMessage == false, "7: a message waits for the grace time")
    }
    check(rig.isOverlayUp == (state.shown != nil), "8: overlay up \(rig.isOverlayUp)")
    check(!rig.isRepetitive, "9: said too often: \(rig.announcements.suffix(3))")
    check(
      !rig.isCutOff || rig.timesSaid == 2 || rig.hasAlert || isAside || !rig.isInForeground
        || state.phase.staying == nil,
      "9: cut off, and not said once more: \(rig.announcements.suffix(2))")
    if let content = state.content {
      let isBack = isOver(content) && !delay.keeps(content.id, beneathPages: !rig.pages.isEmpty)
      check(!isBack, "delay: “\(content.status ?? "")” has ended, and is back")
      let isEnabled = content.cancel?.isPressed == false
      check(!ignoresPress(in: content) || !isEnabled, "cancel: a button is enabled again")
    }
    // What gives way to a page comes back.
    if rig.pages.isEmpty, rig.isCurrent { delay.noteContent(state.content?.id) }
    for breach in [messages.breach(of: rig), scoped.breach(of: rig)] {
      check(breach == nil, breach ?? "")
    }
    let (counted, all) = (state.requests.countedActivities, state.requests.activityCount)
    check(counted == counts.count, "counting: \(counted) in place of \(counts.count)")
    check(all == counted + scoped.count, "counting: \(all) with \(scoped.count) scoped ones")
    check(!rig.isFadeStuck, "a fade of no length goes on: \(phase)")
    check(isConsistent(state), "the state contradicts itself: \(state)")
    return breaches
  }

  private mutating func followsOn(_ events: [HUDEvent]) -> Bool {
    defer { checkedEvents = events.count }
    return events.indices.dropFirst(checkedEvents).allSatisfy { index in
      index == 0
        ? events[0] == .willAppear
        : Self.successors[events[index - 1]]?.contains(events[index]) == true
    }
  }

  /// This is also true without a scene, and after the presentation was on screen.
  private mutating func keepsGrace(_ rig: StateRig, _ mustBeAside: Bool) -> Bool {
    guard rig.isCurrent, rig.state.phase == .waiting else { return true }
    let (presentation, start) = (rig.stepped, rig.state.grace.start)
    defer { grace = (presentation, start) }
    guard rig.appeared != presentation else { return mustBeAside }
    return grace.map { $0.presentation != presentation || $0.start == start } ?? true
  }

  private func isConsistent(_ state: HUDStateMachine) -> Bool {
    guard let content = state.content else {
      return state.requests.activityCount == 0 && state.requests.followed.isEmpty
    }
    if let progress = content.progress, !(0...1).contains(progress) { return false }
    return state.requests.activityCount >= 0 && content.status != "" && content.details != ""
  }
}

/// The rules for what the app presents, as the public interface documents them.
struct PageModel {
  private var events = 0
  private var readings: [Int] = []
  private var readingCount = 0
  /// When each request was made. A later value of progress isn't a request.
  private var requests: [HUDContent.ID: Int] = [:]
  private var progress: Int?
  /// When each page was presented.
  private var pages: [Int: Int] = [:]

  mutating func note(_ call: Call, id: HUDContent.ID, isLaterProgress: Bool) {
    events += 1
    switch call {
    case .show, .showMessage, .begin: requests[id] = events
    case .showProgress:
      if !isLaterProgress { progress = events }
      requests[id] = progress
    default: break
    }
  }

  mutating func notePage(_ number: Int) {
    events += 1
    pages[number] = events
  }

  mutating func noteDismissal(of number: Int) { pages[number] = nil }

  mutating func noteReadings(of rig: StateRig) {
    guard rig.readings > readingCount else { return }
    readingCount = rig.readings
    events += 1
    readings.append(events)
  }

  /// Whether the app presented something after the request, and after it was read once.
  func isBeneath(_ id: HUDContent.ID) -> Bool {
    guard let request = requests[id] else { return false }
    // The HUD doesn't know of a page that wasn't read.
    let pages = pages.values.filter { $0 < readings.last ?? 0 }
    return readings.contains { reading in request < reading && pages.contains { reading < $0 } }
  }

  /// Whether all content gives way to what the app presents.
  func mustBeAside(_ rig: StateRig) -> Bool {
    let (requests, configuration) = (rig.state.requests, rig.state.configuration)
    if rig.hasAlert { return true }
    return requests.messages.isEmpty
      && requests.work.contents.allSatisfy {
        isBeneath($0.id) && configuration.mask(for: $0).blocksTouches
      }
  }
}

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
    case .showMessage: works = []
    case .popActivity, .popActivityOrMessages:
      // An observed `Progress` ends by itself, so it's the last that a pop ends.
      if let index = works.lastIndex(where: { !$0.isFollowed }) ?? works.indices.last {
        works.remove(at: index)
      }
    case .dismiss: works = []
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
    case .show, .showProgress, .begin: begin(policy)
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
    case .popActivityOrMessages:
      if counted == 0 { messages = [] }
    case .popActivity, .update, .updateDetails, .updateProgress, .follow, .setCancel, .end, .press,
      .sample:
      break
    }
  }

  private mutating func begin(_ policy: StatusHUD.MessagePolicy) {
    dismissal = nil
    switch policy {
    case .replace: messages = []
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

  /// How a message was lost, cut short, or taken out of turn.
  mutating func breach(of rig: StateRig) -> String? {
    if let dismissal, dismissal <= rig.now + 1e-9 {
      self.dismissal = nil
      messages = []
    }
    var shown: HUDContent.ID?
    if let content = rig.state.content, case .message = content.kind {
      shown = content.id
      guard content.status == messages.first(where: { $0.id == shown })?.content.status else {
        return "message: the status is “\(content.status ?? "")”"
      }
      let isDue = rig.state.nextDeadline.map { $0 <= rig.now + 1e-6 } == true
      if let time = rig.readingTime(of: content.id), content.duration != .infinity, !isDue,
        time > duration(of: content, in: rig) + 1e-6
      {
        return "message: it's there after \(time) seconds"
      }
    }
    while let first = messages.first, rig.oldNews.contains(first.id) { messages.removeFirst() }
    if let shown, rig.oldNews.contains(shown) { return "message: it's old news" }
    while let first = messages.first, first.id != shown {
      let time = rig.readingTimes[first.id] ?? 0
      guard !first.isEndless, time >= duration(of: first.content, in: rig) - 1e-6 else {
        return "queue: \(first.content.status ?? "-") was to be read for \(time) seconds"
      }
      messages.removeFirst()
    }
    let values = rig.state.requests.messages.map(\.content.passed?.message)
    guard values == self.values else { return "messages: \(values.count), \(self.values.count)" }
    return messages.isEmpty && shown != nil ? "queue: a message out of turn" : nil
  }
}

extension MessageModel {
  private func duration(of content: HUDContent, in rig: StateRig) -> Double {
    (content.passed?.configuration ?? rig.state.configuration).displayDuration(of: content)
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
  mutating func breach(of rig: StateRig) -> String? {
    if let dismissal, dismissal <= rig.now + 1e-9 {
      self.dismissal = nil
      activities = []
    }
    let requests = rig.state.requests
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
