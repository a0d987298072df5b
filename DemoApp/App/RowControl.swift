// SPDX-License-Identifier: MIT

import StatusHUD

/// A row in the list, which shows a title, a subtitle, and an optional value.
final class RowControl: UIControl {
  private static let margin: CGFloat = 16

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

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let valueLabel = UILabel()

  /// - Parameter action: A closure that runs when the user taps the row.
  init(
    _ title: String, _ subtitle: String, value: String? = nil,
    action: @escaping @MainActor (RowControl) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    super.init(frame: .zero)
    titleLabel.text = title
    for label in [titleLabel, valueLabel] { label.font = .systemFont(ofSize: 17) }
    subtitleLabel.font = .systemFont(ofSize: 13)
    for label in [subtitleLabel, valueLabel] { label.textColor = .secondaryLabel }
    hairline.backgroundColor = .separator
    hairline.isUserInteractionEnabled = false
    for subview in [titleLabel, subtitleLabel, valueLabel, hairline] { addSubview(subview) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
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
    let room = bounds.width - 2 * Self.margin
    let valueWidth = min(valueLabel.sizeThatFits(bounds.size).width, room / 2)
    valueLabel.frame = CGRect(
      x: Self.margin + room - valueWidth, y: middle - 11, width: valueWidth, height: 22)
    let textWidth = max(0, valueWidth > 0 ? room - valueWidth - 8 : room)
    titleLabel.frame = CGRect(x: Self.margin, y: middle - 20, width: textWidth, height: 22)
    subtitleLabel.frame = CGRect(x: Self.margin, y: middle + 3, width: textWidth, height: 17)
    let thickness = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: Self.margin, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }

  private func updateBackground() {
    backgroundColor = isHighlighted ? .systemGray4 : isFocusedByKey ? .systemGray5 : nil
  }

  private func update() {
    subtitleLabel.text = subtitle
    valueLabel.text = value
    accessibilityValue = [value, subtitle].compactMap { $0 }.joined(separator: ", ")
    setNeedsLayout()
  }
}
