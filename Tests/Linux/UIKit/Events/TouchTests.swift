// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Touched: UIView {
  var log: [String] = []
  private func note(_ name: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      log.append("\(name) \(Int(point.x)) \(Int(point.y))")
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// Expected behavior: a touch belongs to the view that it began in until it ends.
@MainActor
@Suite(.exclusiveScreen)
struct TouchTests {
  @Test func aTouchStaysWithItsView() async {
    await withWindow { screen, window in
      let view = Touched(CGRect(10, 10, 20, 20), in: window)
      screen.touchDown(at: CGPoint(x: 15, y: 16))
      screen.touchMove(to: CGPoint(x: 90, y: 90))
      screen.touchUp(at: CGPoint(x: 91, y: 90))
      #expect(view.log == ["began 5 6", "moved 80 80", "ended 81 80"])
      view.log = []
      screen.tap(at: CGPoint(x: 90, y: 90))
      #expect(view.log.isEmpty)
    }
  }

  @Test func aSecondFingerIsWithheld() async {
    await withWindow { screen, window in
      let view = Touched(CGRect(0, 0, 50, 50), in: window)
      screen.touchDown(at: CGPoint(x: 1, y: 1), finger: 0)
      screen.touchDown(at: CGPoint(x: 2, y: 2), finger: 1)
      #expect(view.log == ["began 1 1"])
      screen.touchUp(at: CGPoint(x: 1, y: 1), finger: 0)
      screen.touchUp(at: CGPoint(x: 2, y: 2), finger: 1)
      #expect(view.log == ["began 1 1", "ended 1 1"])
    }
  }

  @Test func aSceneThatGoesCancelsTouches() async {
    let view = Touched(frame: CGRect(0, 0, 100, 100))
    await withWindow { screen, window in
      window.addSubview(view)
      screen.touchDown(at: CGPoint(x: 10, y: 10))
      screen.disconnect()
      #expect(window.windowScene == nil)
    }
    #expect(view.log.first == "began 10 10")
    #expect(view.log.last?.hasPrefix("cancelled") == true)
  }
}
