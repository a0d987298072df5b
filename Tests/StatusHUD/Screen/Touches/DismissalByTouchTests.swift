// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Touches, keyboard, host and haptics as an app has them: through the global HUD alone.
@MainActor @Suite("Global HUD and its screen", .exclusiveScreen) struct DismissalByTouchTests {
  /// On the bezel in the middle of the screen of 320 x 320.
  private let onBezel = CGPoint(x: 160, y: 160)
  private let offBezel = CGPoint(x: 20, y: 20)

  @Test("Row 13: a tap on the bezel dismisses, with completions and notifications")
  func tap() async {
    await HUDScreen.run { it in
      StatusHUD.configure { $0.dismissesOnTap = true }
      StatusHUD.show()
      StatusHUD.show()
      await it.advance(by: 0.5)
      let log = NotificationLog()
      it.screen.tap(at: offBezel)
      await it.advance(by: 1)
      #expect(StatusHUD.isVisible)
      it.screen.tap(at: onBezel)
      await it.advance(by: 1)
      #expect(!StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 0)
      #expect(it.overlays.isEmpty)
      #expect(log.entries == ["willDisappear", "didDisappear"])
    }
  }

  @Test("Rows 27, C3: in grace time nothing takes touches or focus")
  func grace() async {
    await HUDScreen.run { it in
      StatusHUD.configure {
        $0.dismissesOnTap = true
        $0.hapticsEnabled = true
        $0.graceTimeInterval = 1
      }
      StatusHUD.showSuccess(status: "Done", maskType: .black)
      await it.advance(by: 0.9)
      it.screen.tap(at: onBezel)
      #expect(it.screen.view(at: onBezel) == nil)
      #expect(it.screen.accessibilityNotifications.isEmpty)
      // Row C18: nothing is felt before there is something to see.
      #expect(it.screen.feedback.isEmpty)
      await it.advance(by: 0.2)
      #expect(it.screen.view(at: offBezel) != nil)
      #expect(it.screen.feedback == [.notification(.success)])
      #expect(it.screen.accessibilityNotifications.map(\.1) == ["Done"])
    }
  }

  @Test("A touch that the mask takes is told of, one on the bezel twice")
  func notifications() async {
    await HUDScreen.run { it in
      var names: [Notification.Name] = []
      var texts: [String?] = []
      let tokens = [
        StatusHUD.didReceiveTouchEventNotification, StatusHUD.didTouchDownInsideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          let text = $0.userInfo?[StatusHUD.statusUserInfoKey] as? String
          MainActor.assumeIsolated {
            names.append(name)
            texts.append(text)
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      StatusHUD.show(status: "a", maskType: .clear)
      await it.advance(by: 0.5)
      it.screen.touchDown(at: offBezel)
      #expect(names == [StatusHUD.didReceiveTouchEventNotification])
      it.screen.touchUp(at: offBezel)
      it.screen.tap(at: onBezel)
      #expect(
        names == [
          StatusHUD.didReceiveTouchEventNotification, StatusHUD.didReceiveTouchEventNotification,
          StatusHUD.didTouchDownInsideNotification,
        ])
      #expect(texts == ["a", "a", "a"])
    }
  }

  @Test("Rows 16, C21: a container that is set and left while the HUD is shown")
  func container() async {
    await HUDScreen.run { it in
      let window = UIWindow(windowScene: it.screen.windowScene)
      window.isHidden = false
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      window.addSubview(container)
      StatusHUD.show(maskType: .black)
      await it.advance(by: 0.5)
      let log = NotificationLog()
      StatusHUD.containerView = container
      await it.advance(by: 0.5)
      #expect(it.overlays.isEmpty)
      #expect(it.screen.view(at: CGPoint(x: 10, y: 50))?.isDescendant(of: container) == true)
      #expect(it.screen.view(at: CGPoint(x: 10, y: 150)) === window)
      container.removeFromSuperview()
      await it.advance(by: 0.5)
      #expect(it.overlays.count == 1)
      StatusHUD.containerView = nil
      #expect(container.subviews.isEmpty)
      #expect(log.entries.isEmpty)
    }
  }

  @Test("Rows 1, 9: the last scene goes away and takes all with it; the next one has the HUD again")
  func scenes() async {
    await HUDScreen.run { it in
      StatusHUD.show(status: "a", maskType: .black)
      await it.advance(by: 0.5)
      let log = NotificationLog()
      let other = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 1)
      other.setActivationState(.background)
      it.screen.disconnect()
      await other.advance(by: 1)
      #expect(log.entries == ["willDisappear a", "didDisappear a"])
      #expect(other.windowScene.windows.isEmpty)
      other.setActivationState(.foregroundActive)
      await other.advance(by: 1)
      #expect(log.entries.suffix(2) == ["willAppear a", "didAppear a"])
      #expect(other.windowScene.windows.count == 1)
      StatusHUD.dismiss()
      await other.advance(by: 1)
      #expect(other.windowScene.windows.isEmpty)
      other.disconnect()
    }
  }
}
