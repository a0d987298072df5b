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
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// Who makes the windows of a scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
