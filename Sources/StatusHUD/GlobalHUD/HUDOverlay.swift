// SPDX-License-Identifier: MIT

/// An object that shows the global HUD in the app's container view or in a separate window.
@MainActor final class HUDOverlay: PresentedHUD, BezelContainerDelegate {
  private enum Place {
    case container(UIView)
    case scene(UIWindowScene)
  }

  private typealias Views = (
    container: BezelContainerView, mask: DimmingMaskView, bezel: StatusBezelView
  )

  private let store: HUDStore
  private(set) lazy var presenter = HUDPresenter(owner: store, hud: self)
  let resolver = SceneResolver()
  private let containerObserver = ContainerObserverView()
  private let focus = ModalFocus()
  private let haptics = Haptics()
  private let cancelKey = CancelKey()
  private var views: Views?
  /// The views of the last presentation. A presentation that begins soon after uses them again,
  /// because creating the views takes longer than showing them.
  private var spareViews: Views?
  private lazy var spareTimer = DeadlineTimer { [unowned self] in spareViews = nil }
  private let observers = NotificationObservers()
  /// The scene that shows content for which the app doesn't specify a scene. The HUD stays in this
  /// scene even if another scene becomes active.
  private weak var home: UIWindowScene?
  private var window: OverlayWindow? { didSet { oldValue?.close() } }
  private var blocksTouches = false
  /// The state change that the current touch causes if it becomes a tap.
  private var pressedCall: HUDStateMachine.Call?

  init(store: HUDStore) {
    self.store = store
    _ = KeyboardTracker.shared  // Start tracking the keyboard.
    observers.onMain(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.spareTimer.schedule(at: nil)
      self?.spareViews = nil
    }
    resolver.onChange = { [weak self] in self?.placeDidChange() }
    containerObserver.onWindowChange = { [weak self] in
      Task { @MainActor [weak self] in self?.placeDidChange() }
    }
    containerObserver.onResize = { [weak self] in self?.followScrollView() }
    cancelKey.onPress = { [unowned self] in views?.bezel.cancelID.map(cancel) }
  }

  // MARK: Place

  weak var containerView: UIView? { didSet { placeDidChange() } }
  /// The app's closure that supplies custom indicators for the next presentation.
  var indicatorProvider: (@MainActor (StatusHUD.Indicator) -> UIView?)?

  var places: HUDPlaces {
    // If the app sets a container view, all content appears in the container view.
    let scenes = container == nil ? resolver.scenes : [:]
    let current = (window?.windowScene).map { ObjectIdentifier($0) }
    return HUDPlaces(hasDefault: place(for: nil) != nil, scenes: scenes, current: current)
  }
  /// The value is `nil`, because the store already contains the configuration.
  var configuration: StatusHUD.Configuration? { nil }

  private var container: UIView? {
    // Ignore a container view that's part of the HUD, because the HUD can't contain itself.
    guard let view = containerView, let window = view.window, !(window is OverlayWindow),
      views.map({ view.isDescendant(of: $0.container) }) != true
    else { return nil }
    return view
  }

  private func place(for content: HUDContent?) -> Place? {
    if let container { return .container(container) }
    if let scene = content?.scene?.scene, resolver.scenes[ObjectIdentifier(scene)] != nil {
      return .scene(scene)
    }
    if let home, resolver.canStay(in: home) { return .scene(home) }
    return resolver.activeScene().map(Place.scene)
  }

  private func placeDidChange() {
    // Add the observer again, because the app might have removed all subviews of the container.
    containerObserver.observe(containerView)
    if let views, let place = place(for: views.bezel.content) { move(views.container, to: place) }
    updateTouches()
    presenter.reconcile()
  }

  private func move(_ container: BezelContainerView, to place: Place) {
    switch place {
    case .container(let view):
      container.cover(view)
      window = nil
    case .scene(let scene):
      guard window?.windowScene !== scene else { return }
      let window = OverlayWindow(windowScene: scene)
      window.windowLevel = store.configuration.windowLevel
      window.accessibilityViewIsModal = blocksTouches
      window.show(container)
      self.window = window
    }
  }

  private func followScrollView() {
    guard window == nil, let views, let containerView, containerView is UIScrollView else { return }
    views.container.cover(containerView)
  }

  // MARK: Content

  func present(_ content: HUDContent) {
    guard let place = place(for: content) else { return }
    if content.scene == nil, case .scene(let scene) = place { home = scene }
    let configuration = store.configuration
    let isNew = views == nil
    let views = views ?? spareViews ?? makeViews()
    (self.views, spareViews) = (views, nil)
    if isNew { views.bezel.indicatorProvider = indicatorProvider }
    move(views.container, to: place)
    window?.windowLevel = configuration.windowLevel
    window?.followAppWindow()
    views.container.motionEffect.isEnabled = configuration.isMotionEffectEnabled
    views.container.avoidsKeyboard = configuration.avoidsKeyboard
    views.bezel.show(content, configuration, animated: views.container.isVisible)
    views.mask.show(maskType, customColor: configuration.customMaskColor)
    updateTouches()
    focus.update()
    // Prepare the haptic engine only for a new HUD, because preparation keeps the engine active.
    if isNew, configuration.playsHaptics { haptics.prepare() }
  }

  private var maskType: StatusHUD.MaskType {
    guard let bezel = views?.bezel else { return .passthrough }
    return bezel.content?.maskType ?? bezel.configuration.maskType
  }

  private func makeViews() -> Views {
    let mask = DimmingMaskView(frame: .zero)
    let bezel = StatusBezelView(frame: .zero)
    bezel.accessibilityIdentifier = "StatusHUD"
    bezel.onCancel = { [unowned self] in cancel($0) }
    let container = BezelContainerView(backdrop: mask, bezel: bezel)
    container.delegate = self
    return (container, mask, bezel)
  }

  private func cancel(_ id: HUDContent.ID) { presenter.apply(.cancel(id)) }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let views else { return completion() }
    views.container.setVisible(isVisible, duration: duration, completion: completion)
    updateTouches()
  }

  func remove() {
    setBlocksTouches(false)
    cancelKey.stop()
    // Restore the VoiceOver focus now, before another HUD moves it to the removed bezel.
    focus.giveBack()
    views?.container.removeFromSuperview()
    views?.bezel.releaseIndicators()
    if views != nil { spareTimer.schedule(at: CACurrentMediaTime() + 10) }
    (spareViews, views) = (views ?? spareViews, nil)
    window = nil
    home = nil
  }

  func transitionDidHappen(_ transition: HUDTransition, status: String?) {
    let name =
      switch transition {
      case .willAppear: StatusHUD.willAppearNotification
      case .didAppear: StatusHUD.didAppearNotification
      case .willDisappear: StatusHUD.willDisappearNotification
      case .didDisappear: StatusHUD.didDisappearNotification
      }
    StatusHUD.post(name, status: status)
  }

  func containerDidLayout() { if let views { views.mask.vignetteCenter = views.bezel.center } }

  // MARK: Touches, accessibility, and haptics

  func setBlocksTouches(_ blocksTouches: Bool) {
    self.blocksTouches = blocksTouches
    views?.container.accessibilityViewIsModal = blocksTouches
    window?.accessibilityViewIsModal = blocksTouches
    updateTouches()
    if blocksTouches, let views {
      focus.take(for: views.bezel)
    } else if maskType == .passthrough {
      focus.giveBack()
    }
  }

  /// Updates the set of touches that the HUD receives. If there's no mask, the HUD receives only
  /// touches on the button and, if a tap dismisses the content, touches on the bezel.
  private func updateTouches() {
    guard let (container, _, bezel) = views else { return }
    let isVisible = container.isVisible
    container.takesTaps = isVisible && bezel.tapCall != nil
    container.takenTouches =
      blocksTouches ? .all : container.takesTaps ? .bezel : isVisible ? .controls : .none
    if isVisible, bezel.cancelID != nil {
      cancelKey.listen(in: container.window?.windowScene, overlay: window)
    } else {
      cancelKey.stop()
    }
  }

  func touchDidBegin(isInside: Bool) {
    pressedCall = views?.bezel.tapCall
    let status = store.read { $0.content?.status }
    StatusHUD.post(StatusHUD.didReceiveTouchEventNotification, status: status)
    if isInside { StatusHUD.post(StatusHUD.didTouchDownInsideNotification, status: status) }
  }

  func tapDidEnd(isInside: Bool) {
    if let pressedCall { store.apply(pressedCall) }
  }

  func escape() -> Bool {
    guard let (container, _, bezel) = views else { return false }
    if container.isVisible, let id = bezel.cancelID {
      cancel(id)
      return true
    }
    guard container.takesTaps, let call = bezel.tapCall else { return blocksTouches }
    store.apply(call)
    return true
  }

  func announce(_ text: String) { focus.announce(text, isModal: maskType != .passthrough) }

  func playHaptics(_ icon: StatusHUD.Message.Icon) {
    if views?.bezel.configuration.playsHaptics == true { haptics.play(icon) }
  }
}
