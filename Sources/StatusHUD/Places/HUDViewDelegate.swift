// SPDX-License-Identifier: MIT

/// Methods that you implement to respond when a ``HUDView`` appears and disappears.
///
/// All methods are optional. The HUD calls each method on the main thread, once per transition.
@preconcurrency @MainActor public protocol HUDViewDelegate: AnyObject {
  /// Notifies the delegate that the HUD is about to fade in.
  func hudWillAppear(_ hud: HUDView)
  /// Notifies the delegate that the HUD finished fading in.
  func hudDidAppear(_ hud: HUDView)
  /// Notifies the delegate that the HUD is about to fade out.
  func hudWillDisappear(_ hud: HUDView)
  /// Notifies the delegate that the HUD is hidden and, if necessary, removed from its superview. If a
  /// call to `show` interrupts the fade-out, the HUD doesn't call this method.
  func hudDidDisappear(_ hud: HUDView)
}

extension HUDViewDelegate {
  /// The default implementation does nothing.
  public func hudWillAppear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudDidAppear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudWillDisappear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudDidDisappear(_ hud: HUDView) {}
}
