// SPDX-License-Identifier: MIT

// Platforms: On Apple platforms, app extensions can't use `UIApplication.shared`, so this file uses
// a selector to find the application. Linux doesn't support selectors.

/// An object that finds the global HUD's scene: the scene that the app chose, or an active scene.
@MainActor final class SceneResolver {
  /// The scene that the app chose, if any. The value is `nil` after the scene disconnects.
  weak var preferredScene: UIWindowScene? { didSet { onChange?() } }

  /// A closure that runs when the app chooses a scene, or when a scene activates or disconnects.
  var onChange: (() -> Void)?

  private let observers = NotificationObservers()

  init() {
    for name in [UIScene.didActivateNotification, UIScene.didDisconnectNotification] {
      observers.onMain(name) { [weak self] in
        if let self { preferredScene = connectedPreferredScene }
      }
    }
  }

  /// Returns the scene where the HUD can appear now, or `nil` if there's no such scene.
  func activeScene() -> UIWindowScene? {
    if let scene = connectedPreferredScene {
      return scene.isInForeground ? scene : nil
    }
    let active = Self.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive && $0.session.role == .windowApplication }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    // Prefer a scene with the active appearance, and then the scene with the lowest identifier.
    return active.first { $0.traitCollection.activeAppearance == .active } ?? active.first
  }

  /// The connected scenes. Each Boolean value indicates whether the scene is in the foreground.
  var scenes: [ObjectIdentifier: Bool] {
    let scenes = Self.connectedScenes.compactMap { $0 as? UIWindowScene }
    return Dictionary(
      uniqueKeysWithValues: scenes.map { (ObjectIdentifier($0), $0.isInForeground) })
  }

  /// Returns `true` if `scene` is connected and the app didn't choose another scene.
  func canStay(in scene: UIWindowScene) -> Bool {
    Self.connectedScenes.contains(scene) && (connectedPreferredScene ?? scene) === scene
  }

  private var connectedPreferredScene: UIWindowScene? {
    preferredScene.flatMap { Self.connectedScenes.contains($0) ? $0 : nil }
  }

  /// The connected scenes. The set is empty in app extensions, where a HUD needs a container view.
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
