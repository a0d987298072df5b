// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have target-action methods, and tvOS has no thick material.

// The views below aren't on screen. A HUD adopts their changes.

final class DetachedLabel: UILabel {
  var onText: ((String?) -> Void)?
  var onChange: (() -> Void)?

  /// The text with the attributes of the app, if it has set any.
  private var ownText: NSAttributedString?
  private var hasAttributes = false
  /// The color that the app set after the last change of the HUD's color, or `nil`.
  private var ownColor: UIColor?

  init(_ style: UIFont.TextStyle, size: CGFloat) {
    super.init(frame: .zero)
    font = UIFontMetrics(forTextStyle: style).scaledFont(for: .boldSystemFont(ofSize: size))
    numberOfLines = 0
    textAlignment = .center
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var text: String? {
    didSet {
      onText?(text)
      if ownText != nil { onChange?() }
      ownText = nil
    }
  }
  override var attributedText: NSAttributedString? {
    didSet {
      ownText = attributedText
      onText?(text)
      onChange?()
    }
  }
  override var font: UIFont! { didSet { onChange?() } }
  override var textColor: UIColor! {
    didSet {
      ownColor = textColor
      onChange?()
    }
  }
  override var textAlignment: NSTextAlignment { didSet { onChange?() } }
  override var lineBreakMode: NSLineBreakMode { didSet { onChange?() } }
  override var numberOfLines: Int { didSet { onChange?() } }
  override var adjustsFontSizeToFitWidth: Bool { didSet { onChange?() } }
  override var minimumScaleFactor: CGFloat { didSet { onChange?() } }

  /// Sets the color that the HUD's content has.
  func adopt(_ color: UIColor?) {
    textColor = color
    ownColor = nil
  }

  func apply(to label: UILabel, _ color: UIColor?) {
    let color = ownColor ?? color
    label.textAlignment = textAlignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    guard let ownText else {
      // Drop the attributes of an earlier text.
      if hasAttributes { (label.font, label.text) = (font, label.text) }
      hasAttributes = false
      return label.textColor = color
    }
    guard label.text == ownText.string, label.attributedText != ownText else { return }
    hasAttributes = true
    label.textColor = color
    label.attributedText = ownText
  }
}

final class DetachedButton: UIButton {
  var onChange: (() -> Void)?
  private(set) var ownColor: UIColor?

  var text: String? { attributedTitle(for: .normal)?.string ?? title(for: .normal) }
  var isWanted: Bool { text?.isEmpty == false && !allControlEvents.isEmpty }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    onChange?()
  }

  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
    onChange?()
  }

  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
    if state == .normal { ownColor = color }
    onChange?()
  }

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    onChange?()
  }

  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
    onChange?()
  }

  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    onChange?()
  }

  #if !os(Linux)
    override func addTarget(
      _ target: Any?, action: Selector, for controlEvents: UIControl.Event
    ) {
      super.addTarget(target, action: action, for: controlEvents)
      onChange?()
    }

    override func removeTarget(
      _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
    ) {
      super.removeTarget(target, action: action, for: controlEvents)
      onChange?()
    }
  #endif
}

/// The fill and the corners of a HUD's bezel, or the fill of the area around it.
@available(*, deprecated, message: "Use bezelColor, effect, and cornerRadius of a configuration.")
@preconcurrency @MainActor public final class MBBackgroundView: UIView {
  #if os(tvOS)
    private static let thickMaterial = UIBlurEffect.Style.regular
  #else
    private static let thickMaterial = UIBlurEffect.Style.systemThickMaterial
  #endif

  /// A layer that reports its corner radius.
  private final class Layer: CALayer {
    override var cornerRadius: CGFloat {
      didSet {
        guard let view = delegate as? MBBackgroundView else { return }
        MainActor.assumeIsolated { view.onChange?() }
      }
    }
  }

  var onChange: (() -> Void)?
  private(set) var effect = UIBlurEffect(style: thickMaterial)

  /// The fill of the view. The default is `.blur`.
  public var style = MBProgressHUDBackgroundStyle.blur { didSet { onChange?() } }

  /// The style of the blur. The default is a thick material.
  public var blurEffectStyle = thickMaterial {
    didSet {
      effect = UIBlurEffect(style: blurEffectStyle)
      onChange?()
    }
  }

  /// The color of the view, which tints a blur. The default is `nil`.
  public var color: UIColor? { didSet { onChange?() } }

  /// The ``color``.
  public override var backgroundColor: UIColor? {
    get { color }
    set { color = newValue }
  }

  public override class var layerClass: AnyClass { Layer.self }
}

extension UIBlurEffect.Style {
  /// The style of a material that is always light or always dark.
  var ownStyle: StatusHUD.Style {
    // Compare raw values, because some platforms don't declare every style.
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 3, 16...20: .dark
    default: .automatic
    }
  }
}
