// SPDX-License-Identifier: MIT

/// Is told how a ``HUDView`` comes and goes. Each method is called on the main thread, at most once
/// for a transition that happens, and does nothing by default.
@MainActor public protocol HUDViewDelegate: AnyObject {
  /// The HUD is about to come into view: its grace time is over.
  func hudWillAppear(_ hud: HUDView)
  /// The HUD is wholly in view.
  func hudDidAppear(_ hud: HUDView)
  /// The HUD is about to go out of view.
  func hudWillDisappear(_ hud: HUDView)
  /// The HUD is hidden, and removed if it was to be; also when it never came into view, or was
  /// taken out of its view. Called once for each time it was shown, after
  /// ``HUDView/completionBlock``; not for a hiding that a later call turned back.
  func hudWasHidden(_ hud: HUDView)
}

extension HUDViewDelegate {
  /// Does nothing.
  public func hudWillAppear(_ hud: HUDView) {}
  /// Does nothing.
  public func hudDidAppear(_ hud: HUDView) {}
  /// Does nothing.
  public func hudWillDisappear(_ hud: HUDView) {}
  /// Does nothing.
  public func hudWasHidden(_ hud: HUDView) {}
}
