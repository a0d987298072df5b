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
      for _ in 0..<2 { screen.contentSizeCategory = .accessibilityLarge }
      #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(view.changes.count == 1)
      #expect(view.changes.first??.preferredContentSizeCategory == .large)
      #expect(label.font.pointSize > size)
    }
  }

  @Test func contrastIsFollowed() async {
    await withWatching { screen, view in
      view.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .red }
      for _ in 0..<2 { screen.accessibilityContrast = .high }
      #expect(view.changes.count == 1)
      #expect(
        view.traitCollection.hasDifferentColorAppearance(comparedTo: view.changes.first ?? nil))
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    }
  }

  @Test func settingsEndWithTheirScreen() async {
    await withScreen { screen in
      let notices = Notices([
        "transparency": UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ])
      defer { notices.stop() }
      for _ in 0..<2 { screen.isReduceTransparencyEnabled = true }
      #expect(notices.names == ["transparency"])
      #expect(UIAccessibility.isReduceTransparencyEnabled)
      screen.isVoiceOverRunning = true
      #expect(UIAccessibility.isVoiceOverRunning)
      screen.isReduceMotionEnabled = true
    }
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
