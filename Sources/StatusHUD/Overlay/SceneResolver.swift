// SPDX-License-Identifier: MIT

/// Finds the window scene the HUD appears in: the app's choice, or else one of the application's,
/// active in the foreground.
@MainActor final class SceneResolver {
  /// The app's choice, of any role; nil for none. It ends when the scene does.
  weak var preferredScene: UIWindowScene?

  /// Called when a scene was activated or went away.
  var onChange: (() -> Void)?

  private let observers = ObserverBag()

  init() {
    // No queue: waiting for one would deadlock where the main actor is not the main thread. The
    // hop makes any posting thread safe.
    for name in [UIScene.didActivateNotification, UIScene.didDisconnectNotification] {
      observers.observe(name) { [weak self] in
        Task { @MainActor [weak self] in self?.scenesDidChange() }
      }
    }
  }

  /// The scene to appear in now; nil while there is none.
  func activeScene() -> UIWindowScene? {
    if let preferredScene, isConnected(preferredScene) {
      return preferredScene.isInForeground ? preferredScene : nil
    }
    let active = ApplicationScenes.connected
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive && $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    // `connectedScenes` has no order: of several active ones take the one that has the keyboard's
    // attention, else always the same. Every scene may have a key window of its own.
    return active.first { $0.keyWindow?.isKeyWindow == true }
      ?? active.first { $0.keyWindow != nil } ?? active.first
  }

  /// Whether what was put into `scene` belongs there still: it can be seen there, now or when the
  /// scene returns, and the app has chosen no other.
  func mayStay(in scene: UIWindowScene) -> Bool {
    guard isConnected(scene) else { return false }
    guard let preferredScene, isConnected(preferredScene) else { return true }
    return preferredScene === scene
  }

  private func isConnected(_ scene: UIWindowScene) -> Bool {
    ApplicationScenes.connected.contains(scene)
  }

  private func scenesDidChange() {
    if let scene = preferredScene, !isConnected(scene) { preferredScene = nil }
    onChange?()
  }
}

extension UIScene {
  fileprivate var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }
}
