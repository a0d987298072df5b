// SPDX-License-Identifier: MIT

/// The global HUD, which shows the user what the app is doing.
///
/// You can call it from any thread or actor, in any order. Each call immediately updates the
/// desired state of the HUD and returns. The main thread applies that state once per turn, and the
/// last call wins. No call waits for the main thread, traps, or throws an error of its own.
///
/// All calls share these parameters:
/// - `status` is the text below the indicator, and `details` is smaller text below the status.
///   `nil` and empty strings take up no space.
/// - `maskType` is the mask over the app for this call. If it's `nil`, the HUD uses
///   ``Configuration/maskType`` and follows its changes.
/// - `onCancel` adds a Cancel button below the text. The action runs once, on the main actor; then
///   the button is disabled until the work ends. The button belongs to its work and is visible only
///   while the HUD shows that work, so a message has no button.
/// - `duration` is the time that a message stays after its fade-in, in seconds. If it's
///   `.infinity`, the message stays until it's dismissed or replaced. If it's `nil`, negative, or
///   NaN, the result of ``displayDuration(for:details:)`` applies.
/// - `progress` is the completed fraction. Values are clamped to 0...1, and NaN becomes 0.
public enum StatusHUD {
  // MARK: Activities

  /// Shows the spinner and adds one to the activity count.
  ///
  /// Balance each call with ``popActivity()``. The call cancels a delayed dismissal. It replaces a
  /// message unless messages are queued.
  public static func show(
    status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    showWork(nil, status, details, maskType, onCancel)
  }

  /// Ends the newest counted work. If the count is 0, the call does nothing.
  ///
  /// If the newest counted work is progress, other counted work continues as a spinner. When the
  /// count reaches 0, the HUD disappears unless a scoped activity is running.
  public static func popActivity() { store.apply(.popActivity) }

  /// The number of counted activities that haven't ended.
  public static var activityCount: Int { store.read { $0.activityCount } }

  /// Shows work of known length as a ring that fills clockwise.
  ///
  /// The first call adds one to the activity count; later calls show new values without changing
  /// the count. Balance all of these calls with a single ``popActivity()``. If the HUD was
  /// following a `Progress`, it stops, and these calls take over its count.
  ///
  /// Each call replaces the text and the Cancel button, so pass all arguments every time.
  @inlinable
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil, details: String? = nil,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil
  ) {
    showWork(Double(progress), status, details, maskType, onCancel)
  }

  @usableFromInline static func showWork(
    _ fraction: Double?, _ status: String?, _ details: String?, _ maskType: MaskType?,
    _ onCancel: CancelAction?
  ) {
    let content = HUDContent(
      .work(fraction), status: status, details: details, maskType: maskType, onCancel: onCancel)
    store.apply(.show(content))
  }

  /// Shows a `Progress` until it's finished or canceled.
  ///
  /// The call adds one to the activity count. When `progress` ends, the HUD subtracts one, so don't
  /// call ``popActivity()``. The HUD follows only the newest counted `Progress`. It reads
  /// `progress` on the main thread, up to 60 times a second while the value changes and 4 times a
  /// second while it doesn't. A call after `showProgress` with numbers takes over their count.
  ///
  /// On Linux, `Progress` has no lock, so make this call and change `progress` on the main thread.
  /// - Parameters:
  ///   - progress: The progress, which appears as a ring, or as the spinner while it's
  ///     indeterminate. If it's already finished or canceled, the call does nothing.
  ///   - status: The text below the indicator. If it's `nil` and
  ///     ``Configuration/showsProgressDescription`` is `true`, the HUD shows the
  ///     `localizedDescription` of `progress`.
  ///   - details: The smaller text below the status.
  ///   - maskType: The mask over the app for this call.
  ///   - onCancel: The action of a Cancel button, such as `{ progress.cancel() }`.
  public static func showProgress(
    _ progress: Progress, status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    let isDescribed = status == nil && configuration.showsProgressDescription
    let followed = FollowedProgress(progress: progress, isDescribed: isDescribed)
    let sample = ProgressSample(of: followed)
    // There's nothing to show, and nothing would end the activity later.
    guard !sample.isOver else { return }
    var content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    content.apply(sample)
    store.apply(.follow(followed, content))
  }

  // MARK: Messages

  /// Shows a message, which disappears automatically.
  ///
  /// A message ends counted activities. Scoped activities continue and reappear after the message.
  /// - Parameters:
  ///   - message: The message.
  ///   - completion: A closure that runs exactly once, on the main actor, when the message ends. A
  ///     message ends when its time is up, when a call replaces or dismisses it, or when too many
  ///     messages wait, even if it never appeared. If the last message in the queue equals this
  ///     one, the HUD doesn't add it, and the completion runs when the other message ends.
  public static func show(
    _ message: Message, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let content = HUDContent(message)
    store.apply(completion.map { .showMessage(content, $0) } ?? .show(content))
  }

  /// Shows a message with an “i” in a circle, in the same way as ``show(_:completion:)``.
  public static func showInfo(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.info(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with a check mark, in the same way as ``show(_:completion:)``.
  public static func showSuccess(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.success(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with a cross, in the same way as ``show(_:completion:)``.
  public static func showError(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.error(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with an image from the app, in the same way as ``show(_:completion:)``.
  public static func showImage(
    _ image: UIImage, status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.image(image, status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with only text, in the same way as ``show(_:completion:)``.
  public static func showText(
    _ status: String, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.text(status, details: details, duration: duration, maskType: maskType))
  }

  /// Returns the default time that a message with this text stays after its fade-in, in seconds.
  ///
  /// The time is 0.5 seconds, plus 0.06 for each character, limited by
  /// ``Configuration/minimumDisplayDuration`` and ``Configuration/maximumDisplayDuration``.
  /// Chinese, Japanese, Korean, and other wide characters, including most emoji, add 0.12. Only the
  /// first 100,000 characters of each string add time.
  public static func displayDuration(for status: String?, details: String? = nil) -> TimeInterval {
    configuration.displayDuration(toRead: Configuration.readingTime(status, details))
  }

  // MARK: Updating and hiding

  /// Changes the status of the current message or work. The call doesn't show the HUD, change the
  /// activity count, or prolong a message.
  public static func setStatus(_ status: String?) { store.apply(.setStatus(status)) }

  /// Changes the details of the current message or work. The call doesn't show the HUD, change the
  /// activity count, or prolong a message.
  ///
  /// VoiceOver announces new details only if there's no status, because details may change often.
  public static func setDetails(_ details: String?) { store.apply(.setDetails(details)) }

  /// Hides the HUD, now or after a delay, and immediately ends all counted activities.
  ///
  /// A later call that shows the HUD cancels a delayed dismissal; a later dismissal replaces it.
  /// When the HUD is hidden, all messages and scoped activities end too.
  /// - Parameters:
  ///   - delay: The delay in seconds. An invalid number is treated as 0.
  ///   - completion: A closure that runs exactly once, on the main thread, when the HUD has
  ///     disappeared. It runs in the next turn if nothing is shown or another call replaces this
  ///     one.
  public static func dismiss(
    after delay: TimeInterval = 0, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let time = delay > 0 && delay.isFinite ? CACurrentMediaTime() + delay : nil
    store.apply(.dismiss(at: time, completion))
  }

  /// Hides the HUD and ends all counted activities. Pass this method where an API takes a function
  /// without parameters.
  @_disfavoredOverload
  public static func dismiss() { dismiss(after: 0, completion: nil) }

  /// Hides the HUD, now or after a delay, with a completion that isn't sendable.
  @_disfavoredOverload @_documentation(visibility: internal)
  @preconcurrency @MainActor public static func dismiss(
    after delay: TimeInterval = 0, completion: @escaping () -> Void
  ) {
    dismiss(after: delay, completion: { @MainActor @Sendable in completion() })
  }

  // MARK: State

  /// A Boolean value that indicates whether the HUD should be on screen.
  ///
  /// The value becomes `true` when a call shows the HUD. It becomes `false` when a call hides the
  /// HUD, or when a delay or a message ends. Grace time and fades don't change it.
  public static var isVisible: Bool { store.read { $0.content != nil } }

  /// The status that the HUD should show, or `nil` if there's none.
  public static var status: String? { store.read { $0.content?.status } }

  /// The details that the HUD should show, or `nil` if there are none.
  public static var details: String? { store.read { $0.content?.details } }

  /// A description of all requests, with their ages, such as “counted 2: Loading, 73 s; scoped:
  /// Sync, 12 s; waiting: none; on screen: 71 s”.
  ///
  /// The age of counted work is the time since the count was last 0. Log the description to find
  /// out why the HUD doesn't disappear. It's for developers, and its format can change.
  public static var stateDescription: String {
    store.read { $0.description(at: CACurrentMediaTime()) }
  }

  // MARK: Appearance and placement

  /// The HUD's appearance and timing. Changes take effect immediately, even while it's on screen.
  ///
  /// Reading and writing are atomic. To change only some properties, use ``configure(_:)``.
  public static var configuration: Configuration {
    get { store.configuration }
    set { store.configure { $0 = newValue } }
  }

  /// Changes the configuration in one step.
  /// - Parameter change: A closure that runs once, before this call returns. Other threads that
  ///   change the configuration wait for it. If it calls `configure`, the outer change wins.
  public static func configure(_ change: (inout Configuration) -> Void) {
    store.configure(change)
  }

  /// The view that contains the HUD, or `nil` for a window above the app. The default is `nil`.
  ///
  /// The reference is weak. The HUD fills the bounds of the view. If the view isn't in a window,
  /// the HUD appears in its own window. A new value moves a HUD that is on screen.
  @preconcurrency @MainActor public static var containerView: UIView? {
    get { overlay.containerView }
    set { overlay.containerView = newValue }
  }

  /// The window scene that contains the HUD, or `nil` for the app's active scene in the foreground.
  /// The default is `nil`.
  ///
  /// The reference is weak. The HUD waits until the scene is in the foreground. If the scene
  /// disconnects, the HUD appears in another scene. A new value moves a HUD that is on screen.
  @preconcurrency @MainActor public static var windowScene: UIWindowScene? {
    get { overlay.resolver.preferredScene }
    set { overlay.resolver.preferredScene = newValue }
  }

  // MARK: The global HUD

  static let store: HUDStore = HUDStore { Task { @MainActor in overlay.presenter.reconcile() } }
  @MainActor static let overlay: HUDOverlay = HUDOverlay(store: store)

  /// Ends the newest counted work. If none is left, ends the messages, as SVProgressHUD does.
  package static func popActivityOrMessages() { store.apply(.popActivityOrMessages) }
}
