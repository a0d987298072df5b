// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Row 5 of SVProgressHUD's defects, part by part. The screen is 320 x 480 and the keyboard's top
/// at 264, so that the middle of what is free is at 132.
@MainActor @Suite("Keyboard", .exclusiveScreen) struct KeyboardTests {
  private let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)

  @Test("Row 5: a keyboard that was up already is known to a HUD that appears")
  func before() async {
    await StageScreen.run { it in
      it.screen.setKeyboard(frame: keyboard, duration: 0.25)
      await it.screen.advance(by: 1)
      await it.show(mask: .gradient)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 132))
      // Row 44.
      #expect(it.overlay?.hudMask.vignetteCenter == CGPoint(x: 160, y: 132))
    }
  }

  @Test("Row 5: the bezel moves to the end frame's place while the keyboard does, with its curve")
  func moving() async throws {
    try await StageScreen.run { it in
      await it.show()
      it.screen.setKeyboard(frame: keyboard, duration: 0.4)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter?.y == 132)
      // The keyboard's curve is symmetric on Linux: half the way in half the time.
      await it.screen.advance(by: 0.2)
      var y = try #require(it.movingBezelCenter?.y)
      #expect(abs(y - 186) < 0.5)
      await it.screen.advance(by: 0.2)
      #expect(it.movingBezelCenter?.y == 132)

      it.screen.setKeyboard(frame: nil, duration: 0.4)
      await it.screen.advance(by: 0.2)
      y = try #require(it.movingBezelCenter?.y)
      #expect(abs(y - 186) < 0.5)
      await it.screen.advance(by: 0.2)
      #expect(it.movingBezelCenter?.y == 240)
    }
  }

  @Test("Row 5: the app coming back with the keyboard up moves nothing")
  func activation() async {
    await StageScreen.run { it in
      it.screen.setKeyboard(frame: keyboard, duration: 0.25)
      await it.show()
      it.screen.setActivationState(.background)
      it.screen.setActivationState(.foregroundActive)
      await it.screen.advance(by: 1)
      #expect(it.bezelCenter?.y == 132)
    }
  }

  @Test("Row 5: in landscape it is the keyboard's height that counts, and the HUD stays on screen")
  func landscape() async {
    await StageScreen.run { it in
      await it.show()
      it.screen.setKeyboard(frame: keyboard, duration: 0.25)
      await it.screen.advance(by: 1)
      it.screen.rotate(to: .landscapeLeft, duration: 0)
      it.screen.setKeyboard(
        frame: CGRect(x: 0, y: 158, width: 480, height: 162), duration: 0.25)
      await it.screen.advance(by: 1)
      #expect(it.bezelCenter == CGPoint(x: 240, y: 79))
      it.screen.setKeyboard(frame: nil, duration: 0)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter == CGPoint(x: 240, y: 160))
    }
  }

  @Test("Row 5: who wants the HUD to ignore the keyboard can have that, at once")
  func ignoring() async {
    await StageScreen.run { it in
      it.configuration.avoidsKeyboard = false
      it.screen.setKeyboard(frame: keyboard, duration: 0)
      await it.show()
      #expect(it.bezelCenter?.y == 240)
      it.screen.setKeyboard(frame: nil, duration: 0)
      it.screen.setKeyboard(frame: keyboard, duration: 0)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter?.y == 240)
      it.configuration.avoidsKeyboard = true
      await it.update()
      #expect(it.bezelCenter?.y == 132)
    }
  }

  @Test("A floating keyboard is no obstacle: the user can put it elsewhere")
  func floating() async {
    await StageScreen.run { it in
      await it.show()
      it.screen.setKeyboard(
        frame: CGRect(x: 60, y: 200, width: 200, height: 180), duration: 0)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter?.y == 240)
    }
  }

  @Test("The keyboard is seen from where the container is")
  func container() async {
    await StageScreen.run { it in
      let container = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
      it.appView.addSubview(container)
      it.stage.containerView = container
      it.screen.setKeyboard(frame: keyboard, duration: 0)
      await it.show()
      // Free from 100 to 264.
      #expect(it.bezelCenter?.y == 182)
      container.frame.origin.y = 280
      await it.screen.advance(by: 0)
      await it.show()
      // Covered altogether: there is nowhere to go.
      #expect(it.overlay?.contentView.bounds.size == StageScreen.bezelSize)
    }
  }

  @Test("The safe area's bottom is beneath the keyboard, and does not count twice")
  func safeArea() async {
    await StageScreen.run { it in
      it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      it.screen.setKeyboard(frame: keyboard, duration: 0)
      await it.show()
      // Free from 44 to 264.
      #expect(it.bezelCenter?.y == 154)
    }
  }

  @Test("Another screen's keyboard covers nothing here")
  func anotherScreen() async {
    await StageScreen.run { it in
      let other = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 1)
      it.stage.windowScene = it.screen.windowScene
      await it.show()
      other.setKeyboard(frame: keyboard, duration: 0)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter?.y == 240)
      other.disconnect()
    }
  }

  @Test("A keyboard that moves does not disturb a HUD that is fading in")
  func fading() async {
    await StageScreen.run { it in
      var ended = 0
      await it.show()
      it.stage.setVisible(false, duration: 0) {}
      it.stage.setVisible(true, duration: 0.4) { ended += 1 }
      it.screen.setKeyboard(frame: keyboard, duration: 0.1)
      await it.screen.advance(by: 0.2)
      #expect(ended == 0)
      await it.screen.advance(by: 0.3)
      #expect(ended == 1)
      #expect(it.bezelCenter?.y == 132)
    }
  }
}
