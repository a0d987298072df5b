// SPDX-License-Identifier: MIT

@_spi(LinuxHost)
extension UIApplication {
  /// Connects a scene: makes its delegate, tells it, and brings the scene to the front.
  public func connect(_ scene: UIScene) {
    guard !scenes.contains(scene) else { return }
    scenes.append(scene)
    if scene.delegate == nil,
      let delegateClass = scene.session.configuration.delegateClass as? any UISceneDelegate.Type
    {
      scene.delegate = delegateClass.init()
    }
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: .init())
    activate(scene)
  }

  // The app's state is that of its most active scene, and set when a scene is told of its own. Of
  // each step first the scene hears, then the app.

  /// Brings a scene to the foreground and makes it active.
  public func activate(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .foregroundActive else { return }
    enterForeground(scene)
    scene.activationState = .foregroundActive
    state = .active
    post(UIScene.didActivateNotification, scene)
  }

  /// Takes the focus away from a scene that stays on the screen, or puts one there that has none.
  func deactivate(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    guard scene.activationState == .foregroundActive else {
      enterForeground(scene)
      return
    }
    post(UIScene.willDeactivateNotification, scene)
    if !scenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive }) {
      state = .inactive
    }
    scene.activationState = .foregroundInactive
  }

  /// Takes a scene off the screen, as when the app is left.
  func enterBackground(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .background else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    scene.activationState = .background
    if scenes.allSatisfy({ $0.activationState == .background }) { state = .background }
    (scene as? UIWindowScene)?.cancelEvents()
    post(UIScene.didEnterBackgroundNotification, scene)
  }

  private func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background || scene.activationState == .unattached else {
      return
    }
    scene.activationState = .foregroundInactive
    let returns = state == .background
    post(UIScene.willEnterForegroundNotification, scene)
    if returns {
      post(UIApplication.willEnterForegroundNotification, self)
      state = .inactive
    }
  }

  /// Ends a scene: its windows lose it and are seen no more.
  public func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    post(UIScene.didDisconnectNotification, scene)
    (scene as? UIWindowScene)?.releaseWindows()
  }

  /// The program is about to end.
  func terminate() {
    for scene in scenes { disconnect(scene) }
  }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
