// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen that shows a list and supports touches and a keyboard. The Escape key presses the Cancel
/// button of the HUD, if there's one.
///
/// The controller isn't the first responder. Without a first responder, keys go to the view of the
/// topmost controller.
class ListViewController: UIViewController {
  let list: ListView
  private let isPresented: Bool

  /// The row that the keyboard controls. It's `nil` until the user presses an arrow key.
  private var focus: RowControl? {
    didSet {
      oldValue?.isFocusedByKey = false
      focus?.isFocusedByKey = true
      if let focus { list.scrollToRow(focus) }
    }
  }

  /// - Parameter isPresented: Whether another list presents this one, which then begins with a row
  ///   that leads back.
  init(title: String, isPresented: Bool = false) {
    list = ListView(title: title)
    self.isPresented = isPresented
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the list to a container view, because a HUD in the view must not scroll with the list.
  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    guard isPresented else { return }
    let done = RowControl("Done", "Back to the list") { [weak self] _ in self?.leave() }
    list.add("", [done])
  }

  /// The language in which the catalog's states appear here.
  var language: SampleLanguage {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .arabic : .english
  }

  func leave() { dismiss(animated: true) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles a key. Arrow keys select a row, Space and Return press it, and Escape cancels the work of
  /// the HUD, deselects the row, or returns to the list that presented this one.
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
      guard focus == nil else {
        focus = nil
        return true
      }
      guard isPresented else { return false }
      leave()
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
