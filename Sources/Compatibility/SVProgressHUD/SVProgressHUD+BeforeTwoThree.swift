// SPDX-License-Identifier: MIT

// Platforms: Objective-C calls these methods, and Linux has no Objective-C.

/// Methods that SVProgressHUD 2.3 removed.
extension SVProgressHUD {
  // MARK: Masks for single calls

  /// Shows the spinner with a mask.
  @available(*, deprecated, renamed: "StatusHUD.show(maskType:)")
  #if canImport(ObjectiveC)
    @objc(showWithMaskType:)
  #endif
  public static func show(with maskType: SVProgressHUDMaskType) {
    StatusHUD.show(maskType: maskType.replacement)
  }

  /// Shows the spinner with text and a mask.
  @available(*, deprecated, renamed: "StatusHUD.show(status:maskType:)")
  public static func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    StatusHUD.show(status: status, maskType: maskType.replacement)
  }

  /// Shows a ring that fills, or the spinner if `progress` is negative, with a mask.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:maskType:)",
    message: "Use StatusHUD.showProgress(_:maskType:), or show(maskType:) for a number below 0."
  )
  public static func showProgress(_ progress: Float, maskType: SVProgressHUDMaskType) {
    showProgress(progress, status: nil, maskType: maskType)
  }

  /// Shows a ring that fills, or the spinner if `progress` is negative, with text and a mask.
  @available(
    *, deprecated, renamed: "StatusHUD.showProgress(_:status:maskType:)",
    message: "Use StatusHUD.showProgress(_:status:maskType:), or show for a number below 0."
  )
  public static func showProgress(
    _ progress: Float, status: String?, maskType: SVProgressHUDMaskType
  ) {
    showProgress(progress, status, maskType.replacement)
  }

  /// Shows a message with an “i” in a circle and a mask.
  @available(*, deprecated, renamed: "StatusHUD.showInfo(status:maskType:)")
  public static func showInfo(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    keepFiveSeconds()
    StatusHUD.showInfo(status: status, maskType: maskType.replacement)
  }

  /// Shows a message with a check mark and a mask.
  @available(*, deprecated, renamed: "StatusHUD.showSuccess(status:maskType:)")
  public static func showSuccess(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    keepFiveSeconds()
    StatusHUD.showSuccess(status: status, maskType: maskType.replacement)
  }

  /// Shows a message with a cross and a mask.
  @available(*, deprecated, renamed: "StatusHUD.showError(status:maskType:)")
  public static func showError(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    keepFiveSeconds()
    StatusHUD.showError(status: status, maskType: maskType.replacement)
  }

  /// Shows a message with an image from the app and a mask.
  @available(*, deprecated, renamed: "StatusHUD.showImage(_:status:maskType:)")
  #if canImport(ObjectiveC)
    @objc(showImage:status:maskType:)
  #endif
  public static func show(_ image: UIImage, status: String?, maskType: SVProgressHUDMaskType) {
    keepFiveSeconds()
    StatusHUD.showImage(image, status: status, maskType: maskType.replacement)
  }

  // MARK: Shadow

  /// Has no effect, because the bezel has its own shadow.
  @available(*, deprecated, message: "Delete the call: the bezel has its own shadow.")
  public static func setShadowColor(_ color: UIColor) {}

  /// Has no effect, because the bezel has its own shadow.
  @available(*, deprecated, message: "Delete the call: the bezel has its own shadow.")
  public static func setShadowOffset(_ offset: CGSize) {}

  /// Has no effect, because the bezel has its own shadow.
  @available(*, deprecated, message: "Delete the call: the bezel has its own shadow.")
  public static func setShadowRadius(_ radius: CGFloat) {}

  /// Has no effect, because the bezel has its own shadow.
  @available(*, deprecated, message: "Delete the call: the bezel has its own shadow.")
  public static func setShadowOpacity(_ opacity: Float) {}
}
