// SPDX-License-Identifier: MIT

/// The global HUD, which shows your app's progress and messages.
///
/// You can call the methods of the global HUD from any thread or actor, in any order. Each call
/// updates the requested state of the HUD and returns immediately. The HUD shows this state on the
/// next iteration of the main run loop or, if many calls follow each other, in the next sixtieth of a
/// second. The most recent call takes precedence. The methods never wait for the main thread, and
/// never trap.
///
/// To appear, the HUD needs an active scene. If you show it earlier, for example at launch, it appears when a
/// scene becomes active. In a UI test, its bezel has the accessibility identifier `StatusHUD`. The type of the
/// element depends on the content, so search for any type.
///
/// Many methods have the following parameters:
/// - `status` is the text below the indicator, and `details` is the smaller text below the status.
///   If a string is `nil` or empty, the HUD doesn't reserve space for it. All methods that show work or a
///   message take `details`.
/// - `maskType` is the mask that covers the app. All methods that show work or a message take it. The
///   default is `.automatic`, which uses ``Configuration/maskType``, even if that changes later. If that's
///   `.automatic`, too, the HUD lets touches pass.
/// - `onCancel` is the action of a Cancel button below the text. All methods that show work take it, except
///   `withCancellableActivity`, whose button cancels the operation. The action runs at most once, on the main
///   actor. After it runs, the button is disabled until its activity ends or gets a new
///   action with ``Activity/update(onCancel:)``. The Cancel button is visible only while the HUD shows
///   the button's activity.
/// - `duration` is the number of seconds that a message remains visible after its fade-in. If the
///   duration is `.infinity`, the message never ends automatically, so dismiss or replace it. If the
///   duration is `nil`, negative, or NaN, the HUD uses ``displayDuration(for:details:)``.
/// - `position` is the position of a message beside the HUD. The message then doesn't end or cover work. The
///   default is `nil`, which shows the message in the HUD. For more information, see ``Message/position``.
/// - `progress` is the completed fraction, clamped to 0...1. The HUD treats NaN as 0.
public enum StatusHUD {
  // MARK: Activities

  /// Shows the spinner and adds one to the activity count.
  ///
  /// Balance each call with a call to ``popActivity()``. This method cancels a delayed dismissal
  /// and, unless ``Configuration/messagePolicy`` is `.queue`, ends the current message.
  public static func show(
    status: String? = nil, details: String? = nil, maskType: MaskType = .automatic,
    onCancel: CancelAction? = nil
  ) {
    let content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    store.change { $0.requests.show(content, at: $1) }
  }

  /// Ends the newest counted activity. If no counted activity is running, this method does nothing.
  ///
  /// An observed `Progress` object ends on its own, so this method ends all other counted activities
  /// first. Calls to ``show(status:details:maskType:onCancel:)`` in a row share one place in the HUD,
  /// which shows the latest text, mask, and Cancel button, even after a call to this method. Progress
  /// has its own place, and so have the calls before and after the app presents a page. When the last
  /// activity ends, the HUD disappears unless it has a message to show.
  ///
  /// A message ends all counted activities. If you call this method later for one of them, it ends
  /// an activity that began after the message. To prevent this, use `withActivity`.
  public static func popActivity() { store.change { state, _ in state.requests.popActivity() } }

  /// The number of activities that are still running, counted and scoped. When all work has ended, the
  /// value is 0.
  public static var activityCount: Int { store.read { $0.requests.activityCount } }

  /// Shows determinate progress, by default as a ring that fills clockwise.
  ///
  /// The first call adds one to the activity count. Later calls show new values and don't change
  /// the count. Balance all these calls with a single call to ``popActivity()``. If the HUD
  /// observes a `Progress` object from an earlier call, it stops observing that object.
  ///
  /// Each call replaces the text, the mask, and the action of the Cancel button, so pass all arguments
  /// in each call. After the user presses the button, it's disabled until the progress ends. Later
  /// values, with or without `onCancel`, keep it disabled. Another `Progress` object has its own button.
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil, details: String? = nil,
    maskType: MaskType = .automatic, onCancel: CancelAction? = nil
  ) {
    let content = HUDContent(
      .init(fraction: Double(progress)), status: status, details: details, maskType: maskType,
      onCancel: onCancel)
    store.change { $0.requests.show(content, at: $1) }
  }

  /// Shows the completed fraction of a `Progress` object until it finishes or is canceled.
  ///
  /// This method adds one to the activity count. When `progress` finishes or is canceled, the HUD
  /// subtracts one from the count, so don't call ``popActivity()``. If a counted activity already
  /// shows progress, this method updates that activity. The method reads `progress` once. The HUD then
  /// reads it on the main thread, up to 60 times a second while the value changes and 4 times a second
  /// otherwise.
  ///
  /// On Linux, `Progress` isn't thread-safe, so use `progress` only on the main thread.
  /// - Parameters:
  ///   - progress: The `Progress` object to observe. While `progress` is indeterminate, the HUD
  ///     shows the spinner instead of a ring. If `progress` is already finished or canceled, this
  ///     method does nothing.
  ///   - status: The text below the indicator. If ``Configuration/showsProgressDescription`` is `true`,
  ///     the descriptions of `progress` take the place of a missing `status` and missing `details`.
  ///   - details: The smaller text below the status.
  ///   - maskType: The mask that covers the app. The default is `.automatic`, which uses the mask of the
  ///     configuration.
  ///   - onCancel: The action of a Cancel button, such as `{ progress.cancel() }`.
  public static func showProgress(
    _ progress: Progress, status: String? = nil, details: String? = nil,
    maskType: MaskType = .automatic, onCancel: CancelAction? = nil
  ) {
    let sample = store.sample(progress)
    // Don't show progress that's already finished or canceled, because its activity wouldn't end.
    guard !sample.isOver else { return }
    var content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    content.apply(sample)
    store.change { [content] in $0.requests.show(content, at: $1) }
  }

  // MARK: Messages

  /// Shows a message that disappears automatically.
  ///
  /// Unless the message has a ``Message/position``, it covers the activities in the HUD, and this method ends
  /// all counted activities. Scoped activities continue, and reappear after the message ends. The method cancels
  /// a delayed dismissal. A message without an icon and text isn't shown, but the method does everything else.
  /// - Parameters:
  ///   - message: The message.
  ///   - completion: A completion handler that runs exactly once, on the main actor, after the
  ///     message ends. A message can end early because of another call, a tap, or a full queue. The
  ///     handler runs even if the message never appears. If the last message in the queue is equal
  ///     to `message`, the HUD doesn't queue `message`, and the handler runs when the last message
  ///     ends.
  public static func show(_ message: Message, completion: (@MainActor @Sendable () -> Void)? = nil)
  { show(HUDContent(message), completion) }

  /// Shows a message with its own configuration.
  ///
  /// ```swift
  /// StatusHUD.show(.success("Saved"), configure: { $0.position = .top })
  /// ```
  /// The configuration belongs to this message alone, even while the message waits in a queue. It begins
  /// as a copy of ``configuration``, but with the mask of the message. Later changes of ``configuration``
  /// don't affect the message, with one exception: if the closure leaves the mask `.automatic`, the message
  /// has the mask of ``configuration``.
  ///
  /// ``Configuration/messagePolicy`` determines whether this message waits, and
  /// ``Configuration/windowLevel`` has no effect. If the message has a ``Message/position``, the
  /// ``Configuration/offset`` starts at zero, and the ``Configuration/position`` stays that of the
  /// message. A message with its own configuration isn't equal to the message before it or after it, so
  /// the HUD shows both.
  /// - Parameters:
  ///   - message: The message.
  ///   - configure: A closure that changes the configuration of the message. The closure runs once, on the
  ///     calling thread, before this method returns.
  ///   - completion: A completion handler that runs exactly once, after the message ends. For more
  ///     information, see ``show(_:completion:)``.
  public static func show(
    _ message: Message, configure: (inout Configuration) -> Void,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) { show(HUDContent(message, configuration.own(of: message, configure)), completion) }

  private static func show(_ content: HUDContent, _ completion: HUDRequests.Completion?) {
    store.changeStates { $0.showMessage(content, at: $1, completion: completion) }
  }

  /// Shows a message with an “i” in a circle. For more information, see ``show(_:completion:)``.
  public static func showInfo(
    status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType = .automatic, position: HUDPosition? = nil
  ) { show(Message(.info, status, details, duration, maskType, position)) }

  /// Shows a message with a check mark. For more information, see ``show(_:completion:)``.
  public static func showSuccess(
    status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType = .automatic, position: HUDPosition? = nil
  ) { show(Message(.success, status, details, duration, maskType, position)) }

  /// Shows a message with a cross. For more information, see ``show(_:completion:)``.
  public static func showError(
    status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType = .automatic, position: HUDPosition? = nil
  ) { show(Message(.error, status, details, duration, maskType, position)) }

  /// Shows a message with your image. For more information, see ``show(_:completion:)``.
  public static func showImage(
    _ image: UIImage, status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType = .automatic, position: HUDPosition? = nil
  ) { show(Message(.image(image), status, details, duration, maskType, position)) }

  /// Shows a message that contains only text. For more information, see ``show(_:completion:)``.
  public static func showText(
    _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType = .automatic, position: HUDPosition? = nil
  ) { show(Message(nil, status, details, duration, maskType, position)) }

  /// Returns the number of seconds that a message remains visible if you don't specify a duration.
  ///
  /// The duration is 0.5 seconds plus 0.06 seconds for each character, and is limited to the range
  /// from ``Configuration/minimumDisplayDuration`` to ``Configuration/maximumDisplayDuration``.
  /// Wide characters, such as Chinese characters and most emoji, count as two characters each. The
  /// calculation includes only the first 100,000 Unicode scalars of each string.
  public static func displayDuration(for status: String?, details: String? = nil) -> TimeInterval {
    configuration.displayDuration(toRead: HUDContent.readingTime(status, details))
  }

  // MARK: Updating and hiding

  /// Changes the status of the newest running activity, even if a message covers it. If no activity is
  /// running, the method changes the status of the message. The method doesn't show the HUD, change the
  /// activity count, or extend the duration of a message.
  public static func setStatus(_ status: String?) {
    store.change { state, _ in state.setText(\.status, status) }
  }

  /// Changes the details of the newest running activity, or of the message if no activity is running, as
  /// ``setStatus(_:)`` does.
  ///
  /// VoiceOver announces new details only if there's no status, because details can change often.
  public static func setDetails(_ details: String?) {
    store.change { state, _ in state.setText(\.details, details) }
  }

  /// Hides the HUD now or after a delay, and ends all activities and all messages in the HUD.
  ///
  /// Messages beside the HUD stay. To end those, too, call ``dismissAll()``. A delay isn't a time limit, because
  /// the work of your app continues: If you show work or a message in the HUD, or call this method again, during
  /// the delay, the HUD cancels the delayed dismissal.
  ///
  /// Counted activities end immediately. If the HUD shows a counted activity when you call this method, the
  /// activity's content stays onscreen for the delay, with its Cancel button disabled. No other counted activity
  /// comes back, for example when a scoped activity that covered it ends during the delay. Messages and scoped
  /// activities end after the delay at the latest.
  /// - Parameters:
  ///   - delay: The delay in seconds. The HUD treats a negative, NaN, or infinite delay as 0. A delay
  ///     doesn't extend a message, so pass a `duration` when you show the message.
  ///   - completion: A completion handler that runs exactly once, on the main thread, after the
  ///     HUD disappears. If the HUD isn't onscreen, or if another call replaces or cancels the
  ///     dismissal, the handler runs during the next update of the HUD.
  public static func dismiss(
    after delay: TimeInterval = 0, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let isDelayed = delay > 0 && delay.isFinite
    store.change { $0.dismiss(at: isDelayed ? $1 + delay : nil, completion: completion) }
  }

  /// Ends the messages that are equal to `message`, whether they're onscreen or waiting, and nothing else.
  ///
  /// The method compares messages as you passed them, so ``setStatus(_:)``, ``setDetails(_:)``, and a
  /// message's own configuration make no difference.
  public static func dismiss(_ message: Message) {
    store.changeStates { states, _ in
      states.changeAll { $0.requests.endMessages { $0.passed?.message == message } }
    }
  }

  /// Hides the HUD, and ends all activities and messages, even those beside the HUD, for example when the user
  /// logs out, or after each test.
  public static func dismissAll() {
    store.changeStates { states, _ in states.changeAll { $0.requests.dismiss() } }
  }

  /// Hides the HUD and ends all activities and all messages in the HUD. You can pass this method to an API
  /// that takes a function without parameters.
  @_disfavoredOverload public static func dismiss() { dismiss(after: 0, completion: nil) }

  /// Hides the HUD now or after a delay, and then runs a closure on the main actor.
  @_disfavoredOverload @_documentation(visibility: internal)
  @preconcurrency @MainActor public static func dismiss(
    after delay: TimeInterval = 0, completion: @escaping () -> Void
  ) { dismiss(after: delay, completion: { @MainActor @Sendable in completion() }) }

  /// Presses the Cancel button that's onscreen, as if the user touched it.
  ///
  /// Call this method in your app's own key command, such as one for the Escape key. The button's
  /// action runs before this method returns. If you just replaced the action with
  /// ``Activity/update(onCancel:)``, the new action runs.
  /// - Returns: `true` if an action runs, or `false` if no enabled Cancel button is onscreen, if the HUD has
  ///   stepped aside, or if its work has just ended or given way to another call to
  ///   ``show(status:details:maskType:onCancel:)``.
  @discardableResult @MainActor public static func cancel() -> Bool {
    place.view?.press.cancel() ?? false
  }

  // MARK: State

  /// A Boolean value that indicates whether the HUD should be onscreen.
  ///
  /// The value becomes `true` when a call shows the HUD, and `false` when a call, a delayed
  /// dismissal, or the end of a message hides it. The grace time and fades don't affect the value.
  public static var isVisible: Bool { store.read { !$0.requests.isEmpty } }

  /// The status that the HUD should show, or `nil` if there's no status.
  public static var status: String? { store.read { $0.content?.texts.status } }

  /// The details that the HUD should show, or `nil` if there are no details.
  public static var details: String? { store.read { $0.content?.texts.details } }

  /// The messages that are onscreen or waiting, as you passed them. Those in the HUD come before those beside
  /// it, which begin with the position that has the oldest one.
  public static var messages: [Message] {
    store.readAll { $0.messages.compactMap(\.passed?.message) }
  }

  /// A description of all current requests and their ages, such as “counted 2: no text, 73 s;
  /// scoped: none; waiting: none; on screen: 71 s”.
  ///
  /// The age of counted activities is that of the oldest one. While the HUD steps aside for an alert or a
  /// page, its part of the description ends with “on screen: no, because of an alert” or “a page”. The parts
  /// of messages beside the HUD begin with “beside” and the position. To find out why the HUD doesn't
  /// disappear, log the description. The format of the description can change.
  public static var stateDescription: String { store.readAll { $0.description(at: store.now()) } }

  // MARK: Appearance and placement

  /// The configuration of the HUD. Changes take effect immediately, even if the HUD is visible, except in
  /// a message with its own configuration.
  ///
  /// You can read and write this property atomically from any thread. To change only some values,
  /// use ``configure(_:)``.
  public static var configuration: Configuration {
    get { store.configuration }
    set { store.configure { $0 = newValue } }
  }

  /// Changes the configuration atomically.
  /// - Parameter change: A closure that runs once, before this method returns. Other threads can't
  ///   change the configuration while the closure runs. So don't wait for another thread in the closure,
  ///   because that thread might be waiting to change the configuration. If you call this method inside
  ///   the closure, the outer call overwrites the changes of the inner call.
  public static func configure(_ change: (inout Configuration) -> Void) { store.configure(change) }

  /// The view that contains the HUD, or `nil` to use a window above the app. The default is `nil`.
  ///
  /// The HUD holds a weak reference to the view and fills its bounds. If the view isn't in a
  /// window, the HUD appears in its own window. Setting this property moves a visible HUD. If you add
  /// another view in front of the HUD, the next `show` brings the HUD to the front again.
  ///
  /// An app extension must set this property, because it has no scene.
  @preconcurrency @MainActor public static var containerView: UIView? {
    get { place.containerView }
    set { place.containerView = newValue }
  }

  /// The window scene that contains the HUD. The default is `nil`, which uses the active scene.
  ///
  /// If several scenes are active side by side, the HUD appears in the one whose window became key last
  /// since your app first used the HUD. On visionOS, it appears in a volume only if there's no window.
  ///
  /// The HUD holds a weak reference to the scene. The HUD appears when the scene is in the
  /// foreground. If the scene disconnects, the HUD appears in another scene. Setting this property
  /// moves a visible HUD.
  @preconcurrency @MainActor public static var windowScene: UIWindowScene? {
    get { place.resolver.preferredScene }
    set { place.resolver.preferredScene = newValue }
  }

  // MARK: The global HUD

  static let store = HUDStore { Task { @MainActor in place.presenter.updateForCalls() } }
  @MainActor static let place: GlobalHUDPlace = GlobalHUDPlace(store: store)

  /// Ends the newest counted activity and, if no counted activities remain, all messages.
  package static func popActivityOrMessages() {
    store.change { state, _ in state.requests.popActivityOrMessages() }
  }
}
