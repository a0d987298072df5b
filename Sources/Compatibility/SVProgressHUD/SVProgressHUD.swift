// SPDX-License-Identifier: MIT

@_exported import StatusHUD

// A seam: Objective-C calls this class, and Linux has no Objective-C.

/// SVProgressHUD's names for ``StatusHUD``, for an app on its way from one to the other.
///
/// Each member is deprecated and names its replacement, in most cases with a fix-it. Call them on any
/// thread. The class is not deprecated itself, or each call would bring two warnings.
#if canImport(ObjectiveC)
  @objcMembers
#endif
open class SVProgressHUD: NSObject, @unchecked Sendable {
  // MARK: Showing

  /// Shows the spinner and adds one to the activity count.
  @available(*, deprecated, renamed: "StatusHUD.show()")
  public static func show() { StatusHUD.show() }

  /// Shows the spinner with a text and adds one to the activity count.
  @available(*, deprecated, renamed: "StatusHUD.show(status:)")
  public static func show(withStatus status: String?) { StatusHUD.show(status: status) }

  /// Shows a ring that fills; below 0, the spinner.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:)",
    message: "Use StatusHUD.showProgress(_:), or StatusHUD.show() for a number below 0."
  )
  public static func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows a ring that fills, with a text; below 0, the spinner.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:status:)",
    message: "Use StatusHUD.showProgress(_:status:), or show(status:) for a number below 0."
  )
  public static func showProgress(_ progress: Float, status: String?) {
    // NaN was the spinner too.
    if progress >= 0 {
      StatusHUD.showProgress(Double(progress), status: status)
    } else {
      StatusHUD.show(status: status)
    }
  }

  /// Changes the text of what is shown.
  @available(*, deprecated, renamed: "StatusHUD.setStatus(_:)")
  public static func setStatus(_ status: String?) { StatusHUD.setStatus(status) }

  /// Shows a message with an “i” in a circle.
  @available(*, deprecated, renamed: "StatusHUD.showInfo(status:)")
  public static func showInfo(withStatus status: String?) { StatusHUD.showInfo(status: status) }

  /// Shows a message with a check mark.
  @available(*, deprecated, renamed: "StatusHUD.showSuccess(status:)")
  public static func showSuccess(withStatus status: String?) {
    StatusHUD.showSuccess(status: status)
  }

  /// Shows a message with a cross.
  @available(*, deprecated, renamed: "StatusHUD.showError(status:)")
  public static func showError(withStatus status: String?) { StatusHUD.showError(status: status) }

  /// Shows a message with an image of the app.
  @available(*, deprecated, renamed: "StatusHUD.showImage(_:status:)")
  #if canImport(ObjectiveC)
    @objc(showImage:status:)
  #endif
  public static func show(_ image: UIImage, status: String?) {
    StatusHUD.showImage(image, status: status)
  }

  // MARK: Hiding

  /// Ends one activity. The HUD leaves when the count reaches 0, also a message, and also if the
  /// count is 0 already.
  @available(
    *, deprecated, renamed: "StatusHUD.popActivity()",
    message: "Use StatusHUD.popActivity(), which dismisses nothing at 0."
  )
  public static func popActivity() {
    if StatusHUD.activityCount > 1 { StatusHUD.popActivity() } else { StatusHUD.dismiss() }
  }

  /// Hides the HUD.
  @available(*, deprecated, renamed: "StatusHUD.dismiss()")
  public static func dismiss() { StatusHUD.dismiss() }

  /// Hides the HUD, then runs `completion` on the main thread, in any case.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(completion:)")
  public static func dismiss(completion: SVProgressHUDDismissCompletion?) {
    dismiss(withDelay: 0, completion: completion)
  }

  /// Hides the HUD after a delay, unless it is shown again meanwhile.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:)")
  public static func dismiss(withDelay delay: TimeInterval) { StatusHUD.dismiss(after: delay) }

  /// Hides the HUD after a delay, unless it is shown again meanwhile, and then runs `completion` on
  /// the main thread, in any case.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:completion:)")
  public static func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    // SVProgressHUD did not ask for a closure that is safe to send, and ran it on the main thread too.
    nonisolated(unsafe) let completion = completion
    StatusHUD.dismiss(after: delay) { completion?() }
  }

  // MARK: Asking

  /// Returns whether the HUD should be on screen.
  @available(*, deprecated, renamed: "getter:StatusHUD.isVisible()")
  public static func isVisible() -> Bool { StatusHUD.isVisible }

  /// Returns how long a message with this text stays.
  @available(*, deprecated, renamed: "StatusHUD.displayDuration(for:)")
  #if canImport(ObjectiveC)
    @objc(displayDurationForString:)
  #endif
  public static func displayDuration(for string: String?) -> TimeInterval {
    StatusHUD.displayDuration(for: string)
  }
}

/// A closure that SVProgressHUD never called.
@available(*, deprecated, message: "Use () -> Void.")
public typealias SVProgressHUDShowCompletion = () -> Void

/// A closure that runs when the HUD is hidden.
@available(*, deprecated, message: "Use @MainActor @Sendable () -> Void.")
public typealias SVProgressHUDDismissCompletion = () -> Void
