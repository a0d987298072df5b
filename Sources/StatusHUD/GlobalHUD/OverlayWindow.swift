// SPDX-License-Identifier: MIT

// A seam: only tvOS has a focus that a remote presses.

/// The window of the global HUD. It lies above alerts, never becomes key, and takes only the touches
/// that the HUD takes.
final class OverlayWindow: UIWindow {
  private let observers = NotificationObservers()
  /// The key window of the app, while it tells of its interface style.
  private weak var appWindow: UIWindow?
  private var endObservation: (() -> Void)?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    backgroundColor = nil
    observers.onMain(UIWindow.didBecomeKeyNotification) { [weak self] in self?.followAppWindow() }
    let controller = SystemBarsForwardingController()
    controller.scene = windowScene
    rootViewController = controller
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What the Menu button of tvOS does. With it the window can be key, as what has the focus must be.
  var onMenu: (() -> Void)?

  // The app keeps its keyboard and its first responder.
  override var canBecomeKey: Bool { onMenu != nil }

  #if os(tvOS)
    private var isMenuDown = false

    /// A press that nobody takes would leave the app.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { onMenu == nil || $0.type != .menu }
      isMenuDown = isMenuDown || others.count < presses.count
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // Not when it begins: the focus would be the app's before it ends.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !isMenuDown || $0.type != .menu }
      if !others.isEmpty { super.pressesEnded(others, with: event) }
      guard others.count < presses.count else { return }
      isMenuDown = false
      onMenu?()
    }
  #endif

  /// Takes on the interface style of the app's key window. An app can force one there, of which the
  /// other windows of its scene hear nothing.
  func followAppWindow() {
    guard let windowScene, let appWindow = windowScene.keyWindow, appWindow !== self else { return }
    let style = appWindow.traitCollection.userInterfaceStyle
    if #available(iOS 17, tvOS 17, *) {
      overrideUserInterfaceStyle = style
      observe(appWindow)
    } else {
      // Nothing tells of a change, so an app that forces nothing leaves this window to the scene.
      let isForced = style != windowScene.traitCollection.userInterfaceStyle
      overrideUserInterfaceStyle = isForced ? style : .unspecified
    }
  }

  @available(iOS 17, tvOS 17, *)
  private func observe(_ appWindow: UIWindow) {
    guard appWindow !== self.appWindow else { return }
    endObservation?()
    self.appWindow = appWindow
    let registration = appWindow.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [weak self] (_: UIWindow, _: UITraitCollection) in self?.followAppWindow()
    }
    endObservation = { [weak appWindow] in appWindow?.unregisterForTraitChanges(registration) }
  }

  /// Appears, filled with `view`.
  func show(_ view: UIView) {
    followAppWindow()
    isHidden = false
    guard let root = rootViewController?.view else { return }
    view.cover(root)
    // The safe area has to be known before the HUD appears in it.
    layoutIfNeeded()
  }

  /// Leaves its scene for good.
  func close() {
    endObservation?()
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }

  /// Touches outside the HUD pass to the windows beneath.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.viewIfLoaded ? nil : view
  }
}
