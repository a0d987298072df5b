// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

/// One picture the gallery takes: which state, on what screen, and when.
struct Shot {
  /// The smallest screen that iOS 15 runs on: where a HUD has the least room.
  static let smallestPhone = CGSize(width: 320, height: 568)

  var name: String
  var title: String
  /// The state of the HUD, if it is one.
  var hudCase: HUDCase?
  /// What is shown in the middle of the screen instead.
  var view: (@MainActor @Sendable () -> UIView)?
  var variant = Variant()
  var size = smallestPhone
  /// How many rows the app has, if they are not to fill the screen.
  var rowCount: Int?
  /// Pixels per point, where they are what the picture shows.
  var scale: CGFloat?
  /// So long after the call that shows; a whole second is past every animation but the spinner's.
  var shownFor: TimeInterval = 1
  /// The HUD then leaves, and is this far into the fade.
  var fadedOut: Double?
  /// The screen is laid on its side while the HUD is shown, and has been turning for so long.
  var turningFor: TimeInterval?
  /// The keyboard comes while the HUD is shown, and has been coming for so long.
  var keyboardFor: TimeInterval?
  /// The app forces the other interface style than the system's.
  var forcesStyle = false
}

extension Shot {
  init(of hudCase: HUDCase) {
    self.init(name: hudCase.name, title: hudCase.title, hudCase: hudCase)
    switch hudCase.surroundings {
    case .window(let size): self.size = size
    case .keyboard: keyboardFor = 1
    default: break
    }
  }

  func with(_ variant: Variant) -> Shot {
    var shot = self
    shot.variant = variant
    return shot
  }
}
