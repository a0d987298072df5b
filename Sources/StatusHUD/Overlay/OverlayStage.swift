// SPDX-License-Identifier: MIT

/// The stage of an app: an overlay window that exists only while the HUD is on screen.
@MainActor final class OverlayStage: HUDStage {
  var onTap: (() -> Void)?
  var onTouch: ((_ isInside: Bool) -> Void)?
  weak var containerView: UIView?
  weak var windowScene: UIWindowScene?

  private let resolver = SceneResolver()
  private var window: OverlayWindow?

  var onAvailabilityChange: (() -> Void)? {
    get { resolver.onChange }
    set { resolver.onChange = newValue }
  }

  /// While the overlay is up what counts is its own scene: if that went away the HUD is gone, even
  /// if there is another scene to appear in next.
  var canAppear: Bool {
    guard let window else { return resolver.activeScene() != nil }
    return resolver.isConnected(window.windowScene)
  }

  func present(_ content: HUDContent, configuration: StatusHUD.Configuration) {
    guard let window = window ?? makeWindow() else { return }
    window.windowLevel = configuration.windowLevel
    window.overlayView.apply(content, configuration: configuration)
  }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let window else {
      completion()
      return
    }
    window.overlayView.setVisible(isVisible, duration: duration) { _ in completion() }
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    window?.overlayView.blocksTouches = blocksTouches
  }

  func remove() {
    window?.isHidden = true
    window?.rootViewController = nil
    window?.windowScene = nil
    window = nil
  }

  func announce(_ status: String) {
    UIAccessibility.post(notification: .announcement, argument: status)
  }

  func feel(_ glyph: HUDContent.Glyph) {}

  private func makeWindow() -> OverlayWindow? {
    guard let scene = resolver.activeScene() else { return nil }
    let window = OverlayWindow(windowScene: scene)
    window.isHidden = false
    self.window = window
    return window
  }
}
