// SPDX-License-Identifier: MIT

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { isEnabledDidChange?(isEnabled) } }
  }

  let handler: ((UIAlertAction) -> Void)?
  /// Set by the button of the action.
  var isEnabledDidChange: ((Bool) -> Void)?

  private init(
    titled title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(titled: title, style, handler)
  }
}

/// A message with a button for each action, in a box over its presenter's view.
///
/// `view` is the box. A tap on a button dismisses the alert, then runs the action's handler.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// At the bottom of the window.
    case actionSheet = 0
    /// In the center of the window.
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open var title: String? { didSet { updateBox() } }
  open var message: String? { didSet { updateBox() } }

  private lazy var backdrop = AlertBackdrop(box: view, isSheet: preferredStyle == .actionSheet)

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {
    let isSecond = action.style == .cancel && actions.contains { $0.style == .cancel }
    assert(!isSecond, "an alert can have only one action with the style cancel")
    guard !isSecond else { return }
    actions.append(action)
    updateBox()
  }

  open override func loadView() {
    view = AlertBox(frame: .zero)
    updateBox()
  }

  override var presentsOver: Bool { true }
  override var fillsWindow: Bool { false }
  override var presentationView: UIView? { backdrop }

  private func updateBox() {
    (viewIfLoaded as? AlertBox)?.show(self)
  }

  func choose(_ action: UIAlertAction) {
    storedPresenting?.startDismissing(animated: false) { action.handler?(action) }
  }
}

/// Dims everything behind an alert, and places its box.
final class AlertBackdrop: UIView {
  private let box: UIView
  private let isSheet: Bool

  init(box: UIView, isSheet: Bool) {
    self.box = box
    self.isSheet = isSheet
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityViewIsModal = true
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets)
    let width = min(isSheet ? 400 : 270, max(0, area.width - 16))
    let scale = traitCollection.usableScale
    let fitting = box.sizeThatFits(CGSize(width: width, height: area.height))
    let height = (fitting.height * scale).rounded(.up) / scale
    let y = isSheet ? area.maxY - height - 8 : area.midY - height / 2
    box.frame = CGRect(
      x: ((area.midX - width / 2) * scale).rounded() / scale, y: (y * scale).rounded() / scale,
      width: width, height: height)
  }
}

/// The text and the buttons of an alert, from top to bottom.
final class AlertBox: UIView {
  private let labels = [UILabel(), UILabel()]
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    for label in labels {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    labels[0].font = .systemFont(ofSize: 17, weight: .semibold)
    labels[1].font = .systemFont(ofSize: 13)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ alert: UIAlertController) {
    labels[0].text = alert.title
    labels[1].text = alert.message
    for button in buttons { button.removeFromSuperview() }
    // The action that cancels is the last one.
    let actions =
      alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    buttons = actions.map { action in
      let button = UIButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(action.style == .destructive ? .systemRed : tintColor, for: .normal)
      button.setTitleColor(.systemGray, for: .disabled)
      button.titleLabel?.font = .systemFont(
        ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
      button.isEnabled = action.isEnabled
      button.addAction(
        UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
      action.isEnabledDidChange = { [weak button] in button?.isEnabled = $0 }
      let line = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0.5))
      line.backgroundColor = .separator
      line.autoresizingMask = .flexibleWidth
      button.addSubview(line)
      addSubview(button)
      return button
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    _ = arrange(in: bounds.width) { $0.frame = $1 }
  }

  /// Passes each part with its frame, and returns the height of all.
  private func arrange(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let (margin, gap, buttonHeight): (CGFloat, CGFloat, CGFloat) = (16, 4, 44)
    var y: CGFloat = margin
    for label in labels {
      let room = CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)
      let height = label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(room).height
      place(label, CGRect(x: margin, y: y, width: room.width, height: height))
      if height > 0 { y += height + gap }
    }
    y = y == margin ? 0 : y - gap + margin
    for button in buttons {
      place(button, CGRect(x: 0, y: y, width: width, height: buttonHeight))
      y += buttonHeight
    }
    return y
  }
}
