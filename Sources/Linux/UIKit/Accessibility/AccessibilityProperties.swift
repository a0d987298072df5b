// SPDX-License-Identifier: MIT

/// What a responder tells assistive technology about itself.
struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  var elementsHidden = false
  var viewIsModal = false
}
