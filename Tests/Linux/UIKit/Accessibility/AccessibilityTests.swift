// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Escaping: UIView {
  var escapes = 0
  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    return true
  }
}

/// Expected behavior: the documentation of the UIAccessibility protocols.
@MainActor
@Suite(.exclusiveScreen)
struct AccessibilityTests {
  private func element(_ label: String, in superview: UIView) -> UIView {
    let view = UIView(CGRect(0, 0, 10, 10), in: superview)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  private func labels(_ screen: OffscreenScreen) -> [String] {
    screen.windowScene.accessibleElements.compactMap(\.accessibilityLabel)
  }

  @Test func elementsAreFoundInOrder() async {
    await withWindow { screen, window in
      let first = element("first", in: window)
      let group = UIView(CGRect(0, 0, 50, 50), in: window)
      let second = element("second", in: group)
      _ = element("inside an element", in: second)
      #expect(labels(screen) == ["first", "second"])
      first.isHidden = true
      #expect(labels(screen) == ["second"])
      group.accessibilityElementsHidden = true
      #expect(labels(screen).isEmpty)
    }
  }

  @Test func aModalViewHidesItsSiblings() async {
    await withWindow { screen, window in
      _ = element("app", in: window)
      let modal = UIView(CGRect(0, 0, 50, 50), in: window)
      _ = element("dialog", in: modal)
      modal.accessibilityViewIsModal = true
      #expect(labels(screen) == ["dialog"])
      modal.isHidden = true
      #expect(labels(screen) == ["app"])
    }
  }

  @Test func escapeGoesUpTheChain() async {
    await withWindow { screen, window in
      let outer = Escaping(CGRect(0, 0, 50, 50), in: window)
      _ = element("inner", in: outer)
      #expect(screen.windowScene.performAccessibilityEscape())
      #expect(outer.escapes == 1)
      outer.removeFromSuperview()
      #expect(!screen.windowScene.performAccessibilityEscape())
    }
  }
}
