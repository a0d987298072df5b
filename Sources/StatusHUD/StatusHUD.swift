// SPDX-License-Identifier: MIT

/// The global HUD: call it from any thread or actor, in any order.
///
/// A call changes what should be shown at once and returns; the screen follows in the next turn of
/// the main thread. Calls made in between collapse into one update, and the last one wins. No call
/// waits for the main thread, throws or traps, whatever its arguments.
public enum StatusHUD {
  // MARK: Activity

  /// Shows the turning ring and counts one activity more.
  ///
  /// Every call is to be balanced by one of ``popActivity()``; the HUD leaves when the count
  /// reaches 0. Ends a message that is shown and cancels a pending delayed dismissal.
  /// - Parameters:
  ///   - status: The text under the ring. nil or an empty text: the ring alone.
  ///   - maskType: What lies between the HUD and the app. nil: ``Configuration/maskType`` as it is
  ///     at the time of this call.
  public static func show(status: String? = nil, maskType: MaskType? = nil) {
    store.send { .show(status: status, maskType: maskType ?? $0) }
  }

  /// Ends one activity; the last one that ends takes the HUD away.
  ///
  /// Does nothing when ``activityCount`` is 0.
  public static func popActivity() {
    store.send(.popActivity)
  }

  /// How many activities were shown and have not ended: 0 or more.
  public static var activityCount: Int {
    store.read { intent, _ in intent.activityCount }
  }

  /// Shows work of known length as a ring that fills clockwise.
  ///
  /// Entering progress counts as one activity, whatever its first value; later values do not.
  /// - Parameters:
  ///   - progress: 0...1. Values outside are drawn as 0 or 1, NaN as 0.
  ///   - status: The text under the ring. nil or an empty text: the ring alone.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showProgress(
    _ progress: Double, status: String? = nil, maskType: MaskType? = nil
  ) {
    store.send { .progress(progress, status: status, maskType: maskType ?? $0) }
  }

  /// Follows the progress of work: how far it is, and its end.
  ///
  /// Counts as the progress of a number does, and takes that count back by itself when `progress`
  /// is finished or cancelled, whatever is shown then, so that no ``popActivity()`` belongs to it.
  /// Only the `Progress` shown last is followed: it is read on the main thread, 60 times a second
  /// while it changes and 4 times while it does not, and the screen is touched only when something
  /// changed.
  ///
  /// On Linux, where Foundation's `Progress` has no lock, call this and change `progress` on the
  /// main thread.
  /// - Parameters:
  ///   - progress: Shown as a ring that fills, or as the turning ring while it is indeterminate.
  ///     Already finished or cancelled: nothing happens.
  ///   - status: The text under the ring. nil or an empty text: the ring alone, or the progress's
  ///     `localizedDescription` if ``Configuration/showsProgressDescription`` is true at the time
  ///     of this call.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showProgress(
    _ progress: Progress, status: String? = nil, maskType: MaskType? = nil
  ) {
    let isDescribed =
      status == nil && store.read { _, configuration in configuration.showsProgressDescription }
    let followed = FollowedProgress(progress: progress, isDescribed: isDescribed)
    // Before the store's lock is taken: `Progress` has a lock of its own.
    let sample = ProgressSample(of: followed)
    store.send { .follow(followed, sample, status: status, maskType: maskType ?? $0) }
  }

  // MARK: Messages

  /// Shows a message with the information glyph; it leaves by itself and ends counted activity.
  /// - Parameters:
  ///   - status: The text. nil or an empty text: the glyph alone.
  ///   - duration: Seconds on screen after the fade-in, 0 or more. nil, negative, NaN or infinite:
  ///     ``displayDuration(for:)`` of the text.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showInfo(
    status: String?, duration: TimeInterval? = nil, maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.info), status: status, duration: duration, maskType: maskType)
  }

  /// Shows a message with a check mark; it leaves by itself and ends counted activity.
  /// - Parameters:
  ///   - status: The text. nil or an empty text: the glyph alone.
  ///   - duration: Seconds on screen after the fade-in, 0 or more. nil, negative, NaN or infinite:
  ///     ``displayDuration(for:)`` of the text.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showSuccess(
    status: String?, duration: TimeInterval? = nil, maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.success), status: status, duration: duration, maskType: maskType)
  }

  /// Shows a message with a cross; it leaves by itself and ends counted activity.
  /// - Parameters:
  ///   - status: The text. nil or an empty text: the glyph alone.
  ///   - duration: Seconds on screen after the fade-in, 0 or more. nil, negative, NaN or infinite:
  ///     ``displayDuration(for:)`` of the text.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showError(
    status: String?, duration: TimeInterval? = nil, maskType: MaskType? = nil
  ) {
    showMessage(.glyph(.error), status: status, duration: duration, maskType: maskType)
  }

  /// Shows a message with an image of the app's; it leaves by itself and ends counted activity.
  /// - Parameters:
  ///   - image: Drawn at ``Configuration/imageViewSize``, and in the colour of the indicators if
  ///     ``Configuration/shouldTintImages`` is true and the image is not animated. An animated
  ///     image plays.
  ///   - status: The text. nil or an empty text: the image alone.
  ///   - duration: Seconds on screen after the fade-in, 0 or more. nil, negative, NaN or infinite:
  ///     ``displayDuration(for:)`` of the text.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showImage(
    _ image: UIImage, status: String?, duration: TimeInterval? = nil, maskType: MaskType? = nil
  ) {
    showMessage(.image(image), status: status, duration: duration, maskType: maskType)
  }

  /// Shows a text alone; it leaves by itself and ends counted activity.
  /// - Parameters:
  ///   - status: The text.
  ///   - duration: Seconds on screen after the fade-in, 0 or more. nil, negative, NaN or infinite:
  ///     ``displayDuration(for:)`` of the text.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  public static func showText(
    _ status: String, duration: TimeInterval? = nil, maskType: MaskType? = nil
  ) {
    showMessage(nil, status: status, duration: duration, maskType: maskType)
  }

  /// How long a message with this text stays by default, in seconds after the fade-in: 0.06 for
  /// each character and 0.5, but no less than ``Configuration/minimumDismissTimeInterval`` and no
  /// more than ``Configuration/maximumDismissTimeInterval``.
  /// - Parameter status: The text; nil counts as empty.
  public static func displayDuration(for status: String?) -> TimeInterval {
    // Measured outside the lock: the text may be long.
    configuration.displayDuration(for: status)
  }

  // MARK: Changing and hiding

  /// Changes the text of what is shown. Never shows, never counts, never prolongs a message.
  /// - Parameter status: nil or an empty text: no text.
  public static func setStatus(_ status: String?) {
    store.send(.setStatus(status))
  }

  /// Hides the HUD, now or later, and ends all counted activity at once.
  ///
  /// Any later show cancels a dismissal that is still pending; a later dismissal replaces it.
  /// - Parameters:
  ///   - delay: Seconds from now, 0 or more. Negative, NaN and infinite values count as 0.
  ///   - completion: Runs exactly once on the main thread: when the HUD is gone, or, when nothing
  ///     was shown or another call replaced this dismissal, in the next turn.
  public static func dismiss(
    after delay: TimeInterval = 0, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let isDelayed = delay.isFinite && delay > 0
    store.dismiss(at: isDelayed ? CACurrentMediaTime() + delay : nil, completion: completion)
  }

  /// Whether the HUD is meant to be shown: true from the call that shows to the call that hides,
  /// or to the end of its delay, or until the time of a message is over. The pixels follow; grace
  /// time and fades do not change it.
  public static var isVisible: Bool {
    store.read { intent, _ in intent.content != nil }
  }

  // MARK: Look and timing

  /// Look and timing of the HUD; a change applies at once to what is shown.
  ///
  /// Reading and writing are atomic, each for itself; to change some of it use ``configure(_:)``.
  public static var configuration: Configuration {
    get { store.read { _, configuration in configuration } }
    set { store.configure { $0 = newValue } }
  }

  /// Changes the configuration in one step that no other thread can interleave.
  /// - Parameter change: Runs once, before this call returns. Of nested calls the outer one's
  ///   result stands. Other threads' changes wait for it, so it should not wait for them.
  public static func configure(_ change: (inout Configuration) -> Void) {
    store.configure(change)
  }
}
