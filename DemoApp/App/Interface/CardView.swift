// SPDX-License-Identifier: MIT

import StatusHUD

/// A rounded card that contains a group of rows, separated by hairlines.
final class CardView: UIView {
  let rows: [RowControl]
  private let hairlines: [UIView]

  init(rows: [RowControl]) {
    self.rows = rows
    hairlines = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    for row in rows { addSubview(row) }
    for hairline in hairlines {
      hairline.backgroundColor = .separator
      hairline.isUserInteractionEnabled = false
      addSubview(hairline)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !rows.isEmpty else { return }
    let height = bounds.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
    let thickness = 1 / max(1, traitCollection.displayScale)
    for (index, hairline) in hairlines.enumerated() {
      hairline.frame = CGRect(
        x: RowControl.textInset, y: CGFloat(index + 1) * height - thickness,
        width: bounds.width - RowControl.textInset, height: thickness)
    }
  }
}
