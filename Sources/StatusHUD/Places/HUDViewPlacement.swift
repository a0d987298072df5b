// SPDX-License-Identifier: MIT

/// An object that keeps a ``HUDView`` above the view that it covers.
@MainActor final class HUDViewPlacement {
  private unowned let hud: HUDView
  /// The view that the HUD covers.
  private(set) weak var coveredView: UIView?
  /// The HUD's frame when the HUD most recently filled the view that it covers, and the size of the
  /// HUD's superview at that time, if known. If `nil`, the HUD keeps the frame that the app set.
  private var filled: (frame: CGRect, superviewSize: CGSize?)?
  private var isMoving = false
  /// A Boolean value that indicates whether the app added the HUD behind one of its views.
  private var isBehindView = false
  /// The view that observes the view beneath the HUD, if that can't contain the HUD.
  private var observer: ContainerObserverView?
  /// The observer while the HUD waits. The reference is weak, so that the observer is released together
  /// with the view that it observes, which ends the wait.
  private weak var waitingObserver: ContainerObserverView?
  /// A Boolean value that indicates whether the HUD has no superview, because the view that it covers
  /// left the view hierarchy. When the covered view returns, the HUD returns, too.
  var isWaiting: Bool { waitingObserver != nil }

  init(_ hud: HUDView) { self.hud = hud }

  /// Covers the visible area of `view` with the HUD.
  func cover(_ view: UIView) {
    (coveredView, isBehindView) = (view.subviewContainer, false)
    // Disable animations, because an enclosing animation block would animate the HUD's frame.
    UIView.performWithoutAnimation {
      isMoving = true
      hud.cover(view)
      isMoving = false
    }
    filled = (hud.frame, hud.superview?.bounds.size)
    guard !view.canContainHUD else { return }
    HUDView.addHUDBesideItsView(hud)
    let observer = observer ?? ContainerObserverView()
    observer.onResize = { [weak self] in self?.followCoveredView() }
    observer.onWindowChange = { [weak self] in self?.followCoveredView() }
    observer.observe(view)
    self.observer = observer
  }

  /// Adds a removed HUD to its covered view, moves a HUD out of a view that can't contain it, or brings a
  /// HUD to the front again.
  func restore() {
    if hud.superview == nil, let coveredView {
      if filled == nil { coveredView.addSubview(hud) } else { cover(coveredView) }
    } else if let superview = hud.superview, !superview.canContainHUD, fills(superview) {
      cover(superview)
    } else if let coveredView, !isBehindView {
      hud.bringToFront(over: coveredView)
    }
  }

  /// Ends the wait of a HUD that's in a view again or is hidden.
  func leave() {
    waitingObserver?.onEnd = nil
    waitingObserver?.observe(nil)
    waitingObserver = nil
  }

  /// A Boolean value that indicates whether the HUD covers all visible siblings that aren't HUDs, and none of
  /// the HUDs in front of it has a message with an action.
  var coversSiblings: Bool {
    guard let superview = hud.superview, hud.frame.contains(superview.bounds) else { return false }
    return superview.subviews.reversed().prefix { $0 !== hud }.allSatisfy {
      let action = ($0 as? HUDView)?.contentView.content?.action
      return action == nil && ($0 is HUDView || $0 is ContainerObserverView || $0.isHidden)
    }
  }

  // MARK: View events

  func willMoveToSuperview() {
    // Don't store the superview's size, because a new superview might have a different size.
    guard let superview = hud.superview else { return }
    filled = isAboveCoveredView || fills(superview) ? (hud.frame, nil) : nil
  }

  func didMoveToSuperview() {
    if hud.superview != nil { leave() }
    guard !isMoving else { return }
    observer?.observe(nil)
    observer = nil
    guard let superview = hud.superview else { return }
    coveredView = superview
    isBehindView = superview.subviews.drop { $0 !== hud }.contains { !$0.isPartOfHUD }
    guard hud.frame.size == .zero || hud.frame == filled?.frame else { return }
    UIView.performWithoutAnimation { hud.frame = superview.bounds }
    filled = (hud.frame, nil)
  }

  /// Stops resizing a HUD above a scroll view if the app set the HUD's frame. If the superview's
  /// size changed too, this method assumes that autoresizing changed the frame.
  func noteFrame() {
    guard isAboveCoveredView, let (frame, superviewSize) = filled else { return }
    if superviewSize == hud.superview?.bounds.size, hud.frame != frame { filled = nil }
  }

  // MARK: Filling

  private var isAboveCoveredView: Bool {
    coveredView != nil && hud.superview != nil && hud.superview !== coveredView
  }

  /// Returns a Boolean value that indicates whether the HUD fills `superview`.
  private func fills(_ superview: UIView) -> Bool {
    guard !superview.canContainHUD else { return hud.frame == superview.bounds }
    return filled != nil && hud.frame.size == superview.bounds.size
  }

  /// Removes the HUD until the covered view returns. The observer, which belongs to the covered view,
  /// retains the HUD, and ends it when the covered view no longer exists.
  private func wait() {
    // Beside a hosting view, nothing reports the view's return, so the HUD stays.
    guard let observer, observer.superview === coveredView else { return }
    observer.onEnd = { [hud] in hud.hide(animated: false) }
    (waitingObserver, self.observer) = (observer, nil)
    hud.removeFromSuperview()
  }

  /// Moves the HUD with the view that it covers.
  func followCoveredView() {
    // The observer might have the only reference to the HUD.
    if isWaiting, coveredView?.superview != nil {
      return withExtendedLifetime(hud) { hud.isVisible ? restore() : hud.removeView(at: nil) }
    }
    guard hud.superview != nil else { return }
    guard let coveredView else { return hud.removeFromSuperview() }
    if isAboveCoveredView, coveredView.superview == nil { return wait() }
    guard let observer else { return }
    // Add the observer again, because the app might have removed all subviews of the covered view.
    observer.observe(coveredView)
    guard hud.superview === coveredView.superview else { return cover(coveredView) }
    noteFrame()
    // During an animation, such as a rotation, the HUD's frame animates with the scroll view.
    guard filled != nil else { return }
    hud.cover(coveredView)
    filled = (hud.frame, hud.superview?.bounds.size)
  }
}
