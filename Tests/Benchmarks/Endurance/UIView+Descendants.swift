// SPDX-License-Identifier: MIT

import StatusHUD

extension UIView {
  /// The first view in this tree that has the accessibility identifier.
  func descendant(named identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(named: identifier) }.first
  }
}
