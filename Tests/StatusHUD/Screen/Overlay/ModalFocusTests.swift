// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Row 26 of SVProgressHUD's defects: VoiceOver's focus is stolen, texts are repeated.
@MainActor @Suite("Focus", .exclusiveScreen) struct ModalFocusTests {
  private func withStage(_ body: (StageScreen, UILabel) async throws -> Void) async rethrows {
    try await StageScreen.run { it in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "The app's"
      label.isAccessibilityElement = true
      it.appView.addSubview(label)
      it.screen.isVoiceOverRunning = true
      AccessibilitySettings.shared.focusedElement = label
      try await body(it, label)
    }
  }

  private var focus: UIResponder? {
    UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder
  }

  @Test("A masked HUD takes the focus once, is read for that alone, and gives it back")
  func masked() async {
    await withStage { it, label in
      await it.show(.activity, status: "a", mask: .black)
      #expect(focus === it.overlay?.contentView)
      await it.show(.activity, status: "b", mask: .black)
      await it.show(.activity, status: "c", mask: .gradient)
      let posts = it.screen.accessibilityNotifications
      #expect(posts.map(\.0) == [.screenChanged, .announcement, .announcement])
      #expect(posts.map(\.1) == ["a", "b", "c"])

      it.stage.setBlocksTouches(false)
      #expect(focus !== label)
      await it.hide()
      #expect(focus === label)
      #expect(it.screen.accessibilityNotifications.map(\.0).suffix(1) == [.layoutChanged])
    }
  }

  @Test("Without a mask the focus stays where it is")
  func maskless() async {
    await withStage { it, label in
      await it.show(.activity, status: "a")
      #expect(focus === label)
      await it.hide()
      #expect(focus === label)
      #expect(it.screen.accessibilityNotifications.map(\.0) == [.announcement])
    }
  }

  @Test("A mask that goes while the HUD stays gives the focus back")
  func maskGoes() async {
    await withStage { it, label in
      await it.show(mask: .black)
      #expect(it.screen.windowScene.accessibleElements == [it.overlay?.contentView])
      await it.show(mask: .none)
      #expect(focus === label)
      #expect(it.screen.windowScene.accessibleElements.contains(label))
    }
  }

  @Test("A mask that goes with a new text gives the focus back before the text is said")
  func maskGoesWithText() async {
    await withStage { it, label in
      await it.show(.activity, status: "a", mask: .black)
      await it.show(.activity, status: "b", mask: .none)
      let posts = it.screen.accessibilityNotifications
      #expect(posts.map(\.0) == [.screenChanged, .layoutChanged, .announcement])
      #expect(posts.map(\.1).last == "b")
      #expect(focus === label)
    }
  }

  @Test("What had the focus and is gone does not get it back")
  func gone() async {
    await withStage { it, label in
      await it.show(mask: .black)
      label.removeFromSuperview()
      await it.hide()
      #expect(focus !== label)
    }
  }
}
