// SPDX-License-Identifier: MIT

extension HUDView {
  func presentedDidChange() {
    UIView.performWithoutAnimation { alpha = isPresented ? 1 : 0 }
    followProgress()
    isSeen = false
    guard isPresented else { return }
    applyAccessibility()
    (bezel.slot.current as? GlyphView)?.drawOn()
    // What is said in the turn that shows the HUD, after it, is how it appears.
    Task { @MainActor [weak self] in
      guard let self else { return }
      isSeen = isPresented
    }
  }

  /// The bezel needs another size or place; on screen it is seen to take it.
  func setNeedsPlacement() {
    setNeedsLayout()
    bezel.setNeedsPlacement(animated: isSeen)
  }

  /// Comes or goes from where it is seen to be.
  ///
  /// - Parameter completion: Called once, also when it is interrupted; before this returns with a
  ///   duration of 0.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    // The arrangement first: the scene lays itself out after it.
    UIView.performWithoutAnimation(layoutIfNeeded)
    scene.setVisible(isVisible, motion: animationType.motion, duration: duration) { _ in
      completion()
    }
  }

  func textDidChange() {
    setNeedsPlacement()
    applyAccessibility()
    presentation.textDidChange()
  }

  /// VoiceOver reads indicator and texts as one, and a button beside it.
  func applyAccessibility() {
    let hasButton = bezel.ownButton?.isWanted == true
    bezel.isAccessibilityElement = !hasButton
    let texts = spokenText.map(HUDAccessibility.line)
    let isProgress = mode != .indeterminate && mode != .text && mode != .customView
    let own = mode == .customView ? customView?.accessibilityLabel : nil
    bezel.accessibilityLabel = texts ?? own ?? HUDAccessibility.label(isProgress: isProgress)
    bezel.accessibilityValue = isProgress ? HUDAccessibility.percent(shownProgress) : nil
    bezel.accessibilityTraits = isProgress ? .updatesFrequently : .staticText
    label.isAccessibilityElement = hasButton
    bezel.ownDetailsLabel?.isAccessibilityElement = hasButton
  }
}

extension HUDView.Animation {
  var motion: OverlayFade.Motion {
    switch self {
    case .fade: OverlayFade.Motion(entry: 1, exit: 1, isSpring: true)
    case .zoom: OverlayFade.Motion(entry: 0.5, exit: 0.5, isSpring: true)
    case .zoomOut: OverlayFade.Motion(entry: 1.5, exit: 0.5, isSpring: true)
    case .zoomIn: OverlayFade.Motion(entry: 0.5, exit: 1.5, isSpring: true)
    }
  }
}
