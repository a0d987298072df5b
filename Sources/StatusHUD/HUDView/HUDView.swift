// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have appearance proxies.

/// A HUD that you show in one of your views. A view can contain any number of HUDs.
///
/// ```swift
/// let hud = HUDView.show(in: view, animated: true)
/// hud.label.text = "Loading"
/// hud.hide(animated: true, after: 2)
/// ```
/// The HUD covers only the view that you add it to. To block touches on a navigation bar as well,
/// show the HUD in a view or window that contains the bar. The bezel stays inside the safe area and
/// above the keyboard. If you show a HUD in a scroll view, the HUD doesn't scroll with the content.
///
/// To give all HUDs the same appearance, set ``defaults``. To customize only some HUDs, create a
/// subclass that overrides `init(frame:)`. If you call a class method on a subclass, the method
/// creates or finds only HUDs of that subclass.
///
/// Use HUDs only on the main thread. Lengths are in points, and times are in seconds. If you set a
/// property to NaN, infinity, or a negative length or time, the property takes its default value.
@preconcurrency @MainActor open class HUDView: UIView, BezelContainerDelegate, CoveringView {
  #if !os(Linux)
    @available(*, unavailable, message: "Set the look with HUDView.defaults.")
    open override class func appearance() -> Self { super.appearance() }
  #endif

  /// A closure that configures each new HUD at the end of its initializer. The default is `nil`.
  ///
  /// ```swift
  /// HUDView.defaults = { $0.apply(StatusHUD.configuration) }
  /// ```
  public static var defaults: (@MainActor (HUDView) -> Void)?

  // MARK: Callbacks

  /// The HUD's delegate. The HUD holds a weak reference to its delegate. The default is `nil`.
  public weak var delegate: (any HUDViewDelegate)?

  /// A closure that runs once, after the HUD is hidden and, if necessary, removed from its
  /// superview. The closure runs before ``HUDViewDelegate/hudWasHidden(_:)``. The default is `nil`.
  public var onHidden: (@MainActor () -> Void)?

  /// A closure that runs when the user taps the bezel outside its button. The default is `nil`. If
  /// ``touchHandling`` is ``TouchHandling/passthrough``, the closure doesn't run.
  public var onTapInside: (@MainActor (HUDView) -> Void)?

  /// A closure that runs when the user taps outside the bezel while ``touchHandling`` is
  /// ``TouchHandling/blocking``. The default is `nil`.
  public var onTapOutside: (@MainActor (HUDView) -> Void)?

  // MARK: Timing

  /// The number of seconds that the HUD waits before it appears. If you hide the HUD during the
  /// grace time, it never appears. The default is 0.
  public var graceTime: TimeInterval {
    get { presentation.times.graceTime }
    set { presentation.times.graceTime = newValue }
  }

  /// The minimum number of seconds that the HUD remains visible, including its fade-in. The default
  /// is 0.
  public var minimumVisibleTime: TimeInterval {
    get { presentation.times.minimumVisibleTime }
    set { presentation.times.minimumVisibleTime = newValue }
  }

  /// A Boolean value that determines whether hiding the HUD removes it from its superview. The
  /// default is `false`. The class methods that show or hide HUDs set this property to `true`.
  public var removesFromSuperviewOnHide = false

  // MARK: Appearance

  /// The type of indicator above the labels. The default is `.spinner`. If you change the mode
  /// while the HUD is visible, the HUD cross-fades to the new indicator.
  public var mode = Mode.spinner { didSet { if mode != oldValue { indicator.replace() } } }

  /// The movement of the bezel during a fade. The default is `.fade`, which doesn't move the bezel.
  public var animation = Animation.fade

  /// The color of the labels, the button, and the indicator. The default is the label color with 70
  /// percent opacity. If you set this property to `nil`, the colors don't change.
  public var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { indicator.applyColors() }
  }

  /// The color of the indicator. The default is `nil`, which uses the ``contentColor``.
  public var indicatorColor: UIColor? { didSet { indicator.applyColors() } }

  /// The indicator of the HUD if the ``mode`` is ``Mode/customView``. The default is `nil`.
  ///
  /// The HUD determines the view's size from the view's constraints, intrinsic content size, or
  /// current size, in that order, and tints the view with ``indicatorColor``. If the view is a
  /// ``HUDProgressIndicator`` or a `UIProgressView`, it shows the ``progress``. If the view's size
  /// changes, call the HUD's `setNeedsLayout()` method.
  public var customView: UIView? {
    didSet {
      // Compare `customView` with the current indicator, because the app might have moved the view.
      if mode == .customView, bezel.slot.current !== customView { indicator.replace() }
    }
  }

  /// The shape of the bezel's corners. The default is a fixed radius of 5 points.
  public var cornerStyle = CornerStyle.fixed(5) { didSet { applyCorners() } }

  /// A Boolean value that determines whether the bezel has a shadow. The default is `false`.
  public var hasShadow = false { didSet { bezel.hasShadow = hasShadow } }

  /// A Boolean value that determines whether the bezel moves slightly when the user tilts the
  /// device. If Reduce Motion is on, the bezel doesn't move. The default is `false`.
  public var isMotionEffectEnabled = false {
    didSet { container.motionEffect.isEnabled = isMotionEffectEnabled }
  }

  /// A Boolean value that determines whether the indicator grows with the user's text size if
  /// there's enough space. The default is `true`. The system's activity indicator and the
  /// ``customView`` don't grow with the text size.
  public var adjustsIndicatorForContentSizeCategory: Bool {
    get { bezel.adjustsIndicator }
    set { bezel.adjustsIndicator = newValue }
  }

  // MARK: Placement

  /// The position of the bezel before the HUD applies the ``offset``. The default is `.center`.
  public var position = HUDPosition.center { didSet { setNeedsLayout() } }

  /// The offset of the bezel from its ``position``. The default is zero. Positive values move the
  /// bezel to the right and down. The offset never moves the bezel into the ``margin``.
  public var offset = CGPoint.zero {
    didSet {
      offset.validate(or: .zero)
      setNeedsLayout()
    }
  }

  /// The distance between the bezel's edge and its content, and the minimum distance between the
  /// bezel and the edge of the visible area. The default is 20.
  public var margin: CGFloat = 20 {
    didSet {
      margin.validate(or: 20)
      setNeedsLayout()
    }
  }

  /// The minimum size of the bezel if there's enough space. The default is zero.
  public var minimumSize = CGSize.zero {
    didSet {
      minimumSize.validate(or: .zero)
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the bezel is square if there's enough space. The
  /// default is `false`.
  public var isSquare = false { didSet { setNeedsLayout() } }

  /// A Boolean value that determines whether the bezel avoids the keyboard. The default is `true`.
  public var avoidsKeyboard = true { didSet { container.avoidsKeyboard = avoidsKeyboard } }

  /// The touches that the HUD prevents from reaching the views beneath it. The default is
  /// `.blocking`. The HUD stops blocking new touches when its fade-out starts.
  public var touchHandling = TouchHandling.blocking { didSet { presentation.applyTouchHandling() } }

  // MARK: Progress

  /// The completed fraction of the work, from 0 to 1. The default is 0. The HUD clamps the value to
  /// 0...1 and treats NaN as 0. Setting this property doesn't animate the indicator.
  public var progress: Double {
    get { indicator.progress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the ``progress`` and, optionally, animates the indicator to the new value.
  /// - Parameters:
  ///   - progress: A number that the HUD clamps to the range from 0 to 1. The HUD treats NaN as 0.
  ///   - animated: Pass `true` to animate the change if the HUD is in a window.
  public func setProgress(_ progress: some BinaryFloatingPoint, animated: Bool) {
    indicator.setProgress(Double(progress), animated: animated)
  }

  /// The object that updates ``progress`` while the HUD is onscreen. The default is `nil`.
  ///
  /// The HUD reads the `Progress` object up to 60 times a second while its values change and 4
  /// times a second otherwise. While the object is indeterminate, ``progress`` is 0. The HUD
  /// doesn't disappear when the `Progress` object finishes. You can update the object on any
  /// thread. On Linux, `Progress` isn't thread-safe, so update the object only on the main thread.
  public var observedProgress: Progress? { didSet { indicator.followProgress() } }

  /// A Boolean value that determines whether ``detailsLabel`` shows the progress as a percentage if
  /// it has no other text. The default is `false`.
  public var showsPercentage = false { didSet { indicator.applyPercentage() } }

  // MARK: Views

  /// The bezel behind the labels and the indicator. By default, the bezel has a thick material.
  public var bezelView: HUDBackgroundView { bezel }

  /// The view that fills the HUD behind the bezel. By default, the view is clear.
  public let backgroundView = HUDBackgroundView(frame: .zero)

  /// The label below the indicator. By default, the text is bold, centered, and 16 points at the
  /// standard text size, and can have any number of lines. An empty label takes up no space.
  public var label: UILabel { bezel.label }

  /// The details label. By default, the text is bold and 12 points at the standard text size.
  public var detailsLabel: UILabel { bezel.detailsLabel }

  /// The button below the labels. The button is visible while it has a title and an action. The
  /// button responds to touches in an area of at least 44 × 44 points.
  public var button: UIButton { bezel.button }

  let bezel = BezelView(frame: .zero)
  /// The view that fills the HUD and contains the bezel and the background.
  private(set) lazy var container = BezelContainerView(backdrop: backgroundView, bezel: bezel)
  private(set) lazy var indicator = HUDViewIndicator(self)
  private(set) lazy var placement = HUDViewPlacement(self)
  private(set) lazy var presentation = HUDViewPresentation(self)
  /// The ID of the message that was onscreen when the current touch began.
  private var pressedMessage: HUDContent.ID?

  // MARK: Creating a HUD

  /// Creates a HUD with the specified frame. If the size is zero, the HUD fills its superview.
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

  /// Schedules a layout of the bezel. If the HUD is onscreen, it animates the layout changes.
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

  /// The text for VoiceOver. VoiceOver reads the percentage separately, as the accessibility value.
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

  /// A Boolean value that indicates whether VoiceOver ignores the HUD's siblings. The value is
  /// `true` only while the HUD blocks touches on all of its siblings.
  open override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal && placement.coversSiblings }
    set { super.accessibilityViewIsModal = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placement.noteFrame()
    container.setNeedsLayout()
  }

  /// Passes touches to the views beneath the HUD unless a subview handles them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
