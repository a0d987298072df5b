// SPDX-License-Identifier: MIT

import StatusHUD

/// A row in the list, which shows a colored tile, a title, a subtitle, and an optional value.
final class RowControl: UIControl {
  private static let textInset: CGFloat = 60

  let title: String
  var subtitle: String {
    didSet { update() }
  }
  /// The selected value at the trailing edge, or `nil` if the row performs an action.
  var value: String? {
    didSet { update() }
  }
  /// The line that separates the row from the next one.
  let hairline = UIView()

  private let tile: TileView
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let valueLabel = UILabel()

  /// - Parameter action: A closure that runs when the user taps the row.
  init(
    _ title: String, _ subtitle: String, value: String? = nil, _ symbol: TileView.Symbol,
    action: @escaping @MainActor (RowControl) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    tile = TileView(symbol: symbol)
    super.init(frame: .zero)
    for label in [titleLabel, valueLabel] { label.font = .systemFont(ofSize: 17) }
    subtitleLabel.font = .systemFont(ofSize: 13)
    for label in [subtitleLabel, valueLabel] { label.textColor = .secondaryLabel }
    subtitleLabel.lineBreakMode = .byTruncatingMiddle
    hairline.backgroundColor = .separator
    for subview in [tile, hairline] { subview.isUserInteractionEnabled = false }
    for subview in [tile, titleLabel, subtitleLabel, valueLabel, hairline] { addSubview(subview) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { updateBackground() }
  }

  /// A Boolean value that indicates whether the keyboard controls this row.
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
    let thickness = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: Self.textInset, y: bounds.height - thickness, width: bounds.width - Self.textInset,
      height: thickness)
  }

  private func updateBackground() {
    backgroundColor = isHighlighted ? .systemGray4 : isFocusedByKey ? .systemGray5 : nil
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
