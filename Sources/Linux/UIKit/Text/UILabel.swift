// SPDX-License-Identifier: MIT

/// Text that is read, not edited.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text that was set last, as `text` or `attributedText`.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private(set) final var content = Content.none
  private final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private final var storedTextColor = UIColor.label
  /// Layouts made since the last change, newest last. Sizing, layout and drawing ask for the same
  /// few widths again and again.
  final var layouts: [(key: LayoutKey, layout: TextLayout)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  // MARK: Text

  /// The text; setting it drops the attributes of `attributedText`.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .plain(let text) = content, text == newValue { return }
      if case .none = content, newValue == nil { return }
      content = newValue.map { .plain($0) } ?? .none
      layoutDidChange()
    }
  }

  /// The text with attributes. Missing attributes have the label's values.
  ///
  /// It is copied, and that ends the program in Foundation on Linux (6.3.1) where neighbouring runs
  /// have equally many attributes and differ in an object, such as two fonts: there, give one of
  /// the runs an attribute more.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: plainAttributes)
      case .attributed(let text): text
      }
    }
    set {
      if case .attributed(let text) = content, text === newValue { return }
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      layoutDidChange()
    }
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont, .foregroundColor: storedTextColor]
  }

  /// The font; nil is the standard one. It replaces all fonts of an attributed text.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let isAttributed = replace(.font, with: font)
      guard isAttributed || font != storedFont else { return }
      storedFont = font
      layoutDidChange()
    }
  }

  /// The color; `nil` is `.label`. It replaces all colors of an attributed text.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      let color = newValue ?? .label
      let isAttributed = replace(.foregroundColor, with: color)
      guard isAttributed || color != storedTextColor else { return }
      storedTextColor = color
      if isAttributed { layouts = [] }
      setNeedsDisplay()
    }
  }

  /// Brings the font to the size it has in the content size category now; fonts of an attributed
  /// text get theirs when it is laid out.
  private func adjustFonts() {
    storedFont = storedFont.adjusted(to: traitCollection)
    layoutDidChange()
  }

  /// Gives an attribute to all of an attributed text; false when the text is plain.
  private func replace(_ key: NSAttributedString.Key, with value: Any) -> Bool {
    guard case .attributed(let text) = content else { return false }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    content = .attributed(copy)
    return true
  }

  // MARK: How it is set

  /// Where lines stand; natural is where the user interface starts reading.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { layoutDidChange() } }
  }
  /// How the last line shows that there's more text.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { layoutDidChange() } }
  }
  /// The most lines shown; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { layoutDidChange() } }
  }
  /// The width `intrinsicContentSize` breaks lines at; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a single line is set smaller when it does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { layoutDidChange() } }
  }
  /// How much smaller at most, 0...1; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { layoutDidChange() } }
  }
  /// Whether a font of a text style follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFonts() }
    }
  }

  /// Where a text that was made smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  final func layoutDidChange() {
    layouts = []
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Sizes and drawing

  /// Where the text is drawn in `bounds`: vertically in the middle.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    naturalTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }

  /// Draws the text, vertically in the middle of `rect`.
  open func drawText(in rect: CGRect) {
    drawLayout(in: rect)
  }

  override var drawsContents: Bool { true }

  override func drawContents() {
    drawText(in: bounds)
  }

  /// The size of the text. As on Apple's systems, a single line is measured whole, whatever the
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return pixelAlignedSize(fitting: width)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsDisplay()
    }
    // Colors of an attributed text were resolved for the previous traits.
    if case .attributed = content { layouts = [] }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

/// Where lines stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Left or right, as the user interface reads.
  case natural = 4
}

/// How the last line shows that there's more text.
public enum NSLineBreakMode: Int, Sendable {
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Where text stands that was made smaller to fit, within the line of its full size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
}
