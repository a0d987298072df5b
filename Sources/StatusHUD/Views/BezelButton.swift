// SPDX-License-Identifier: MIT

/// The button in the bezel: a title in a rounded line, wanted while it has a title and an action.
@MainActor
final class BezelButton: ActionButton {
  /// The least height and width that fingers hit well, in points.
  private static let target: CGFloat = 44
  private static let insets = CGSize(width: 20, height: 12)

  /// Called when it needs another layout.
  var onChange: (() -> Void)?

  /// Of title and line.
  var color: UIColor = .label {
    didSet { if color != oldValue { applyColor() } }
  }

  private var known: (isWanted: Bool, size: CGSize)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.borderWidth = 1
    titleLabel?.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .boldSystemFont(ofSize: 12))
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.textAlignment = .center
    applyColor()
  }

  /// Not found out from the actions alone: those that other code adds to every button of an app
  /// would show an empty one.
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

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? color.withAlphaComponent(0.1) : nil }
  }

  override func actionsDidChange() { tellChange() }

  /// A new title, or a new size of it, asks for a layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = (bounds.height / 2).rounded(.up)
    tellChange()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(
      width: max(0, Self.target - bounds.width), height: max(0, Self.target - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColor()
  }

  private func tellChange() {
    let new = (isWanted: isWanted, size: intrinsicContentSize)
    guard known.map({ $0 != new }) ?? true else { return }
    known = new
    onChange?()
  }

  private func applyColor() {
    setTitleColor(color, for: .normal)
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
