// SPDX-License-Identifier: MIT

/// A text in the bezel that tells when it needs another layout.
@MainActor
final class BezelLabel: UILabel {
  var onChange: (() -> Void)?
  private var isMeasuring = false

  override var text: String? { didSet { if text != oldValue { onChange?() } } }

  override var attributedText: NSAttributedString? { didSet { onChange?() } }

  override var font: UIFont! { didSet { if font != oldValue { onChange?() } } }

  override var preferredMaxLayoutWidth: CGFloat { didSet { onChange?() } }

  override var numberOfLines: Int { didSet { if !isMeasuring { onChange?() } } }

  /// The size of as many whole lines as fit into `limit`; zero if none does.
  func size(within limit: CGSize) -> CGSize {
    var limit = limit
    if preferredMaxLayoutWidth > 0 { limit.width = min(limit.width, preferredMaxLayoutWidth) }
    let size = sizeThatFits(limit)
    guard size.height > limit.height, font.lineHeight > 0 else { return size }
    let ownNumber = numberOfLines
    isMeasuring = true
    defer {
      numberOfLines = ownNumber
      isMeasuring = false
    }
    // Lines in a script that the font lacks can be higher than the font's own.
    for number in stride(from: Int(limit.height / font.lineHeight), to: 0, by: -1)
    where ownNumber == 0 || number <= ownNumber {
      numberOfLines = number
      let size = sizeThatFits(limit)
      if size.height <= limit.height { return size }
    }
    return .zero
  }
}
