// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected sequences: UIKit's documentation of `UIControl.Event`, with a slop of 70 points.
@MainActor
@Suite(.exclusiveScreen)
struct UIControlTests {
  private final class Log {
    var entries: [String] = []
  }

  /// A control of 50 x 50 points at (100, 100), and its events.
  private func withControl(
    _ control: UIControl = UIControl(), _ body: (OffscreenScreen, UIControl, Log) -> Void
  ) async {
    await withWindow(300, 300) { screen, window in
      control.frame = CGRect(100, 100, 50, 50)
      window.addSubview(control)
      let log = Log()
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"),
        (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"),
      ] {
        control.addAction(UIAction { [weak log] _ in log?.entries.append(name) }, for: event)
      }
      body(screen, control, log)
    }
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 110) }

  /// Touches that begin at 110: where the finger moves, and where it goes up. With nil, the touch
  /// is canceled.
  @Test(
    arguments: [
      ([], 112, "up inside"), ([], 31, "up inside"), ([115, 221, 120], 120, "up inside"),
      ([29], 29, "up outside"), ([], nil, "cancel"),
    ] as [([CGFloat], CGFloat?, String)])
  func aTouchEndsInsideOrOutside(moves: [CGFloat], end: CGFloat?, event: String) async {
    await withControl { screen, control, log in
      screen.touchDown(at: point(110))
      #expect(control.state == .highlighted)
      for x in moves {
        screen.touchMove(to: point(x))
        #expect(control.isHighlighted == (31...219).contains(x))
      }
      if let end { screen.touchUp(at: point(end)) } else { screen.touchCancel() }
      #expect(log.entries == ["down", event])
      #expect(control.state == .normal)
    }
  }

  @Test func aSecondFingerIsWithheld() async {
    await withControl { screen, _, log in
      screen.touchDown(at: point(110), finger: 0)
      screen.touchDown(at: point(112), finger: 1)
      #expect(log.entries == ["down"])
      screen.touchUp(at: point(110), finger: 0)
      screen.touchUp(at: point(112), finger: 1)
      #expect(log.entries == ["down", "up inside"])
      screen.touchDown(at: point(110))
      screen.disconnect()
      #expect(log.entries.suffix(2) == ["down", "cancel"], "a scene that goes cancels a touch")
    }
  }

  @Test func aDisabledControlSwallowsTouches() async {
    await withControl { screen, control, log in
      control.isEnabled = false
      screen.tap(at: point(110))
      #expect(log.entries.isEmpty)
      #expect(control.state == .disabled)
      #expect(screen.view(at: point(110)) === control)
      control.sendActions(for: .touchUpInside)
      #expect(log.entries == ["up inside"])
    }
  }

  @Test func aButtonsTapIsItsPrimaryAction() async {
    await withControl(UIButton()) { screen, _, log in
      screen.tap(at: point(110))
      #expect(log.entries == ["down", "up inside", "primary"])
    }
  }
}
