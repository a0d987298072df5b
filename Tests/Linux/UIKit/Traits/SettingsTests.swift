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
@Suite(.exclusiveScreen)
struct SettingsTests {
  /// How often a notification comes while something is done, and the last one.
  private func count(
    _ name: Notification.Name, _ body: () -> Void
  ) -> (count: Int, userInfo: [AnyHashable: Any]) {
    let notices = Notices(["setting": name])
    defer { notices.stop() }
    body()
    return (notices.heard.count, notices.heard.last?.notification.userInfo ?? [:])
  }

  private func withWatching(_ body: (OffscreenScreen, Watching) async -> Void) async {
    await withWindow { screen, window in
      let view = Watching(CGRect(0, 0, 10, 10), in: window)
      view.changes = []
      await body(screen, view)
    }
  }

  @Test func theSizeOfTextIsFollowed() async {
    await withWatching { screen, view in
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

  @Test func contrastIsFollowed() async {
    await withWatching { screen, view in
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

  @Test func transparencyAndVoiceOverAreTold() async {
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
