// SPDX-License-Identifier: MIT

/// The place of the global HUD and of the messages beside it: the app's container view or windows above
/// the app.
@MainActor final class GlobalHUDPlace: HUDPlace {
  private let store: HUDStore
  private(set) lazy var presenter = HUDPresenter(store: store, place: self)
  let resolver = SceneResolver()
  private let containerObserver = ContainerObserverView()
  private var pages = PresentedPages()
  /// The views of the HUD and of the messages beside it, by the position of the messages. They stay until a
  /// memory warning, because creating a view takes longer than showing it.
  private var views: [HUDPosition?: HUDContentView] = [:]
  /// The overlay of each view, which views in the same scene share.
  private var overlays: [HUDPosition?: OverlayView] = [:]
  private let observers = NotificationObservers()

  init(store: HUDStore) {
    self.store = store
    observers.onMain(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      if let self { views = views.filter { $0.value.content != nil } }
    }
    resolver.onChange = { [weak self] in self?.destinationDidChange() }
    containerObserver.onWindowChange = { [weak self] in self?.destinationDidChange() }
    containerObserver.onResize = { [weak self] in
      guard let self, let container else { return }
      overlays.values.first { $0.scene == nil && $0.superview != nil }?.cover(container)
    }
  }

  /// The view that draws the HUD, or the last one.
  var view: HUDContentView? { views[nil] }

  // MARK: Destination

  weak var containerView: UIView? { didSet { destinationDidChange() } }

  func conditions(at position: HUDPosition?) -> HUDConditions {
    // If the app sets a container view, all content appears in the container view.
    let container = container
    let scene = (container ?? views[position])?.window?.windowScene
    let scenes = container == nil ? resolver.scenes : [:]
    let home = resolver.defaultScene?.session.persistentIdentifier
    return HUDConditions(
      hasDefault: container != nil || home != nil, defaultScene: home, scenes: scenes,
      current: scene?.session.persistentIdentifier, pages: container == nil ? pages.onscreen : [],
      hasAlert: overlays[position]?.reader.app.hasAlert == true, lastRead: pages.lastRead,
      isInForeground: scene?.isInForeground ?? (scenes.isEmpty || scenes.values.contains(true)),
      isActive: scene?.isActive ?? true, isVoiceOverRunning: UIAccessibility.isVoiceOverRunning,
      isSwitchControlRunning: UIAccessibility.isSwitchControlRunning)
  }

  private var container: UIView? {
    // Ignore a container view that's part of the HUD, because the HUD can't contain itself.
    guard let container = containerView, let window = container.window,
      !(window is OverlayWindow), !overlays.values.contains(where: container.isDescendant)
    else { return nil }
    return container
  }

  private func destinationDidChange() {
    // Add the observer again, because the app might have removed all subviews of the container.
    containerObserver.observe(containerView)
    // The next update puts the views where they belong now.
    store.update { states, _ in states.changeAll { $0.needsRender = true } }
    presenter.update()
    UIView.performWithoutAnimation { for view in views.values { view.layoutIfNeeded() } }
  }

  func readApp(asksApp: Bool) {
    let request = store.read(\.requests.lastID)
    let container = container
    var readings: [String: [UIViewController]] = [:]
    for (position, content) in store.readAll({ $0.all.map { ($0.position, $0.content) } }) {
      let isPresented = views[position]?.content != nil
      guard isPresented || content != nil else { continue }
      let window = views[position]?.window ?? container?.window
      let scene = window?.windowScene ?? resolver.scene(content?.scene)
      if !isPresented { overlays[position] = overlay(in: container == nil ? scene : nil) }
      // In an app extension, a container view has no scene.
      let id = scene?.session.persistentIdentifier
      if let id, readings[id] != nil { continue }
      let presented = overlays[position]?.readApp(in: scene, around: container, asksApp: asksApp)
      if let id { readings[id] = presented }
    }
    pages.note(readings, after: request)
  }

  /// Returns the overlay in a scene or, if `scene` is `nil`, in the container view.
  private func overlay(in scene: UIWindowScene?) -> OverlayView {
    let id = scene?.session.persistentIdentifier
    return overlays.values.first { $0.scene == id }
      ?? OverlayView(in: id) { [weak self] in self?.presenter.update() }
  }

  func putView(for content: HUDContent, at position: HUDPosition?) -> any HUDDrawing {
    let view = views[position] ?? makeView(at: position)
    let (container, former) = (container, overlays[position])
    let scene = container == nil ? resolver.scene(content.scene) : nil
    if content.scene == nil, scene != nil { resolver.home = scene }
    let overlay = overlay(in: scene)
    overlays[position] = overlay
    // Know the app's bars before a window appears in another scene.
    if former !== overlay { _ = overlay.readApp(in: scene, around: container, asksApp: true) }
    // An animation block of the app must not animate a move.
    UIView.performWithoutAnimation {
      overlay.show(view, content, store.configuration, in: scene, around: container)
    }
    if former !== overlay { former?.closeIfUnused() }
    // The geometry of the view is known now.
    view.follow(overlay.reader.app)
    return view
  }

  private func makeView(at position: HUDPosition?) -> HUDContentView {
    let view = HUDContentView(
      store: store, identifier: position == nil ? "StatusHUD" : "StatusHUD.message",
      position: position)
    views[position] = view
    guard position == nil else { return view }
    view.taps.onTouch = { [store] isInside in
      let status = store.read { $0.content?.texts.status }
      StatusHUD.post(StatusHUD.didReceiveTouchEventNotification, status: status)
      if isInside { StatusHUD.post(StatusHUD.didTouchDownInsideNotification, status: status) }
    }
    return view
  }

  func removeView(at position: HUDPosition?) {
    views[position]?.removeFromSuperview()
    overlays.removeValue(forKey: position)?.closeIfUnused()
    if views.values.allSatisfy({ $0.content == nil }) { resolver.home = nil }
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
