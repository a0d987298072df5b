// SPDX-License-Identifier: MIT

/// The methods that report the transitions of a ``HUDView``.
///
/// All are optional. The HUD calls them on the main thread, once for each transition that happens.
@preconcurrency @MainActor public protocol HUDViewDelegate: AnyObject {
  /// The HUD is about to fade in.
  func hudWillAppear(_ hud: HUDView)
  /// The HUD has faded in.
  func hudDidAppear(_ hud: HUDView)
  /// The HUD is about to fade out.
  func hudWillDisappear(_ hud: HUDView)
  /// The HUD is hidden, and removed if it had to be.
  ///
  /// The HUD calls this after ``HUDView/onHidden``, also if it never appeared or was taken out
  /// of its superview. Not called if `show` interrupts the hide.
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
