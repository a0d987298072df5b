// SPDX-License-Identifier: MIT

import StatusHUD

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "StatusHUD"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = DemoViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
