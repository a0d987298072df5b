// SPDX-License-Identifier: MIT

/// The window the global HUD lives in: above the app's alerts, never key, and no obstacle to any
/// touch that the HUD does not ask for.
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

  // The app's keyboard and first responder stay where they are.
  override var canBecomeKey: Bool { false }

  /// Comes up with `overlay` all over it.
  func show(_ overlay: UIView) {
    isHidden = false
    guard let root = rootViewController?.view else { return }
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.frame = root.bounds
    root.addSubview(overlay)
    // The safe area is known before the overlay is seen in it.
    layoutIfNeeded()
  }

  /// Leaves its scene for good.
  func close() {
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }

  /// Only what the overlay itself wants is taken; everything else goes on to the windows beneath.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.viewIfLoaded ? nil : view
  }
}
