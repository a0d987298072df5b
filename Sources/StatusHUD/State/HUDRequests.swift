// SPDX-License-Identifier: MIT

/// The requests from the app: messages, running work, and an optional delayed dismissal.
struct HUDRequests: Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// A message, a scoped activity, or counted activities.
  ///
  /// Plain counted activities that began in a row share an entry, and progress has its own. So there
  /// are at most three entries for counted activities: before, for, and after the progress.
  struct Entry: Sendable {
    var content: HUDContent
    /// The number of counted activities, or `nil` if the entry isn't for counted activities. During a
    /// delayed dismissal, the number is 0, because the activities ended but their content stays.
    var count: Int?
    /// The ID of the content with which the newest activity of the entry began.
    var begun: HUDContent.ID
    var completions: [Completion] = []

    var isCounted: Bool { count != nil }
    var isProgress: Bool { content.progress != nil || content.followed != nil }

    /// Adds the activities of an older entry to this one.
    mutating func add(_ older: Entry) {
      count = (count ?? 0) + (older.count ?? 0)
      content.start = older.content.start
    }
  }

  private var queue = MessageQueue()
  /// The running work. The newest is last.
  private(set) var work: [Entry] = []
  /// The delayed dismissal. It takes effect early if nothing else is requested.
  private var dismissal: (time: Double, completion: Completion?)?
  private var lastID: HUDContent.ID = 0
  /// A Boolean value that determines whether a new message waits until the current message ends.
  var queuesMessages = false
  /// The number of times that the app showed something while nothing was shown.
  private(set) var presentationCount = 0
  /// The closures that run in the next update, and those that wait until the content onscreen is gone.
  private var due: [Completion] = []
  private var dueWhenGone: [Completion] = []

  /// The current message, followed by the messages that wait.
  var messages: [Entry] { queue.entries }
  var isEmpty: Bool { messages.isEmpty && work.isEmpty }
  var countedActivities: Int { work.reduce(0) { $0 + ($1.count ?? 0) } }
  var activityCount: Int { work.reduce(0) { $0 + ($1.count ?? 1) } }
  var dismissalTime: Double? { isEmpty ? nil : dismissal?.time }
  var followed: [Progress] { work.compactMap(\.content.followed?.progress) }

  /// Returns the first message or else the newest work that `canShow` accepts.
  func newest(where canShow: (HUDContent) -> Bool) -> HUDContent? {
    (messages.first { canShow($0.content) } ?? work.last { canShow($0.content) })?.content
  }

  func isRunning(_ id: HUDContent.ID) -> Bool { newest { $0.id == id } != nil }

  /// Returns the index of the counted activities that began last.
  private func newestCounted(where isWanted: (Entry) -> Bool = { _ in true }) -> Int? {
    let counted = work.indices.filter { work[$0].isCounted && isWanted(work[$0]) }
    return counted.max { work[$0].begun < work[$1].begun }
  }

  /// Cancels a delayed dismissal, and ends messages unless they're queued. Returns what now begins.
  private mutating func begin(_ content: HUDContent, count: Int? = nil, at time: Double) -> Entry {
    if isEmpty { presentationCount += 1 }
    if dismissal != nil {
      endDismissal()
      work.removeAll { $0.count == 0 }
    }
    if !queuesMessages, !messages.isEmpty { endMessages() }
    due += dueWhenGone
    dueWhenGone = []
    lastID += 1
    var entry = Entry(content: content, count: count, begun: lastID)
    entry.content.id = lastID
    entry.content.start = time
    entry.content.cancel?.id = lastID
    return entry
  }

  // MARK: Counted activities

  /// Adds one to the count, and shows the spinner.
  mutating func show(_ content: HUDContent, at time: Double) {
    var entry = begin(content, count: 1, at: time)
    if let last = newestCounted(), !work[last].isProgress { entry.add(work.remove(at: last)) }
    work.append(entry)
  }

  /// Shows progress, which counts once. A `Progress` object counts until it finishes or is canceled.
  mutating func showProgress(_ content: HUDContent, at time: Double) {
    var entry = begin(content, count: 1, at: time)
    if let index = work.firstIndex(where: { $0.isCounted && $0.isProgress }) {
      let former = work.remove(at: index)
      entry.begun = former.begun
      entry.content.start = former.content.start
      // Another value has the same Cancel button, but another `Progress` object has its own.
      let isSame = former.content.followed?.progress === content.followed?.progress
      if isSame, let cancel = former.content.cancel {
        entry.content.cancel?.id = cancel.id
        entry.content.cancel?.isPressed = cancel.isPressed
      }
    }
    work.append(entry)
  }

  /// Ends the newest counted activity. A `Progress` object comes last, because it ends on its own.
  mutating func popActivity() {
    let index = newestCounted { $0.content.followed == nil } ?? newestCounted()
    if let index, work[index].count != 0 { end(at: index) }
  }

  /// Ends a counted activity. If no counted activities remain, the method also ends all messages.
  mutating func popActivityOrMessages() {
    popActivity()
    guard countedActivities == 0 else { return }
    endMessages()
    work.removeAll(where: \.isCounted)
  }

  // MARK: Scoped activities, and all work

  /// Begins a scoped activity, and returns its ID. The closure runs when the activity ends.
  mutating func beginActivity(
    _ content: HUDContent, at time: Double, onEnd: Completion? = nil
  ) -> HUDContent.ID {
    var entry = begin(content, at: time)
    entry.completions = onEnd.map { [$0] } ?? []
    work.append(entry)
    return entry.content.id
  }

  mutating func update(_ id: HUDContent.ID, _ change: (inout HUDContent) -> Void) {
    if let index = scoped(id) { change(&work[index].content) }
  }

  /// Shows a new Cancel button in a scoped activity, or removes the button.
  mutating func setCancel(_ action: StatusHUD.CancelAction?, in id: HUDContent.ID) {
    lastID += 1
    update(id) { [lastID] in $0.cancel = action.map { HUDContent.Cancel(action: $0, id: lastID) } }
  }

  mutating func endActivity(_ id: HUDContent.ID) { if let index = scoped(id) { end(at: index) } }

  private func scoped(_ id: HUDContent.ID) -> Int? {
    work.lastIndex { $0.content.id == id && !$0.isCounted }
  }

  /// Ends one activity of an entry and, if there's no other, the entry.
  private mutating func end(at index: Int) {
    if let count = work[index].count, count > 1 { return work[index].count = count - 1 }
    due += work.remove(at: index).completions
    // The activities before and after ended progress are in a row now.
    let counted = work.indices.filter { work[$0].isCounted }
    if counted.count == 2, !counted.contains(where: { work[$0].isProgress }) {
      work[counted[1]].add(work[counted[0]])
      work.remove(at: counted[0])
    }
  }

  /// Applies new values of a `Progress` object to the work that observes it.
  mutating func apply(_ sample: ProgressSample) {
    let progress = sample.followed.progress
    let observers = work.indices.filter { work[$0].content.followed?.progress === progress }
    for index in observers { work[index].content.apply(sample) }
    if sample.isOver, let ended = observers.first(where: { work[$0].isCounted }) { end(at: ended) }
  }

  /// Presses a Cancel button, and returns its action. Returns `nil` if the button was already pressed or
  /// is gone.
  mutating func press(_ id: HUDContent.ID) -> StatusHUD.CancelAction? {
    let index = work.lastIndex { $0.content.cancel?.id == id }
    return index.flatMap { work[$0].content.cancel?.press() }
  }

  mutating func setText(
    _ text: WritableKeyPath<HUDContent, String?>, _ value: String?, of id: HUDContent.ID
  ) {
    queue.setText(text, value, of: id)
    if let index = work.lastIndex(where: { $0.content.id == id }) {
      work[index].content[keyPath: text] = value
    }
  }

  // MARK: Messages and dismissal

  /// Shows a message, and returns its ID.
  @discardableResult mutating func showMessage(
    _ content: HUDContent, at time: Double, completion: Completion? = nil
  ) -> HUDContent.ID {
    var entry = begin(content, at: time)
    entry.completions = completion.map { [$0] } ?? []
    work.removeAll(where: \.isCounted)
    let (id, ended) = queue.add(entry)
    dueWhenGone += ended
    return id
  }

  mutating func makeCurrent(_ id: HUDContent.ID) { queue.makeCurrent(id) }
  mutating func endMessage(_ id: HUDContent.ID) { dueWhenGone += queue.end { $0.content.id == id } }
  private mutating func endMessages() { dueWhenGone += queue.end { _ in true } }

  /// Ends everything immediately or at the specified time. Counted activities end immediately, because
  /// the app doesn't call `popActivity` after `dismiss`, but their content stays onscreen.
  mutating func dismiss(at time: Double? = nil, completion: Completion? = nil) {
    endDismissal()
    dismissal = (time ?? -.infinity, completion)
    if time == nil { endAll() }
    let shown = work.last(where: \.isCounted)?.begun
    work.removeAll { $0.isCounted && $0.begun != shown }
    if let index = work.firstIndex(where: \.isCounted) { work[index].count = 0 }
  }

  mutating func endAll() {
    endMessages()
    due += work.flatMap(\.completions)
    work = []
  }

  /// Ends the dismissal. If nothing else is requested, it has taken effect, and the HUD is leaving.
  private mutating func endDismissal() {
    if let completion = dismissal?.completion {
      if isEmpty { dueWhenGone.append(completion) } else { due.append(completion) }
    }
    dismissal = nil
  }

  /// Returns the closures to run. Pass `true` if no requests remain but the HUD is still onscreen.
  mutating func takeDue(isLeaving: Bool) -> [Completion] {
    if isEmpty { endDismissal() }
    defer { due = [] }
    if isLeaving { return due }
    defer { dueWhenGone = [] }
    return due + dueWhenGone
  }
}
