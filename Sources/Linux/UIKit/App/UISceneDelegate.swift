// SPDX-License-Identifier: MIT

/// Who is told what becomes of a scene.
///
/// The system makes the delegate from `UISceneConfiguration.delegateClass`. Without Objective-C it
/// needs an initialiser to call, which a final class inherits from UIResponder.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  init()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Who makes the windows of a scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
