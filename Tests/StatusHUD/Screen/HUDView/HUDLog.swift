// SPDX-License-Identifier: MIT

import StatusHUD

/// What a HUD reports to its delegate, in order.
@MainActor final class HUDLog: HUDViewDelegate {
  var events: [String] = []
  var onHidden: (HUDView) -> Void = { _ in }

  func hudWillAppear(_ hud: HUDView) { events.append("will appear") }
  func hudDidAppear(_ hud: HUDView) { events.append("did appear") }
  func hudWillDisappear(_ hud: HUDView) { events.append("will disappear") }
  func hudWasHidden(_ hud: HUDView) {
    events.append(hud.superview == nil ? "hidden and removed" : "hidden")
    onHidden(hud)
  }

  /// A whole presentation of a HUD that leaves its superview.
  static let whole = ["will appear", "did appear", "will disappear", "hidden and removed"]
}
