// SPDX-License-Identifier: MIT

import StatusHUD

/// A row of the sample screen: a colored initial, a name, a line of text.
final class SampleRow: UIView {
  private static let discSize: CGFloat = 40
  private static let textInset: CGFloat = 68

  private let disc = UILabel()
  private let name = UILabel()
  private let text = UILabel()
  private let line = UIView()

  init(message: SampleMessage) {
    super.init(frame: .zero)
    disc.text = String(message.name.prefix(1))
    disc.textColor = .white
    disc.textAlignment = .center
    disc.font = .systemFont(ofSize: 17, weight: .semibold)
    disc.backgroundColor = message.color
    disc.layer.cornerRadius = Self.discSize / 2
    disc.clipsToBounds = true
    name.text = message.name
    name.font = .preferredFont(forTextStyle: .headline)
    text.text = message.text
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    for label in [name, text] { label.adjustsFontForContentSizeCategory = true }
    line.backgroundColor = .separator
    for subview in [disc, name, text, line] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = name.font.lineHeight + text.font.lineHeight
    return CGSize(width: size.width, height: (max(text, Self.discSize) + 24).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let textWidth = bounds.width - Self.textInset - 16
    let nameHeight = name.font.lineHeight.rounded(.up)
    let textHeight = text.font.lineHeight.rounded(.up)
    let top = (bounds.height - nameHeight - textHeight) / 2
    disc.frame = placed(
      CGRect(
        x: 16, y: (bounds.height - Self.discSize) / 2, width: Self.discSize, height: Self.discSize))
    name.frame = placed(
      CGRect(x: Self.textInset, y: top, width: textWidth, height: nameHeight))
    text.frame = placed(
      CGRect(x: Self.textInset, y: top + nameHeight, width: textWidth, height: textHeight))
    line.frame = placed(
      CGRect(
        x: Self.textInset, y: bounds.height - 0.5, width: bounds.width - Self.textInset,
        height: 0.5))
  }

  /// Mirrored where the interface reads from right to left.
  private func placed(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
