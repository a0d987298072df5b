// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen with a row for each state that an app can give the HUD. The subtitle of a row is the
/// name of the state's gallery pictures.
final class CatalogViewController: ListViewController {
  /// The app's settings, which each state modifies and which apply again afterward.
  private let configuration = StatusHUD.configuration
  private let indicatorProvider = StatusHUD.indicatorProvider

  init() {
    super.init(title: "Catalog", isPresented: true)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for family in HUDFamily.all {
      list.add(
        family.title,
        family.cases.filter(isPossible).map { hudCase in
          RowControl(hudCase.title, hudCase.name) { [weak self] row in
            self?.show(hudCase, from: row)
            let isOver = family.endsByItself || hudCase.surroundings == .alert
            if !isOver { StatusHUD.dismiss(after: 3) }
          }
        })
    }
  }

  private func isPossible(_ hudCase: HUDCase) -> Bool {
    switch hudCase.surroundings {
    case .app, .container, .tilt, .pressedButton, .alert: true
    // The user can create the other conditions, which then affect every row.
    default: false
    }
  }

  private func show(_ hudCase: HUDCase, from row: RowControl) {
    StatusHUD.containerView = nil
    if case .container(let size) = hudCase.surroundings {
      // Use the card around the row as a large container, and the row itself as a small one.
      StatusHUD.containerView = size.height < row.bounds.height * 2 ? row : row.superview
    }
    hudCase.present(in: language, configuration: configuration)
    if hudCase.surroundings == .alert {
      // The HUD steps aside for the question, and is back after the answer.
      let alert = HUDCase.makeAlert(in: language) { StatusHUD.dismiss(after: 2) }
      present(alert, animated: true)
    }
  }

  override func leave() {
    StatusHUD.dismissAll()
    StatusHUD.containerView = nil
    StatusHUD.configuration = configuration
    StatusHUD.indicatorProvider = indicatorProvider
    super.leave()
  }
}
