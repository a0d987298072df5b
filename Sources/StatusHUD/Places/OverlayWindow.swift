// SPDX-License-Identifier: MIT

// Platforms: Only tvOS has a remote with a Menu button.

/// The window that contains the global HUD and the messages beside it. By default, the HUD's window
/// appears above alerts. The HUD's window becomes the key window only on tvOS.
final class OverlayWindow: UIWindow {
  private let controller = OverlayRootController()
  private weak var overlay: OverlayView?

  init(windowScene: UIWindowScene, around overlay: OverlayView) {
    self.overlay = overlay
    super.init(windowScene: windowScene)
    controller.scene = windowScene
    rootViewController = controller
  }

  required init?(coder: NSCoder) { nil }

  #if !os(tvOS)
    // Let the app's window remain the key window, so that the keyboard remains onscreen.
    override var canBecomeKey: Bool { false }
  #else
    override var canBecomeKey: Bool { hasButton }

    private weak var formerKeyWindow: UIWindow?
    private var isMenuDown = false

    /// A Boolean value that indicates whether the user can press a button. If so, the window is the key
    /// window, because the remote controls only that window.
    private var hasButton = false {
      didSet {
        if hasButton, !oldValue {
          formerKeyWindow = windowScene?.keyWindow
          makeKey()
        } else if oldValue, !hasButton, isKeyWindow {
          // The app might have hidden the former key window, such as the window of an alert.
          let isGone = formerKeyWindow?.isHidden != false
          (isGone ? windowScene?.appWindow : formerKeyWindow)?.makeKey()
        }
      }
    }

    func updateKeyWindow() { hasButton = overlay?.hasButton == true }

    /// Intercepts presses of the Menu button, because an unhandled press closes the app.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !hasButton || $0.type != .menu }
      isMenuDown = isMenuDown || others.count < presses.count
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      super.pressesCancelled(presses, with: event)
      isMenuDown = false
    }

    // Press the button when the press ends, so that the app doesn't receive the end of the press.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !isMenuDown || $0.type != .menu }
      if !others.isEmpty { super.pressesEnded(others, with: event) }
      guard others.count < presses.count else { return }
      isMenuDown = false
      overlay?.performMenu()
    }
  #endif

  /// Adopts what the app wants. If the app overrides the interface style of its window, other windows
  /// in the scene don't inherit the override.
  func follow(_ style: UIUserInterfaceStyle, _ bars: SystemBars?) {
    controller.bars = bars
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }

  /// Removes the window from its scene permanently.
  func close() {
    #if os(tvOS)
      hasButton = false
    #endif
    windowScene = nil
  }

  /// A Boolean value that indicates whether VoiceOver ignores the windows beneath this one.
  override var accessibilityViewIsModal: Bool {
    get { overlay?.accessibilityViewIsModal == true }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Passes all touches outside the HUD to the windows beneath this one, even those on what the app added
  /// to this window. Only what this window presents for an app without view controllers takes touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if controller.presentedViewController != nil { return super.hitTest(point, with: event) }
    return overlay.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
  }
}
