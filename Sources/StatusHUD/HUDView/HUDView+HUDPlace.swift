// SPDX-License-Identifier: MIT

/// A ``HUDView`` is the place of its own HUD, which is where its superview is.
extension HUDView: HUDPlace {
  var surroundings: HUDSurroundings {
    HUDSurroundings(
      hasDefault: superview != nil, fadesIn: fadesIn && window != nil,
      fadesOut: fadesOut && window != nil, hasAlert: contentView.app.hasAlert,
      isInForeground: window != nil && window?.windowScene?.isInForeground != false,
      isVoiceOverRunning: UIAccessibility.isVoiceOverRunning)
  }

  func followApp(isFull: Bool) { contentView.followApp(around: self, isFull: isFull) }

  func putView(for content: HUDContent) -> any HUDDrawing { contentView }

  /// Removes the HUD from its superview if it's hidden and the app wants that.
  func removeView() {
    guard store.read(\.isIdle) else { return }
    placement.leave()
    if removesFromSuperviewOnHide { removeFromSuperview() }
    let presentation = store.read(\.requests.presentationCount)
    guard presentation != endedPresentation else { return }
    endedPresentation = presentation
    look?.didHide()
  }

  func transitionDidHappen(_ transition: HUDTransition, status: String?) {
    switch transition {
    case .willAppear: delegate?.hudWillAppear(self)
    case .didAppear: delegate?.hudDidAppear(self)
    case .willDisappear: delegate?.hudWillDisappear(self)
    case .didDisappear: delegate?.hudDidDisappear(self)
    }
  }
}

/// What subclasses in this package need for a look of their own.
extension HUDView {
  /// The HUD's own look. The HUD holds a weak reference to it. The default is `nil`.
  package var look: (any HUDViewLook)? {
    get { contentView.look }
    set { contentView.look = newValue }
  }

  /// The size of the bezel in the current layout.
  package var bezelSize: CGSize {
    layoutIfNeeded()
    return contentView.bezel.bounds.size
  }

  /// Shows the current content again.
  package func setNeedsRendering() { store.configure { _ in } }
}
