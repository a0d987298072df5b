// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of the properties of “UIAccessibility” (defaults; “true for
/// standard UIKit controls”) and of `UIAccessibilityTraits`.
@MainActor @Suite struct AccessibilityConformance {
  @Test func plainViewsAreNotSpoken() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil && view.accessibilityIdentifier == nil)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(!view.accessibilityPerformEscape())
    let image = UIImageView()
    #expect(!image.isAccessibilityElement && image.accessibilityTraits.contains(.image))
  }

  @Test func labelsSpeakTheirText() {
    let label = UILabel()
    label.text = "Saved"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits.contains(.staticText))
    #expect(label.accessibilityLabel == "Saved")
    label.accessibilityLabel = "It was saved"
    #expect(label.accessibilityLabel == "It was saved")
  }

  @Test func buttonsSpeakTheirTitle() {
    let button = UIButton(frame: .zero)
    button.setTitle("Cancel", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits.contains(.button))
    #expect(button.accessibilityLabel == "Cancel")
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
  }
}
