// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected states: the documentation of `UIScene.ActivationState` and of the notifications. The
/// app has the state of its most active scene.
@MainActor
@Suite(.exclusiveScreen)
struct UISceneTests {
  /// Records notifications of the app and of scenes. The first scene has the number 1.
  private func notices(first: OffscreenScreen) -> Notices {
    Notices([
      "disconnect": UIScene.didDisconnectNotification,
      "activate": UIScene.didActivateNotification,
      "deactivate": UIScene.willDeactivateNotification,
      "foreground": UIScene.willEnterForegroundNotification,
      "background": UIScene.didEnterBackgroundNotification,
      "app foreground": UIApplication.willEnterForegroundNotification,
    ]) { name, object in
      guard let scene = object as? UIScene else { return name }
      return "\(name) \(scene === first.windowScene ? 1 : 2) \(scene.activationState)"
    }
  }

  /// What will happen is posted before the state changes, what did happen after that.
  @Test func theAppFollowsItsScenes() async {
    await withScreen { screen in
      let app = UIApplication.shared
      let notices = notices(first: screen)
      defer { notices.stop() }
      let second = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
      #expect(notices.takeNames() == ["foreground 2 unattached", "activate 2 foregroundActive"])
      #expect(app.connectedScenes == [screen.windowScene, second.windowScene])

      let steps: [(OffscreenScreen, UIScene.ActivationState, UIApplication.State, String)] = [
        (screen, .foregroundInactive, .active, "deactivate 1 foregroundActive"),
        (second, .background, .inactive, "deactivate 2 foregroundActive, background 2 background"),
        (screen, .background, .background, "background 1 background"),
        (
          second, .foregroundActive, .active,
          "foreground 2 background, app foreground, activate 2 foregroundActive"
        ),
        (screen, .foregroundInactive, .active, "foreground 1 background"),
        (second, .unattached, .inactive, "deactivate 2 foregroundActive, disconnect 2 unattached"),
      ]
      for (changed, state, appState, names) in steps {
        changed.setActivationState(state)
        #expect(notices.takeNames().joined(separator: ", ") == names)
        #expect(changed.windowScene.activationState == state && app.state == appState)
      }
      #expect(app.connectedScenes == [screen.windowScene])
    }
  }
}
