// SPDX-License-Identifier: MIT

import DemoCatalogue
import StatusHUD

/// One picture the gallery takes: which state, on what screen, and when.
struct Shot {
  enum Moment {
    /// So long after the call that shows; a whole second is past every animation but the spinner's.
    case shown(after: TimeInterval)
    /// This far into the fade that makes the HUD leave.
    case fadingOut(fraction: Double)
  }

  var name: String
  var title: String
  /// The state of the HUD, if it is one.
  var hudCase: HUDCase?
  /// What is shown in the middle of the screen instead.
  var view: (@MainActor @Sendable () -> UIView)?
  var isDark = false
  var size = CGSize(width: 320, height: 320)
  var scale: CGFloat = 2
  var moment = Moment.shown(after: 1)
  /// The screen is laid on its side while the HUD is shown, and has been turning for so long.
  var turningFor: TimeInterval?
  /// The keyboard comes while the HUD is shown, and has been coming for so long.
  var keyboardFor: TimeInterval?

  /// "07-progress-35-light.png"
  func fileName(number: Int, digits: Int) -> String {
    let number = String(number)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return "\(zeros)\(number)-\(name)-\(isDark ? "dark" : "light").png"
  }
}
