// SPDX-License-Identifier: MIT

/// A HUD in a view of your own; there may be any number of them, also in one view.
///
/// ```swift
/// let hud = HUDView.showAdded(to: view, animated: true)
/// hud.label.text = "Loading"
/// hud.hide(animated: true, afterDelay: 2)
/// ```
/// It is laid out in the host's visible part: inside the safe area, above the keyboard, and over a
/// scroll view rather than in what scrolls. It covers that view and no more: to keep touches from a
/// navigation bar too, show it in the view or window that holds both. A look that many HUDs share
/// is best given by a subclass, in its `init(frame:)`: the class methods make and find HUDs of the
/// class they are called on.
///
/// Use it on the main thread. Lengths are points, times seconds; a number that cannot be (negative
/// where it must not be, NaN, infinite) becomes the default of its property.
@MainActor open class HUDView: UIView {
  /// An ``offset`` that pushes the bezel to the edge.
  nonisolated public static let maxOffset: CGFloat = 1_000_000

  // MARK: Callbacks

  /// Is told how the HUD comes and goes. Held weakly. Default: nil.
  public weak var delegate: (any HUDViewDelegate)?

  /// Runs once, when the HUD is hidden, after it was removed if it is to be, and before
  /// ``HUDViewDelegate/hudWasHidden(_:)``; it is forgotten then. Default: nil.
  public var completionBlock: (@MainActor () -> Void)?

  /// Runs when a tap ends on the bezel, but not on the button. Default: nil.
  public var tapInsideHandler: (@MainActor (HUDView) -> Void)?

  /// Runs when a tap ends beside the bezel; only with ``Interaction/blocksAll``. Default: nil.
  public var tapOutsideHandler: (@MainActor (HUDView) -> Void)?

  // MARK: Time

  /// How long the HUD waits before it appears. Default: 0. What is hidden earlier is never seen.
  /// Set it before the HUD is shown.
  public var graceTime: TimeInterval = 0 {
    didSet { graceTime = graceTime.sanitized(or: 0) }
  }

  /// How long the HUD stays at least, from the start of its appearance. Default: 0. A change counts
  /// also for a HUD that is shown.
  public var minShowTime: TimeInterval = 0 {
    didSet {
      minShowTime = minShowTime.sanitized(or: 0)
      if minShowTime != oldValue { presentation.minShowTimeDidChange() }
    }
  }

  /// Whether the HUD leaves its superview when it is hidden. Default: false; the class methods that
  /// show and hide set it.
  public var removeFromSuperViewOnHide = false

  // MARK: Look

  /// What stands above the texts. Default: `.indeterminate`. A change while the HUD is shown
  /// fades one indicator into the other.
  public var mode = Mode.indeterminate {
    didSet { if mode != oldValue { indicatorDidChange() } }
  }

  /// How the bezel comes and goes. Default: `.fade`.
  public var animationType = Animation.fade

  /// The colour of texts, button and indicator. Default: the label colour at 70 %. nil: each keeps
  /// the colour it has, and an indicator that is made later has its own.
  public var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { if contentColor != oldValue { applyColors() } }
  }

  /// The colour of the indicator alone. Default: nil, the ``contentColor``.
  public var indicatorColor: UIColor? {
    didSet { if indicatorColor != oldValue { applyColors() } }
  }

  /// The view that is shown in the mode ``Mode/customView``. Default: nil. Its size is its
  /// intrinsic one, the one its constraints give it, or else the one it has.
  ///
  /// It is tinted with ``indicatorColor``, is told the ``progress`` if it is one of the library's
  /// indicators or a `UIProgressView`, and a ``GlyphView`` draws itself on. When its size changes
  /// later, call `setNeedsLayout()` on the HUD.
  public var customView: UIView? {
    didSet { if customView !== oldValue, mode == .customView { indicatorDidChange() } }
  }

  /// How the bezel's corners are rounded. Default: by 5 points.
  public var cornerStyle = CornerStyle.fixed(5) {
    didSet { if cornerStyle != oldValue { applyCorners() } }
  }

  /// Whether the bezel has a shadow. Default: false.
  public var hasShadow = false {
    didSet { bezel.hasShadow = hasShadow }
  }

  /// Whether the bezel moves a little with the tilt of the device. Default: false. It never moves
  /// for a user who reduces motion.
  public var areDefaultMotionEffectsEnabled = false {
    didSet { scene.isTilting = areDefaultMotionEffectsEnabled }
  }

  // MARK: Place

  /// Where the bezel is, before ``offset``. Default: `.center`.
  public var position = Position.center {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  /// How far the bezel is moved from there, right and down. Default: zero. It never leaves the
  /// ``margin``: with ``maxOffset`` it is at the edge.
  public var offset = CGPoint.zero {
    didSet {
      if !offset.x.isFinite || !offset.y.isFinite { offset = .zero }
      if offset != oldValue { setNeedsLayout() }
    }
  }

  /// The distance of the content to the bezel's edge, and the least one of the bezel to the edge of
  /// the host. Default: 20.
  public var margin: CGFloat = 20 {
    didSet {
      margin = margin.sanitized(or: 20)
      if margin != oldValue { setNeedsLayout() }
    }
  }

  /// The least size of the bezel, as far as there is room. Default: zero.
  public var minSize = CGSize.zero {
    didSet {
      minSize = minSize.sanitized(or: .zero)
      if minSize != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the bezel is as high as wide, as far as there is room. Default: false.
  public var isSquare = false {
    didSet { if isSquare != oldValue { setNeedsLayout() } }
  }

  /// Whether the bezel keeps out of the keyboard's way. Default: true.
  public var avoidsKeyboard = true {
    didSet { scene.avoidsKeyboard = avoidsKeyboard }
  }

  /// What the HUD keeps from its host while it is shown: from the end of its grace time to the
  /// beginning of its hiding. Default: `.blocksAll`. A touch that is down already goes on where it
  /// began.
  public var interaction = Interaction.blocksAll {
    didSet { if interaction != oldValue { presentation.interactionDidChange() } }
  }

  // MARK: Progress

  /// How far the work is, 0...1. Default: 0. Values outside count as 0 or 1, NaN as 0. Shown at
  /// once; see ``setProgress(_:animated:)``.
  public var progress: Double {
    get { shownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The progress of the app's that sets ``progress``. Default: nil. While it is indeterminate it
  /// counts as 0.
  ///
  /// It is read while the HUD is shown in a window: 60 times a second while it changes, 4 times
  /// while it does not. When it is finished or cancelled, the HUD does not leave by itself: hide
  /// it. It may be changed on any thread; on Linux, where Foundation's `Progress` has no lock, on
  /// the main thread.
  public var progressObject: Progress? {
    didSet { if progressObject !== oldValue { followProgress() } }
  }

  /// Whether ``detailsLabel``, while it has no text of its own, tells the progress in percent.
  /// Default: false.
  public var showsPercentage = false {
    didSet { if showsPercentage != oldValue { applyPercentage() } }
  }

  // MARK: Parts

  /// The bezel: a thick material, with what the HUD shows upon it.
  public var bezelView: HUDBackgroundView { bezel }

  /// What lies between the host and the bezel: clear, unless it is given a colour or a material.
  public let backgroundView: HUDBackgroundView

  /// The text below the indicator; without a text it takes no room. Bold, 16 points at the standard
  /// content size, centred, any number of lines, each as long as there is room or as its
  /// `preferredMaxLayoutWidth`.
  public var label: UILabel { bezel.label }

  /// The text below ``label``. Bold, 12 points at the standard content size.
  public var detailsLabel: UILabel { bezel.detailsLabel }

  /// The button below the texts. It is shown while it has a title and an action, and is hit in at
  /// least 44 x 44 points.
  public var button: UIButton { bezel.button }

  let bezel: BezelView
  /// Bezel and background, over the whole of this view.
  let scene: HUDViewScene
  var shownProgress = 0.0
  var ownPercentage: String?
  private(set) lazy var presentation = HUDViewPresentation(self)
  /// Whose visible part it is over.
  weak var host: UIView?
  /// The frame with which it fills its host. Another one is the app's, and stays.
  var fillingFrame: CGRect?
  /// How large its superview was then.
  var filledSize: CGSize?
  var isMovingToHost = false
  /// Tells what becomes of the scroll view that the HUD was shown in; nil without one.
  var probe: ContainerProbe?
  var followID: HUDContent.ID = 0
  private(set) lazy var follower = ProgressFollower { [weak self] _, sample in
    self?.setProgress(sample.fraction ?? 0, animated: true)
  }

  /// Whether a change would be seen as one: from the turn after that in which it was presented.
  var isSeen = false

  /// Whether it is on screen, coming or going.
  var isPresented = false {
    didSet { if isPresented != oldValue { presentedDidChange() } }
  }

  /// Creates a HUD with that frame, not shown yet. If the frame has no size, the HUD fills the view
  /// that it is added to.
  public required override init(frame: CGRect) {
    bezel = BezelView(frame: .zero)
    backgroundView = HUDBackgroundView(frame: .zero)
    scene = HUDViewScene(backdrop: backgroundView, bezel: bezel)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a HUD from an archive, not shown yet.
  public required init?(coder: NSCoder) {
    bezel = BezelView(frame: .zero)
    backgroundView = HUDBackgroundView(frame: .zero)
    scene = HUDViewScene(backdrop: backgroundView, bezel: bezel)
    super.init(coder: coder)
    setUp()
  }

  // MARK: Of a view

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    willLeaveSuperview()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superviewDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followProgress()
    // Outside a window nothing tells that the host was released.
    if host == nil, superview != nil { followHostSoon() }
  }

  /// Modal views hide their siblings from VoiceOver: this one does if it also keeps touches from all
  /// of them.
  open override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal && coversSiblings }
    set { super.accessibilityViewIsModal = newValue }
  }

  // visionOS has it deprecated from the start; so marked, the call of `super` is no warning there.
  @available(visionOS, deprecated: 1.0)
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    noteFrame()
    bezel.arrangement = arrangement
    scene.setNeedsLayout()
  }

  /// What is not for the HUD's parts is not for the HUD.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
