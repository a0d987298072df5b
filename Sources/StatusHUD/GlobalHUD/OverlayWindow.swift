// SPDX-License-Identifier: MIT

// Platforms: Only tvOS has a remote with a Menu button.

/// The window that contains the global HUD. By default, the HUD's window appears above alerts. The
/// HUD's window becomes the key window only on tvOS.
final class OverlayWindow: UIWindow, HUDWindow {
  private let observers = NotificationObservers()
  /// The app's key window. The HUD's window adopts the key window's interface style.
  private weak var observedWindow: UIWindow?
  private var endObservation: (() -> Void)?
  private weak var content: HUDContentView?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    backgroundColor = nil
    observers.onMain(UIWindow.didBecomeKeyNotification) { [weak self] in
      if let self, !isHidden { followAppWindow() }
    }
    let controller = SystemBarsForwardingController()
    controller.scene = windowScene
    rootViewController = controller
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  #if !os(tvOS)
    // Let the app's window remain the key window, so that the keyboard remains onscreen.
    override var canBecomeKey: Bool { false }
  #else
    override var canBecomeKey: Bool { hasButton }

    private weak var formerKeyWindow: UIWindow?
    private var isMenuDown = false

    /// A Boolean value that indicates whether the user can press a Cancel button. If so, the window is
    /// the key window, because the remote controls only that window.
    private var hasButton = false {
      didSet {
        if hasButton, !oldValue {
          formerKeyWindow = windowScene?.keyWindow
          makeKey()
        } else if oldValue, !hasButton, isKeyWindow {
          formerKeyWindow?.makeKey()
        }
      }
    }

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
      content?.pressCancel()
    }
  #endif

  /// Adopts the interface style of the app's key window. If the app overrides the interface style
  /// of its key window, other windows in the scene don't inherit the override.
  func followAppWindow() {
    (rootViewController as? SystemBarsForwardingController)?.followApp(isVisible: !isHidden)
    guard let windowScene, let appWindow = windowScene.appWindow else { return }
    let style = appWindow.traitCollection.userInterfaceStyle
    if #available(iOS 17, tvOS 17, *) {
      overrideUserInterfaceStyle = style
      guard appWindow !== observedWindow else { return }
      endObservation?()
      observedWindow = appWindow
      let registration = appWindow.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        [weak self] (_: UIWindow, _: UITraitCollection) in self?.followAppWindow()
      }
      endObservation = { [weak appWindow] in appWindow?.unregisterForTraitChanges(registration) }
    } else {
      // Before iOS 17, UIKit doesn't report style changes, so adopt only an overridden style.
      let isForced = style != windowScene.traitCollection.userInterfaceStyle
      overrideUserInterfaceStyle = isForced ? style : .unspecified
    }
  }

  /// Shows the window and fills it with `view`.
  func show(_ view: HUDContentView) {
    followAppWindow()
    content = view
    #if os(tvOS)
      view.onCancelChange = { [weak self, weak view] in self?.hasButton = view?.cancelID != nil }
      view.onCancelChange()
    #endif
    guard isHidden || view.window !== self, let root = rootViewController?.view else { return }
    isHidden = false
    view.cover(root)
    // Update the safe area insets before the HUD appears.
    layoutIfNeeded()
  }

  /// Removes the window from its scene permanently.
  func close() {
    endObservation?()
    #if os(tvOS)
      hasButton = false
    #endif
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }

  /// A Boolean value that indicates whether VoiceOver ignores the windows beneath this one. An alert of
  /// the app stays within reach.
  override var accessibilityViewIsModal: Bool {
    get {
      content?.accessibilityViewIsModal == true
        && windowScene?.appWindow?.frontmostAlert == nil
    }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Passes touches outside the HUD to the windows beneath this one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.viewIfLoaded ? nil : view
  }
}
