// SPDX-License-Identifier: MIT

// Platforms: On tvOS, a focused button shows the highlight, and text is larger. On visionOS, people look
// at a button, so it's 60 points high. No device has run this.

/// A bezel button that shows its title inside a rounded outline.
@MainActor final class BezelButton: UIButton {
  /// The minimum width and height of the area that responds to touches, in points.
  private static let target: CGFloat = 44
  private static let insets = CGSize(width: 20, height: 12)

  /// The color of the title, the outline, and the highlight.
  var color: UIColor = .label {
    didSet {
      setTitleColor(color, for: .normal)
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    titleLabel?.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .boldSystemFont(ofSize: Self.titleSize))
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.textAlignment = .center
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.4
    titleLabel?.baselineAdjustment = .alignCenters
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the button has a title.
  var isWanted: Bool { title(for: .normal)?.isEmpty == false }

  override var intrinsicContentSize: CGSize {
    guard isWanted, let titleLabel else { return .zero }
    var size = titleLabel.intrinsicContentSize
    size.width += Self.insets.width
    size.height += Self.insets.height
    #if os(visionOS)
      size.height = max(size.height, 60)
    #endif
    return size
  }

  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

  override var isHighlighted: Bool { didSet { applyMark() } }

  private func applyMark() { backgroundColor = isMarked ? color.withAlphaComponent(0.1) : nil }

  #if os(tvOS)
    private static let titleSize: CGFloat = 29
    private var isMarked: Bool { isHighlighted || isFocused }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      coordinator.addCoordinatedAnimations({ self.applyMark() }, completion: nil)
    }
  #else
    private static let titleSize: CGFloat = 12
    private var isMarked: Bool { isHighlighted }
  #endif

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.insets.width / 2, dy: 0)
    if let titleLabel, titleLabel.frame.width > room.width {
      titleLabel.frame.origin.x = room.minX
      titleLabel.frame.size.width = max(0, room.width)
    }
    layer.cornerRadius = (bounds.height / 2).rounded(.up)
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, bounds.width - Self.target) / 2
    let dy = min(0, bounds.height - Self.target) / 2
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}

/// The press of the bezel's button. Touching the button presses the button that the HUD showed when the touch
/// began, whether it cancels an activity or performs the action of a message. Other input, such as a remote,
/// presses the current button.
@MainActor final class ButtonPress {
  private unowned let view: HUDContentView
  private let store: HUDStore
  /// The button that the touch began on.
  private var touchedID: HUDContent.ID?

  /// The ID of the button that the user can press, or `nil` if there's no such button.
  var id: HUDContent.ID? { didSet { if id != oldValue { onChange() } } }
  /// A closure that runs when ``id`` changes.
  var onChange: () -> Void = {}
  /// A closure that runs when the user pressed the Cancel button.
  var onCancel: () -> Void = {}

  init(_ view: HUDContentView, _ store: HUDStore) {
    (self.view, self.store) = (view, store)
    let button = view.bezel.button
    button.addAction(UIAction { [weak self] _ in self?.touchedID = self?.id }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.touchedID = nil }, for: [.touchUpOutside, .touchCancel])
    let action = UIAction { [weak self] _ in
      if let self, let id = touchedID ?? id { press(id) }
      self?.touchedID = nil
    }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// Presses the Cancel button. Returns `false` if there's no such button that the user can press.
  @discardableResult func cancel() -> Bool { view.content?.cancel != nil && id.map(press) == true }

  /// Performs the action of a button or of a message, unless the work or the message has ended.
  @discardableResult func press(_ id: HUDContent.ID) -> Bool {
    guard let action = store.change(at: view.position, { $0.press(id) }) ?? nil else {
      return false
    }
    if view.content?.cancel != nil { onCancel() }
    action()
    return true
  }
}
