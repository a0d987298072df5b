// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have appearance proxies.

/// A HUD that you show in one of your views. A view can contain any number of HUDs.
///
/// ```swift
/// let hud = HUDView.show(in: view) {
///   $0.status = "Loading"
///   $0.onCancel = { task.cancel() }
/// }
/// hud.show(.success("Loaded"))
/// ```
/// A HUD in a view has the same appearance and follows the same rules as the global HUD. If you change
/// a property, the HUD shows the change on the next iteration of the main run loop, with an animation
/// if it's visible.
///
/// The HUD covers only the view that you add it to. To block touches on a navigation bar as well,
/// show the HUD in a view or window that contains the bar. The bezel stays inside the safe area and
/// above the keyboard. If you show a HUD in a scroll view, the HUD doesn't scroll with the content.
///
/// To customize only some HUDs, create a subclass that overrides `init(frame:)`. If you call a class
/// method on a subclass, the method creates or finds only HUDs of that subclass.
///
/// Use HUDs only on the main thread. Lengths are in points, and times are in seconds. A HUD in a view posts no
/// notifications, and calls its ``delegate`` instead. In a UI test, its bezel has the accessibility identifier
/// `HUDView`.
@preconcurrency @MainActor open class HUDView: UIView {
  #if !os(Linux)
    @available(*, unavailable, message: "Set StatusHUD.configuration before you create the HUD.")
    open override class func appearance() -> Self { super.appearance() }
  #endif

  // MARK: Content of the work

  /// The text below the indicator. The default is `nil`.
  public var status: String? {
    get { current.status }
    set { change { $0.status = newValue } }
  }

  /// The smaller text below the status. The default is `nil`.
  public var details: String? {
    get { current.details }
    set { change { $0.details = newValue } }
  }

  // A subclass with MBProgressHUD's names has a `Float` of this name, which takes precedence.
  /// The completed fraction of the work, clamped to the range from 0 to 1, or `nil` to show the
  /// spinner. NaN becomes 0. The default is `nil`.
  @_disfavoredOverload public var progress: Double? {
    get { current.progress }
    set { change { $0.apply(fraction: newValue) } }
  }

  /// Shows a `Progress` object. When `progress` finishes or is canceled, the HUD shows a spinner. To
  /// stop earlier, set the ``progress`` property. To show the descriptions of `progress`, set
  /// ``StatusHUD/Configuration/showsProgressDescription``.
  ///
  /// The HUD reads `progress` when you call this method and when you get the HUD's ``status``,
  /// ``details``, or ``progress``. While the HUD is visible, it also reads `progress` up to 60 times a
  /// second while the value changes, and 4 times a second otherwise. On Linux, `Progress` isn't
  /// thread-safe, so use it only on the main thread.
  public func follow(_ progress: Progress) {
    change { [sample = store.sample(progress)] in $0.apply(sample) }
  }

  /// The view that replaces the spinner and the progress indicator. The default is `nil`.
  ///
  /// The HUD determines the view's size from the view's constraints, intrinsic content size, or
  /// current size, in that order. The view inherits the indicator color as its `tintColor`. If the view
  /// is a ``HUDProgressIndicator`` or a `UIProgressView`, it shows the ``progress``. If the view's
  /// size changes, call the HUD's `setNeedsLayout()` method.
  ///
  /// When the HUD is hidden, it removes the view from itself. If the view is a window, contains the HUD, or
  /// belongs to a view controller that's in use elsewhere, the HUD shows the built-in indicator.
  public var customView: UIView? {
    get { contentView.indicators.customView }
    set {
      contentView.indicators.customView = newValue
      store.setNeedsRender()
    }
  }

  /// The action of the Cancel button. The default is `nil`, which shows no button.
  ///
  /// The action runs at most once. After it runs, the button is disabled until you set the property
  /// again. If you set the property during the delay of `hide`, the next call to `show` uses the action.
  public var onCancel: StatusHUD.CancelAction? {
    didSet {
      work.cancel = onCancel.map { HUDContent.Cancel(action: $0) }
      // During the delay of a dismissal, the work has ended. Its button stays disabled.
      if let workID, store.read(\.requests.dismissalTime) == nil {
        store.change { [onCancel] state, _ in state.requests.setCancel(onCancel, in: workID) }
      }
    }
  }

  /// The appearance, timing, and behavior of the HUD. The default is a copy of
  /// ``StatusHUD/configuration`` from when you create the HUD.
  public var configuration: StatusHUD.Configuration {
    get { store.configuration }
    set { store.configure { $0 = newValue } }
  }

  // MARK: Callbacks

  /// The HUD's delegate. The HUD holds a weak reference to its delegate. The default is `nil`.
  public weak var delegate: (any HUDViewDelegate)?

  /// A closure that runs when the user taps the bezel outside its button. The default is `nil`.
  public var onTapInside: (@MainActor (HUDView) -> Void)? {
    didSet { contentView.taps.reportsTaps = onTapInside != nil }
  }

  /// A closure that runs when the user taps outside the bezel. The default is `nil`. If the HUD lets
  /// touches pass, the closure doesn't run.
  public var onTapOutside: (@MainActor (HUDView) -> Void)?

  /// A Boolean value that determines whether hiding the HUD removes it from its superview. The
  /// default is `false`. The class methods that show or hide HUDs set this property to `true`.
  public var removesFromSuperviewOnHide = false

  // MARK: State

  /// The work that the HUD shows, or shows after the next call to `show`, as the app set it.
  var work = HUDContent(.activity)
  /// The ID of the running work, or `nil` if the HUD shows a message or nothing.
  var workID: HUDContent.ID?
  /// A Boolean value that indicates whether the class method for messages uses the HUD.
  var isForMessages = false
  /// The position of those messages, or `nil` if they have none.
  var messagePosition: HUDPosition?
  /// The number of the last presentation whose end the ``appearance`` knows of.
  private var endedPresentation: Int?
  /// A Boolean value that indicates whether the HUD had a superview when UIKit last reported it.
  private(set) var hadSuperview = false

  private(set) lazy var store = HUDStore(StatusHUD.configuration) { [weak self] in
    Task { @MainActor [weak self] in self?.presenter.updateForCalls() }
  }
  private(set) lazy var presenter: HUDPresenter = HUDPresenter(store: store, place: self)
  private(set) lazy var contentView = HUDContentView(store: store, identifier: "HUDView")
  private(set) lazy var placement = HUDViewPlacement(self)
  private lazy var reader = AppReader { [weak self] in self?.presenter.update() }

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
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.taps.onTap = { [weak self] isInside in
      if let self { (isInside ? onTapInside : onTapOutside)?(self) }
    }
    contentView.press.onCancel = { [weak self] in self?.work.cancel?.isPressed = true }
    contentView.owner = self
    reader.follow(contentView, in: self)
    contentView.cover(self)
  }

  /// The content that the work has now, whether it's running or not.
  var current: HUDContent {
    var content = workID.flatMap { id in store.read { $0.requests.content(id) } } ?? work
    // The delay of a dismissal disables the button of the work that has ended, but not that of new work.
    content.cancel = work.cancel
    if let progress = content.followed?.progress { content.apply(store.sample(progress)) }
    return content
  }

  private func change(call: StaticString = #function, _ change: (inout HUDContent) -> Void) {
    change(&work)
    if let workID { store.change(call: call) { state, _ in state.requests.update(workID, change) } }
  }

  // MARK: UIView

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    placement.willMoveToSuperview()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    placement.didMoveToSuperview()
    hadSuperview = superview != nil
    if superview == nil, isVisible, !placement.isWaiting { return hide(animated: false) }
    guard superview == nil || isVisible else { return }
    presenter.update()
    // An animation block of the app must not animate the move.
    UIView.performWithoutAnimation(contentView.layoutIfNeeded)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // If the covered view no longer exists, remove the HUD after the current hierarchy change.
    if placement.coveredView == nil {
      Task { @MainActor [weak self] in self?.placement.followCoveredView() }
    }
    // Update in the next turn, because UIKit might not have told the HUD about its superview yet.
    if superview != nil, !store.read(\.isIdle) { store.setNeedsUpdate() }
  }

  /// A Boolean value that indicates whether VoiceOver ignores the HUD's siblings. The value is
  /// `true` only while the HUD blocks touches on all of its siblings, and none of them is a message with an
  /// action.
  open override var accessibilityViewIsModal: Bool {
    get { contentView.modality.isModal && placement.coversSiblings }
    set { super.accessibilityViewIsModal = newValue }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { contentView.modality.update() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placement.noteFrame()
    contentView.setNeedsLayout()
  }

  /// Passes touches to the views beneath the HUD unless a subview handles them.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

// MARK: - The place of the HUD

/// A ``HUDView`` is the place of its own HUD, which is where its superview is.
extension HUDView: HUDPlace {
  func conditions(at position: HUDPosition?) -> HUDConditions {
    HUDConditions(
      hasDefault: superview != nil, canFade: window != nil, hasAlert: reader.app.hasAlert,
      lastRead: .max, isInForeground: window != nil && window?.windowScene?.isInForeground != false,
      isActive: window?.windowScene?.isActive != false,
      isVoiceOverRunning: UIAccessibility.isVoiceOverRunning,
      isSwitchControlRunning: UIAccessibility.isSwitchControlRunning)
  }

  func readApp(asksApp: Bool) {
    // UIKit might not report that a superview was released. A delayed dismissal ends the HUD anyway.
    if hadSuperview, superview == nil, store.read(\.requests.dismissalTime) == nil {
      didMoveToSuperview()
    }
    reader.coveredView = placement.coveredView
    reader.read(around: self, in: window?.windowScene)
  }

  func putView(for content: HUDContent, at position: HUDPosition?) -> any HUDDrawing {
    contentView
  }

  /// Removes the HUD from its superview if it's hidden and the app wants that.
  func removeView(at position: HUDPosition?) {
    guard store.read(\.isIdle) else { return }
    placement.leave()
    if removesFromSuperviewOnHide { removeFromSuperview() }
    let presentation = store.read(\.requests.presentationCount)
    guard presentation != endedPresentation else { return }
    endedPresentation = presentation
    appearance?.didHide()
  }

  func report(_ event: HUDEvent, status: String?) {
    switch event {
    case .willAppear: delegate?.hudWillAppear(self)
    case .didAppear: delegate?.hudDidAppear(self)
    case .willDisappear: delegate?.hudWillDisappear(self)
    case .didDisappear: delegate?.hudDidDisappear(self)
    }
  }
}

/// What MBProgressHUD's product needs.
extension HUDView {
  /// The object that decides parts of the HUD's appearance. The HUD holds a weak reference to it. The
  /// default is `nil`.
  package var appearance: (any MBProgressHUDAppearance)? {
    get { contentView.appearance }
    set { contentView.appearance = newValue }
  }

  /// The size of the bezel after the last layout.
  package var bezelSize: CGSize { contentView.bezel.bounds.size }

  /// Shows the current content again.
  package func setNeedsRendering() { store.setNeedsRender() }
}

/// Methods that you implement to respond when a ``HUDView`` appears and disappears.
///
/// All methods are optional. The HUD calls each method on the main thread, once per transition.
@preconcurrency @MainActor public protocol HUDViewDelegate: AnyObject {
  /// Notifies the delegate that the HUD is about to fade in.
  func hudWillAppear(_ hud: HUDView)
  /// Notifies the delegate that the HUD finished fading in. If an alert interrupts the fade-in, the
  /// HUD calls this method when it's back.
  func hudDidAppear(_ hud: HUDView)
  /// Notifies the delegate that the HUD is about to fade out.
  func hudWillDisappear(_ hud: HUDView)
  /// Notifies the delegate that the HUD is hidden and, if necessary, removed from its superview. If a
  /// call to `show` interrupts the fade-out, the HUD doesn't call this method.
  func hudDidDisappear(_ hud: HUDView)
}

extension HUDViewDelegate {
  /// The default implementation does nothing.
  public func hudWillAppear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudDidAppear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudWillDisappear(_ hud: HUDView) {}
  /// The default implementation does nothing.
  public func hudDidDisappear(_ hud: HUDView) {}
}
