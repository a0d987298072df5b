// SPDX-License-Identifier: MIT

/// The button in the bezel: a title in a rounded outline.
@MainActor final class BezelButton: ActionButton {
  /// The smallest side of a target that fingers hit well, in points.
  private static let target: CGFloat = 44
  private static let insets = CGSize(width: 20, height: 12)

  /// Called when the button needs another layout.
  var onChange: (() -> Void)?

  /// The colour of title and outline.
  var color: UIColor = .label { didSet { applyColor() } }

  private var known: (isWanted: Bool, size: CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    titleLabel?.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .boldSystemFont(ofSize: 12))
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.textAlignment = .center
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.4
    titleLabel?.baselineAdjustment = .alignCenters
    applyColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether there is a title and something to do. An action alone is not enough: other code may
  /// add one to every button of the app.
  var isWanted: Bool {
    let hasTitle =
      title(for: .normal)?.isEmpty == false || attributedTitle(for: .normal)?.length ?? 0 > 0
    return hasTitle && !allControlEvents.isEmpty
  }

  override var intrinsicContentSize: CGSize {
    guard isWanted, let titleLabel else { return .zero }
    let title = titleLabel.intrinsicContentSize
    return CGSize(width: title.width + Self.insets.width, height: title.height + Self.insets.height)
  }

  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

  override func markDidChange() {
    backgroundColor = isMarked ? color.withAlphaComponent(0.1) : nil
  }

  override func actionsDidChange() { reportChange() }

  // A hidden button may not be laid out.
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    reportChange()
  }

  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
    reportChange()
  }

  // A title of another size asks for a layout. So does the bezel for new traits.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.insets.width / 2, dy: 0)
    if let titleLabel, titleLabel.frame.width > room.width {
      titleLabel.frame.origin.x = room.minX
      titleLabel.frame.size.width = max(0, room.width)
    }
    layer.cornerRadius = (bounds.height / 2).rounded(.up)
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    reportChange()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(
      width: max(0, Self.target - bounds.width), height: max(0, Self.target - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }

  private func reportChange() {
    let new = (isWanted: isWanted, size: intrinsicContentSize)
    guard known.map({ $0 != new }) ?? true else { return }
    known = new
    onChange?()
  }

  private func applyColor() {
    setTitleColor(color, for: .normal)
    setNeedsLayout()
  }
}
