// SPDX-License-Identifier: MIT

import StatusHUD

/// The list. Each row does something that takes time or has news, and says so with a HUD.
final class DemoViewController: UIViewController {
  let hashing = RowControl(
    "Hash files", subtitle: Options.directory.path, symbol: .number)
  let fourJobs = RowControl(
    "Four jobs at once", subtitle: "Each shows, each pops", symbol: .bars)
  let counting = RowControl(
    "Count primes", subtitle: "Tap again to stop", symbol: .loop)
  let missing = RowControl(
    "Open a missing file", subtitle: "Shows the system’s error", symbol: .missingFile)
  let about = RowControl(
    "About this device", subtitle: "An info message", symbol: .info)
  let saving = RowControl(
    "Save a note", subtitle: "Writes it and reads it back", symbol: .check)
  let space = RowControl(
    "Free space", subtitle: "A message of text alone", symbol: .drive)
  let mask = RowControl(
    "Mask", subtitle: "What lies between HUD and app", value: "None", symbol: .layers)
  let style = RowControl(
    "Style", subtitle: "Of this app and of the HUD", value: "Automatic", symbol: .sun)

  /// The running count of primes, and how many taps on other rows came through meanwhile.
  var primes: Task<Int, Never>?
  var tapsMeanwhile = 0
  /// Rows whose job is running: a second tap does not start a second one.
  var busy: Set<RowControl> = []

  /// The row that the keyboard acts on; nil until an arrow key was pressed.
  var focus: RowControl? {
    didSet {
      oldValue?.isFocusedByKey = false
      focus?.isFocusedByKey = true
    }
  }

  private let heading = UILabel()
  private lazy var sections: [(header: UILabel, card: CardView)] = [
    section("Work", [hashing, fourJobs, counting, missing]),
    section("Messages", [about, saving, space]),
    section("Appearance", [mask, style]),
  ]
  var rows: [RowControl] { sections.flatMap(\.card.rows) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "StatusHUD"
    heading.font = .systemFont(ofSize: 30, weight: .bold)
    heading.accessibilityTraits = .header
    view.addSubview(heading)
    for section in sections {
      view.addSubview(section.header)
      view.addSubview(section.card)
    }
    connect()
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = ListLayout(
      size: view.bounds.size, safeArea: view.safeAreaInsets,
      rowCounts: sections.map(\.card.rows.count))
    heading.frame = layout.title
    for (section, (header, card)) in zip(sections, zip(layout.headers, layout.cards)) {
      section.header.frame = CGRect(
        x: header.minX + 16, y: header.maxY - 22, width: header.width - 32, height: 17)
      section.card.frame = card
    }
  }

  private func section(_ title: String, _ rows: [RowControl]) -> (UILabel, CardView) {
    let header = UILabel()
    header.text = title.uppercased()
    header.accessibilityLabel = title
    header.font = .systemFont(ofSize: 13)
    header.textColor = .secondaryLabel
    header.accessibilityTraits = .header
    return (header, CardView(rows: rows))
  }

  private func connect() {
    on(hashing) { $0.hashFiles() }
    on(fourJobs) { $0.runFourJobs() }
    on(counting) { $0.countPrimes() }
    on(missing) { $0.openMissingFile() }
    on(about) { $0.showDevice() }
    on(saving) { $0.saveNote() }
    on(space) { $0.showFreeSpace() }
    on(mask) { $0.nextMask() }
    on(style) { $0.nextStyle() }
  }

  private func on(_ row: RowControl, _ action: @escaping @MainActor (DemoViewController) -> Void) {
    row.addAction(
      UIAction { [weak self, weak row] _ in
        guard let self else { return }
        if row !== counting { countTap() }
        action(self)
      }, for: .touchUpInside)
  }
}
