// SPDX-License-Identifier: MIT

/// The global HUD, which shows the user what the app is doing.
///
/// Call it from any thread or actor, in any order. A call updates at once what the HUD should show
/// and returns; the main thread applies that once per turn, and the last call wins. No call blocks,
/// throws or traps.
///
/// In all calls:
/// - `status` is the text below the indicator, and `details` a smaller one below that. nil or an empty
///   text takes no room.
/// - `maskType` covers the app for this call. nil uses ``Configuration/maskType``, also when that
///   changes later.
/// - `onCancel` is the action of a Cancel button below the texts. It runs on the main actor, once: then
///   the button is disabled until the work ends. The button is that of the work that is shown, so there
///   is none below a message. Without `onCancel` there is no button.
/// - `duration` is how long a message stays after its fade-in, in seconds. nil or an invalid number
///   (negative, NaN or infinite) uses ``displayDuration(for:)`` of both texts.
public enum StatusHUD {
  /// What a Cancel button does.
  public typealias CancelAction = @MainActor @Sendable () -> Void

  // MARK: Activity

  /// Shows the spinner and adds one to the activity count.
  ///
  /// Balance each call with ``popActivity()``. A call replaces a message, and cancels a delayed
  /// dismissal.
  public static func show(
    status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    let content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    store.apply(.show(content))
  }

  /// Ends one activity. The HUD leaves when the count reaches 0; at 0 the call does nothing.
  public static func popActivity() { store.apply(.popActivity) }

  /// The number of activities that were shown and have not ended.
  public static var activityCount: Int { store.read(\.activityCount) }

  /// Shows work of known length as a ring that fills clockwise.
  ///
  /// `progress` is 0...1; values outside count as 0 or 1, NaN as 0. The first call adds one to the
  /// activity count, later ones add nothing. Balance them with one ``popActivity()``, also if a
  /// `Progress` was shown before: the HUD no longer follows it, and its count is now theirs.
  public static func showProgress(
    _ progress: Double, status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) {
    let content = HUDContent(
      .work(progress), status: status, details: details, maskType: maskType, onCancel: onCancel)
    store.apply(.show(content))
  }

  /// Shows work of known length, as the call with a `Double` does.
  @_disfavoredOverload
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil, details: String? = nil,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil
  ) {
    showProgress(
      Double(progress), status: status, details: details, maskType: maskType, onCancel: onCancel)
  }

  /// Shows a `Progress` until it is finished or cancelled.
  ///
  /// The call adds one to the activity count, and the end of `progress` takes it away: there is no
  /// ``popActivity()`` to call. The HUD follows one `Progress` at a time, the one shown last. It
  /// reads it on the main thread, up to 60 times a second while it changes and 4 times while it
  /// does not. After `showProgress`, it takes over the count, so there is nothing left to pop.
  ///
  /// On Linux, where `Progress` has no lock, make this call and change `progress` on the main
  /// thread.
  /// - Parameters:
  ///   - progress: Appears as a ring that fills, or as the spinner while it is indeterminate. If it
  ///     is over already, the call does nothing.
  ///   - status: The text. If it is nil and ``Configuration/showsProgressDescription`` is true, the
  ///     `localizedDescription` of `progress` is shown.
  ///   - details: The smaller text below that.
  ///   - maskType: Covers the app for this call.
  ///   - onCancel: The action of a Cancel button, as `{ progress.cancel() }`.
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

  /// Shows a message with an “i” in a circle. It leaves by itself.
  ///
  /// A message ends counted activity. Scoped activity goes on behind it and reappears after it.
  public static func showInfo(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.info), status, details, duration, maskType)
  }

  /// Shows a message with a check mark. It leaves by itself.
  ///
  /// A message ends counted activity. Scoped activity goes on behind it and reappears after it.
  public static func showSuccess(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.success), status, details, duration, maskType)
  }

  /// Shows a message with a cross. It leaves by itself.
  ///
  /// A message ends counted activity. Scoped activity goes on behind it and reappears after it.
  public static func showError(
    status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.error), status, details, duration, maskType)
  }

  /// Shows a message with an image of the app. It leaves by itself.
  ///
  /// The image appears at ``Configuration/imageSize``, and in the colour of the indicators if
  /// ``Configuration/tintsImages`` is true. An animated image plays in its own colours. A
  /// message ends counted activity. Scoped activity goes on behind it and reappears after it.
  public static func showImage(
    _ image: UIImage, status: String?, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    showMessage(.image(image), status, details, duration, maskType)
  }

  /// Shows a message that is only text. It leaves by itself.
  ///
  /// A message ends counted activity. Scoped activity goes on behind it and reappears after it.
  public static func showText(
    _ status: String, details: String? = nil, duration: TimeInterval? = nil,
    maskType: MaskType? = nil
  ) {
    showMessage(nil, status, details, duration, maskType)
  }

  private static func showMessage(
    _ picture: HUDContent.Picture?, _ status: String?, _ details: String?,
    _ duration: TimeInterval?, _ maskType: MaskType?
  ) {
    let duration =
      duration.flatMap { $0.isValidLength ? $0 : nil }
      ?? configuration.displayDuration(for: status, details: details)
    let content = HUDContent(
      .message(picture), status: status, details: details, maskType: maskType, duration: duration)
    store.apply(.show(content))
  }

  /// Returns how long a message with this text stays by default, in seconds after its fade-in.
  ///
  /// That is 0.5 seconds and 0.06 more for each character, limited by
  /// ``Configuration/minimumDisplayDuration`` and
  /// ``Configuration/maximumDisplayDuration``. At most 100,000 characters count.
  /// - Parameter status: The text; nil counts as empty.
  public static func displayDuration(for status: String?) -> TimeInterval {
    configuration.displayDuration(for: status)
  }

  // MARK: Changing and hiding

  /// Changes the text of what is shown. The call shows nothing, counts nothing and does not prolong
  /// a message.
  public static func setStatus(_ status: String?) { store.apply(.setStatus(status)) }

  /// Changes the details of what is shown. The call shows nothing, counts nothing and does not
  /// prolong a message.
  public static func setDetails(_ details: String?) { store.apply(.setDetails(details)) }

  /// Hides the HUD, now or later, and ends all counted activity at once.
  ///
  /// A later show cancels a dismissal that still waits; a later dismissal replaces it.
  /// - Parameters:
  ///   - delay: Seconds from now. Invalid numbers count as 0.
  ///   - completion: Runs exactly once, on the main thread: when the HUD is gone, or in the next
  ///     turn if nothing was shown or another call replaced this dismissal.
  public static func dismiss(
    after delay: TimeInterval = 0, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let isDelayed = delay.isValidLength && delay > 0
    store.apply(.dismiss(at: isDelayed ? CACurrentMediaTime() + delay : nil, completion))
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

  /// A Boolean value that tells whether the HUD should be on screen.
  ///
  /// It becomes true with the call that shows the HUD. It becomes false with the call that hides
  /// it, or when a delay or the time of a message is over. Grace time and fades do not change it.
  public static var isVisible: Bool { store.read { $0.content != nil } }

  // MARK: Look, time and place

  /// The look and the timing of the HUD. A change applies at once, also to a HUD on screen.
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

  /// The view that the HUD appears in. Default: nil, a window above the app.
  ///
  /// The reference is weak. The HUD fills the bounds of the view. While the view is in no window,
  /// the HUD appears in its own. A change moves a HUD on screen.
  @preconcurrency @MainActor public static var containerView: UIView? {
    get { overlay.containerView }
    set { overlay.containerView = newValue }
  }

  /// The window scene that the HUD appears in. Default: nil, the scene of the app that is active in
  /// the foreground.
  ///
  /// The reference is weak. The HUD waits until the scene is in the foreground. When the scene goes
  /// away, the HUD appears in another one. A change moves a HUD on screen.
  @preconcurrency @MainActor public static var windowScene: UIWindowScene? {
    get { overlay.windowScene }
    set { overlay.windowScene = newValue }
  }

  // MARK: The global HUD

  static let store: HUDStore = HUDStore { Task { @MainActor in overlay.presenter.reconcile() } }
  @MainActor static let overlay: HUDOverlay = HUDOverlay(store: store)
}
