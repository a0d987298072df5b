// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A state without a title, colour or image of its own shows the normal one's.
extension UIButton {
  func standardTitleColor(for state: UIControl.State) -> UIColor? {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .secondaryLabel.withAlphaComponent(0.3) : tintColor
  }

  func appearanceValue<Value>(
    _ path: KeyPath<Appearance, Value?>, for state: UIControl.State
  ) -> Value? {
    appearances[state.rawValue]?[keyPath: path]
      ?? appearances[State.normal.rawValue]?[keyPath: path]
  }

  func changeAppearance(
    for state: UIControl.State, _ change: (inout Appearance) -> Void
  ) {
    change(&appearances[state.rawValue, default: Appearance()])
    updateContent()
  }
}
