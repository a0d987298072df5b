// SPDX-License-Identifier: MIT

/// Where a ``HUDView`` is: the view it covers, and the frame in which it does.
@MainActor final class HUDViewPlacement {
  private unowned let hud: HUDView
  /// The view whose visible part the HUD covers.
  private(set) weak var container: UIView?
  /// The frame in which the HUD fills its superview, and the size of the superview then, if it has
  /// been placed there. If the app gave the HUD its frame, that stays, and this is `nil`.
  private var filled: (frame: CGRect, superviewSize: CGSize?)?
  private var isMoving = false
  /// Watches the scroll view that the HUD lies above.
  private var scrollViewObserver: ContainerObserverView?

  init(_ hud: HUDView) { self.hud = hud }

  /// The HUDs that cover `view`, from the back to the front.
  static func huds(in view: UIView) -> [HUDView] {
    let container = view.contentContainer
    // A scroll view can move to another superview without notice; its HUDs catch up first.
    for case let observer as ContainerObserverView in container.subviews { observer.onResize?() }
    let above = container is UIScrollView ? container.superview?.subviews ?? [] : []
    return (container.subviews + above).compactMap { $0 as? HUDView }
      .filter { $0.placement.container === container }
  }

  /// Covers everything that is visible of `view`.
  func cover(_ view: UIView) {
    container = view.contentContainer
    // Without this, an animation of the app would make the HUD fly in.
    UIView.performWithoutAnimation { fill(view) }
    guard view is UIScrollView else { return }
    let observer = scrollViewObserver ?? ContainerObserverView()
    observer.onResize = { [weak self] in self?.followContainer() }
    observer.onWindowChange = { [weak self] in self?.followContainerSoon() }
    observer.observe(view)
    scrollViewObserver = observer
  }

  /// Adds a HUD that left its superview again, and takes it out of what scrolls.
  func restore() {
    if hud.superview == nil, let container {
      if filled == nil { container.addSubview(hud) } else { cover(container) }
    } else if let scrollView = hud.superview as? UIScrollView, fills(scrollView) {
      cover(scrollView)
    }
  }

  /// Whether no sibling is visible beside the HUD or in front of it, other HUDs aside.
  var coversSiblings: Bool {
    guard let superview = hud.superview, hud.frame.contains(superview.bounds) else { return false }
    return superview.subviews.reversed().prefix { $0 !== hud }
      .allSatisfy { $0 is HUDView || $0 is ContainerObserverView || $0.isHidden }
  }

  // MARK: What the HUD tells

  func willMoveToSuperview() {
    // The next superview may have another size.
    guard let superview = hud.superview else { return }
    filled = isAboveContainer || fills(superview) ? (hud.frame, nil) : nil
  }

  func didMoveToSuperview() {
    guard !isMoving else { return }
    scrollViewObserver?.observe(nil)
    scrollViewObserver = nil
    guard let superview = hud.superview else { return }
    container = superview
    guard hud.frame.size == .zero || hud.frame == filled?.frame else { return }
    UIView.performWithoutAnimation { hud.frame = superview.bounds }
    filled = (hud.frame, nil)
  }

  func didMoveToWindow() {
    // Nothing tells a view in no window that its container is gone.
    if container == nil, hud.superview != nil { followContainerSoon() }
  }

  /// Above its container, another frame is the app's, unless the superview has resized.
  func noteFrame() {
    guard isAboveContainer, let (frame, superviewSize) = filled else { return }
    if superviewSize == hud.superview?.bounds.size, hud.frame != frame { filled = nil }
  }

  // MARK: Filling

  private var isAboveContainer: Bool {
    container != nil && hud.superview != nil && hud.superview !== container
  }

  private func fill(_ view: UIView) {
    isMoving = true
    hud.cover(view)
    isMoving = false
    filled = (hud.frame, hud.superview?.bounds.size)
  }

  /// Whether the HUD is as large as its superview, wherever that has scrolled to.
  private func fills(_ superview: UIView) -> Bool {
    guard superview is UIScrollView else { return hud.frame == superview.bounds }
    return filled != nil && hud.frame.size == superview.bounds.size
  }

  /// Follows once the change of the views around is complete.
  private func followContainerSoon() {
    Task { @MainActor [weak self] in self?.followContainer() }
  }

  private func followContainer() {
    guard hud.superview != nil else { return }
    guard let container, !isAboveContainer || container.superview != nil else {
      return hud.removeFromSuperview()
    }
    guard let scrollViewObserver else { return }
    // The app may have removed all subviews of its view.
    scrollViewObserver.observe(container)
    guard hud.superview === container.superview else { return cover(container) }
    noteFrame()
    // Within an animation that may be under way, as in a rotation.
    if filled != nil { fill(container) }
  }
}
