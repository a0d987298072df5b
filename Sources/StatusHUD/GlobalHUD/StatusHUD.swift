// SPDX-License-Identifier: MIT

/// The global HUD, which shows the user what the app is doing.
///
/// Call it from any thread or actor, in any order. Each call immediately updates the desired state of the
/// HUD and returns. The main thread applies that state once per turn, and the last call wins. No call
/// blocks or traps, and none throws an error of its own.
///
/// All calls share these parameters:
/// - `status` is the text below the indicator, and `details` a smaller text below the status. `nil` or
///   an empty string takes no room.
/// - `maskType` covers the app for this call. If it's `nil`, the HUD uses ``Configuration/maskType``,
///   even when that changes later.
/// - `onCancel` adds a Cancel button below the texts. The action runs once, on the main actor; then the
///   button is disabled until the work ends. The button belongs to its work and is visible only while
///   the HUD shows that work, so a message has no button.
/// - `duration` is how long a message stays after its fade-in, in seconds. `.infinity` shows it until
///   it's dismissed or replaced. If the value is `nil`, negative, or NaN, the message stays for
///   ``displayDuration(for:details:)`` of its texts.
/// - `progress` is 0...1. Values outside count as 0 or 1, and NaN as 0.
public enum StatusHUD {
  // MARK: Activity

  /// Shows the spinner and adds one to the activity count.
  ///
  /// Balance each call with ``popActivity()``. The call cancels a delayed dismissal, and replaces a
  /// message unless messages are queued.
  public static func show(
    status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    showWork(nil, status, details, maskType, onCancel)
  }

  /// Ends the counted work that began last. At 0, the call does nothing.
  ///
  /// If progress began last, the HUD shows the spinner again while other counted work runs. When the
  /// count reaches 0, the HUD disappears unless a scoped activity is running.
  public static func popActivity() { store.apply(.popActivity) }

  /// The number of activities that were shown and have not ended.
  public static var activityCount: Int { store.read { $0.activityCount } }

  /// Shows work of known length as a ring that fills clockwise.
  ///
  /// The first call adds one to the activity count; later calls show a new value and add nothing.
  /// Balance all of these calls with a single ``popActivity()``. If the HUD was following a `Progress`,
  /// it stops, and these calls take over its count.
  ///
  /// Each call shows its own texts and button, so repeat those that stay.
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

  /// Shows a `Progress` until it is finished or cancelled.
  ///
  /// The call adds one to the activity count, and the end of `progress` takes it away: don't call
  /// ``popActivity()`` for it. The HUD follows one counted `Progress` at a time, the one shown last. It
  /// reads `progress` on the main thread, up to 60 times a second while the value changes and 4 times a
  /// second while it doesn't. After `showProgress` with numbers, it takes over their count.
  ///
  /// On Linux, where `Progress` has no lock, make this call and change `progress` on the main
  /// thread.
  /// - Parameters:
  ///   - progress: Appears as a ring that fills, or as the spinner while it's indeterminate. If it's
  ///     already over, the call does nothing.
  ///   - status: The text. If it's `nil` and ``Configuration/showsProgressDescription`` is `true`, the
  ///     HUD shows the `localizedDescription` of `progress`.
  ///   - details: The smaller text below the status.
  ///   - maskType: Covers the app for this call.
  ///   - onCancel: The action of a Cancel button, such as `{ progress.cancel() }`.
  public static func showProgress(
    _ progress: Progress, status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    let isDescribed = status == nil && configuration.showsProgressDescription
    let followed = FollowedProgress(progress: progress, isDescribed: isDescribed)
    let sample = ProgressSample(of: followed)
    // There is nothing to show, and nothing would end it later.
    guard !sample.isOver else { return }
    var content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    content.apply(sample)
    store.apply(.follow(followed, content))
  }

  // MARK: Messages

  /// Shows a message.
  ///
  /// A message leaves by itself. It ends counted activity. Scoped activity goes on behind it and
  /// reappears after it.
  /// - Parameters:
  ///   - message: The message.
  ///   - completion: Runs exactly once, on the main actor, when the message is over: it had its time and
  ///     left, a later call replaced it, it was dismissed, or it was dropped because too many messages
  ///     waited. It runs even if the user never saw the message. If the last waiting message is the same,
  ///     this one isn't added, and its completion runs with that of the other.
  public static func show(
    _ message: Message, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let content = HUDContent(message)
    store.apply(completion.map { .showMessage(content, $0) } ?? .show(content))
  }

  /// Shows a message with an “i” in a circle, as ``show(_:completion:)`` does.
  public static func showInfo(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.info(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with a check mark, as ``show(_:completion:)`` does.
  public static func showSuccess(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.success(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with a cross, as ``show(_:completion:)`` does.
  public static func showError(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.error(status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message with an image of the app, as ``show(_:completion:)`` does.
  public static func showImage(
    _ image: UIImage, status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.image(image, status, details: details, duration: duration, maskType: maskType))
  }

  /// Shows a message that is only text, as ``show(_:completion:)`` does.
  public static func showText(
    _ status: String, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    show(.text(status, details: details, duration: duration, maskType: maskType))
  }

  /// Returns how long a message with these texts stays by default, in seconds after its fade-in.
  ///
  /// That is 0.5 seconds and 0.06 more for each character, limited by
  /// ``Configuration/minimumDisplayDuration`` and ``Configuration/maximumDisplayDuration``. Wide
  /// characters, such as those of Chinese, Japanese, and Korean, and most emoji, count twice. At most
  /// 100,000 characters of each text count.
  public static func displayDuration(for status: String?, details: String? = nil) -> TimeInterval {
    configuration.displayDuration(toRead: Configuration.readingTime(status, details))
  }

  // MARK: Changing and hiding

  /// Changes the text of what is shown. The call shows nothing, counts nothing, and doesn't prolong a
  /// message.
  public static func setStatus(_ status: String?) { store.apply(.setStatus(status)) }

  /// Changes the details of what is shown. The call shows nothing, counts nothing, and doesn't prolong
  /// a message.
  ///
  /// VoiceOver announces new details only if there is no status, as details can change like a counter.
  public static func setDetails(_ details: String?) { store.apply(.setDetails(details)) }

  /// Hides the HUD now or later, and ends all counted activity at once.
  ///
  /// A later show cancels a dismissal that still waits; a later dismissal replaces it. When the HUD is
  /// hidden, all messages and scoped activities are over too.
  /// - Parameters:
  ///   - delay: Seconds from now. Invalid numbers count as 0.
  ///   - completion: Runs exactly once, on the main thread: when the HUD is gone, or in the next
  ///     turn if nothing was shown or another call replaced this dismissal.
  public static func dismiss(
    after delay: TimeInterval = 0, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let time = delay > 0 && delay.isFinite ? CACurrentMediaTime() + delay : nil
    store.apply(.dismiss(at: time, completion))
  }

  /// Hides the HUD now, and ends all counted activity. It is ``dismiss(after:completion:)`` as a
  /// function without parameters.
  @_disfavoredOverload
  public static func dismiss() { dismiss(after: 0, completion: nil) }

  /// Hides the HUD, now or later, with a completion that cannot leave the main actor.
  @_disfavoredOverload @_documentation(visibility: internal)
  @preconcurrency @MainActor public static func dismiss(
    after delay: TimeInterval = 0, completion: @escaping () -> Void
  ) {
    dismiss(after: delay, completion: { @MainActor @Sendable in completion() })
  }

  // MARK: Asking

  /// A Boolean value that indicates whether the HUD should be on screen.
  ///
  /// It becomes `true` with the call that shows the HUD. It becomes `false` with the call that hides
  /// it, or when a delay or the time of a message is over. Grace time and fades don't change it.
  public static var isVisible: Bool { store.read { $0.content != nil } }

  /// The text that the HUD should show, or `nil` if there is none.
  public static var status: String? { store.read { $0.content?.status } }

  /// The details that the HUD should show, or `nil` if there are none.
  public static var details: String? { store.read { $0.content?.details } }

  /// A description of all that is asked for, with ages, such as “counted 2: Loading, 73 s; scoped: Sync,
  /// 12 s; waiting: none; on screen: 71 s”.
  ///
  /// The age of counted work is the time since the count was last 0. Log the description to find out why
  /// the HUD doesn't disappear. It's for a developer to read; its form can change.
  public static var stateDescription: String {
    store.read { $0.description(at: CACurrentMediaTime()) }
  }

  // MARK: Look, time, and place

  /// The look and the timing of the HUD. A change applies at once, even to a HUD on screen.
  ///
  /// Reading and writing are atomic. To change some properties and keep the others, use
  /// ``configure(_:)``.
  public static var configuration: Configuration {
    get { store.configuration }
    set { store.configure { $0 = newValue } }
  }

  /// Changes the configuration in one step.
  /// - Parameter change: Runs once, before this call returns. Other threads that change the
  ///   configuration wait for it. If it calls `configure` itself, the outer change wins.
  public static func configure(_ change: (inout Configuration) -> Void) {
    store.configure(change)
  }

  /// The view that the HUD appears in, or `nil` for a window above the app. The default is `nil`.
  ///
  /// The reference is weak. The HUD fills the bounds of the view. While the view is in no window,
  /// the HUD appears in its own. A change moves a HUD on screen.
  @preconcurrency @MainActor public static var containerView: UIView? {
    get { overlay.containerView }
    set { overlay.containerView = newValue }
  }

  /// The window scene that the HUD appears in, or `nil` for the scene of the app that is active in the
  /// foreground. The default is `nil`.
  ///
  /// The reference is weak. The HUD waits until the scene is in the foreground. When the scene goes
  /// away, the HUD appears in another one. A change moves a HUD on screen.
  @preconcurrency @MainActor public static var windowScene: UIWindowScene? {
    get { overlay.resolver.preferredScene }
    set { overlay.resolver.preferredScene = newValue }
  }

  // MARK: The global HUD

  static let store: HUDStore = HUDStore { Task { @MainActor in overlay.presenter.reconcile() } }
  @MainActor static let overlay: HUDOverlay = HUDOverlay(store: store)

  /// Ends the counted work that began last, or if there is none, the messages: what SVProgressHUD's
  /// method of this name does.
  package static func popActivityOrMessages() { store.apply(.popActivityOrMessages) }
}
