// SPDX-License-Identifier: MIT

/// The door of the global HUD, which shows it in the app's container view or in a separate window.
@MainActor final class HUDOverlay: HUDDoor {
  private enum Destination {
    case container(UIView)
    case scene(UIWindowScene)
  }

  private let store: HUDStore
  private(set) lazy var presenter = HUDPresenter(store: store, door: self)
  let resolver = SceneResolver()
  private let containerObserver = ContainerObserverView()
  /// The view of the current or the last presentation. A presentation that begins soon after uses the
  /// view and its window again, because creating them takes longer than showing them.
  private(set) var view: HUDContentView?
  private var isPresented = false
  private lazy var spareTimer = DeadlineTimer { [unowned self] in releaseViews() }
  private let observers = NotificationObservers()
  /// The scene that shows content for which the app doesn't specify a scene. The HUD stays in this
  /// scene even if another scene becomes active.
  private weak var home: UIWindowScene?
  private var window: OverlayWindow? { didSet { oldValue?.close() } }

  init(store: HUDStore) {
    self.store = store
    _ = KeyboardTracker.shared  // Start tracking the keyboard.
    observers.onMain(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.releaseViews()
    }
    resolver.onChange = { [weak self] in self?.destinationDidChange() }
    containerObserver.onWindowChange = { [weak self] in
      Task { @MainActor [weak self] in self?.destinationDidChange() }
    }
    containerObserver.onResize = { [weak self] in self?.followScrollView() }
  }

  // MARK: Destination

  weak var containerView: UIView? { didSet { destinationDidChange() } }

  var availability: HUDAvailability {
    // If the app sets a container view, all content appears in the container view.
    let scenes = container == nil ? resolver.scenes : [:]
    let current = (isPresented ? window?.windowScene : nil).map { ObjectIdentifier($0) }
    return HUDAvailability(
      hasDefault: destination(for: nil) != nil, scenes: scenes, current: current,
      isInForeground: isInForeground, isVoiceOverRunning: UIAccessibility.isVoiceOverRunning)
  }

  private var isInForeground: Bool {
    (isPresented ? view?.window?.windowScene : nil)?.isInForeground ?? true
  }

  private var container: UIView? {
    // Ignore a container view that's part of the HUD, because the HUD can't contain itself.
    guard let container = containerView, let window = container.window,
      !(window is OverlayWindow), view.map({ container.isDescendant(of: $0) }) != true
    else { return nil }
    return container
  }

  private func destination(for content: HUDContent?) -> Destination? {
    if let container { return .container(container) }
    if let scene = content?.scene?.scene, resolver.isConnected(scene) { return .scene(scene) }
    if let home, resolver.canStay(in: home) { return .scene(home) }
    return resolver.activeScene().map(Destination.scene)
  }

  private func destinationDidChange() {
    // Add the observer again, because the app might have removed all subviews of the container.
    containerObserver.observe(containerView)
    if !isPresented {
      if (window?.windowScene).map(resolver.isConnected) != true { window = nil }
    } else if let view, let content = view.content, let destination = destination(for: content) {
      // An animation block of the app must not animate the move.
      UIView.performWithoutAnimation { move(view, content, to: destination) }
      updateFocus()
    }
    presenter.update()
  }

  private func move(_ view: HUDContentView, _ content: HUDContent, to destination: Destination) {
    switch destination {
    case .container(let container):
      view.cover(container)
      view.isInOwnWindow = false
      window = nil
    case .scene(let scene):
      if content.scene == nil { home = scene }
      if let window, window.windowScene === scene {
        return window.isHidden ? window.show(view) : window.followAppWindow()
      }
      let window = OverlayWindow(windowScene: scene)
      window.windowLevel = store.configuration.windowLevel
      window.accessibilityViewIsModal = view.accessibilityViewIsModal
      view.isInOwnWindow = true
      window.show(view)
      self.window = window
    }
  }

  private func followScrollView() {
    guard isPresented, window == nil, let view, let containerView, !containerView.canContainHUD
    else { return }
    view.cover(containerView)
  }

  // MARK: Effects

  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
    guard let destination = destination(for: content) else { return }
    let view = view ?? HUDContentView(store: store, identifier: "StatusHUD")
    view.onTouch = { [weak self] in self?.touchDidBegin(isInside: $0) }
    let wasInForeground = isInForeground
    (self.view, isPresented) = (view, true)
    move(view, content, to: destination)
    // The time of a message depends on the scene that the HUD is in now.
    if isInForeground != wasInForeground { presenter.update() }
    let level = configuration.windowLevel
    if window?.windowLevel != level { window?.windowLevel = level }
    view.render(content, configuration)
    updateFocus()
  }

  func setProgress(_ content: HUDContent) { view?.setProgress(content) }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard isPresented, let view else { return completion() }
    view.setVisible(isVisible, duration: duration, completion: completion)
    updateFocus()
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    window?.accessibilityViewIsModal = blocksTouches
    view?.setBlocksTouches(blocksTouches)
  }

  func remove() {
    isPresented = false
    setBlocksTouches(false)
    window?.onMenu = nil
    view?.didDisappear()
    if let window { window.isHidden = true } else { view?.removeFromSuperview() }
    home = nil
    spareTimer.schedule(at: CACurrentMediaTime() + 10)
    // Other content might be able to appear in another scene now.
    presenter.update()
  }

  /// Releases the views of the last presentation.
  private func releaseViews() {
    guard !isPresented else { return }
    spareTimer.schedule(at: nil)
    (view, window) = (nil, nil)
  }

  /// On tvOS, moves the focus to the Cancel button while there's one.
  private func updateFocus() {
    window?.onMenu = view?.cancelID == nil ? nil : { [weak view] in view?.pressCancel() }
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

  func announce(_ text: String) -> Bool { view?.announce(text) ?? false }

  func playHaptics(_ icon: StatusHUD.Message.Icon) { view?.playHaptics(icon) }

  // MARK: Touches

  private func touchDidBegin(isInside: Bool) {
    let status = store.read { $0.content?.status }
    StatusHUD.post(StatusHUD.didReceiveTouchEventNotification, status: status)
    if isInside { StatusHUD.post(StatusHUD.didTouchDownInsideNotification, status: status) }
  }
}
