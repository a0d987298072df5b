// SPDX-License-Identifier: MIT

extension HUDStateMachine {
  /// A call that changes the app's requests. The next call to `step` updates the screen.
  enum Call: Sendable {
    /// Shows the content. Each activity and the first progress value increase the count by 1.
    case show(HUDContent)
    /// Shows a message. The closure runs when the message ends.
    case showMessage(HUDContent, HUDRequests.Completion)
    /// Ends a message that's onscreen or queued.
    case endMessage(HUDContent.ID)
    /// Counts and shows a `Progress` object as an activity until it finishes or is canceled.
    case follow(FollowedProgress, HUDContent)
    /// Applies new values of an observed `Progress` object, unless the ID is outdated.
    case sample(ProgressSample, of: HUDContent.ID)
    case popActivity
    /// Ends a counted activity. If no counted activities remain, the call also ends all messages.
    case popActivityOrMessages
    case setStatus(String?)
    case setDetails(String?)

    /// Begins a scoped activity, and returns its ID. The closure runs when the activity ends.
    case begin(HUDContent, HUDRequests.Completion? = nil)
    case update(HUDContent.ID, status: String?)
    case updateDetails(HUDContent.ID, String?)
    /// Changes the progress of a scoped activity, or shows the spinner if the value is `nil`.
    case updateProgress(HUDContent.ID, Double?)
    /// Shows a `Progress` object in a scoped activity until it finishes or is canceled.
    case updateFollowed(HUDContent.ID, FollowedProgress, ProgressSample)
    case end(HUDContent.ID)

    /// Runs the action of a Cancel button, unless the action has already run.
    case cancel(HUDContent.ID)

    /// Hides the HUD immediately or at the specified time.
    case dismiss(at: Double? = nil, HUDRequests.Completion? = nil)
  }
}

/// The requests from the app: messages, running activities, and an optional delayed dismissal.
///
/// Memory use grows with the number of messages, running activities, and closures that haven't run
/// yet, but not with the number of calls.
struct HUDRequests: Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// A Boolean value that determines whether a new message waits until the current message ends.
  var queuesMessages = false

  private(set) var messages: MessageQueue = []
  /// The completion handlers of messages and scoped activities that haven't ended.
  private var completions: [HUDContent.ID: [Completion]] = [:]
  private(set) var work = ActivityStack()
  private(set) var counted = CountedActivities()
  /// The delayed dismissal. `staying` is the ID of the content that represented the counted
  /// activities and stays visible until the dismissal.
  private var dismissal: (time: Double, completion: Completion?, staying: HUDContent.ID?)?
  private var lastID: HUDContent.ID = 0
  /// The number of times that the app requested content while the HUD had no other content.
  private(set) var presentationCount = 0

  /// The closures that run during the next update, such as the actions of Cancel buttons.
  private var due: [Completion] = []
  /// The completion handlers of messages that ended and of dismissals that finished.
  private var dueWhenGone: [Completion] = []

  /// The content to show onscreen, or `nil` to hide the HUD.
  var content: HUDContent? { messages.first ?? work.newest }
  var isEmpty: Bool { messages.isEmpty && work.isEmpty }
  var dismissalTime: Double? { dismissal?.time }

  /// Returns the newest content that `canShow` accepts. A message takes precedence over work.
  func newest(where canShow: (HUDContent) -> Bool) -> HUDContent? {
    if let message = messages.first, canShow(message) { return message }
    guard let newest = work.newest, !canShow(newest) else { return work.newest }
    return work.contents.last(where: canShow)
  }

  /// The `Progress` objects to observe for the counted activities and for the newest activity.
  var followed: [FollowedProgress] {
    let (counted, newest) = (counted.progress?.followed, work.newest?.followed)
    return [counted, newest == counted ? nil : newest].compactMap { $0 }
  }

  mutating func takeReleased() -> [any Sendable] {
    guard !work.released.isEmpty else { return [] }
    defer { work.released = [] }
    return work.released
  }

  /// Returns the closures for the presenter to run.
  /// - Parameter isLeaving: `true` if no requests remain but the HUD is still onscreen.
  mutating func takeDue(isLeaving: Bool) -> [Completion] {
    if !isLeaving { makeAllDue() }
    defer { if !due.isEmpty { due = [] } }
    return due
  }

  private mutating func makeAllDue() {
    guard !dueWhenGone.isEmpty else { return }
    due.append(contentsOf: dueWhenGone)
    dueWhenGone = []
  }

  private mutating func release(_ object: (some Sendable)?) {
    if let object { work.released.append(object) }
  }
}

// MARK: - Calls

extension HUDRequests {
  mutating func apply(
    _ call: consuming HUDStateMachine.Call, at time: () -> Double
  ) -> HUDContent.ID {
    switch consume call {
    case .show(var content):
      begin(&content)
      switch content.kind {
      case .activity:
        counted.begin(at: time)
        putCounted(consume content)
      case .progress: showProgress(consume content, following: nil, at: time)
      case .message:
        endCounted()
        content.start = time()
        if let unseen = messages.enqueue(content) { forget(unseen) }
      }
    case .showMessage(let content, let completion):
      _ = apply(.show(content), at: time)
      // The last message in the queue is equal to `content`, so run the handler when it ends.
      if let last = messages.last { completions[last.id, default: []].append(completion) }
    case .endMessage(let id): endMessage(id)
    case .follow(let followed, var content):
      begin(&content)
      showProgress(content, following: followed, at: time)
    case .sample(let sample, let id): apply(sample, of: id)
    case .popActivity: popActivity()
    case .popActivityOrMessages:
      popActivity()
      guard counted.count == 0 else { break }
      endMessages()
      end(dismissal?.staying)
    case .setStatus(let status): setText(\.status, status)
    case .setDetails(let details): setText(\.details, details)
    case .begin(var content, let completion):
      begin(&content)
      content.start = time()
      work.push(content)
      if let completion { completions[content.id] = [completion] }
    case .update(let id, let status): update(id) { $0.status = status }
    case .updateDetails(let id, let details): update(id) { $0.details = details }
    case .updateProgress(let id, let progress):
      update(id) { ($0.kind, $0.followed) = (.work(progress), nil) }
    case .updateFollowed(let id, var followed, let sample):
      lastID += 1
      followed.id = lastID
      release(followed)
      update(id) {
        $0.followed = followed
        $0.apply(sample)
      }
    case .end(let id): if isScoped(id) { end(id) }
    case .cancel(let id): press(id)
    case .dismiss(let time, let completion):
      let staying = counted.contentID ?? dismissal?.staying
      cancelDismissal()
      // End counted activities now, because the app doesn't call `popActivity` after `dismiss`.
      forgetCounted()
      dismissal = (time ?? -.infinity, completion, staying)
      if time == nil { dismissNow() }
    }
    // If no content remains, a delayed dismissal takes effect immediately.
    if isEmpty { dismissNow() }
    return lastID
  }

  /// Assigns an ID, cancels a delayed dismissal, and ends messages unless the policy is `.queue`.
  private mutating func begin(_ content: inout HUDContent) {
    if isEmpty { presentationCount += 1 }
    if dismissal?.time != nil {
      let staying = dismissal?.staying
      cancelDismissal()
      end(staying)
    }
    if !queuesMessages { endMessages() }
    makeAllDue()
    lastID += 1
    content.number(lastID)
  }

  private mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    if !messages.isEmpty {
      messages[0][keyPath: text] = value
    } else if let newest = work.newest {
      work[newest.id]?[keyPath: text] = value
    }
  }

  // MARK: Work

  private mutating func end(_ id: HUDContent.ID?) {
    guard let id, work[id] != nil else { return }
    work[id] = nil
    if !completions.isEmpty { due += completions.removeValue(forKey: id) ?? [] }
  }

  func isScoped(_ id: HUDContent.ID) -> Bool {
    id != counted.contentID && id != dismissal?.staying
  }

  private mutating func update(_ id: HUDContent.ID, _ change: (inout HUDContent) -> Void) {
    guard isScoped(id), var content = work[id] else { return }
    change(&content)
    work[id] = content
  }

  /// Adds `content`, which represents all counted activities, to the top of the stack.
  private mutating func putCounted(_ content: consuming HUDContent) {
    let former = counted.contentID
    counted.contentID = content.id
    work.push(consume content, replacing: former)
  }

  private mutating func showProgress(
    _ content: consuming HUDContent, following followed: FollowedProgress?, at time: () -> Double
  ) {
    if counted.progress?.followed?.id != nil { release(counted.progress?.followed) }
    counted.showProgress(&content, following: followed, at: time)
    putCounted(consume content)
  }

  private mutating func endCounted() {
    end(counted.contentID)
    forgetCounted()
  }

  private mutating func forgetCounted() {
    release(counted.progress?.followed)
    counted = CountedActivities()
  }

  private mutating func popActivity() {
    guard counted.count > 0 else { return }
    if counted.endsProgressNext { endProgress() } else { counted.endActivity() }
    if counted.count == 0 { endCounted() }
  }

  /// Ends the counted progress. If other counted activities remain, the HUD shows a spinner.
  private mutating func endProgress() {
    guard let progress = counted.endProgress() else { return }
    release(progress.followed)
    guard progress.contentID == counted.contentID else { return }
    work[progress.contentID]?.kind = .activity
    work[progress.contentID]?.cancel = nil
    work[progress.contentID]?.followed = nil
  }

  private mutating func apply(_ sample: ProgressSample, of id: HUDContent.ID) {
    if let progress = counted.progress, progress.followed?.id == id {
      if sample.isOver {
        endProgress()
        if counted.count == 0 { endCounted() }
      } else if progress.contentID == counted.contentID {
        work[progress.contentID]?.apply(sample)
      }
    } else if let newest = work.newest, newest.followed?.id == id {
      if sample.isOver, newest.id == dismissal?.staying { return end(newest.id) }
      work[newest.id]?.apply(sample)
      if sample.isOver { update(newest.id) { ($0.kind, $0.followed) = (.activity, nil) } }
    }
  }

  private mutating func press(_ id: HUDContent.ID) {
    // A progress update changes the ID of the content, but not the ID of the button.
    for contentID in [id, counted.contentID, dismissal?.staying].compactMap({ $0 })
    where work[contentID]?.cancel?.id == id {
      if id == counted.progress?.id { counted.notePress() }
      if let action = work[contentID]?.pressCancel() { due.append(action) }
    }
  }

  // MARK: Messages

  private mutating func endMessages() {
    guard !messages.isEmpty else { return }
    for message in messages { forget(message) }
    messages = []
  }

  mutating func endMessage(_ id: HUDContent.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    forget(messages.remove(at: index))
    if isEmpty { dismissNow() }
  }

  private mutating func forget(_ message: HUDContent) {
    release(message)
    if let completions = completions.removeValue(forKey: message.id) { dueWhenGone += completions }
  }

  // MARK: Dismissal

  private mutating func cancelDismissal() {
    if let completion = dismissal?.completion { due.append(completion) }
    dismissal = nil
  }

  mutating func dismissNow() {
    guard let dismissal else { return }
    self.dismissal = nil
    endMessages()
    work.removeAll()
    // The remaining closures belong to scoped activities, because all messages have ended.
    due += completions.sorted { $0.key < $1.key }.flatMap(\.value)
    completions = [:]
    forgetCounted()
    if let completion = dismissal.completion { dueWhenGone.append(completion) }
  }
}
