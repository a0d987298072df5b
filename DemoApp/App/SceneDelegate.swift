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
    // A UI test asks for more work with the launch argument `-limit`.
    let limit = UserDefaults.standard.integer(forKey: "limit")
    window.rootViewController =
      limit > 0 ? DemoViewController(limit: Int64(limit)) : DemoViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
