// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen that is a list, for fingers and for keys.
class ListViewController: UIViewController {
  let list: ListView

  /// The row that the keyboard acts on; nil until an arrow key was pressed.
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

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Escape, when it does not let go of a row.
  func cancel() -> Bool { false }

  /// Arrow keys choose a row, space and return press it, escape lets go of it.
  ///
  /// - Returns: Whether the press meant something here.
  private func take(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardDownArrow: moveFocus(by: 1)
    case .keyboardUpArrow: moveFocus(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let focus else { return false }
      focus.sendActions(for: .touchUpInside)
    case .keyboardEscape:
      guard focus != nil else { return cancel() }
      focus = nil
    default: return false
    }
    return true
  }

  private func moveFocus(by step: Int) {
    let rows = list.rows
    guard !rows.isEmpty else { return }
    // Without a focus, down begins at the top and up at the bottom.
    let current = focus.flatMap { focus in rows.firstIndex { $0 === focus } }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    focus = rows[(next + rows.count) % rows.count]
  }
}
