// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars.

/// The place of the global HUD: the app's container view or a window above the app.
@MainActor final class GlobalHUDPlace: HUDPlace {
  private let store: HUDStore
  private(set) lazy var presenter = HUDPresenter(store: store, place: self)
  let resolver = SceneResolver()
  private let containerObserver = ContainerObserverView()
  private var pages = PresentedPages()
  private lazy var reader = AppReader { [weak self] in self?.presenter.update() }
  /// The view of the current or the last presentation. A presentation that begins soon after uses the
  /// view again, because creating it takes longer than showing it.
  private(set) var view: HUDContentView?
  private var isPresented: Bool { view?.content != nil }
  private lazy var spareTimer = DeadlineTimer { [unowned self] in releaseView() }
  private let observers = NotificationObservers()
  /// The window of the current presentation. Once the HUD is gone, the app must not find its window.
  private var window: OverlayWindow? { didSet { oldValue?.close() } }
  /// What the app's view controllers want of the system bars, and the view controllers that were asked.
  private var bars: SystemBars?
  private var asked: [ObjectIdentifier] = []

  init(store: HUDStore) {
    self.store = store
    _ = KeyboardTracker.shared  // Start tracking the keyboard.
    observers.onMain(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.releaseView()
    }
    resolver.onChange = { [weak self] in self?.destinationDidChange() }
    containerObserver.onWindowChange = { [weak self] in self?.destinationDidChange() }
    containerObserver.onResize = { [weak self] in
      if let self, isPresented, window == nil, let container { view?.cover(container) }
    }
  }

  // MARK: Destination

  weak var containerView: UIView? { didSet { destinationDidChange() } }

  var conditions: HUDConditions {
    // If the app sets a container view, all content appears in the container view.
    let container = container
    let scene = (container ?? (isPresented ? view : nil))?.window?.windowScene
    let scenes = container == nil ? resolver.scenes : [:]
    let home = resolver.defaultScene?.session.persistentIdentifier
    return HUDConditions(
      hasDefault: container != nil || home != nil, defaultScene: home, scenes: scenes,
      current: scene?.session.persistentIdentifier, pages: container == nil ? pages.onscreen : [],
      hasAlert: reader.app.hasAlert, lastRead: pages.lastRead,
      isInForeground: scene?.isInForeground ?? (scenes.isEmpty || scenes.values.contains(true)),
      isActive: scene?.isActive ?? true, isVoiceOverRunning: UIAccessibility.isVoiceOverRunning)
  }

  private var container: UIView? {
    // Ignore a container view that's part of the HUD, because the HUD can't contain itself.
    guard let container = containerView, let window = container.window,
      !(window is OverlayWindow), view.map({ container.isDescendant(of: $0) }) != true
    else { return nil }
    return container
  }

  private func destinationDidChange() {
    // Add the observer again, because the app might have removed all subviews of the container.
    containerObserver.observe(containerView)
    // A HUD that's aside moves when it's back.
    if let content = view?.content, window?.isHidden != true || container != nil {
      // An animation block of the app must not animate the move.
      UIView.performWithoutAnimation {
        _ = putView(for: content)
        readApp(asksApp: false)
        view?.layoutIfNeeded()
      }
    }
    presenter.update()
  }

  func readApp(asksApp: Bool) {
    let hud = isPresented ? view : container
    let scene = hud?.window?.windowScene ?? resolver.scene(store.read(\.content?.scene))
    reader.coveredView = container
    let request = store.read(\.requests.lastID)
    let (shown, presented) = reader.read(around: hud, in: scene)
    pages.note(presented, in: scene, after: request)
    #if !os(tvOS) && !os(visionOS)
      if container != nil {
        bars = nil
      } else if let appWindow = scene?.appWindow, asksApp || reader.app.controllers != asked {
        // This runs the app's code.
        let isUp = isPresented && window?.isHidden == false
        bars = SystemBars(of: shown, in: appWindow, isUp ? nil : scene, after: bars)
        asked = reader.app.controllers
      }
    #endif
    window?.follow(reader.app.style, bars)
  }

  func putView(for content: HUDContent) -> any HUDDrawing {
    let view = view ?? makeView()
    if let container {
      view.cover(container)
      // Work that continues and updates aren't new.
      if content.request > view.content?.request ?? 0 { view.bringToFront(over: container) }
      window = nil
    } else if let scene = resolver.scene(content.scene) {
      if content.scene == nil { resolver.home = scene }
      let former = window?.windowScene === scene ? window : nil
      let window = former ?? OverlayWindow(windowScene: scene)
      window.controller.onTransition = { [weak self] in self?.reader.readSoon() }
      window.follow(reader.app.style, bars)
      window.show(view, at: store.configuration.windowLevel)
      if former == nil { self.window = window }
    }
    // The geometry of the view is known now.
    view.follow(reader.app, isLayout: true)
    return view
  }

  private func makeView() -> HUDContentView {
    let view = HUDContentView(store: store, identifier: "StatusHUD")
    view.taps.onTouch = { [store] isInside in
      let status = store.read { $0.content?.texts.status }
      StatusHUD.post(StatusHUD.didReceiveTouchEventNotification, status: status)
      if isInside { StatusHUD.post(StatusHUD.didTouchDownInsideNotification, status: status) }
    }
    view.onAside = { [weak self] in self?.window?.isHidden = true }
    (self.view, reader.view) = (view, view)
    return view
  }

  func removeView() {
    view?.removeFromSuperview()
    window = nil
    resolver.home = nil
    spareTimer.schedule(at: store.now() + 10)
  }

  /// Releases the view of the last presentation.
  private func releaseView() {
    guard !isPresented else { return }
    spareTimer.schedule(at: nil)
    view = nil
  }

  func report(_ event: HUDEvent, status: String?) {
    let name =
      switch event {
      case .willAppear: StatusHUD.willAppearNotification
      case .didAppear: StatusHUD.didAppearNotification
      case .willDisappear: StatusHUD.willDisappearNotification
      case .didDisappear: StatusHUD.didDisappearNotification
      }
    StatusHUD.post(name, status: status)
  }
}
