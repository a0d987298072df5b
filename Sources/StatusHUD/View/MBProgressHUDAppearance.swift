// SPDX-License-Identifier: MIT

/// An object that decides the parts of a HUD's appearance for which a configuration has no property, as
/// MBProgressHUD's product needs. In such a HUD, texts change without a dissolve, and only followed
/// progress is animated.
@MainActor package protocol MBProgressHUDAppearance: AnyObject {
  /// The view that replaces the indicators of work, or `nil` to show only text.
  var workIndicator: UIView? { get }

  /// Changes the indicator, the labels, and the button after the HUD set their contents and colors.
  func adjust(_ label: UILabel, _ detailLabel: UILabel, _ button: UIButton)

  /// Notifies the object that the HUD is hidden. The HUD calls this method once per presentation, even
  /// if the HUD never appeared.
  func didHide()
}
