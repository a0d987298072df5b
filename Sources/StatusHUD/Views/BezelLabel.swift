// SPDX-License-Identifier: MIT

/// A text in the bezel, which tells when it needs another layout.
@MainActor
final class BezelLabel: UILabel {
  var onChange: (() -> Void)?

  override var text: String? {
    didSet { if text != oldValue { onChange?() } }
  }

  override var attributedText: NSAttributedString? {
    didSet { onChange?() }
  }

  override var font: UIFont! {
    didSet { if font != oldValue { onChange?() } }
  }

  override var preferredMaxLayoutWidth: CGFloat {
    didSet { if preferredMaxLayoutWidth != oldValue { onChange?() } }
  }

  override var numberOfLines: Int {
    didSet { if numberOfLines != oldValue, !isMeasuring { onChange?() } }
  }
  private var isMeasuring = false

  /// What the text takes of `limit`, or of the width that is preferred, in whole lines; zero if
  /// there is no room for one. Of a line cut in two nothing can be read.
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
    // Lines of a script that the font lacks may be higher than the font's own.
    for number in stride(from: Int(limit.height / font.lineHeight), to: 0, by: -1)
    where ownNumber == 0 || number <= ownNumber {
      numberOfLines = number
      let size = sizeThatFits(limit)
      if size.height <= limit.height { return size }
    }
    return .zero
  }
}
