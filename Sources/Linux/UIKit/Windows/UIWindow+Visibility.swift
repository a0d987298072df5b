// SPDX-License-Identifier: MIT

extension UIWindow {
  /// What of the scene's unsafe area lies over the window.
  var sceneSafeAreaInsets: UIEdgeInsets {
    guard let windowScene else { return .zero }
    let outer = windowScene.safeAreaInsets
    guard outer != .zero else { return .zero }
    let safe = CGRect(origin: .zero, size: windowScene.size).inset(by: outer)
    let frame = self.frame
    return UIEdgeInsets(
      top: outer.top > 0 ? max(0, safe.minY - frame.minY) : 0,
      left: outer.left > 0 ? max(0, safe.minX - frame.minX) : 0,
      bottom: outer.bottom > 0 ? max(0, frame.maxY - safe.maxY) : 0,
      right: outer.right > 0 ? max(0, frame.maxX - safe.maxX) : 0)
  }

  /// Follows a change of `windowScene`.
  func joinScene(leaving old: UIWindowScene?) {
    old?.remove(self)
    windowScene?.add(self)
    layer.contentsScale = screen.scale
    updateTraits()
    updateSafeArea(childrenToo: true)
    for subview in subviews { subview.joinDisplayWithSubviews() }
    updateVisibility()
  }

  /// Puts the layer on the stage or takes it off, and tells the controllers.
  func updateVisibility() {
    let shouldShow = !isHidden && windowScene != nil
    guard shouldShow != isOnStage else { return }
    if shouldShow {
      isOnStage = true
      addRootView()
      windowScene?.arrange(self)
      changeControllers { $0.prepareToAppear() }
      changeControllers { $0.isAppearing() }
    } else {
      changeControllers { $0.prepareToDisappear() }
      isOnStage = false
      layer.removeFromSuperlayer()
      windowScene?.resignKey(self)
      changeControllers { $0.finishDisappearing() }
    }
    windowScene?.updateSystemUI()
  }

  /// Follows a change of `rootViewController`. A hidden window does not load its controller's view.
  func replaceRoot(_ old: UIViewController?) {
    endPresentations(of: old)
    old?.viewIfLoaded?.removeFromSuperview()
    if isOnStage { addRootView() }
    windowScene?.updateSystemUI()
  }

  private func addRootView() {
    guard let controller = rootViewController, let view = controller.view else { return }
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func changeControllers(_ change: (UIViewController) -> Void) {
    for subview in subviews { subview.forEachController(change) }
  }
}

extension UIView {
  /// The controllers of this view and of those in it, outer ones first.
  func forEachController(_ body: (UIViewController) -> Void) {
    if let owningController { body(owningController) }
    for subview in subviews { subview.forEachController(body) }
  }
}
