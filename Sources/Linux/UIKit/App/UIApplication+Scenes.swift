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
    scene.activationState = .foregroundInactive
    post(UIScene.willConnectNotification, scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: .init())
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    activate(scene)
  }

  /// Brings a scene to the foreground and makes it active.
  public func activate(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .foregroundActive else { return }
    if scene.activationState == .background {
      post(UIScene.willEnterForegroundNotification, scene)
      scene.delegate?.sceneWillEnterForeground(scene)
      if state == .background {
        state = .inactive
        post(UIApplication.willEnterForegroundNotification, self)
      }
    }
    scene.activationState = .foregroundActive
    if state != .active {
      state = .active
      post(UIApplication.didBecomeActiveNotification, self)
    }
    post(UIScene.didActivateNotification, scene)
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Takes the focus away from a scene that stays on the screen.
  public func deactivate(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState == .foregroundActive else { return }
    post(UIScene.willDeactivateNotification, scene)
    scene.delegate?.sceneWillResignActive(scene)
    if !scenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive }) {
      post(UIApplication.willResignActiveNotification, self)
      state = .inactive
    }
    scene.activationState = .foregroundInactive
  }

  /// Takes a scene off the screen, as when the app is left.
  public func enterBackground(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .background else { return }
    deactivate(scene)
    scene.activationState = .background
    if scenes.allSatisfy({ $0.activationState == .background }) {
      state = .background
      post(UIApplication.didEnterBackgroundNotification, self)
    }
    post(UIScene.didEnterBackgroundNotification, scene)
    scene.delegate?.sceneDidEnterBackground(scene)
  }

  /// Ends a scene: its windows lose it and are seen no more.
  public func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    deactivate(scene)
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    (scene as? UIWindowScene)?.releaseWindows()
  }

  /// Tells the delegate that the program is about to end.
  public func terminate() {
    for scene in scenes { disconnect(scene) }
    post(UIApplication.willTerminateNotification, self)
    delegate?.applicationWillTerminate(self)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
