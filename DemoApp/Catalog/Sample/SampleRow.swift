// SPDX-License-Identifier: MIT

import StatusHUD

/// A row of the sample screen: a colored initial, a name, a line of text.
final class SampleRow: UIView {
  private static let discSize: CGFloat = 40
  private static let textInset: CGFloat = 68

  private let disc = UILabel()
  private let nameLabel = UILabel()
  private let textLabel = UILabel()
  private let line = UIView()

  init(_ name: String, _ text: String, color: UIColor) {
    super.init(frame: .zero)
    disc.text = String(name.prefix(1))
    disc.textColor = .white
    disc.textAlignment = .center
    disc.font = .systemFont(ofSize: 17, weight: .semibold)
    disc.backgroundColor = color
    disc.layer.cornerRadius = Self.discSize / 2
    disc.clipsToBounds = true
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.textColor = .secondaryLabel
    for label in [nameLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
    line.backgroundColor = .separator
    for subview in [disc, nameLabel, textLabel, line] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let textHeight = nameLabel.font.lineHeight + textLabel.font.lineHeight
    return CGSize(width: size.width, height: (max(textHeight, Self.discSize) + 24).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let nameHeight = nameLabel.font.lineHeight.rounded(.up)
    let textHeight = textLabel.font.lineHeight.rounded(.up)
    let top = (bounds.height - nameHeight - textHeight) / 2
    let textWidth = bounds.width - Self.textInset - 16
    place(disc, 16, (bounds.height - Self.discSize) / 2, Self.discSize, Self.discSize)
    place(nameLabel, Self.textInset, top, textWidth, nameHeight)
    place(textLabel, Self.textInset, top + nameHeight, textWidth, textHeight)
    place(line, Self.textInset, bounds.height - 0.5, bounds.width - Self.textInset, 0.5)
  }

  /// Gives a view its frame, mirrored where the interface reads from right to left.
  private func place(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
