// SPDX-License-Identifier: MIT

import StatusHUD

/// One row of the list: a colored tile, a title over a subtitle, and a value if there is a choice.
final class RowControl: UIControl {
  static let textInset: CGFloat = 60

  let title: String
  var subtitle: String {
    didSet { update() }
  }
  /// What is chosen, at the trailing edge; nil for rows that do something.
  var value: String? {
    didSet { update() }
  }

  private let tile: TileView
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let valueLabel = UILabel()

  init(_ title: String, subtitle: String, value: String? = nil, symbol: TileView.Symbol) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    tile = TileView(symbol: symbol)
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    subtitleLabel.lineBreakMode = .byTruncatingMiddle
    valueLabel.font = .systemFont(ofSize: 17)
    valueLabel.textColor = .secondaryLabel
    tile.isUserInteractionEnabled = false
    for subview in [tile, titleLabel, subtitleLabel, valueLabel] { addSubview(subview) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { updateBackground() }
  }

  /// Whether the keyboard acts on this row.
  var isFocusedByKey = false {
    didSet { updateBackground() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.height / 2
    tile.frame = CGRect(x: 16, y: middle - 15, width: 30, height: 30)
    let end = bounds.width - 16
    let valueWidth = min(valueLabel.sizeThatFits(bounds.size).width, end / 2)
    valueLabel.frame = CGRect(x: end - valueWidth, y: middle - 11, width: valueWidth, height: 22)
    let textWidth = max(0, end - Self.textInset - (valueWidth > 0 ? valueWidth + 8 : 0))
    titleLabel.frame = CGRect(x: Self.textInset, y: middle - 20, width: textWidth, height: 22)
    subtitleLabel.frame = CGRect(x: Self.textInset, y: middle + 3, width: textWidth, height: 17)
  }

  private func updateBackground() {
    if isHighlighted {
      backgroundColor = .systemGray4
    } else {
      backgroundColor = isFocusedByKey ? .systemGray5 : nil
    }
  }

  private func update() {
    titleLabel.text = title
    subtitleLabel.text = subtitle
    valueLabel.text = value
    accessibilityLabel = title
    accessibilityValue = [value, subtitle].compactMap { $0 }.joined(separator: ", ")
    setNeedsLayout()
  }
}
