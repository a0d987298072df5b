// SPDX-License-Identifier: MIT

extension UIWindowScene {
  func add(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    insertByLevel(window)
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
    window.isOnStage = false
    resignKey(window)
    updateSystemUI()
  }

  /// Puts a window above the others of its level, and its layer on the stage accordingly.
  func arrange(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    insertByLevel(window)
    guard window.isOnStage else { return }
    let above = visibleWindows.drop { $0 !== window }.dropFirst().first
    if let above {
      stage.insertSublayer(window.layer, below: above.layer)
    } else {
      stage.addSublayer(window.layer)
    }
    updateSystemUI()
  }

  private func insertByLevel(_ window: UIWindow) {
    let index = windowReferences.firstIndex {
      ($0.window?.windowLevel ?? .normal) > window.windowLevel
    }
    windowReferences.insert(
      WindowReference(window: window), at: index ?? windowReferences.count)
  }

  func setKeyWindow(_ window: UIWindow) {
    let old = storedKeyWindow
    guard old !== window else { return }
    storedKeyWindow = window
    old?.resignKey()
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// A window that goes hands the keys to the highest one that is left.
  func resignKey(_ window: UIWindow) {
    guard storedKeyWindow === window else { return }
    storedKeyWindow = nil
    window.resignKey()
    let heir = visibleWindows.last { $0 !== window && $0.canBecomeKey }
    if let heir { setKeyWindow(heir) }
  }

  func windowWasReleased() {
    windowReferences.removeAll { $0.window == nil }
    if storedKeyWindow == nil, let heir = visibleWindows.last(where: { $0.canBecomeKey }) {
      setKeyWindow(heir)
    }
    updateSystemUI()
  }

  /// Fingers and keys that are down when the scene goes are not waited for.
  func cancelEvents() {
    touchRouter.cancelAll(time: CACurrentMediaTime())
    pressRouter.cancelAll()
  }

  /// The scene is over: its windows go from the stage, and with them their animations.
  func releaseWindows() {
    cancelEvents()
    keyboard.leave()
    for window in windows { window.windowScene = nil }
    windowReferences = []
  }
}
