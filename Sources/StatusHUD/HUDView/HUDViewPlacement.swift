// SPDX-License-Identifier: MIT

/// Where a ``HUDView`` is: the view it covers, and the frame in which it does.
@MainActor final class HUDViewPlacement {
  private unowned let hud: HUDView
  /// The view whose visible part the HUD covers.
  private(set) weak var container: UIView?
  /// The frame in which the HUD fills its superview; nil if the app gave it another frame, which
  /// stays.
  private var fillingFrame: CGRect?
  /// The size of the superview that `fillingFrame` was made for.
  private var filledSize: CGSize?
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
    guard let scrollView = view as? UIScrollView else { return }
    let observer = scrollViewObserver ?? makeObserver()
    scrollViewObserver = observer
    observer.observe(scrollView)
  }

  /// Adds a HUD that left its superview again, and takes it out of what scrolls.
  func restore() {
    if hud.superview == nil, let container {
      if fillingFrame == nil { container.addSubview(hud) } else { cover(container) }
    } else if let scrollView = hud.superview as? UIScrollView, fills(scrollView) {
      cover(scrollView)
    }
  }

  /// Whether no sibling is visible beside the HUD or in front of it, other HUDs aside.
  var coversSiblings: Bool {
    guard let superview = hud.superview, hud.frame.contains(superview.bounds) else { return false }
    return superview.subviews.reversed().prefix { $0 !== hud }
      .allSatisfy { $0 is HUDView || $0.isHidden }
  }

  // MARK: What the HUD tells

  func willMoveToSuperview() {
    // The next superview may have another size.
    guard let superview = hud.superview else { return }
    fillingFrame = isAboveContainer || fills(superview) ? hud.frame : nil
  }

  func didMoveToSuperview() {
    guard !isMoving else { return }
    scrollViewObserver?.observe(nil)
    scrollViewObserver = nil
    guard let superview = hud.superview else { return }
    container = superview
    guard hud.frame.size == .zero || hud.frame == fillingFrame else { return }
    UIView.performWithoutAnimation { hud.frame = superview.bounds }
    fillingFrame = hud.frame
  }

  func didMoveToWindow() {
    // Nothing tells a view in no window that its container is gone.
    if container == nil, hud.superview != nil { followContainerSoon() }
  }

  /// Above its container, another frame is the app's, unless the superview has resized.
  func noteFrame() {
    guard isAboveContainer, hud.superview?.bounds.size == filledSize, hud.frame != fillingFrame
    else { return }
    fillingFrame = nil
  }

  // MARK: Filling

  private var isAboveContainer: Bool {
    container != nil && hud.superview != nil && hud.superview !== container
  }

  private func fill(_ view: UIView) {
    isMoving = true
    hud.cover(view)
    isMoving = false
    fillingFrame = hud.frame
    filledSize = hud.superview?.bounds.size
  }

  /// Whether the HUD is as large as its superview, wherever that has scrolled to.
  private func fills(_ superview: UIView) -> Bool {
    guard superview is UIScrollView else { return hud.frame == superview.bounds }
    return fillingFrame != nil && hud.frame.size == superview.bounds.size
  }

  private func makeObserver() -> ContainerObserverView {
    let observer = ContainerObserverView()
    observer.onResize = { [weak self] in self?.followContainer() }
    observer.onWindowChange = { [weak self] in self?.followContainerSoon() }
    return observer
  }

  /// Follows once the change of the views around is complete.
  private func followContainerSoon() {
    Task { @MainActor [weak self] in self?.followContainer() }
  }

  private func followContainer() {
    guard hud.superview != nil else { return }
    guard let container else { return hud.removeFromSuperview() }
    guard let scrollViewObserver, let scrollView = container as? UIScrollView else { return }
    if isAboveContainer, scrollView.superview == nil { return hud.removeFromSuperview() }
    // The app may have removed all subviews of its view.
    scrollViewObserver.observe(scrollView)
    guard hud.superview === scrollView.superview else { return cover(scrollView) }
    noteFrame()
    // Within an animation that may be under way, as in a rotation.
    if fillingFrame != nil { fill(scrollView) }
  }
}

extension UIView {
  /// Puts this view over everything that is visible of `container`, or fits it to the new size of
  /// `container`.
  ///
  /// The subviews of a scroll view scroll away, so this view goes above a scroll view, into the view
  /// around it. Later HUDs go above earlier ones.
  /// - Parameter container: A view of the app; the subviews of an effect view go into its content
  ///   view.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        let front = parent.subviews.last { ($0 as? HUDView)?.placement.container === scrollView }
        parent.insertSubview(self, aboveSubview: front ?? scrollView)
      }
    } else {
      let content = container.contentContainer
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame = content.bounds
      if superview !== content { content.addSubview(self) }
    }
  }

  /// The view to add subviews to: an effect view has one for that.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
