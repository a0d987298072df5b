// SPDX-License-Identifier: MIT

/// A ``HUDView`` is the door to its own superview.
extension HUDView: HUDDoor {
  var availability: HUDAvailability {
    HUDAvailability(
      hasDefault: superview != nil, canFade: window != nil,
      isInForeground: window?.windowScene?.isInForeground ?? true,
      isVoiceOverRunning: UIAccessibility.isVoiceOverRunning)
  }

  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
    contentView.render(content, configuration)
  }

  func setProgress(_ content: HUDContent) { contentView.setProgress(content) }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    UIView.performWithoutAnimation(layoutIfNeeded)
    contentView.setVisible(isVisible, duration: duration, completion: completion)
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    self.blocksTouches = blocksTouches
    updateModality()
  }

  /// Applies the mask's effect on touches and VoiceOver, unless the app turned off user interaction.
  func updateModality() {
    let isModal = blocksTouches && isUserInteractionEnabled
    accessibilityViewIsModal = isModal
    contentView.setBlocksTouches(isModal)
  }

  func remove() {
    setBlocksTouches(false)
    contentView.didDisappear()
    removeIfHidden()
  }

  /// Removes the HUD from its superview if it's hidden and the app wants that.
  func removeIfHidden() {
    let (isHidden, presentation) = store.read {
      ($0.requests.isEmpty && $0.phase == .hidden, $0.requests.presentationCount)
    }
    guard isHidden else { return }
    placement.leave()
    if removesFromSuperviewOnHide { removeFromSuperview() }
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

  func announce(_ text: String) -> Bool { contentView.announce(text) }

  func playHaptics(_ icon: StatusHUD.Message.Icon) { contentView.playHaptics(icon) }
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

/// The one press of a Cancel button.
@MainActor final class CancelPress {
  private(set) var isOver = false

  func run(_ action: StatusHUD.CancelAction) {
    guard !isOver else { return }
    isOver = true
    action()
  }
}
