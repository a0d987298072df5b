// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Records notifications of the app and of scenes. The first scene has the number 1.
@MainActor
private final class Listener {
  private let first: UIScene?
  private let notices = Notices([
    "disconnect": UIScene.didDisconnectNotification,
    "activate": UIScene.didActivateNotification,
    "deactivate": UIScene.willDeactivateNotification,
    "foreground": UIScene.willEnterForegroundNotification,
    "background": UIScene.didEnterBackgroundNotification,
    "app foreground": UIApplication.willEnterForegroundNotification,
  ])

  init(first: UIScene?) { self.first = first }

  func take() -> [String] {
    notices.take().map { name, notification in
      guard let scene = notification.object as? UIScene else { return name }
      return "\(name) \(scene === first ? 1 : 2)"
    }
  }

  func stop() { notices.stop() }
}

/// Expected states: the documentation of `UIScene.ActivationState` and of the notifications. The
/// app has the state of its most active scene.
@MainActor
@Suite(.exclusiveScreen)
struct SceneStateTests {
  private let size = CGSize(width: 10, height: 10)

  @Test func theAppFollowsItsScenes() async {
    await withScreen { screen in
      let app = UIApplication.shared
      let listener = Listener(first: screen.windowScene)
      defer { listener.stop() }
      let second = OffscreenScreen(size: size, scale: 1)
      defer { second.disconnect() }
      #expect(listener.take() == ["foreground 2", "activate 2"])
      #expect(app.connectedScenes == [screen.windowScene, second.windowScene])

      screen.setActivationState(.foregroundInactive)
      #expect(listener.take() == ["deactivate 1"])
      #expect(screen.windowScene.activationState == .foregroundInactive)
      #expect(app.state == .active)

      second.setActivationState(.background)
      #expect(listener.take() == ["deactivate 2", "background 2"])
      #expect(app.state == .inactive)

      screen.setActivationState(.background)
      #expect(listener.take() == ["background 1"])
      #expect(app.state == .background)

      second.setActivationState(.foregroundActive)
      #expect(listener.take() == ["foreground 2", "app foreground", "activate 2"])
      #expect(app.state == .active)
      #expect(screen.windowScene.activationState == .background)

      screen.setActivationState(.foregroundInactive)
      #expect(listener.take() == ["foreground 1"])
    }
  }

  /// What will happen is posted before the state changes, what did happen after that.
  @Test func theStateIsTheOneOfItsTime() async {
    await withScreen { screen in
      let scene = screen.windowScene
      var states: [String: UIScene.ActivationState] = [:]
      let names = [
        "activate": UIScene.didActivateNotification,
        "deactivate": UIScene.willDeactivateNotification,
        "foreground": UIScene.willEnterForegroundNotification,
        "background": UIScene.didEnterBackgroundNotification,
      ]
      let tokens = names.map { name, notification in
        NotificationCenter.default.addObserver(forName: notification, object: scene, queue: nil) {
          _ in MainActor.assumeIsolated { states[name] = scene.activationState }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      screen.setActivationState(.background)
      screen.setActivationState(.foregroundActive)
      #expect(
        states == [
          "activate": .foregroundActive, "deactivate": .foregroundActive,
          "foreground": .background, "background": .background,
        ])
    }
  }

  @Test func aDisconnectedSceneSaysSoLast() async {
    await withScreen { screen in
      let second = OffscreenScreen(size: size, scale: 1)
      let listener = Listener(first: screen.windowScene)
      defer { listener.stop() }
      second.setActivationState(.unattached)
      #expect(listener.take() == ["deactivate 2", "disconnect 2"])
      #expect(second.windowScene.activationState == .unattached)
      #expect(UIApplication.shared.connectedScenes == [screen.windowScene])
    }
  }
}
