// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported import StatusHUD

// Platforms: Objective-C calls this class, and Linux has no Objective-C.

/// SVProgressHUD's names for `StatusHUD`, for an app that migrates from SVProgressHUD.
///
/// Each member is deprecated and names its replacement, in most cases with a fix-it. You can use
/// the members on any thread. If the class were deprecated too, each call would cause two warnings.
#if canImport(ObjectiveC)
  @objc(SVProgressHUD) @objcMembers
#endif
open class SVProgressHUD: NSObject, @unchecked Sendable {
  // MARK: Showing

  /// Shows the spinner and adds one to the activity count.
  @available(*, deprecated, renamed: "StatusHUD.show()")
  public static func show() { StatusHUD.show() }

  /// Shows the spinner with text and adds one to the activity count.
  @available(*, deprecated, renamed: "StatusHUD.show(status:)")
  public static func show(withStatus status: String?) { StatusHUD.show(status: status) }

  /// Shows a ring that fills, or the spinner if `progress` is negative.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:)",
    message: "Use StatusHUD.showProgress(_:), or StatusHUD.show() for a number below 0."
  )
  public static func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows a ring that fills, or the spinner if `progress` is negative, with text.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:status:)",
    message: "Use StatusHUD.showProgress(_:status:), or show(status:) for a number below 0."
  )
  public static func showProgress(_ progress: Float, status: String?) {
    showProgress(progress, status, .automatic)
  }

  static func showProgress(_ progress: Float, _ status: String?, _ maskType: StatusHUD.MaskType) {
    // NaN shows the spinner, as in SVProgressHUD.
    if progress >= 0 {
      StatusHUD.showProgress(Double(progress), status: status, maskType: maskType)
    } else {
      StatusHUD.show(status: status, maskType: maskType)
    }
  }

  /// Changes the status of the newest work or, if no work is running, of the message.
  @available(*, deprecated, renamed: "StatusHUD.setStatus(_:)")
  public static func setStatus(_ status: String?) { StatusHUD.setStatus(status) }

  /// Shows a message with an “i” in a circle.
  @available(*, deprecated, renamed: "StatusHUD.showInfo(status:)")
  public static func showInfo(withStatus status: String?) {
    keepFiveSeconds()
    StatusHUD.showInfo(status: status)
  }

  /// Shows a message with a check mark.
  @available(*, deprecated, renamed: "StatusHUD.showSuccess(status:)")
  public static func showSuccess(withStatus status: String?) {
    keepFiveSeconds()
    StatusHUD.showSuccess(status: status)
  }

  /// Shows a message with a cross.
  @available(*, deprecated, renamed: "StatusHUD.showError(status:)")
  public static func showError(withStatus status: String?) {
    keepFiveSeconds()
    StatusHUD.showError(status: status)
  }

  /// Shows a message with an image from the app.
  @available(*, deprecated, renamed: "StatusHUD.showImage(_:status:)")
  #if canImport(ObjectiveC)
    @objc(showImage:status:)
  #endif
  public static func show(_ image: UIImage, status: String?) {
    keepFiveSeconds()
    StatusHUD.showImage(image, status: status)
  }

  // MARK: Hiding

  /// Ends one activity. If the count reaches 0, or is already 0, dismisses messages too.
  @available(
    *, deprecated, renamed: "StatusHUD.popActivity()",
    message: "Use StatusHUD.popActivity(), which dismisses nothing at 0."
  )
  public static func popActivity() { StatusHUD.popActivityOrMessages() }

  /// Hides the HUD.
  @available(*, deprecated, renamed: "StatusHUD.dismiss()")
  public static func dismiss() { StatusHUD.dismiss() }

  /// Hides the HUD, and then runs `completion` on the main thread, even if the HUD wasn't visible.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(completion:)")
  public static func dismiss(completion: SVProgressHUDDismissCompletion?) {
    dismiss(withDelay: 0, completion: completion)
  }

  /// Hides the HUD after a delay, unless a call shows it again in the meantime.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:)")
  public static func dismiss(withDelay delay: TimeInterval) { StatusHUD.dismiss(after: delay) }

  /// Hides the HUD after a delay, unless a call shows it again in the meantime. In both cases, runs
  /// `completion` on the main thread.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:completion:)")
  public static func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    // SVProgressHUD doesn't require a sendable closure, and runs it on the main thread too.
    nonisolated(unsafe) let completion = completion
    StatusHUD.dismiss(after: delay) { completion?() }
  }

  // MARK: State

  /// Returns a Boolean value that indicates whether the HUD should be on screen.
  @available(*, deprecated, renamed: "getter:StatusHUD.isVisible()")
  public static func isVisible() -> Bool { StatusHUD.isVisible }

  /// Returns the time that a message with this text stays, in seconds.
  @available(*, deprecated, renamed: "StatusHUD.displayDuration(for:)")
  #if canImport(ObjectiveC)
    @objc(displayDurationForString:)
  #endif
  public static func displayDuration(for string: String?) -> TimeInterval {
    keepFiveSeconds()
    return StatusHUD.displayDuration(for: string)
  }
}

/// A closure that SVProgressHUD doesn't call.
@available(*, deprecated, message: "Use () -> Void.")
public typealias SVProgressHUDShowCompletion = () -> Void

/// A closure that runs when the HUD has disappeared.
@available(*, deprecated, message: "Use @MainActor @Sendable () -> Void.")
public typealias SVProgressHUDDismissCompletion = () -> Void
