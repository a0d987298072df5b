// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: HUDs of a view

  /// Adds a HUD to `view` and shows it. It leaves the view when it is hidden.
  ///
  /// Over a scroll view, the HUD goes into the view around it, just above the scroll view, and follows
  /// its size.
  /// - Parameters:
  ///   - view: The view to cover.
  ///   - animated: With false, the HUD is on screen when this returns.
  /// - Returns: The HUD. To set a grace time, use the `configure` variant.
  @discardableResult
  public static func showAdded(to view: UIView, animated: Bool) -> Self {
    showAdded(to: view, animated: animated) { _ in }
  }

  /// Adds a HUD to `view`, configures it and shows it. It leaves the view when it is hidden.
  /// - Parameters:
  ///   - view: The view to cover.
  ///   - animated: With false, and without a ``graceTime``, the HUD is on screen when this returns.
  ///   - configure: Receives the HUD in the view, before it appears.
  /// - Returns: The HUD.
  @discardableResult
  public static func showAdded(
    to view: UIView, animated: Bool, configure: (Self) -> Void
  ) -> Self {
    let hud = withoutAnimation { Self(frame: view.bounds) }
    hud.removeFromSuperViewOnHide = true
    hud.placement.cover(view)
    configure(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides and removes the front HUD of `view` that is not hiding already.
  /// - Parameters:
  ///   - view: The view that the HUD covers.
  ///   - animated: With false, and past its ``minShowTime``, the HUD is gone when this returns.
  /// - Returns: Whether there was one.
  @discardableResult
  public static func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = hud(for: view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Hides and removes all HUDs of `view` that are not hiding already.
  /// - Parameters:
  ///   - view: The view that the HUDs cover.
  ///   - animated: With false, those past their ``minShowTime`` are gone when this returns.
  /// - Returns: How many there were.
  @discardableResult
  public static func hideAll(for view: UIView, animated: Bool) -> Int {
    var count = 0
    for case let hud as Self in HUDViewPlacement.huds(in: view)
    where !hud.presentation.isFinishing {
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: animated)
      count += 1
    }
    return count
  }

  /// Returns the front HUD of `view` that is not hiding, also one that waits for its grace time or
  /// was not shown yet.
  /// - Parameter view: The view that the HUD covers. HUDs of its subviews do not count.
  /// - Returns: A HUD of the class that you call this on.
  public static func hud(for view: UIView) -> Self? {
    for case let hud as Self in HUDViewPlacement.huds(in: view).reversed()
    where !hud.presentation.isFinishing { return hud }
    return nil
  }

  /// Without this, a HUD created in an animation of the app would fly in.
  private static func withoutAnimation(_ make: () -> Self) -> Self {
    let areAnimationsEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
    return make()
  }

  // MARK: One HUD

  /// A Boolean value that tells whether the HUD should be on screen: true from the call that shows
  /// it, also during its ``graceTime`` or without a superview, to the call that hides it.
  public var isVisible: Bool { presentation.isVisible }

  /// Shows the HUD after its ``graceTime``, and cancels a delayed hide.
  ///
  /// If it is fading out, it fades back in. A HUD that was removed returns to the view it was in; one
  /// without a superview appears when you add it to one.
  /// - Parameter animated: With false, and without a grace time, the HUD is on screen when this
  ///   returns, also if it is fading in.
  public func show(animated: Bool) {
    placement.restore()
    presentation.show(animated: animated)
  }

  /// Hides the HUD, after its ``minShowTime``.
  ///
  /// A HUD that is hidden stays as it is. Hiding one that was never shown removes it if it has to be
  /// removed, and runs the callbacks.
  /// - Parameter animated: With false, and past its ``minShowTime``, the HUD is hidden when this
  ///   returns, also if it is fading out.
  public func hide(animated: Bool) { presentation.hide(animated: animated) }

  /// Hides the HUD, after its ``minShowTime``.
  /// - Parameters:
  ///   - animated: With false, and past its ``minShowTime``, the HUD is hidden when this returns.
  ///   - completion: Runs exactly once: after all other callbacks when the HUD is hidden, or when a
  ///     later call shows it again.
  public func hide(animated: Bool, completion: @escaping @MainActor @Sendable () -> Void) {
    presentation.hide(animated: animated, completion: completion)
  }

  /// Hides the HUD later. The call replaces an earlier one, and `show(animated:)` cancels it.
  ///
  /// A HUD that is not shown, or is hiding, stays as it is.
  /// - Parameters:
  ///   - animated: Whether the HUD fades.
  ///   - delay: Seconds from now, also during the ``graceTime``. An invalid number counts as 0.
  public func hide(animated: Bool, afterDelay delay: TimeInterval) {
    presentation.hide(animated: animated, at: CACurrentMediaTime() + delay.valid(or: 0))
  }
}
