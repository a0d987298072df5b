// SPDX-License-Identifier: MIT

/// The requests from the app: messages, running work, and an optional delayed dismissal.
struct HUDRequests: Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// A message, a scoped activity, or counted activities.
  ///
  /// Plain counted activities that began in a row share an entry, unless progress or what the app presented
  /// is between them. So the number of entries doesn't grow with the number of calls.
  struct Entry: Sendable {
    /// What the entry is for. If the HUD shows counted activities when a delayed dismissal ends them,
    /// their content stays onscreen for the delay.
    enum Role: Sendable { case message, scoped, counted, dismissed }

    var content: HUDContent
    var role: Role
    /// The number of counted activities.
    var count = 1
    var completions: [Completion] = []
    /// A Boolean value that indicates whether the user pressed the Cancel button of the progress. A later
    /// value doesn't enable the button again, even if a value in between had no button.
    var isPressed = false

    var isCounted: Bool { role == .counted || role == .dismissed }
    var isRunning: Bool { role == .counted || role == .scoped }
    var isProgress: Bool { content.progress != nil || content.followed != nil }

    /// Adds the activities of an older entry to this one.
    mutating func add(_ older: Entry) {
      count += older.count
      content.start = older.content.start
    }
  }

  /// The current message, followed by the messages that wait. Those with an infinite duration are last.
  private(set) var messages: [Entry] = []
  /// The running work. The newest is last.
  private(set) var work: [Entry] = []
  /// The dismissal. If nothing else is requested, it takes effect before its time.
  var dismissal = HUDDismissal()
  /// The ID of the last request.
  var lastID: HUDContent.ID = 0
  /// The IDs of the last requests before each page, and before the last reading of the app. Activities from
  /// both sides of such a request don't share an entry.
  private var divisions: [HUDContent.ID] = []
  /// The policy for what begins while a message is current.
  var messagePolicy = StatusHUD.MessagePolicy.replace
  /// The number of times that the app showed something while nothing was shown.
  private(set) var presentationCount = 0

  var isEmpty: Bool { messages.isEmpty && work.isEmpty }
  var newestRequest: HUDContent.ID { (messages + work).map(\.content.request).max() ?? 0 }
  var countedActivities: Int { work.reduce(0) { $0 + ($1.role == .counted ? $1.count : 0) } }
  var activityCount: Int { work.reduce(0) { $0 + ($1.isRunning ? $1.count : 0) } }
  var dismissalTime: Double? { isEmpty ? nil : dismissal.time }
  var followed: [Progress] {
    work.compactMap { $0.isRunning ? $0.content.followed?.progress : nil }
  }

  /// Returns the first message or else the newest work that `canShow` accepts.
  func newest(where canShow: (HUDContent) -> Bool) -> HUDContent? {
    (messages.first { canShow($0.content) } ?? work.last { canShow($0.content) })?.content
  }

  func content(_ id: HUDContent.ID) -> HUDContent? { newest { $0.id == id } }

  /// The indices of the counted activities, in the order in which they began.
  private var counted: [Int] {
    work.indices.filter { work[$0].role == .counted }
      .sorted { work[$0].content.request < work[$1].content.request }
  }

  /// Cancels a delayed dismissal, and ends messages unless they're queued or work leaves them alone. Returns
  /// what now begins.
  private mutating func begin(
    _ content: HUDContent, _ role: Entry.Role, at time: Double, _ completion: Completion?
  ) -> Entry {
    if isEmpty { presentationCount += 1 }
    dismissal.cancel(isEmpty: isEmpty)
    work.removeAll { $0.role == .dismissed }
    switch content.passed?.configuration?.messagePolicy ?? messagePolicy {
    case .replace: endMessages { role == .message || !$0.isBeside }
    case .queue: break
    }
    lastID += 1
    var entry = Entry(content: content, role: role)
    (entry.content.id, entry.content.request) = (lastID, lastID)
    entry.content.start = time
    entry.content.cancel?.id = lastID
    entry.completions = completion.map { [$0] } ?? []
    return entry
  }

  // MARK: Work

  /// Shows work, and returns its ID. Counted work adds one to the count, but progress counts once, and a
  /// `Progress` object counts until it finishes or is canceled.
  /// - Parameter onEnd: A closure that runs when the work ends.
  @discardableResult mutating func show(
    _ content: HUDContent, _ role: Entry.Role = .counted, at time: Double,
    onEnd: Completion? = nil
  ) -> HUDContent.ID {
    var entry = begin(content, role, at: time, onEnd)
    let isCountedOnce = entry.isCounted && entry.isProgress
    if isCountedOnce, let index = work.firstIndex(where: { $0.isCounted && $0.isProgress }) {
      let former = work.remove(at: index)
      entry.content.request = former.content.request
      entry.content.start = former.content.start
      entry.keepCancel(of: former)
    }
    work.append(entry)
    joinCounted()
    return entry.content.id
  }

  /// Notes what the app presents, and when it was read. Activities that began in a row are known now.
  mutating func divide(at divisions: [HUDContent.ID]) {
    self.divisions = divisions
    joinCounted()
  }

  /// Joins plain counted activities that began in a row.
  private mutating func joinCounted() {
    guard work.count > 1 else { return }
    for (older, newer) in zip(counted, counted.dropFirst()) {
      let requests = work[older].content.request..<work[newer].content.request
      let isDivided = work[older].isProgress || work[newer].isProgress
      if isDivided || divisions.contains(where: requests.contains) { continue }
      work[newer].add(work[older])
      work[older].count = 0
    }
    work.removeAll { $0.count == 0 }
  }

  /// Ends the newest counted activity. A `Progress` object comes last, because it ends on its own.
  mutating func popActivity() {
    let index = counted.last { work[$0].content.followed == nil } ?? counted.last
    if let index { end(at: index) }
  }

  /// Ends a counted activity. If no counted activities remain, the method also ends all messages.
  mutating func popActivityOrMessages() {
    popActivity()
    guard countedActivities == 0 else { return }
    endMessages()
    work.removeAll(where: \.isCounted)
  }

  mutating func update(_ id: HUDContent.ID, _ change: (inout HUDContent) -> Void) {
    if let index = scoped(id) { change(&work[index].content) }
  }

  /// Gives the Cancel button of a scoped activity a new action, or removes the button.
  mutating func setCancel(_ action: StatusHUD.CancelAction?, in id: HUDContent.ID) {
    lastID += 1
    update(id) { [lastID] in $0.setCancel(action, lastID) }
  }

  mutating func endActivity(_ id: HUDContent.ID) { if let index = scoped(id) { end(at: index) } }

  private func scoped(_ id: HUDContent.ID) -> Int? {
    work.lastIndex { $0.content.id == id && !$0.isCounted }
  }

  /// Ends one activity of an entry and, if there's no other, the entry.
  private mutating func end(at index: Int) {
    if work[index].count > 1 { return work[index].count -= 1 }
    dismissal.complete(work.remove(at: index).completions)
    joinCounted()
  }

  /// Applies new values of `Progress` objects to the running work that observes them.
  mutating func apply(_ samples: [ProgressSample]) {
    let samples = Dictionary(samples.map { (ObjectIdentifier($0.followed.progress), $0) }) { $1 }
    var ended: Int?
    for index in work.indices where work[index].isRunning {
      guard let progress = work[index].content.followed?.progress,
        let sample = samples[ObjectIdentifier(progress)]
      else { continue }
      work[index].content.apply(sample)
      // Of counted activities, only one shows progress.
      if sample.isOver, work[index].isCounted { ended = index }
    }
    if let ended { end(at: ended) }
  }

  /// Presses a Cancel button, and returns its action. Returns `nil` if the button was already pressed or
  /// is gone.
  mutating func press(_ id: HUDContent.ID) -> StatusHUD.CancelAction? {
    work.lastIndex { $0.content.cancel?.id == id }.flatMap { work[$0].pressCancel() }
  }

  mutating func setText(
    _ text: WritableKeyPath<HUDContent, String?>, _ value: String?, of id: HUDContent.ID
  ) {
    if let index = message(id) { messages[index].content[keyPath: text] = value }
    if let index = work.lastIndex(where: { $0.content.id == id }) {
      work[index].content[keyPath: text] = value
    }
  }

  // MARK: Messages and dismissal

  /// Shows a message, and returns its ID. A message that ends automatically goes before those that don't,
  /// and one that equals the message before it joins that message. If more than 16 messages wait, the
  /// oldest of them ends. A message without an icon and text isn't shown.
  @discardableResult mutating func showMessage(
    _ content: HUDContent, at time: Double, completion: Completion? = nil
  ) -> HUDContent.ID {
    let entry = begin(content, .message, at: time, completion)
    if !content.isBeside { work.removeAll(where: \.isCounted) }
    let place = messages.firstIndex { content.isTimed && !$0.content.isTimed } ?? messages.endIndex
    if place > 0, messages[place - 1].content.looksLike(entry.content) {
      messages[place - 1].completions += entry.completions
      messages[place - 1].content.request = entry.content.request
      return messages[place - 1].content.id
    }
    messages.insert(entry, at: place)
    if !content.hasText, content.kind.icon == nil { endMessage(entry.content.id) }
    if messages.count > 17 { endMessage(messages[1].content.id) }
    return entry.content.id
  }

  private func message(_ id: HUDContent.ID) -> Int? { messages.firstIndex { $0.content.id == id } }

  /// Moves a message before messages that can't appear yet, so that it stays the current one.
  mutating func makeCurrent(_ id: HUDContent.ID) {
    if let index = message(id), index > 0 { messages.insert(messages.remove(at: index), at: 0) }
  }

  mutating func endMessage(_ id: HUDContent.ID) { endMessages { $0.id == id } }

  /// Ends the messages that `ends` accepts. Returns `true` if there are any.
  @discardableResult mutating func endMessages(
    where ends: (HUDContent) -> Bool = { _ in true }
  ) -> Bool {
    let former = messages
    messages = former.filter { !ends($0.content) }
    dismissal.complete(former.filter { ends($0.content) }.flatMap(\.completions), whenGone: true)
    return messages.count < former.count
  }

  /// Ends everything immediately or at the specified time. Counted activities end immediately, because
  /// the app doesn't call `popActivity` after `dismiss`.
  /// - Parameters:
  ///   - id: The content that stays onscreen until then, even if it's that of counted activities.
  ///   - fadesOut: A Boolean value that determines whether the HUD fades out, or `nil` if the content
  ///     decides.
  mutating func dismiss(
    at time: Double? = nil, keeping id: HUDContent.ID? = nil, fadesOut: Bool? = nil,
    completion: Completion? = nil
  ) {
    dismissal.begin(at: time, fadesOut: fadesOut, isEmpty: isEmpty, completion: completion)
    guard time != nil else { return endAll() }
    if let index = work.firstIndex(where: { $0.isCounted && $0.content.id == id }) {
      work[index].role = .dismissed
      work[index].content.cancel?.isPressed = true
    }
    work.removeAll { $0.isCounted && $0.content.id != id }
  }

  mutating func endAll() {
    endMessages()
    dismissal.complete(work.flatMap(\.completions))
    work = []
  }

  /// Returns the closures to run. Pass `true` if the HUD is still onscreen.
  mutating func takeDue(isOnscreen: Bool) -> [Completion] {
    dismissal.takeDue(isEmpty: isEmpty, isOnscreen: isOnscreen)
  }
}
