// SPDX-License-Identifier: MIT

import StatusHUD

/// What a state of the HUD needs around it. The gallery makes it so; of an app's own accord there is
/// only the app, everything else is for the user to bring about.
public enum Surroundings: Sendable, Equatable {
  /// An app's screen, and nothing special about it.
  case app
  /// A view of the app that the HUD is to appear in.
  case container(CGSize)
  /// A window of that size, as on a phone on its side or beside another app.
  case window(CGSize)
  /// A notch and a home indicator.
  case safeArea(UIEdgeInsets)
  case keyboard
  /// A navigation bar and a tab bar.
  case bars
  /// A bar at the side.
  case sidebar
  /// A page with a bar, which the app pushes while the HUD is shown.
  case push
  /// A question of the app, which comes while the HUD is shown.
  case alert
  /// A question that came while the HUD was shown, and has been answered.
  case answeredAlert
  case increasedContrast
  case reducedTransparency
  case reducedMotion
  /// A device that is tilted to the right and down.
  case tilt
  /// A finger that presses the button of the HUD.
  case pressedButton

  /// A notch of that height and a home indicator.
  static func notch(_ height: CGFloat) -> Surroundings {
    safeArea(UIEdgeInsets(top: height, left: 0, bottom: 34, right: 0))
  }

  /// A view of the app with room for a HUD.
  static let card = container(CGSize(width: 260, height: 220))
  /// A phone on its side.
  static let landscape = window(CGSize(width: 568, height: 320))
  /// A window smaller than a HUD.
  static let tiny = window(CGSize(width: 120, height: 90))
}
