// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have target-action methods. On tvOS, a focused button shows the
// highlight.

/// A bezel button that shows its title inside a rounded outline.
@MainActor final class BezelButton: UIButton {
  /// The minimum width and height of the area that responds to touches, in points.
  private static let target: CGFloat = 44
  private static let insets = CGSize(width: 20, height: 12)

  /// A closure that runs when the button's intrinsic content size changes.
  var onChange: (() -> Void)?

  /// The color of the title, the outline, and the highlight.
  var color: UIColor = .label { didSet { applyColor() } }

  private var knownSize: CGSize?

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

  /// A Boolean value that indicates whether the button has both a title and an action.
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

  override var isHighlighted: Bool { didSet { applyMark() } }

  private func applyMark() { backgroundColor = isMarked ? color.withAlphaComponent(0.1) : nil }

  #if os(tvOS)
    private var isMarked: Bool { isHighlighted || isFocused }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      coordinator.addCoordinatedAnimations({ self.applyMark() }, completion: nil)
    }
  #else
    private var isMarked: Bool { isHighlighted }
  #endif

  // MARK: Size changes

  // Report size changes in these methods, because UIKit might not lay out a hidden button.
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    reportChange()
  }

  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
    reportChange()
  }

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    reportChange()
  }

  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
    reportChange()
  }

  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    reportChange()
  }

  #if !os(Linux)
    override func addTarget(
      _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) {
      super.addTarget(target, action: action, for: controlEvents)
      reportChange()
    }

    override func removeTarget(
      _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
    ) {
      super.removeTarget(target, action: action, for: controlEvents)
      reportChange()
    }
  #endif

  private func reportChange() {
    let size = intrinsicContentSize
    guard size != knownSize else { return }
    knownSize = size
    onChange?()
  }

  // Check for a size change after each layout, because the title's font might have changed.
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
    let dx = min(0, bounds.width - Self.target) / 2
    let dy = min(0, bounds.height - Self.target) / 2
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }

  private func applyColor() {
    setTitleColor(color, for: .normal)
    setNeedsLayout()
  }
}
