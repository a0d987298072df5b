// SPDX-License-Identifier: MIT

// A seam: Linux has no appearance proxies.

/// A HUD in a view of your own. There may be any number of them, also in one view.
///
/// ```swift
/// let hud = HUDView.show(in: view, animated: true)
/// hud.label.text = "Loading"
/// hud.hide(animated: true, after: 2)
/// ```
/// The HUD covers the view that you add it to, and no more: to keep touches from a navigation bar
/// too, show it in the view or window that holds both. The bezel stays inside the safe area and above
/// the keyboard. Over a scroll view, the HUD does not scroll.
///
/// To give all HUDs one look, set ``defaults``; to give it to some, set it in the `init(frame:)` of a
/// subclass. The class methods create and find HUDs of the class that you call them on.
///
/// Use a HUD on the main thread. Lengths are in points and times in seconds, both 0 or more; a
/// property that is set to an invalid number (negative, NaN or infinite) takes its default.
@preconcurrency @MainActor open class HUDView: UIView, BezelContainerDelegate, CoveringView {
  #if !os(Linux)
    @available(*, unavailable, message: "Set the look with HUDView.defaults.")
    open override class func appearance() -> Self { super.appearance() }
  #endif

  /// Runs for each new HUD of any class, at the end of `HUDView`'s initializer. The default is `nil`.
  ///
  /// ```swift
  /// HUDView.defaults = { $0.apply(StatusHUD.configuration) }
  /// ```
  public static var defaults: (@MainActor (HUDView) -> Void)?

  // MARK: Callbacks

  /// Receives the transitions of the HUD. The reference is weak. Default: nil.
  public weak var delegate: (any HUDViewDelegate)?

  /// Runs once, when the HUD is hidden: after it left its superview, and before
  /// ``HUDViewDelegate/hudWasHidden(_:)``. Default: nil.
  public var onHidden: (@MainActor () -> Void)?

  /// Runs when a tap ends on the bezel, except on the button. Default: nil.
  public var onTapInside: (@MainActor (HUDView) -> Void)?

  /// Runs when a tap ends outside the bezel, with ``TouchHandling/blocking``. Default: nil.
  public var onTapOutside: (@MainActor (HUDView) -> Void)?

  // MARK: Time

  /// How long the HUD waits before it appears. Default: 0. If it is hidden earlier, it never
  /// appears.
  public var graceTime: TimeInterval {
    get { presentation.times.graceTime }
    set { presentation.times.graceTime = newValue }
  }

  /// How long the HUD stays at least, from the start of its fade-in. Default: 0.
  public var minimumVisibleTime: TimeInterval {
    get { presentation.times.minimumVisibleTime }
    set { presentation.times.minimumVisibleTime = newValue }
  }

  /// Whether the HUD leaves its superview when it is hidden. Default: false. The class methods that
  /// show and hide set it.
  public var removesFromSuperviewOnHide = false

  // MARK: Look

  /// The indicator above the texts. Default: `.spinner`. A change on screen fades one
  /// indicator into the other.
  public var mode = Mode.spinner { didSet { if mode != oldValue { indicator.replace() } } }

  /// How the bezel moves while it fades. Default: `.fade`.
  public var animation = Animation.fade

  /// The color of texts, button and indicator. Default: the label color at 70 %. nil leaves each
  /// color as it is.
  public var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { indicator.applyColors() }
  }

  /// The color of the indicator. Default: nil, the ``contentColor``.
  public var indicatorColor: UIColor? { didSet { indicator.applyColors() } }

  /// The indicator of ``Mode/customView``. Default: nil.
  ///
  /// The HUD sizes the view by its constraints, its intrinsic content size, or its current size, in that
  /// order, and tints it with ``indicatorColor``. A ``HUDProgressIndicator`` or a `UIProgressView` shows
  /// the ``progress``. If the size of the view changes, call
  /// `setNeedsLayout()` on the HUD.
  public var customView: UIView? {
    didSet {
      // The same view may have been moved elsewhere meanwhile.
      if mode == .customView, bezel.slot.current !== customView { indicator.replace() }
    }
  }

  /// How the corners of the bezel are rounded. Default: with a radius of 5.
  public var cornerStyle = CornerStyle.fixed(5) { didSet { applyCorners() } }

  /// Whether the bezel has a shadow. Default: false.
  public var hasShadow = false { didSet { bezel.hasShadow = hasShadow } }

  /// Whether the bezel moves a little with the tilt of the device, unless the user reduces motion.
  /// Default: false.
  public var isMotionEffectEnabled = false {
    didSet { container.motionEffect.isEnabled = isMotionEffectEnabled }
  }

  /// Whether the progress indicators grow with the text size of the user, as far as there is room.
  /// Default: true. The system's activity indicator and a ``customView`` keep their size.
  public var adjustsIndicatorForContentSizeCategory: Bool {
    get { bezel.adjustsIndicator }
    set { bezel.adjustsIndicator = newValue }
  }

  // MARK: Place

  /// Where the bezel is, before ``offset``. Default: `.center`.
  public var position = HUDPosition.center { didSet { setNeedsLayout() } }

  /// How far the bezel moves right and down from its position. Default: zero. It stays within the
  /// ``margin``. Negative numbers are valid.
  public var offset = CGPoint.zero {
    didSet {
      offset.validate(or: .zero)
      setNeedsLayout()
    }
  }

  /// The distance from the edge of the bezel to its content, and at least to the edge of the visible
  /// area. Default: 20.
  public var margin: CGFloat = 20 {
    didSet {
      margin.validate(or: 20)
      setNeedsLayout()
    }
  }

  /// The minimum size of the bezel, as far as there is room. Default: zero.
  public var minimumSize = CGSize.zero {
    didSet {
      minimumSize.validate(or: .zero)
      setNeedsLayout()
    }
  }

  /// Whether the bezel is as high as wide, as far as there is room. Default: false.
  public var isSquare = false { didSet { setNeedsLayout() } }

  /// Whether the bezel keeps clear of the keyboard. Default: true.
  public var avoidsKeyboard = true { didSet { container.avoidsKeyboard = avoidsKeyboard } }

  /// Which touches the HUD keeps from the view beneath, from its fade-in to the start of its
  /// fade-out. Default: `.blocking`. A touch that began earlier goes on where it began.
  public var touchHandling = TouchHandling.blocking { didSet { presentation.applyTouchHandling() } }

  // MARK: Progress

  /// How much of the work is done, 0...1. Default: 0. Values outside count as 0 or 1, NaN as 0. A new
  /// value appears at once.
  public var progress: Double {
    get { indicator.progress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the ``progress``. The indicator runs to it from what is on screen.
  /// - Parameters:
  ///   - progress: 0...1. Values outside count as 0 or 1, NaN as 0.
  ///   - animated: With false, and outside a window, the value appears at once.
  public func setProgress(_ progress: some BinaryFloatingPoint, animated: Bool) {
    indicator.setProgress(Double(progress), animated: animated)
  }

  /// A `Progress` that sets ``progress`` while the HUD is on screen. Default: nil.
  ///
  /// The HUD reads it up to 60 times a second while it changes, and 4 times while it does not. An
  /// indeterminate one counts as 0. The HUD does not leave when it is over: hide it. Change it on any
  /// thread; on Linux, where `Progress` has no lock, on the main thread.
  public var observedProgress: Progress? { didSet { indicator.followProgress() } }

  /// Whether ``detailsLabel`` shows the progress in percent while it has no text of its own.
  /// Default: false.
  public var showsPercentage = false { didSet { indicator.applyPercentage() } }

  // MARK: Parts

  /// The bezel. By default it has a thick material.
  public var bezelView: HUDBackgroundView { bezel }

  /// The view between the bezel and the view beneath. By default it is clear.
  public let backgroundView = HUDBackgroundView(frame: .zero)

  /// The text below the indicator; without a text it takes no room. By default it is bold, with 16
  /// points at the standard text size, centered, and has any number of lines.
  public var label: UILabel { bezel.label }

  /// The text below ``label``. By default it is bold, with 12 points at the standard text size.
  public var detailsLabel: UILabel { bezel.detailsLabel }

  /// The button below the texts. It appears while it has a title and an action, and takes touches in
  /// at least 44 x 44 points.
  public var button: UIButton { bezel.button }

  let bezel = BezelView(frame: .zero)
  /// Holds bezel and background, and fills this view.
  private(set) lazy var container = BezelContainerView(backdrop: backgroundView, bezel: bezel)
  private(set) lazy var indicator = HUDViewIndicator(self)
  private(set) lazy var placement = HUDViewPlacement(self)
  private(set) lazy var presentation = HUDViewPresentation(self)
  /// The message on which the finger is down.
  private var pressedMessage: HUDContent.ID?

  // MARK: Creating a HUD

  /// Creates a HUD with that frame. A HUD without a size fills the view that you add it to.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a HUD from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.style = .solidColor
    backgroundView.color = .clear
    applyCorners()
    bezel.accessibilityIdentifier = "HUDView"
    bezel.onChange = { [weak self] in self?.textDidChange() }
    label.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .boldSystemFont(ofSize: 16))
    container.delegate = self
    container.cover(self)
    indicator.replace()
    HUDView.defaults?(self)
  }

  private func applyCorners() {
    bezel.rounding = cornerStyle == .capsule ? .infinity : nil
    if case .fixed(let radius) = cornerStyle { bezel.layer.cornerRadius = radius.valid(or: 5) }
  }

  var coveredView: UIView? { placement.container }

  // MARK: Bezel container

  func containerWillLayout() {
    bezel.arrangement = HUDLayout.Input(
      minimumSize: minimumSize, isSquare: isSquare,
      anchor: position.anchor(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft),
      offset: offset, metrics: .view(margin: margin))
  }

  func touchDidBegin(isInside: Bool) { pressedMessage = presentation.shownMessage }

  func tapDidEnd(isInside: Bool) {
    (isInside ? onTapInside : onTapOutside)?(self)
    presentation.dismiss(pressedMessage)
  }

  func escape() -> Bool {
    presentation.dismiss(presentation.shownMessage) || container.takenTouches == .all
  }

  // MARK: Changes

  /// Gives the bezel another size, visibly if the HUD is on screen.
  func setNeedsPlacement() {
    setNeedsLayout()
    bezel.setNeedsPlacement(animated: presentation.animatesChanges)
  }

  private func textDidChange() {
    setNeedsPlacement()
    indicator.applyPercentage()
    applyAccessibility()
    presentation.textDidChange()
  }

  /// The texts for VoiceOver. The percentage is a value and not a text.
  var spokenText: String? {
    let details = bezel.existingDetailsLabel?.text
    return .spoken([label.text, details == indicator.percentage ? nil : details])
  }

  func applyAccessibility() {
    let own = mode == .customView ? customView?.accessibilityLabel : nil
    let text =
      spokenText.map(VoiceOver.line) ?? own ?? mode.icon?.accessibilityLabel
      ?? (indicator.isProgress ? VoiceOver.progress : VoiceOver.loading)
    bezel.applyAccessibility(label: text, progress: indicator.isProgress ? progress : nil)
    presentation.focus.update()
  }

  // MARK: UIView

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    placement.willMoveToSuperview()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    placement.didMoveToSuperview()
    presentation.superviewDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    indicator.followProgress()
    placement.didMoveToWindow()
  }

  /// A modal view hides its siblings from VoiceOver. A HUD does so only while it also keeps touches
  /// from all of them.
  open override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal && placement.coversSiblings }
    set { super.accessibilityViewIsModal = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placement.noteFrame()
    container.setNeedsLayout()
  }

  /// Touches outside the parts of the HUD pass through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
