// SPDX-License-Identifier: MIT

/// Keeps the overlay where it belongs: in the app's container while that is in a window, else in a
/// window of its own, in the scene of the app's choice or in one that is active.
@MainActor final class OverlayHost {
  private enum Place {
    case container(UIView)
    case scene(UIWindowScene)
  }

  /// Nil while nothing is on screen.
  private(set) var overlay: HUDOverlayView?
  private var window: OverlayWindow?
  private let resolver = SceneResolver()
  private let probe = ContainerProbe()

  /// Called when there may be a place, or none any more.
  var onChange: (() -> Void)?

  var windowLevel = StatusHUD.Configuration().windowLevel {
    didSet { window?.windowLevel = windowLevel }
  }

  /// Whether nothing but the overlay can be used.
  var isModal = false {
    didSet {
      overlay?.blocksTouches = isModal
      window?.accessibilityViewIsModal = isModal
    }
  }

  weak var containerView: UIView? {
    didSet {
      guard containerView !== oldValue else { return }
      probe.watch(containerView.map(HostCover.content))
      update()
    }
  }

  var windowScene: UIWindowScene? {
    get { resolver.preferredScene }
    set {
      guard newValue !== resolver.preferredScene else { return }
      resolver.preferredScene = newValue
      update()
    }
  }

  init() {
    resolver.onChange = { [weak self] in self?.update() }
    probe.onWindowChange = { [weak self] in
      Task { @MainActor [weak self] in self?.update() }
    }
    probe.onResize = { [weak self] in self?.followContainer() }
  }

  var hasPlace: Bool { place != nil }

  /// The overlay, in its place; nil if there is none.
  func bringUp() -> HUDOverlayView? {
    guard let place else { return nil }
    let overlay = overlay ?? HUDOverlayView()
    self.overlay = overlay
    put(overlay, in: place)
    return overlay
  }

  /// Takes away everything that `bringUp` has made.
  func takeDown() {
    isModal = false
    overlay?.removeFromSuperview()
    overlay = nil
    window?.close()
    window = nil
  }

  /// Where the overlay belongs now. It stays in the scene where it is as long as it may: another
  /// scene that becomes active is no reason to leave.
  private var place: Place? {
    if let containerView, containerView.window != nil { return .container(containerView) }
    if let scene = window?.windowScene, resolver.mayStay(in: scene) { return .scene(scene) }
    return resolver.activeScene().map(Place.scene)
  }

  private func update() {
    // The app may have emptied its view.
    probe.watch(containerView.map(HostCover.content))
    if let overlay, let place { put(overlay, in: place) }
    onChange?()
  }

  private func put(_ overlay: HUDOverlayView, in place: Place) {
    let former = window
    switch place {
    case .container(let container):
      window = nil
      HostCover.put(overlay, over: container)
    case .scene(let scene):
      guard former?.windowScene !== scene else { return }
      let window = OverlayWindow(windowScene: scene)
      window.windowLevel = windowLevel
      window.accessibilityViewIsModal = isModal
      self.window = window
      window.show(overlay)
    }
    former?.close()
  }
}

extension OverlayHost {
  private func followContainer() {
    guard window == nil, let overlay, let containerView, containerView is UIScrollView else {
      return
    }
    HostCover.put(overlay, over: containerView)
  }
}
