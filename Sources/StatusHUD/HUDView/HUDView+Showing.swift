// SPDX-License-Identifier: MIT

extension HUDView {
  // MARK: HUDs of a view

  /// Adds a HUD to `view` and shows it. When the HUD is hidden, it leaves the view.
  ///
  /// Over a scroll view, the HUD goes into the view around it, just above the scroll view, and follows
  /// its size.
  /// - Parameters:
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to have the HUD on screen when this method returns.
  /// - Returns: The HUD. To set a grace time, use ``show(in:animated:configure:)``.
  @discardableResult
  public static func show(in view: UIView, animated: Bool = true) -> Self {
    show(in: view, animated: animated) { _ in }
  }

  /// Adds a HUD to `view`, configures it, and shows it. When the HUD is hidden, it leaves the view.
  /// - Parameters:
  ///   - view: The view to cover.
  ///   - animated: Pass `false` to have the HUD on screen when this method returns, unless it has a
  ///     ``graceTime``.
  ///   - configure: Receives the HUD after it's added to the view and before it appears.
  /// - Returns: The HUD.
  @discardableResult
  public static func show(
    in view: UIView, animated: Bool = true, configure: (Self) -> Void
  ) -> Self {
    let hud = add(to: view)
    configure(hud)
    hud.show(animated: animated)
    return hud
  }

  static func add(to view: UIView) -> Self {
    // Without this, a HUD created in an animation of the app would fly in.
    let areAnimationsEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    let hud = Self(frame: view.bounds)
    UIView.setAnimationsEnabled(areAnimationsEnabled)
    hud.removesFromSuperviewOnHide = true
    hud.placement.cover(view)
    return hud
  }

  /// Hides and removes the frontmost HUD of `view` that isn't already being hidden.
  /// - Parameters:
  ///   - view: The view that the HUD covers.
  ///   - animated: Pass `false` to have the HUD gone when this method returns, unless its
  ///     ``minimumVisibleTime`` isn't over.
  /// - Returns: `true` if there was such a HUD.
  @discardableResult
  public static func hide(in view: UIView, animated: Bool = true) -> Bool {
    guard let hud = hud(in: view) else { return false }
    hud.removesFromSuperviewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Hides and removes all HUDs of `view` that aren't already being hidden.
  /// - Parameters:
  ///   - view: The view that the HUDs cover.
  ///   - animated: Pass `false` to have the HUDs gone when this method returns, except those whose
  ///     ``minimumVisibleTime`` isn't over.
  /// - Returns: The number of these HUDs.
  @discardableResult
  public static func hideAll(in view: UIView, animated: Bool = true) -> Int {
    var count = 0
    for case let hud as Self in HUDViewPlacement.huds(in: view)
    where !hud.presentation.isFinishing {
      hud.removesFromSuperviewOnHide = true
      hud.hide(animated: animated)
      count += 1
    }
    return count
  }

  /// Returns the frontmost HUD of `view` that isn't being hidden, even if it hasn't appeared yet.
  /// - Parameter view: The view that the HUD covers. HUDs of its subviews don't count.
  /// - Returns: A HUD of the class that you call this method on. The HUD of a message, which leaves by
  ///   itself, counts only if there's no other.
  public static func hud(in view: UIView) -> Self? {
    let huds = HUDViewPlacement.huds(in: view).filter { $0 is Self && !$0.presentation.isFinishing }
    return (huds.last { !$0.presentation.isForMessages } ?? huds.last) as? Self
  }

  // MARK: One HUD

  /// A Boolean value that indicates whether the HUD should be on screen.
  ///
  /// The value becomes `true` with the call that shows the HUD, and `false` with the call that hides
  /// it. The ``graceTime``, fades, and a missing superview don't change it.
  public var isVisible: Bool { presentation.isVisible }

  /// Shows the HUD after its ``graceTime``, and cancels a delayed hide.
  ///
  /// If the HUD is fading out, it fades back in. A HUD that was removed returns to its former view; one
  /// that never had a superview appears when you add it to a view.
  /// - Parameter animated: Pass `false` to have the HUD on screen when this method returns, even if it
  ///   was fading in. A grace time still applies.
  public func show(animated: Bool = true) {
    placement.restore()
    presentation.show(animated: animated)
  }

  /// Hides the HUD now or later, but not before its ``minimumVisibleTime`` is over.
  ///
  /// A later hide replaces a delayed one, and ``show(animated:)`` cancels it. If the HUD was never
  /// shown, hiding it without a delay runs the callbacks and, if ``removesFromSuperviewOnHide`` is
  /// `true`, removes it.
  /// - Parameters:
  ///   - animated: Pass `false` to have the HUD hidden when this method returns, even if it was fading
  ///     out. A delay and the minimum visible time still apply.
  ///   - delay: Seconds from now. The ``graceTime`` doesn't extend it. An invalid number counts as 0.
  ///   - completion: Runs exactly once: after all other callbacks when the HUD is hidden, or soon if
  ///     another call replaces or cancels this one.
  public func hide(
    animated: Bool = true, after delay: TimeInterval = 0,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    presentation.hide(animated: animated, after: delay, completion: completion)
  }
}
