// SPDX-License-Identifier: MIT

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The appearance of a button in one state. The normal one replaces missing values.
  struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
  }

  final var appearances: [State.RawValue: Appearance] = [:]
  private final var label: UILabel?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  override var tapEvents: [Event] { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Titles and colors for each state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    changeAppearance(for: state) { $0.title = title }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    changeAppearance(for: state) { $0.attributedTitle = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    changeAppearance(for: state) { $0.titleColor = color }
  }

  open func title(for state: UIControl.State) -> String? {
    appearanceValue(\.title, for: state)
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    appearanceValue(\.attributedTitle, for: state)
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    appearanceValue(\.titleColor, for: state) ?? .white
  }

  // The values of the current state.
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  // MARK: Parts

  /// The label of the title. Set the title with `setTitle(_:for:)`, the font here.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = ButtonLabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    self.label = label
    addSubview(label)
    return label
  }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    updateContent()
  }

  /// Shows the appearance of the current state.
  final func updateContent() {
    if label != nil || currentTitle != nil || currentAttributedTitle != nil {
      if let attributedTitle = currentAttributedTitle {
        titleLabel?.attributedText = attributedTitle
      } else {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Sizes

  /// Room above and below a title, and the least width of a button with one.
  private static let titlePadding: CGFloat = 6
  private static let minimumTitleWidth: CGFloat = 30
  private static let emptySize = CGSize(width: 30, height: 34)

  open override var intrinsicContentSize: CGSize {
    guard let title = label?.intrinsicContentSize, title != .zero else { return Self.emptySize }
    return CGSize(
      width: max(Self.minimumTitleWidth, title.width),
      height: title.height + 2 * Self.titlePadding)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label else { return }
    let scale = traitCollection.usableScale
    func inset(_ space: CGFloat) -> CGFloat { (space / 2 * scale).rounded() / scale }
    // A title that does not fit is truncated by its label.
    let natural = label.intrinsicContentSize
    let (width, height) = (min(natural.width, bounds.width), min(natural.height, bounds.height))
    label.frame = CGRect(
      x: bounds.minX + inset(bounds.width - width), y: bounds.minY + inset(bounds.height - height),
      width: width, height: height)
  }

  /// Follows a change of the title's size, as after a new font of the label.
  fileprivate final func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The label of a button's title, which notifies the button.
private final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.titleSizeDidChange()
  }
}

extension UIButton {
  func appearanceValue<Value>(
    _ path: KeyPath<Appearance, Value?>, for state: UIControl.State
  ) -> Value? {
    appearances[state.rawValue]?[keyPath: path]
      ?? appearances[State.normal.rawValue]?[keyPath: path]
  }

  func changeAppearance(
    for state: UIControl.State, _ change: (inout Appearance) -> Void
  ) {
    change(&appearances[state.rawValue, default: Appearance()])
    updateContent()
  }
}
