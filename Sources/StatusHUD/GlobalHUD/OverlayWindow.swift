// SPDX-License-Identifier: MIT

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

  /// Whether the window can be key, as what has the focus of tvOS must be.
  var takesFocus = false

  // The app keeps its keyboard and its first responder.
  override var canBecomeKey: Bool { takesFocus }

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
