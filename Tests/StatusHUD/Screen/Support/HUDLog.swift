// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

@testable import StatusHUD

/// What a HUD reports to its delegate, in order.
@MainActor final class HUDLog: HUDViewDelegate {
  var events: [String] = []

  func hudWillAppear(_ hud: HUDView) { events.append("will appear") }
  func hudDidAppear(_ hud: HUDView) { events.append("did appear") }
  func hudWillDisappear(_ hud: HUDView) { events.append("will disappear") }
  func hudDidDisappear(_ hud: HUDView) {
    events.append(hud.superview == nil ? "disappeared and removed" : "disappeared")
  }

  /// A whole presentation of a HUD that leaves its superview.
  static let whole = ["will appear", "did appear", "will disappear", "disappeared and removed"]
}
