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

  @Test func aTapInsideIsDownAndUp() async {
    await withControl(UIControl()) { screen, control, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      #expect(control.state == .highlighted)
      screen.touchUp(at: CGPoint(x: 112, y: 110))
      #expect(log.entries == ["down", "up inside"])
      #expect(control.state == .normal)
    }
  }

  @Test func aFingerThatComesBackIsInsideAgain() async {
    await withControl(UIControl()) { screen, control, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      screen.touchMove(to: CGPoint(x: 115, y: 110))
      screen.touchMove(to: CGPoint(x: 290, y: 290))
      #expect(!control.isHighlighted)
      screen.touchMove(to: CGPoint(x: 291, y: 290))
      screen.touchMove(to: CGPoint(x: 120, y: 120))
      #expect(control.isHighlighted)
      screen.touchUp(at: CGPoint(x: 120, y: 120))
      #expect(log.entries == ["down", "up inside"])
    }
  }

  @Test func aFingerThatLeavesForGoodIsOutside() async {
    await withControl(UIControl()) { screen, control, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      screen.touchMove(to: CGPoint(x: 5, y: 5))
      screen.touchUp(at: CGPoint(x: 5, y: 5))
      #expect(log.entries == ["down", "up outside"])
      #expect(!control.isHighlighted)
    }
  }

  @Test func aLittleOutsideIsInside() async {
    await withControl(UIControl()) { screen, _, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      screen.touchUp(at: CGPoint(x: 40, y: 110))
      #expect(log.entries == ["down", "up inside"])
    }
  }

  @Test func aTouchThatIsTakenAwayIsCancelled() async {
    await withControl(UIControl()) { screen, control, log in
      screen.touchDown(at: CGPoint(x: 110, y: 110))
      screen.touchCancel()
      #expect(log.entries == ["down", "cancel"])
      #expect(!control.isHighlighted)
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
