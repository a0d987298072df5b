// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// The accessibility elements of a bezel, and the gestures of VoiceOver.
extension BezelView {
  /// Sets the accessibility properties. A bezel without controls is one accessibility element.
  /// - Parameter isDismissedByTap: A Boolean value that indicates whether a double-tap dismisses `content`.
  func applyAccessibility(of content: HUDContent, isDismissedByTap: Bool) {
    let hasButton = button.isWanted || indicatorContainer.showsControls
    isAccessibilityElement = !hasButton
    accessibilityLabel = content.accessibilityLabel
    let traits: UIAccessibilityTraits = content.isTappable ? .button : .staticText
    accessibilityTraits = content.progress == nil ? traits : .updatesFrequently
    for label in labels { label.isAccessibilityElement = hasButton && label.text?.isBlank == false }
    let hint = content.isMessage ? "Dismisses the message." : "Hides the progress."
    accessibilityHint =
      isDismissedByTap && !content.isTappable ? ResourceBundle.string(forKey: hint) : nil
  }

  /// The accessibility elements of the bezel, in the order in which VoiceOver reads them.
  private var elements: [UIView] {
    guard !isAccessibilityElement else { return [self] }
    let parts: [UIView?] =
      [indicatorContainer, indicatorContainer.current] + labels + [button.isWanted ? button : nil]
    return parts.compactMap { $0 }.filter(\.isAccessibilityElement)
  }

  var firstElement: UIView { elements.first ?? self }

  /// Returns `true` if `view` is an element of the bezel, or belongs to a view of the app with controls.
  func canFocus(_ view: UIView) -> Bool {
    elements.contains(view)
      || indicatorContainer.showsControls && view.isDescendant(of: indicatorContainer)
  }

  /// The text of the labels that follow the first accessibility element. The text excludes the
  /// percentage, which VoiceOver reads as an accessibility value.
  var otherTexts: String? {
    elements.dropFirst().compactMap { $0 as? BezelLabel }.map(\.text)
      .filter { $0 != accessibilityValue }.spoken
  }
}

extension HUDContentView {
  /// Performs the scrub, which presses the Cancel button, ends a message without its action, or else does what
  /// a tap does. Returns `false` if the app can handle the gesture.
  func performScrub() -> Bool {
    // A second scrub, while the HUD fades out, isn't the app's.
    if press.cancel() || !isVisible { return true }
    let end = content?.action == nil ? taps.dismissal : taps.end
    guard let end else { return modality.isModal }
    end()
    return true
  }
}
