// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The view the HUD appears in. Default: nil, a window of its own above the app.
  ///
  /// Held weakly. The HUD is laid out in the view's bounds, of whatever size; while the view is in
  /// no window, the HUD appears in its own. A change moves a HUD that is shown.
  @MainActor public static var containerView: UIView? {
    get { stage.containerView }
    set { stage.containerView = newValue }
  }

  /// The window scene the HUD appears in, also one of an external display. Default: nil, the
  /// application's scene that is active in the foreground.
  ///
  /// Held weakly. Until there is such a scene a HUD waits for it; when the scene goes away the HUD
  /// appears in another. A change moves a HUD that is shown.
  @MainActor public static var windowScene: UIWindowScene? {
    get { stage.windowScene }
    set { stage.windowScene = newValue }
  }
}
