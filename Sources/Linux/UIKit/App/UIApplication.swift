// SPDX-License-Identifier: MIT

/// The app and its scenes.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  enum State {
    case active
    case inactive
    case background
  }

  /// There are no memory warnings on Linux, so nothing posts this.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  static let instance = UIApplication()
  /// The app, or `nil` if tests ask to run as in a bundle that no app hosts.
  @_spi(LinuxHost) public static let hosted: UIApplication? =
    ProcessInfo.processInfo.environment["STATUSHUD_WITHOUT_APP"] == nil ? instance : nil

  open class var shared: UIApplication {
    guard let hosted else {
      preconditionFailure("UIApplication.shared is nil, because no app hosts these tests.")
    }
    return hosted
  }

  open weak var delegate: (any UIApplicationDelegate)?
  /// In the order in which they were connected.
  final var scenes: [UIScene] = [] {
    didSet {
      connectedScenes = Set(scenes)
      UITraitCollection.mainScreenDidChange(to: UIScreen.main.traits)
    }
  }
  final var state: State = .inactive

  open override var next: UIResponder? { delegate as? UIResponder }

  open private(set) var connectedScenes: Set<UIScene> = []

  /// The direction of the language that the program runs in.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.standard.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  final var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }
}

@_spi(LinuxHost)
extension UIApplication {
  /// Connects a scene: makes its delegate, notifies it, and brings the scene to the front.
  public func connect(_ scene: UIScene) {
    guard !scenes.contains(scene) else { return }
    scenes.append(scene)
    if scene.delegate == nil,
      let delegateClass = scene.session.configuration.delegateClass as? any UISceneDelegate.Type
    {
      scene.delegate = delegateClass.init()
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: .init())
    activate(scene)
  }

  // The app has the state of its most active scene. Each step posts the scene's notification first,
  // then the app's. What will happen is posted before the states change.

  /// Brings a scene to the foreground and makes it active.
  public func activate(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .foregroundActive else { return }
    enterForeground(scene)
    scene.activationState = .foregroundActive
    state = .active
    post(UIScene.didActivateNotification, scene)
  }

  /// Takes the focus away from a scene that stays on the screen, or puts one there that has none.
  func deactivate(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    guard scene.activationState == .foregroundActive else {
      enterForeground(scene)
      return
    }
    post(UIScene.willDeactivateNotification, scene)
    if !scenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive }) {
      state = .inactive
    }
    scene.activationState = .foregroundInactive
  }

  /// Takes a scene off the screen, as when the app is left.
  func enterBackground(_ scene: UIScene) {
    guard scenes.contains(scene), scene.activationState != .background else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    scene.activationState = .background
    if scenes.allSatisfy({ $0.activationState == .background }) { state = .background }
    (scene as? UIWindowScene)?.cancelEvents()
    post(UIScene.didEnterBackgroundNotification, scene)
  }

  private func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background || scene.activationState == .unattached else {
      return
    }
    post(UIScene.willEnterForegroundNotification, scene)
    if state == .background {
      post(UIApplication.willEnterForegroundNotification, self)
      state = .inactive
    }
    scene.activationState = .foregroundInactive
  }

  /// Ends a scene: its windows lose it and are seen no more.
  public func disconnect(_ scene: UIScene) {
    guard scenes.contains(scene) else { return }
    if scene.activationState == .foregroundActive { deactivate(scene) }
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.isInvalidated = true
    post(UIScene.didDisconnectNotification, scene)
    (scene as? UIWindowScene)?.releaseWindows()
  }

  /// The program is about to end.
  func terminate() {
    for scene in scenes { disconnect(scene) }
  }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

/// Starts the program, if `@main` marks a class that conforms.
///
/// Without Objective-C, the program needs an initializer for the delegate, which a final class
/// inherits from `UIResponder`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }

  /// The program: shows the app in a window of the display and runs until that is closed.
  public static func main() {
    ApplicationMain.run(delegate: Self.init())
  }
}
