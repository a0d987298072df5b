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

/// Writes down what the centre posts of a scene.
@MainActor
private final class SceneLog {
  private(set) var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init(of scene: UIScene) {
    let names = [
      ("connect", UIScene.willConnectNotification),
      ("foreground", UIScene.willEnterForegroundNotification),
      ("active", UIScene.didActivateNotification),
      ("resign", UIScene.willDeactivateNotification),
      ("background", UIScene.didEnterBackgroundNotification),
      ("disconnect", UIScene.didDisconnectNotification),
    ]
    for (line, name) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.lines.append(line) }
        })
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

/// Expected order: the documentation of the scene's life.
@MainActor
@Suite(.exclusiveScreen)
struct ApplicationTests {
  @Test func aSceneLivesInOrder() async {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, configuration: configuration),
      screen: UIScreen(size: CGSize(width: 10, height: 10), scale: 1))
    let log = SceneLog(of: scene)
    defer { log.stop() }
    let application = UIApplication.shared
    application.connect(scene)
    #expect(scene.activationState == .foregroundActive)
    #expect(application.applicationState == .active)
    #expect((scene.delegate as? SceneDelegate)?.connected === scene)
    application.enterBackground(scene)
    #expect(application.applicationState == .background)
    application.activate(scene)
    application.disconnect(scene)
    #expect(
      log.lines == [
        "connect", "foreground", "active", "resign", "background", "foreground", "active",
        "resign", "disconnect",
      ])
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
