// SPDX-License-Identifier: MIT

import StatusHUD

/// A scrollable list with a title and sections of rows, each on a rounded card.
///
/// In the demo's desktop window of 390 x 844 points without a safe area, each row is 56 points
/// high. Before the list scrolls, a script can click the rows at x = 195 and at these values of y:
///
///     112 168 224         Count primes · Four jobs at once · Open a missing file
///     280 336 392         Begin an activity · End the activity · Sign in
///     480 536 592         Date and time · About this device · Save a note
///     648 704             Open three missing files · Read a message
///     792 848 904         Save while counting · Delete a note · Connection
///     992 1048 1104 1160  Position · Mask · Style · Effect
///     1216 1272 1328 1384 Results · Indicators · Spinner · Tap to dismiss
///     1472 1528           Hide · Notifications
///     1584 1640           In a view · Catalog
///
/// The content ends below the last row, at y = 1668.
final class ListView: UIScrollView {
  private static let margin: CGFloat = 16
  private static let headerHeight: CGFloat = 32
  private static let rowHeight: CGFloat = 56

  private let title = UILabel()
  private var sections: [(header: UILabel, card: UIView, rows: [RowControl])] = []

  var rows: [RowControl] { sections.flatMap(\.rows) }

  init(title text: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    title.text = text
    title.font = .systemFont(ofSize: 30, weight: .bold)
    title.accessibilityTraits = .header
    addSubview(title)
    alwaysBounceVertical = true
    // Inset the content on all sides, so that a notch never covers it.
    contentInsetAdjustmentBehavior = .always
    contentInset.bottom = Self.margin
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a section below the others.
  func add(_ title: String, _ rows: [RowControl]) {
    let header = UILabel()
    header.text = title.uppercased()
    header.accessibilityLabel = title
    header.font = .systemFont(ofSize: 13)
    header.textColor = .secondaryLabel
    header.accessibilityTraits = .header
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    for row in rows { card.addSubview(row) }
    rows.last?.hairline.isHidden = true
    addSubview(header)
    addSubview(card)
    sections.append((header, card, rows))
  }

  /// Scrolls until a row and some of its surroundings are visible.
  func scrollToRow(_ row: RowControl) {
    let frame = row.convert(row.bounds, to: self)
    scrollRectToVisible(frame.insetBy(dx: 0, dy: -Self.headerHeight), animated: true)
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
    let width = max(0, bounds.width - insets.left - insets.right)
    let inner = max(0, width - 2 * Self.margin)
    title.frame = CGRect(x: Self.margin, y: 12, width: inner, height: 40)
    var y = title.frame.maxY
    for (header, card, rows) in sections {
      header.frame = CGRect(x: 2 * Self.margin, y: y + 10, width: max(0, inner - 32), height: 17)
      y += Self.headerHeight
      card.frame = CGRect(
        x: Self.margin, y: y, width: inner, height: Self.rowHeight * CGFloat(rows.count))
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: 0, y: Self.rowHeight * CGFloat(index), width: inner, height: Self.rowHeight)
      }
      y = card.frame.maxY
    }
    contentSize = CGSize(width: width, height: y)
  }
}
