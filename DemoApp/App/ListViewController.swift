// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen that shows a list and supports touches and a keyboard. The Escape key presses the Cancel
/// button of the HUD, if there's one.
///
/// The controller isn't the first responder. Without a first responder, keys go to the view of the
/// topmost controller.
class ListViewController: UIViewController {
  let list: ListView

  /// The row that the keyboard controls. It's `nil` until the user presses an arrow key.
  private var focus: RowControl? {
    didSet {
      oldValue?.isFocusedByKey = false
      focus?.isFocusedByKey = true
      if let focus { list.scrollToRow(focus) }
    }
  }

  init(list: ListView) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = list
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Responds to the Escape key when no row has the focus. Returns `true` if it handles the key.
  func cancel() -> Bool { false }

  /// Handles a key. Arrow keys select a row, Space and Return press it, and Escape cancels the work of
  /// the HUD or deselects the row.
  ///
  /// - Returns: `true` if the list handles the key; otherwise, `false`.
  private func take(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let focus else { return false }
      focus.sendActions(for: .touchUpInside)
    case .keyboardEscape:
      if StatusHUD.cancel() { return true }
      guard focus != nil else { return cancel() }
      focus = nil
    default: return false
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let rows = list.rows
    guard !rows.isEmpty else { return }
    // Without a selected row, the Down Arrow key starts at the top and Up Arrow at the bottom.
    let current = focus.flatMap { focus in rows.firstIndex { $0 === focus } }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    focus = rows[(next + rows.count) % rows.count]
  }
}
