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
    systemUI = SystemUIPreferences(
      statusBarStyle: root.following(\.childForStatusBarStyle).preferredStatusBarStyle,
      isStatusBarHidden: root.following(\.childForStatusBarHidden).prefersStatusBarHidden,
      isHomeIndicatorAutoHidden: root.following(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      orientations: root.supportedInterfaceOrientations)
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
