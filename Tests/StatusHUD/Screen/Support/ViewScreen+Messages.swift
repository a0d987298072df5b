// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

@testable import StatusHUD

/// Messages in a view. The configuration is global: a suite that uses them has the trait `.globalHUD`.
extension ViewScreen {
  /// Returns the HUD of the message, or of the one that it waits for.
  @discardableResult
  func show(
    _ message: StatusHUD.Message, in view: UIView? = nil, animated: Bool = false
  ) -> HUDView? {
    HUDView.show(message, in: view ?? container, animated: animated)
    return (view ?? container).subviews.compactMap { $0 as? HUDView }
      .last { $0.presentation.isForMessages }
  }

  /// The texts of the HUDs on screen, from the back to the front.
  var hudTexts: [String?] { huds.filter { !$0.bezel.isFadedOut }.map(\.label.text) }
}
