// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported import StatusHUD

// A seam: Objective-C calls this class, and Linux has no Objective-C.

/// SVProgressHUD's names for `StatusHUD`, for an app that is moving from one to the other.
///
/// Each member is deprecated and names its replacement, in most cases with a fix-it. You can call the
/// members on any thread. The class itself isn't deprecated, because each call would cause two warnings.
#if canImport(ObjectiveC)
  @objc(SVProgressHUD) @objcMembers
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
    showProgress(progress, status, nil)
  }

  static func showProgress(_ progress: Float, _ status: String?, _ maskType: StatusHUD.MaskType?) {
    // NaN was the spinner too.
    if progress >= 0 {
      StatusHUD.showProgress(Double(progress), status: status, maskType: maskType)
    } else {
      StatusHUD.show(status: status, maskType: maskType)
    }
  }

  /// Changes the text of what is shown.
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

  /// Shows a message with an image of the app.
  @available(*, deprecated, renamed: "StatusHUD.showImage(_:status:)")
  #if canImport(ObjectiveC)
    @objc(showImage:status:)
  #endif
  public static func show(_ image: UIImage, status: String?) {
    keepFiveSeconds()
    StatusHUD.showImage(image, status: status)
  }

  /// SVProgressHUD's messages stay for at least 5 seconds. The first call that depends on it sets that
  /// minimum, unless the app has set another one.
  static func keepFiveSeconds() { fiveSeconds }

  private static let fiveSeconds: Void = setFiveSeconds()

  private static func setFiveSeconds() {
    StatusHUD.configure {
      if $0.minimumDisplayDuration == StatusHUD.Configuration().minimumDisplayDuration {
        $0.minimumDisplayDuration = 5
      }
    }
  }

  // MARK: Hiding

  /// Ends one activity. If the count reaches 0, or is already 0, dismisses a message too.
  @available(
    *, deprecated, renamed: "StatusHUD.popActivity()",
    message: "Use StatusHUD.popActivity(), which dismisses nothing at 0."
  )
  public static func popActivity() { StatusHUD.popActivityOrMessages() }

  /// Hides the HUD.
  @available(*, deprecated, renamed: "StatusHUD.dismiss()")
  public static func dismiss() { StatusHUD.dismiss() }

  /// Hides the HUD, then runs `completion` on the main thread, even if the HUD wasn't shown.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(completion:)")
  public static func dismiss(completion: SVProgressHUDDismissCompletion?) {
    dismiss(withDelay: 0, completion: completion)
  }

  /// Hides the HUD after a delay, unless it's shown again in the meantime.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:)")
  public static func dismiss(withDelay delay: TimeInterval) { StatusHUD.dismiss(after: delay) }

  /// Hides the HUD after a delay, unless it's shown again in the meantime, and then runs `completion`
  /// on the main thread, in both cases.
  @available(*, deprecated, renamed: "StatusHUD.dismiss(after:completion:)")
  public static func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    // SVProgressHUD didn't require a sendable closure, and ran it on the main thread too.
    nonisolated(unsafe) let completion = completion
    StatusHUD.dismiss(after: delay) { completion?() }
  }

  // MARK: Asking

  /// Returns a Boolean value that indicates whether the HUD should be on screen.
  @available(*, deprecated, renamed: "getter:StatusHUD.isVisible()")
  public static func isVisible() -> Bool { StatusHUD.isVisible }

  /// Returns how long a message with this text stays.
  @available(*, deprecated, renamed: "StatusHUD.displayDuration(for:)")
  #if canImport(ObjectiveC)
    @objc(displayDurationForString:)
  #endif
  public static func displayDuration(for string: String?) -> TimeInterval {
    keepFiveSeconds()
    return StatusHUD.displayDuration(for: string)
  }
}

/// A closure that SVProgressHUD never called.
@available(*, deprecated, message: "Use () -> Void.")
public typealias SVProgressHUDShowCompletion = () -> Void

/// A closure that runs when the HUD is hidden.
@available(*, deprecated, message: "Use @MainActor @Sendable () -> Void.")
public typealias SVProgressHUDDismissCompletion = () -> Void
