// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: In a view

  /// Adds a HUD to `view` and shows it; it leaves the view when it is hidden.
  ///
  /// In a scroll view it would scroll away: there it is added to the view around, just above the
  /// scroll view, and takes its frame each time that changes its size.
  /// - Parameters:
  ///   - view: The host: in front of its subviews, and as large as it.
  ///   - animated: With false it is in view when this returns.
  /// - Returns: The HUD, to be told more. Its ``graceTime`` is past: see the method with `configure`.
  @discardableResult
  public static func showAdded(to view: UIView, animated: Bool) -> Self {
    showAdded(to: view, animated: animated) { _ in }
  }

  /// Adds a HUD to `view` and shows it; it leaves the view when it is hidden.
  ///
  /// - Parameters:
  ///   - view: The host: in front of its subviews, and as large as it.
  ///   - animated: With false, and without a ``graceTime``, it is in view when this returns.
  ///   - configure: Is given the HUD in the view before it is shown.
  /// - Returns: The HUD, to be told more.
  @discardableResult
  public static func showAdded(
    to view: UIView, animated: Bool, configure: (Self) -> Void
  ) -> Self {
    let hud = made { Self(frame: view.bounds) }
    hud.removeFromSuperViewOnHide = true
    hud.cover(view)
    configure(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides and removes the front-most HUD in `view` that is not on its way out already.
  ///
  /// - Parameters:
  ///   - view: The host of the HUD.
  ///   - animated: With false, and past its ``minShowTime``, it is gone when this returns.
  /// - Returns: Whether there was one.
  @discardableResult
  public static func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = hud(for: view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Hides and removes all HUDs in `view` that are not on their way out already.
  ///
  /// - Parameters:
  ///   - view: The host of the HUDs.
  ///   - animated: With false, those past their ``minShowTime`` are gone when this returns.
  /// - Returns: How many there were.
  @discardableResult
  public static func hideAll(for view: UIView, animated: Bool) -> Int {
    var count = 0
    for case let hud as Self in huds(of: view) where !hud.presentation.isFinishing {
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: animated)
      count += 1
    }
    return count
  }

  /// Finds the front-most HUD in `view` that is not on its way out: one that is shown, that waits
  /// for its grace time, or that was not shown yet.
  ///
  /// - Parameter view: The host itself: HUDs of its subviews are not looked for.
  /// - Returns: The HUD, of the class this is called on; nil without one.
  public static func hud(for view: UIView) -> Self? {
    for case let hud as Self in huds(of: view).reversed() where !hud.presentation.isFinishing {
      return hud
    }
    return nil
  }

  // MARK: Itself

  /// Whether the HUD is meant to be in view: true from the call that shows it, also while it waits
  /// for its ``graceTime`` or for a host, to the call that hides it. False before the first.
  public var isVisible: Bool { presentation.isMeantToBeShown }

  /// Shows the HUD, once its ``graceTime`` is over, and cancels a delayed hiding.
  ///
  /// A HUD that was removed returns to the view it was in last; without one it appears when it is
  /// added to one. One that is on its way out turns back. Showing one that is shown does nothing,
  /// but for ending its animation when `animated` is false.
  /// - Parameter animated: With false, and without a grace time, it is in view when this returns.
  public func show(animated: Bool) {
    returnToHost()
    presentation.show(animated: animated)
  }

  /// Hides the HUD, once it was shown for its ``minShowTime``.
  ///
  /// One that is hidden already is left alone. One that is on its way is too, unless `animated` is
  /// false: then it is there.
  /// - Parameter animated: With false, and past its ``minShowTime``, it is hidden when this returns.
  public func hide(animated: Bool) {
    presentation.hide(animated: animated, at: nil, completion: nil)
  }

  /// Hides the HUD, once it was shown for its ``minShowTime``.
  ///
  /// - Parameters:
  ///   - animated: With false, and past its ``minShowTime``, it is hidden when this returns.
  ///   - completion: Runs exactly once: when the HUD is hidden, after all others are told, or when a
  ///     later call shows it again.
  public func hide(animated: Bool, completion: @escaping @MainActor @Sendable () -> Void) {
    presentation.hide(animated: animated, at: nil, completion: completion)
  }

  /// Hides the HUD later, in place of an earlier such call. Showing it in the meantime cancels
  /// this; a HUD that is not shown, or on its way out, is left alone.
  ///
  /// - Parameters:
  ///   - animated: Whether it fades.
  ///   - delay: Seconds from now, also while the ``graceTime`` runs. Negative, NaN and infinite
  ///     values count as 0, which is at once.
  public func hide(animated: Bool, afterDelay delay: TimeInterval) {
    let delay = delay.isFinite ? max(delay, 0) : 0
    presentation.hide(animated: animated, at: CACurrentMediaTime() + delay, completion: nil)
  }
}
