// SPDX-License-Identifier: MIT

// Platforms: On Apple platforms, app extensions can't use `UIApplication.shared`, so this file
// accesses the shared application through a selector. Swift on Linux doesn't have selectors.
#if os(Linux)
  @_spi(LinuxHost) import LinuxUIKit
#endif

/// An object that determines which scene shows the global HUD.
@MainActor final class SceneResolver {
  /// The scene that the app chose. If the scene disconnects, the value becomes `nil`.
  weak var preferredScene: UIWindowScene? { didSet { onChange?() } }

  /// The scene where the HUD is, if the HUD chose the scene.
  weak var home: UIWindowScene?

  /// A closure that runs when the app chooses a scene or when any scene activates, enters the
  /// background, or disconnects.
  var onChange: (() -> Void)?

  /// The roles of the scenes that can show the HUD, the best one first. Only visionOS has volumes.
  private static let roles: [UISceneSession.Role] = [
    .windowApplication, .init(rawValue: "UIWindowSceneSessionRoleVolumetricApplication"),
  ]
  /// The identifiers of the scenes whose windows became key, the latest one first.
  private var keyScenes: [String] = []
  private let observers = NotificationObservers()

  init() {
    observers.onMain(
      UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didDisconnectNotification
    ) { [weak self] in if let self { preferredScene = connectedChoice } }
    observers.observe(UIWindow.didBecomeKeyNotification) { [weak self] in
      let window = $0.object as? UIWindow
      Task { @MainActor [weak self, weak window] in
        guard let self, let id = window?.windowScene?.session.persistentIdentifier else { return }
        keyScenes = [id] + keyScenes.filter { $0 != id }
      }
    }
  }

  /// The scene that can show a new HUD now.
  private var activeScene: UIWindowScene? {
    if let scene = connectedChoice { return scene.isInForeground ? scene : nil }
    // Of two scenes side by side, prefer the one that the user used last.
    func order(_ it: UIWindowScene) -> (Int, Int, Int, String) {
      let id = it.session.persistentIdentifier
      return (
        Self.roles.firstIndex(of: it.session.role) ?? .max, keyScenes.firstIndex(of: id) ?? .max,
        it.traitCollection.activeAppearance == .active ? 0 : 1, id
      )
    }
    return connectedScenes.filter {
      $0.activationState == .foregroundActive && Self.roles.contains($0.session.role)
    }.min { order($0) < order($1) }
  }

  /// A dictionary of the connected scenes. Each value is `true` if the scene is in the foreground.
  var scenes: [String: Bool] {
    connectedScenes.reduce(into: [:]) { $0[$1.session.persistentIdentifier] = $1.isInForeground }
  }

  /// Returns the connected scene with the identifier or, if there's none, the default scene.
  func scene(_ id: String?) -> UIWindowScene? {
    connectedScenes.first { $0.session.persistentIdentifier == id } ?? defaultScene
  }

  /// The scene for content that doesn't specify one, or `nil` if no scene can show it.
  ///
  /// The HUD stays in its scene until the app chooses a different one, or until the scene enters the
  /// background while a different scene is active.
  var defaultScene: UIWindowScene? {
    guard let home, connectedScenes.contains(home), (connectedChoice ?? home) === home,
      home.isInForeground || activeScene == nil
    else { return activeScene }
    return home
  }

  /// The scene that the app chose, if it's connected.
  private var connectedChoice: UIWindowScene? {
    preferredScene.flatMap { connectedScenes.contains($0) ? $0 : nil }
  }

  /// The connected scenes that can have a new window. For an unattached one, UIKit raises an exception. In
  /// app extensions, the array is empty, so the HUD needs a container view.
  private var connectedScenes: [UIWindowScene] {
    #if !os(Linux)
      let shared = NSSelectorFromString("sharedApplication")
      guard UIApplication.responds(to: shared) else { return [] }
      let application = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
    #else
      let application = UIApplication.hosted
    #endif
    let scenes = application?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    return scenes.filter { $0.activationState != .unattached }
  }
}

extension UIWindowScene {
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }

  /// A Boolean value that indicates whether nothing of the system, such as a permission prompt, is in front
  /// of the scene. On a Mac, a scene is inactive only because another app is active.
  var isActive: Bool {
    activationState == .foregroundActive
      || isInForeground && ProcessInfo.processInfo.isMacCatalystApp
  }
}
