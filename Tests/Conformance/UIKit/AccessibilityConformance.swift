// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of the properties of “UIAccessibility” (defaults; “true for
/// standard UIKit controls”) and of `UIAccessibilityTraits`.
@MainActor @Suite struct AccessibilityConformance {
  @Test func plainViewsAreNotSpoken() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityIdentifier == nil)
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.accessibilityPerformEscape())
  }

  @Test func propertiesAreKept() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "label"
    view.accessibilityValue = "value"
    view.accessibilityHint = "hint"
    view.accessibilityIdentifier = "identifier"
    view.accessibilityTraits = [.button, .updatesFrequently]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "label")
    #expect(view.accessibilityValue == "value")
    #expect(view.accessibilityHint == "hint")
    #expect(view.accessibilityIdentifier == "identifier")
    #expect(view.accessibilityTraits == [.button, .updatesFrequently])
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
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

  @Test func imageViewsHaveTheirTrait() {
    let view = UIImageView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.image))
  }

  @Test func traitsAreDistinct() {
    let all: [UIAccessibilityTraits] = [
      .button, .image, .staticText, .notEnabled, .updatesFrequently, .header,
    ]
    #expect(Set(all.map(\.rawValue)).count == all.count)
    #expect(all.allSatisfy { $0 != .none })
  }
}
