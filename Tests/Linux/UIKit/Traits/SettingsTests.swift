// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Watching: UIView {
  var changes: [UITraitCollection?] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.append(previousTraitCollection)
  }
}

/// Expected behaviour: the documentation of the settings' traits and notifications.
@MainActor
@Suite("The user's settings", .exclusiveScreen)
struct SettingsTests {
  /// How often a notification comes while something is done, and the last one.
  private func count(
    _ name: Notification.Name, _ body: () -> Void
  ) -> (count: Int, userInfo: [AnyHashable: Any]) {
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated {
        heard.count += 1
        heard.userInfo = notification.userInfo ?? [:]
      }
    }
    body()
    NotificationCenter.default.removeObserver(token)
    return (heard.count, heard.userInfo)
  }

  @MainActor
  private final class Heard {
    var count = 0
    var userInfo: [AnyHashable: Any] = [:]
  }

  private func withView(_ body: (OffscreenScreen, Watching) async -> Void) async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let view = Watching(frame: CGRect(0, 0, 10, 10))
      window.addSubview(view)
      view.changes = []
      await body(screen, view)
    }
  }

  @Test func theSizeOfText() async {
    await withView { screen, view in
      #expect(screen.contentSizeCategory == .large)
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view.addSubview(label)
      let size = label.font.pointSize
      let heard = count(UIContentSizeCategory.didChangeNotification) {
        screen.contentSizeCategory = .accessibilityLarge
        screen.contentSizeCategory = .accessibilityLarge
      }
      #expect(heard.count == 1)
      #expect(
        heard.userInfo[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
          == .accessibilityLarge)
      #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(view.changes.count == 1)
      #expect(view.changes.first??.preferredContentSizeCategory == .large)
      #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
      #expect(label.font.pointSize > size)
    }
  }

  @Test func contrast() async {
    await withView { screen, view in
      #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
      view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .red }
      let heard = count(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) {
        screen.accessibilityContrast = .high
        screen.accessibilityContrast = .high
      }
      #expect(heard.count == 1)
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(view.changes.count == 1)
      #expect(
        view.traitCollection.hasDifferentColorAppearance(comparedTo: view.changes.first ?? nil))
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    }
  }

  @Test func transparencyAndVoiceOver() async {
    await withScreen { screen in
      let transparency = count(UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
        screen.isReduceTransparencyEnabled = true
        screen.isReduceTransparencyEnabled = true
      }
      #expect(transparency.count == 1)
      #expect(UIAccessibility.isReduceTransparencyEnabled)
      let voiceOver = count(UIAccessibility.voiceOverStatusDidChangeNotification) {
        screen.isVoiceOverRunning = true
      }
      #expect(voiceOver.count == 1)
      #expect(UIAccessibility.isVoiceOverRunning)
      screen.isReduceMotionEnabled = true
    }
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
