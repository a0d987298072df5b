// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private let names: [(UIControl.Event, String)] = [
  (.touchDown, "down"), (.touchUpInside, "up inside"),
  (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  (.primaryActionTriggered, "primary"),
]

@MainActor
private final class Log {
  var entries: [String] = []

  func follow(_ control: UIControl) {
    for (event, name) in names {
      control.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
    }
  }
}

/// Expected sequences: UIKit's documentation of `UIControl.Event`, with a slop of 70 points.
@MainActor
@Suite(.exclusiveScreen)
struct UIControlTests {
  private func withControl<Control: UIControl>(
    _ control: Control, _ body: (OffscreenScreen, Control, Log) -> Void
  ) async {
    await withWindow(300, 300) { screen, window in
      control.frame = CGRect(100, 100, 50, 50)
      window.addSubview(control)
      let log = Log()
      log.follow(control)
      body(screen, control, log)
    }
  }

  /// Touches that begin at 110: where the finger moves, and where it goes up. With nil, the touch
  /// is canceled.
  nonisolated private static let touches: [(moves: [CGFloat], end: CGFloat?, events: [String])] = [
    ([], 112, ["down", "up inside"]), ([], 40, ["down", "up inside"]),
    ([115, 290, 120], 120, ["down", "up inside"]), ([5], 5, ["down", "up outside"]),
    ([], nil, ["down", "cancel"]),
  ]

  @Test(arguments: touches.indices) func aTouchEndsInsideOrOutside(index: Int) async {
    let (moves, end, events) = Self.touches[index]
    await withControl(UIControl()) { screen, control, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      #expect(control.state == .highlighted)
      for x in moves {
        screen.touchMove(to: CGPoint(x: x, y: 110))
        #expect(control.isHighlighted == (40...220).contains(x))
      }
      if let end {
        screen.touchUp(at: CGPoint(x: end, y: 110))
      } else {
        screen.touchCancel()
      }
      #expect(log.entries == events)
      #expect(control.state == .normal)
    }
  }

  @Test func aSecondFingerIsWithheld() async {
    await withControl(UIControl()) { screen, _, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110), finger: 0)
      screen.touchDown(at: CGPoint(x: 112, y: 112), finger: 1)
      #expect(log.entries == ["down"])
      screen.touchUp(at: CGPoint(x: 110, y: 110), finger: 0)
      screen.touchUp(at: CGPoint(x: 112, y: 112), finger: 1)
      #expect(log.entries == ["down", "up inside"])
    }
  }

  @Test func aSceneThatGoesCancelsATouch() async {
    await withControl(UIControl()) { screen, _, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      screen.disconnect()
      #expect(log.entries == ["down", "cancel"])
    }
  }

  @Test func aDisabledControlSwallowsTouches() async {
    await withControl(UIControl()) { screen, control, log in
      control.isEnabled = false
      screen.tap(at: CGPoint(x: 110, y: 110))
      #expect(log.entries.isEmpty)
      #expect(control.state == .disabled)
      #expect(screen.view(at: CGPoint(x: 110, y: 110)) === control)
      control.sendActions(for: .touchUpInside)
      #expect(log.entries == ["up inside"])
    }
  }

  @Test func aButtonsTapIsItsPrimaryAction() async {
    await withControl(UIButton()) { screen, _, log in
      screen.tap(at: CGPoint(x: 110, y: 110))
      #expect(log.entries == ["down", "up inside", "primary"])
    }
  }
}
