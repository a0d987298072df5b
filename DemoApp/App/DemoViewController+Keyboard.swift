// SPDX-License-Identifier: MIT

import StatusHUD

/// Arrow keys choose a row, space and return press it, escape lets go of it.
extension DemoViewController {
  /// Whether the press meant something here.
  func take(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let focus else { return false }
      focus.sendActions(for: .touchUpInside)
    case .keyboardEscape:
      guard focus != nil else { return false }
      focus = nil
    default: return false
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let rows = rows
    guard !rows.isEmpty else { return }
    // Without a focus, down begins at the top and up at the bottom.
    let current = focus.flatMap { focus in rows.firstIndex { $0 === focus } }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    focus = rows[(next + rows.count) % rows.count]
  }
}
