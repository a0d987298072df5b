// SPDX-License-Identifier: MIT

extension HUDView {
  /// Returns the frontmost HUD in `view` that isn't hiding, even if the HUD hasn't appeared yet.
  /// - Parameter view: The view that the HUD covers. This method ignores HUDs in subviews.
  /// - Returns: A HUD of the class that you call this method on, or `nil` if there's no such HUD. HUDs
  ///   with work come first. This method returns a HUD that shows only a message, even one that you
  ///   showed with ``show(_:completion:)``, only if there's no other HUD.
  public static func hud(in view: UIView) -> Self? {
    let huds = coveringHUDs(of: view).filter { $0 is Self && !$0.isFinishing }
    return (huds.last(where: \.hasWork) ?? huds.last { !$0.isVisible } ?? huds.last) as? Self
  }

  /// Hides and removes the HUD in `view` that ``hud(in:)`` returns.
  /// - Parameters:
  ///   - view: The view that the HUD covers.
  ///   - animated: Pass `false` to remove the HUD immediately, without fading it out. If the HUD
  ///     has a ``StatusHUD/Configuration/minimumVisibleTime``, it disappears only after that time.
  /// - Returns: `true` if this method hides a HUD; otherwise, `false`.
  @discardableResult
  public static func hide(in view: UIView, animated: Bool = true) -> Bool {
    guard let hud = hud(in: view) else { return false }
    hud.removesFromSuperviewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Hides and removes all HUDs in `view` and in its subviews that aren't already hiding. If `view` is a
  /// window, this method hides all HUDs in the window.
  /// - Parameters:
  ///   - view: The view that contains the HUDs.
  ///   - animated: Pass `false` to remove the HUDs immediately, without fading them out. A HUD that
  ///     has a ``StatusHUD/Configuration/minimumVisibleTime`` disappears only after that time.
  /// - Returns: The number of HUDs that this method hides.
  @discardableResult
  public static func hideAll(in view: UIView, animated: Bool = true) -> Int {
    let huds = allHUDs(in: view).filter { $0 is Self && !$0.isFinishing }
    for hud in huds {
      hud.removesFromSuperviewOnHide = true
      hud.hide(animated: animated)
    }
    return huds.count
  }

  /// Ends the messages in `view` that are equal to `message`, whether they're onscreen or waiting, and
  /// nothing else.
  ///
  /// The method compares messages as you passed them, so a message's own configuration makes no
  /// difference.
  /// - Parameters:
  ///   - message: The message to end.
  ///   - view: The view that the HUD covers. This method ignores HUDs in subviews.
  ///   - animated: Pass `false` to hide a HUD that has nothing else to show without fading it out.
  /// - Returns: `true` if this method ends a message; otherwise, `false`.
  @discardableResult
  public static func hide(
    _ message: StatusHUD.Message, in view: UIView, animated: Bool = true
  ) -> Bool {
    var isEnded = false
    for hud in coveringHUDs(of: view) where hud is Self {
      let ends = hud.store.change(schedulesUpdate: false) { state, _ in
        let ends = state.requests.endMessages { $0.passed?.message == message }
        if ends, state.requests.isEmpty { state.requests.dismiss(fadesOut: animated) }
        return ends
      }
      guard ends else { continue }
      hud.presenter.update()
      hud.removeView(at: nil)
      isEnded = true
    }
    return isEnded
  }

  /// A Boolean value that indicates whether the HUD is hiding or already hidden.
  private var isFinishing: Bool {
    store.read { $0.requests.presentationCount > 0 && $0.requests.isEmpty }
  }

  private var hasWork: Bool { store.read { !$0.requests.work.isEmpty } }

  // MARK: The HUDs of a view

  /// Weak references to the HUDs that are beside the views that they cover.
  private static var besideTheirViews: [() -> HUDView?] = []

  /// Adds a HUD whose covered view can't contain it, so that the class methods find it.
  static func addHUDBesideItsView(_ hud: HUDView) {
    besideTheirViews = besideTheirViews.filter { $0() != nil && $0() !== hud }
    besideTheirViews.append { [weak hud] in hud }
  }

  /// Returns the HUDs that cover `view`, from back to front.
  static func coveringHUDs(of view: UIView) -> [HUDView] {
    let coveredView = view.subviewContainer
    func covers(_ hud: HUDView) -> Bool { hud.placement.coveredView === coveredView }
    // UIKit doesn't report when such a view moves to another superview, so move its HUDs now.
    let beside = besideTheirViews.compactMap { $0() }.filter(covers)
    for hud in beside { hud.placement.followCoveredView() }
    let views = coveredView.subviews + (coveredView.superview?.subviews ?? [])
    let found = views.compactMap { $0 as? HUDView }.filter(covers)
    return beside.filter { !found.contains($0) } + found
  }

  /// Returns the HUDs that cover `view` or one of its subviews.
  private static func allHUDs(in view: UIView) -> [HUDView] {
    var huds = coveringHUDs(of: view)
    for subview in view.subviews {
      if let hud = subview as? HUDView { huds.append(hud) } else { huds += allHUDs(in: subview) }
    }
    var known: Set<HUDView> = []
    return huds.filter { known.insert($0).inserted }
  }
}
