// SPDX-License-Identifier: MIT

/// What the app wants of the system's own interface around it.
struct SystemUIPreferences: Equatable {
  var statusBarStyle: UIStatusBarStyle = .default
  var isStatusBarHidden = false
  var isHomeIndicatorAutoHidden = false
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
}

extension UIWindowScene {
  /// The topmost visible window with a controller decides, as on a phone: which is why an overlay
  /// window has to answer as the app's own would.
  func updateSystemUI() {
    guard
      let root = visibleWindows.last(where: { $0.rootViewController != nil })?
        .rootViewController
    else {
      systemUI = SystemUIPreferences()
      return
    }
    let top = root.topmostPresented { _ in true }
    let decider = root.topmostPresented {
      $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
    }
    systemUI = SystemUIPreferences(
      statusBarStyle: decider.following(\.childForStatusBarStyle).preferredStatusBarStyle,
      isStatusBarHidden: decider.following(\.childForStatusBarHidden).prefersStatusBarHidden,
      isHomeIndicatorAutoHidden: top.following(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      orientations: top.supportedInterfaceOrientations)
  }
}

extension UIViewController {
  /// The last of the presented controllers that qualifies; this one if none does.
  fileprivate func topmostPresented(
    where qualifies: (UIViewController) -> Bool
  ) -> UIViewController {
    var result = self
    var controller = storedPresented
    while let current = controller, !current.isBeingDismissed {
      if qualifies(current) { result = current }
      controller = current.storedPresented
    }
    return result
  }
}

@_spi(LinuxHost)
extension UIWindowScene {
  public var effectiveStatusBarStyle: UIStatusBarStyle { systemUI.statusBarStyle }
  public var effectiveStatusBarHidden: Bool { systemUI.isStatusBarHidden }
  public var effectiveHomeIndicatorAutoHidden: Bool { systemUI.isHomeIndicatorAutoHidden }
  public var effectiveSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    systemUI.orientations
  }
}
