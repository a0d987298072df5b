// SPDX-License-Identifier: MIT

// A seam: only tvOS has a focus that a remote presses.

/// The window of the global HUD. It lies above alerts, never becomes key, and takes only the touches
/// that the HUD takes.
final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    backgroundColor = nil
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

  /// Appears, filled with `view`.
  func show(_ view: UIView) {
    isHidden = false
    guard let root = rootViewController?.view else { return }
    view.cover(root)
    // The safe area has to be known before the HUD appears in it.
    layoutIfNeeded()
  }

  /// Leaves its scene for good.
  func close() {
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
