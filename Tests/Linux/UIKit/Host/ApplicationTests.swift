// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var connected: UIScene?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { connected = scene }
}

/// Expected behavior: the documentation of `UISceneConfiguration`, and our command line.
@MainActor
@Suite(.exclusiveScreen)
struct ApplicationTests {
  @Test func aSceneGetsTheDelegateOfItsConfiguration() async {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, configuration: configuration),
      screen: UIScreen(size: CGSize(width: 10, height: 10), scale: 1))
    let application = UIApplication.shared
    application.connect(scene)
    #expect(scene.activationState == .foregroundActive)
    #expect(application.state == .active)
    #expect((scene.delegate as? SceneDelegate)?.connected === scene)
    application.enterBackground(scene)
    #expect(application.state == .background)
    application.activate(scene)
    application.disconnect(scene)
    #expect(!application.connectedScenes.contains(scene))
  }

  @Test func theCommandLineNamesTheScale() throws {
    #expect(try LaunchOptions(arguments: []).scale == nil)
    #expect(try LaunchOptions(arguments: ["--other", "--scale", "2"]).scale == 2)
    #expect(try LaunchOptions(arguments: ["--scale", "1.5", "x"]).scale == 1.5)
  }

  @Test(arguments: [["--scale"], ["--scale", "big"], ["--scale", "0"], ["--scale", "nan"]])
  func badScalesAreRefused(arguments: [String]) {
    #expect(throws: LaunchOptions.Failure.self) { try LaunchOptions(arguments: arguments) }
  }
}
