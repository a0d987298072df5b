// SPDX-License-Identifier: MIT

/// The window the global HUD lives in: above the app's alerts, never key, and no obstacle to any
/// touch that the HUD does not ask for.
final class OverlayWindow: UIWindow {
  let overlayView = HUDOverlayView(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    backgroundColor = nil
    rootViewController = OverlayViewController(overlayView: overlayView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The app's keyboard and first responder stay where they are.
  override var canBecomeKey: Bool { false }

  /// Only what the overlay itself wants is taken; everything else goes on to the windows beneath.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), overlayView.blocksTouches,
      view.isDescendant(of: overlayView)
    else { return nil }
    return view
  }
}

/// The root controller of the overlay window: shows the overlay and decides nothing else.
final class OverlayViewController: SystemBarsForwardingController {
  private let overlayView: HUDOverlayView

  init(overlayView: HUDOverlayView) {
    self.overlayView = overlayView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = overlayView
  }
}
