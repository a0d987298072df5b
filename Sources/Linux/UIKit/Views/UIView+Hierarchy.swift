// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, above: Bool) {
    guard sibling !== view else { return }
    guard let index = viewState.subviews.place(of: sibling) else {
      insert(view, at: nil)
      return
    }
    let place = viewState.subviews.place(of: view)
    // The index doesn't count the view, which might already be before the sibling.
    let shift = place.map { $0 < index ? -1 : 0 } ?? 0
    insert(view, at: index + shift + (above ? 1 : 0), above: above ? sibling : nil)
  }

  /// Inserts a view at an index that doesn't count the view, or in front if the index is `nil`.
  /// - Parameter sibling: The view directly behind the new view, if the caller specified one.
  func insert(_ view: UIView, at index: Int?, above sibling: UIView? = nil) {
    guard mayContain(view) else { return }
    if view.storedSuperview === self {
      reorder(view, to: index ?? viewState.subviews.count, above: sibling)
      return
    }
    let oldSuperview = view.storedSuperview
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.effectiveTintColor
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }

    if let oldSuperview {
      oldSuperview.forget(view)
      oldSuperview.setNeedsLayout()
    }
    view.storedSuperview = self
    place(view, at: index ?? viewState.subviews.count, above: sibling)

    view.joinWindow(window)
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    view.inheritFromSuperview(replacing: oldTint)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  private func mayContain(_ view: UIView) -> Bool {
    let isCycle = isDescendant(of: view)
    assert(!isCycle, "\(view) can't be a subview of itself or of one of its descendants")
    return !isCycle
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let hadWindow = window != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { notifyWillMove(to: nil) }
    superview.forget(self)
    storedSuperview = nil
    layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    joinWindow(nil)
    if hadWindow {
      notifyDidMoveToWindow()
      updateSafeArea()
    }
    didMoveToSuperview()
  }

  /// Notifies all views in the subtree, parents first, that their window is about to change.
  func notifyWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in subviews {
      subview.notifyWillMove(to: newWindow)
    }
  }

  /// Sets the window of the subtree. If one of its views is the first responder of the old window,
  /// that window no longer has one.
  private func joinWindow(_ new: UIWindow?) {
    let old = storedWindow
    guard old !== new, window !== self else { return }
    if let old, old.firstResponder === self { old.firstResponder = nil }
    storedWindow = new
    for subview in viewState.subviews { subview.joinWindow(new) }
  }

  /// Notifies all views in the subtree, parents first, that their window changed.
  private func notifyDidMoveToWindow() {
    joinDisplay()
    setNeedsLayout()
    if !viewState.motionEffects.isEmpty { MotionEffects.shared.didMoveToWindow(self) }
    didMoveToWindow()
    owningController?.viewDidMoveToWindow()
    for subview in subviews {
      subview.notifyDidMoveToWindow()
    }
  }

  /// Updates the traits and the safe area that the subtree inherits, and notifies it of another tint
  /// color.
  private func inheritFromSuperview(replacing oldTint: UIColor) {
    updateTraits()
    updateSafeArea()
    if effectiveTintColor != oldTint { notifyTintColorDidChange() }
  }

  func reorder(_ view: UIView, to index: Int, above sibling: UIView? = nil) {
    forget(view)
    place(view, at: index, above: sibling)
  }

  private func forget(_ view: UIView) {
    if let place = viewState.subviews.place(of: view) { viewState.subviews.remove(at: place) }
  }

  /// Inserts the view's layer directly above the sibling's layer or, without a sibling, directly
  /// below the layer of the next view. Other layers keep their order.
  private func place(_ view: UIView, at index: Int, above sibling: UIView?) {
    let index = min(max(index, 0), viewState.subviews.count)
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < viewState.subviews.count {
      layer.insertSublayer(view.layer, below: viewState.subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    viewState.subviews.insert(view, at: index)
  }
}

extension UIView {
  /// Returns the frontmost view that receives a touch at a point in this view's coordinates.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let view = subview.hitTest(inside, with: event) { return view }
    }
    return self
  }

  /// A Boolean value that indicates whether the view receives touches. Views that are hidden,
  /// disabled, or transparent don't, and neither do views during an animation without
  /// `allowUserInteraction`.
  private var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && viewState.interactionBlockers == 0
  }
}

@_spi(LinuxHost)
extension UIView {
  /// The number of views of all classes, including windows, that are in memory.
  public nonisolated static let liveCount = LiveCount()
}
