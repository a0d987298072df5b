// SPDX-License-Identifier: MIT

import StatusHUD

/// A scrollable list with a title and sections of rows.
final class ListView: UIScrollView {
  private let title = UILabel()
  private let sections: [(header: UILabel, card: CardView)]

  var rows: [RowControl] { sections.flatMap(\.card.rows) }

  init(title text: String, sections list: [(title: String, rows: [RowControl])]) {
    sections = list.map { (Self.header($0.title), CardView(rows: $0.rows)) }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    title.text = text
    title.font = .systemFont(ofSize: 30, weight: .bold)
    title.accessibilityTraits = .header
    addSubview(title)
    for section in sections {
      addSubview(section.header)
      addSubview(section.card)
    }
    alwaysBounceVertical = true
    // Inset the content on all sides, so that a notch never covers it.
    contentInsetAdjustmentBehavior = .always
    contentInset.bottom = ListLayout.sideMargin
  }

  required init?(coder: NSCoder) { nil }

  /// Scrolls until a row and some of its surroundings are visible.
  func scrollToRow(_ row: RowControl) {
    let frame = row.convert(row.bounds, to: self)
    scrollRectToVisible(frame.insetBy(dx: 0, dy: -ListLayout.headerHeight), animated: true)
  }

  /// Allows drags that begin on a row to scroll the list, because every row is a control.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = adjustedContentInset
    let layout = ListLayout(
      width: bounds.width - insets.left - insets.right, rowCounts: sections.map(\.card.rows.count))
    contentSize = layout.size
    title.frame = layout.title
    for (section, (header, card)) in zip(sections, zip(layout.headers, layout.cards)) {
      section.header.frame = CGRect(
        x: header.minX + 16, y: header.maxY - 22, width: header.width - 32, height: 17)
      section.card.frame = card
    }
  }

  private static func header(_ title: String) -> UILabel {
    let header = UILabel()
    header.text = title.uppercased()
    header.accessibilityLabel = title
    header.font = .systemFont(ofSize: 13)
    header.textColor = .secondaryLabel
    header.accessibilityTraits = .header
    return header
  }
}
