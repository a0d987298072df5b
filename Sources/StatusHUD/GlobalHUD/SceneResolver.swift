// SPDX-License-Identifier: MIT

// A seam: on Apple's systems, app extensions must not name `UIApplication.shared`, so it is found by
// its selector. Linux has no selectors.

/// Finds the window scene for the global HUD: the one the app chose, or one that is active in the
/// foreground.
@MainActor final class SceneResolver {
  /// The scene that the app chose, of any role. It is forgotten when it disconnects.
  weak var preferredScene: UIWindowScene? { didSet { onChange?() } }

  /// Called when a scene was chosen, activated, or disconnected.
  var onChange: (() -> Void)?

  private let observers = NotificationObservers()

  init() {
    for name in [UIScene.didActivateNotification, UIScene.didDisconnectNotification] {
      observers.onMain(name) { [weak self] in
        if let self { preferredScene = connectedPreferredScene }
      }
    }
  }

  /// The scene to appear in now, if there is one.
  func activeScene() -> UIWindowScene? {
    if let scene = connectedPreferredScene {
      return scene.isInForeground ? scene : nil
    }
    let active = Self.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive && $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    // Of several, take the frontmost, else always the same. Each scene has a key window of its own.
    return active.first { $0.traitCollection.activeAppearance == .active } ?? active.first
  }

  /// The connected scenes, and whether each is in the foreground.
  var scenes: [ObjectIdentifier: Bool] {
    let scenes = Self.connectedScenes.compactMap { $0 as? UIWindowScene }
    return Dictionary(
      uniqueKeysWithValues: scenes.map { (ObjectIdentifier($0), $0.isInForeground) })
  }

  /// Whether a HUD in `scene` can stay there: the scene is connected, and the app chose no other.
  func canStay(in scene: UIWindowScene) -> Bool {
    Self.connectedScenes.contains(scene) && (connectedPreferredScene ?? scene) === scene
  }

  private var connectedPreferredScene: UIWindowScene? {
    preferredScene.flatMap { Self.connectedScenes.contains($0) ? $0 : nil }
  }

  /// The scenes of the app. An app extension has none: its HUD needs a container view.
  private static var connectedScenes: Set<UIScene> {
    #if !os(Linux)
      let shared = NSSelectorFromString("sharedApplication")
      guard UIApplication.responds(to: shared) else { return [] }
      let application = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
      return application?.connectedScenes ?? []
    #else
      return UIApplication.shared.connectedScenes
    #endif
  }
}

extension UIWindowScene {
  fileprivate var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }
}
