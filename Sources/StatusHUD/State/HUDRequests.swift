// SPDX-License-Identifier: MIT

/// The requests from the app: messages, running activities, and an optional delayed dismissal.
///
/// Memory use grows with the number of messages, running activities, and closures that haven't run
/// yet, but not with the number of calls. Times are in seconds.
struct HUDRequests: Sendable {
  typealias Completion = @MainActor @Sendable () -> Void

  /// A Boolean value that determines whether a new message waits until the current message ends.
  var queuesMessages = false
  /// Boolean values that determine whether the HUD fades the next time that it appears or
  /// disappears.
  var (fadesIn, fadesOut) = (true, true)
  /// The mask for content that has no mask of its own, or `nil` to use the mask of the configuration.
  var maskType: StatusHUD.MaskType?

  /// The ID of the content onscreen.
  var shownID: HUDContent.ID?
  /// Where the HUD could appear at the last update.
  var availability = HUDAvailability(hasDefault: false)
  private var queue = MessageQueue()
  /// The content of all running activities.
  private(set) var work = ContentList()
  /// The counted activities, all of which one content in `work` represents.
  private(set) var counted: CountedWork?
  private var dismissal: (time: Double, completion: Completion?)?
  /// The completion handlers of scoped activities that haven't ended.
  private var completions: [HUDContent.ID: Completion] = [:]
  /// The Cancel buttons that the user pressed.
  private var pressed: Set<HUDContent.ID> = []
  private var lastID: HUDContent.ID = 0
  /// The number of times that the app requested content while the HUD had no other content.
  private(set) var presentationCount = 0

  /// The closures that run during the next update, such as the actions of Cancel buttons.
  private var due: [Completion] = []
  /// The completion handlers of dismissals that finished.
  private var dueWhenGone: [Completion] = []

  /// The content to show onscreen, or `nil` to hide the HUD.
  var content: HUDContent? { visible ?? newest { _ in true } }
  /// The content that can appear where the HUD could appear at the last update.
  var visible: HUDContent? { newest { availability.canShow($0) } }
  var messages: ContentList { queue.messages }
  /// The message onscreen or, if there's none, the first message.
  private var message: HUDContent? { shownID.flatMap { messages[$0] } ?? messages.contents.first }
  var isEmpty: Bool { messages.isEmpty && work.isEmpty }
  var activityCount: Int { counted?.count ?? 0 }
  var dismissalTime: Double? { dismissal?.time }

  /// Returns the newest content that `canShow` accepts. A message takes precedence over work.
  @inline(never) func newest(where canShow: (HUDContent) -> Bool) -> HUDContent? {
    // Don't inline this function, because its code would be in the app for each caller.
    var content = message.flatMap { canShow($0) ? $0 : nil }
    content = content ?? messages.contents.first(where: canShow) ?? work.last(where: canShow)
    if content?.maskType == nil { content?.maskType = maskType }
    if let id = content?.cancel?.id, pressed.contains(id) { content?.cancel?.isPressed = true }
    return content
  }

  /// The `Progress` objects to observe for the counted activities and for the activity onscreen.
  var followed: [FollowedProgress] {
    let shown = shownID.flatMap { work[$0] } ?? work.last
    let (counted, scoped) = (counted?.progress?.followed, shown?.followed)
    return [counted, scoped == counted ? nil : scoped].compactMap { $0 }
  }

  mutating func takeReleased() -> ([HUDContent], [HUDContent]) {
    (queue.messages.takeReleased(), work.takeReleased())
  }

  /// Returns the closures for the presenter to run.
  /// - Parameter isLeaving: `true` if no requests remain but the HUD is still onscreen.
  mutating func takeDue(isLeaving: Bool) -> [Completion] {
    if !isLeaving { makeAllDue() }
    defer { due = [] }
    return due
  }

  /// A Boolean value that indicates whether closures wait for the next update.
  var hasDue: Bool { !due.isEmpty || !queue.ended.isEmpty || !dueWhenGone.isEmpty }

  private mutating func makeAllDue() {
    guard hasDue else { return }
    due += queue.ended + dueWhenGone
    (queue.ended, dueWhenGone) = ([], [])
  }

  /// Cancels a delayed dismissal, ends messages unless the policy is `.queue`, and returns the
  /// content with its ID.
  private mutating func begin(_ content: HUDContent, at time: Double) -> HUDContent {
    if isEmpty { presentationCount += 1 }
    if dismissal != nil {
      cancelDismissal()
      if let counted, counted.count == 0 { end(counted.id) }
    }
    if !queuesMessages { endMessages() }
    makeAllDue()
    lastID += 1
    var content = content
    (content.id, content.start) = (lastID, time)
    content.cancel?.id = lastID
    return content
  }

  // MARK: Text

  /// Changes the text of the content onscreen or, if there isn't any, of the content that comes next.
  /// A status from the app replaces the description of a `Progress` object.
  mutating func setText(_ text: WritableKeyPath<HUDContent, String?>, _ value: String?) {
    guard let id = content?.id else { return }
    queue.messages[id]?[keyPath: text] = value
    if var newest = work[id] {
      newest[keyPath: text] = value
      if text == \.status {
        newest.followed?.isDescribed = false
        if newest.id == counted?.id { counted?.progress?.followed?.isDescribed = false }
      }
      work[newest.id] = newest
    }
  }

  // MARK: Scoped activities

  /// Begins a scoped activity, and returns its ID. The closure runs when the activity ends.
  mutating func begin(_ content: HUDContent, at time: Double, onEnd: Completion?) -> HUDContent.ID {
    let content = begin(content, at: time)
    work.append(content)
    completions[content.id] = onEnd
    return content.id
  }

  mutating func update(_ id: HUDContent.ID, _ change: (inout HUDContent) -> Void) {
    guard isScoped(id), var content = work[id] else { return }
    change(&content)
    work[id] = content
  }

  /// Shows a `Progress` object in a scoped activity until it finishes or is canceled.
  mutating func follow(_ followed: FollowedProgress, _ sample: ProgressSample, in id: HUDContent.ID)
  {
    lastID += 1
    var followed = followed
    followed.id = lastID
    update(id) {
      $0.followed = followed
      $0.apply(sample)
    }
  }

  /// Shows a new Cancel button in a scoped activity, or removes the button.
  mutating func setCancel(_ action: StatusHUD.CancelAction?, in id: HUDContent.ID) {
    lastID += 1
    let cancelID = lastID
    update(id) { $0.cancel = action.map { HUDContent.Cancel(action: $0, id: cancelID) } }
  }

  mutating func endScoped(_ id: HUDContent.ID) { if isScoped(id) { end(id) } }

  func isScoped(_ id: HUDContent.ID) -> Bool { id != counted?.id }

  private mutating func end(_ id: HUDContent.ID) {
    guard work[id] != nil else { return }
    work[id] = nil
    if id == counted?.id { counted = nil }
    if let completion = completions.removeValue(forKey: id) { due.append(completion) }
    requestsDidEnd()
  }

  // MARK: Counted activities

  /// Adds one to the count, and shows the spinner.
  mutating func show(_ content: HUDContent, at time: Double) {
    let content = begin(content, at: time)
    var counted = counted ?? CountedWork(start: time)
    counted.begin(hiding: counted.progress?.followed == nil ? nil : work[counted.id])
    show(content, as: counted)
  }

  /// Shows progress, which counts once. A `Progress` object counts until it finishes or is canceled.
  mutating func showProgress(
    _ content: HUDContent, following followed: FollowedProgress? = nil, at time: Double
  ) {
    var content = begin(content, at: time)
    var counted = counted ?? CountedWork(start: time)
    counted.showProgress(&content, following: followed)
    show(content, as: counted)
  }

  /// Moves the content of the counted activities to the end of the list.
  private mutating func show(_ content: HUDContent, as counted: CountedWork) {
    work[counted.id] = nil
    work.append(content)
    self.counted = counted
    self.counted?.id = content.id
  }

  /// Ends the newest counted activity.
  mutating func popActivity() {
    guard let counted, counted.count > 0 else { return }
    lastID += 1
    if counted.endsProgressNext {
      endProgress()
    } else if let content = self.counted?.endActivity(lastID) {
      work[counted.id] = content
    }
    if activityCount == 0 { end(counted.id) }
  }

  /// Ends a counted activity. If no counted activities remain, the method also ends all messages.
  mutating func popActivityOrMessages() {
    popActivity()
    guard activityCount == 0 else { return }
    endMessages()
    if let counted { end(counted.id) }
  }

  /// Ends the counted progress. If other counted activities remain, the HUD shows a spinner.
  private mutating func endProgress() {
    guard let id = counted?.id, counted?.endProgress() == true, var shown = work[id] else { return }
    if shown.followed?.isDescribed == true { shown.status = nil }
    (shown.kind, shown.cancel, shown.followed) = (.activity, nil, nil)
    work[id] = shown
  }

  /// Applies new values of an observed `Progress` object, unless the ID is outdated.
  mutating func apply(_ sample: ProgressSample, of id: HUDContent.ID) {
    if let counted, let progress = counted.progress, progress.followed?.id == id {
      if sample.isOver {
        endProgress()
        if activityCount == 0 { end(counted.id) }
      } else if progress.isShown {
        work[counted.id]?.apply(sample)
      }
    } else if let content = work.last(where: { $0.followed?.id == id }) {
      // Counted progress that's visible only because of a delayed dismissal doesn't become a spinner.
      if sample.isOver, !isScoped(content.id) { return end(content.id) }
      work[content.id]?.apply(sample)
    }
  }

  /// Runs the action of a Cancel button. Returns `false` if the action has already run.
  mutating func press(_ id: HUDContent.ID) -> Bool {
    guard let cancel = work.last(where: { $0.cancel?.id == id })?.cancel,
      pressed.insert(id).inserted
    else { return false }
    due.append(cancel.action)
    return true
  }

  // MARK: Messages

  /// Shows a message, and returns its ID. The closure runs when the message ends.
  @discardableResult mutating func show(
    message: HUDContent, at time: Double, completion: Completion? = nil
  ) -> HUDContent.ID {
    let message = begin(message, at: time)
    if let counted { end(counted.id) }
    return queue.append(message, behind: self.message?.id, completion: completion)
  }

  mutating func endMessage(_ id: HUDContent.ID) {
    queue.end(id)
    requestsDidEnd()
  }

  private mutating func endMessages() {
    for message in messages.contents { queue.end(message.id) }
    requestsDidEnd()
  }

  // MARK: Dismissal

  /// Hides the HUD immediately or at the specified time. Counted activities end immediately, because
  /// the app doesn't call `popActivity` after `dismiss`, but their content stays onscreen.
  mutating func dismiss(at time: Double? = nil, completion: Completion? = nil) {
    cancelDismissal()
    counted?.count = 0
    counted?.progress = nil
    dismissal = (time ?? -.infinity, completion)
    if time == nil { dismissNow() }
    requestsDidEnd()
  }

  private mutating func cancelDismissal() {
    if let completion = dismissal?.completion { due.append(completion) }
    dismissal = nil
  }

  mutating func dismissNow() {
    guard let dismissal else { return }
    self.dismissal = nil
    endMessages()
    work.removeAll()
    due += completions.sorted { $0.key < $1.key }.map(\.value)
    completions = [:]
    counted = nil
    if let completion = dismissal.completion { dueWhenGone.append(completion) }
    requestsDidEnd()
  }

  /// If no content remains, a delayed dismissal takes effect immediately.
  private mutating func requestsDidEnd() {
    guard isEmpty else { return }
    pressed = []
    dismissNow()
  }
}
