// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen with a row for each state that an app can give the HUD. The subtitle of a row is the
/// name of the state's gallery pictures.
final class CatalogViewController: ListViewController {
  private typealias Family = (family: HUDFamily, rows: [(hudCase: HUDCase, row: RowControl)])

  private let done = RowControl("Done", subtitle: "Back to the list", symbol: .check)
  private let families: [Family]
  /// The app's configuration, which each state modifies and which applies again afterward.
  private let configuration = StatusHUD.configuration

  init() {
    let families = Self.makeFamilies()
    self.families = families
    super.init(
      list: ListView(
        title: "Catalog",
        sections: [("", [done])] + families.map { ($0.family.title, $0.rows.map(\.row)) }))
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    done.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    for (family, rows) in families {
      for (hudCase, row) in rows {
        row.addAction(
          UIAction { [weak self, weak row] _ in
            guard let self, let row else { return }
            show(hudCase, of: family, from: row)
          }, for: .touchUpInside)
      }
    }
  }

  override func cancel() -> Bool {
    leave()
    return true
  }

  private static func makeFamilies() -> [Family] {
    HUDFamily.all.enumerated().map { index, family in
      let symbol = TileView.Symbol.all[index % TileView.Symbol.all.count]
      let rows = family.cases.filter(isPossible).map {
        ($0, RowControl($0.title, subtitle: $0.name, symbol: symbol))
      }
      return (family, rows)
    }
  }

  private static func isPossible(_ hudCase: HUDCase) -> Bool {
    switch hudCase.surroundings {
    case .app, .container, .tilt, .pressedButton, .alert: true
    // The user can create these other conditions, which then affect every row.
    case .window, .safeArea, .keyboard, .bars, .increasedContrast, .reducedTransparency,
      .reducedMotion:
      false
    }
  }

  private func show(_ hudCase: HUDCase, of family: HUDFamily, from row: RowControl) {
    if case .container(let size) = hudCase.surroundings {
      // Use the card around the row as a large container, and the row itself as a small one.
      StatusHUD.containerView = size.height < row.bounds.height * 2 ? row : row.superview
    } else {
      StatusHUD.containerView = nil
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let language = isRightToLeft ? SampleLanguage.arabic : .english
    hudCase.present(in: language, configuration: configuration)
    if hudCase.surroundings == .alert {
      present(HUDCase.makeAlert(in: language), animated: true)
    }
    if !family.endsByItself { StatusHUD.dismiss(after: 3) }
  }

  private func leave() {
    StatusHUD.dismiss()
    StatusHUD.containerView = nil
    StatusHUD.configuration = configuration
    StatusHUD.indicatorProvider = nil
    dismiss(animated: true)
  }
}
