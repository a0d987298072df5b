// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The screen is 480 high, and the top of the keyboard at 264: the middle above it is at 132.
@MainActor @Suite(.globalHUD) struct KeyboardTests {
  private static let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)

  private let it = HUDScreen()

  private func setKeyboard(_ frame: CGRect? = Self.keyboard, duration: Double = 0) async {
    it.screen.setKeyboard(frame: frame, duration: duration)
    await it.advance(by: 0)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/30"))
  func aHUDThatAppearsKnowsTheKeyboard() async throws {
    await setKeyboard(duration: 0.25)
    await it.advance(by: 1)
    await it.show(mask: .gradient)
    #expect(it.bezelCenter == CGPoint(x: 160, y: 132))
    #expect(try it.mask.vignetteCenter == CGPoint(x: 160, y: 132))
  }

  /// With its curve, which is symmetric on Linux: half the way in half the time.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/30"))
  func theBezelMovesWithTheKeyboard() async throws {
    await it.show()
    let moves: [(CGRect?, end: CGFloat)] = [(Self.keyboard, 132), (nil, 240)]
    for (frame, end) in moves {
      await setKeyboard(frame, duration: 0.4)
      #expect(it.bezelCenter?.y == end)
      await it.advance(by: 0.2)
      #expect(abs(try it.movingBezel.position.y - 186) < 0.5)
      await it.advance(by: 0.2)
      #expect(try it.movingBezel.position.y == end)
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1167"))
  func theAppComingBackMovesNothing() async {
    await setKeyboard(duration: 0.25)
    await it.show()
    it.screen.setActivationState(.background)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 1)
    #expect(it.bezelCenter?.y == 132)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/443"))
  func inLandscapeTheHeightOfTheKeyboardCounts() async {
    await it.show()
    await setKeyboard(duration: 0.25)
    await it.advance(by: 1)
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await setKeyboard(CGRect(x: 0, y: 158, width: 480, height: 162), duration: 0.25)
    await it.advance(by: 1)
    #expect(it.bezelCenter == CGPoint(x: 240, y: 79))
    await setKeyboard(nil)
    #expect(it.bezelCenter == CGPoint(x: 240, y: 160))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/125"))
  func theHUDMayIgnoreTheKeyboard() async {
    StatusHUD.configuration.avoidsKeyboard = false
    await setKeyboard()
    await it.show()
    #expect(it.bezelCenter?.y == 240)
    await setKeyboard(nil)
    await setKeyboard()
    #expect(it.bezelCenter?.y == 240)
    StatusHUD.configuration.avoidsKeyboard = true
    await it.advance(by: 0)
    #expect(it.bezelCenter?.y == 132)
  }

  /// The user can put it elsewhere.
  @Test func aFloatingKeyboardIsIgnored() async {
    await it.show()
    await setKeyboard(CGRect(x: 60, y: 200, width: 200, height: 180))
    #expect(it.bezelCenter?.y == 240)
  }

  @Test func aContainerMakesRoomWhereItIsCovered() async throws {
    let container = it.addContainer(CGRect(x: 0, y: 100, width: 320, height: 200))
    await setKeyboard()
    await it.show()
    // Free from 100 to 264.
    #expect(it.bezelCenter?.y == 182)
    container.frame.origin.y = 280
    await it.hide()
    await it.show()
    // Covered altogether: there is nowhere to go.
    #expect(try it.bezel.bounds.size == HUDScreen.ringBezel.size)
  }

  @Test func theSafeAreaBeneathTheKeyboardDoesNotCountTwice() async {
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    await setKeyboard()
    await it.show()
    // Free from 44 to 264.
    #expect(it.bezelCenter?.y == 154)
  }

  @Test func theKeyboardOfAnotherScreenIsIgnored() async {
    let other = HUDScreen()
    StatusHUD.windowScene = it.screen.windowScene
    await it.show()
    other.screen.setKeyboard(frame: Self.keyboard, duration: 0)
    await it.advance(by: 0)
    #expect(it.bezelCenter?.y == 240)
  }

  /// It came before the tracker was there to hear of it.
  @Test func aKeyboardThatWasThereBeforeIsFound() async {
    await setKeyboard()
    let (window, tracker) = (it.app.window, KeyboardTracker())
    window.keyboardLayoutGuide.owningView?.layoutIfNeeded()
    #expect(tracker.unobstructed(window.bounds, in: window).maxY == 264)
    it.screen.safeAreaInsets.bottom = 34
    #expect(tracker.unobstructed(window.bounds, in: window).maxY == 264)
    await setKeyboard(nil)
    #expect(KeyboardTracker().unobstructed(window.bounds, in: window) == window.bounds)
  }

  /// A layout guide that nobody asked for yet has no frame: where the keyboard is shows later.
  @Test(arguments: [true, false])
  func aGuideThatDoesNotKnowTheKeyboardYetIsAskedAgain(hasKeyboard: Bool) async {
    await setKeyboard(hasKeyboard ? Self.keyboard : nil)
    let (window, tracker) = (it.app.window, KeyboardTracker())
    var layouts: [CGFloat] = []
    let object = NSObject()
    tracker.listeners[ObjectIdentifier(object)] = { duration, _ in
      #expect(duration == 0)
      layouts.append(tracker.unobstructed(window.bounds, in: window).maxY)
    }
    #expect(tracker.unobstructed(window.bounds, in: window) == window.bounds)
    await it.advance(by: 0.1)
    #expect(layouts == [hasKeyboard ? 264 : 480])
    _ = tracker.unobstructed(window.bounds, in: window)
    await it.advance(by: 0.1)
    #expect(layouts.count == 1, "once")
    tracker.listeners = [:]
  }

  /// A new screen may have the address of the former one.
  @Test func theKeyboardOfAScreenThatIsGoneIsIgnored() async {
    for hasKeyboard in Array(repeating: [true, false], count: 20).joined() {
      let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 1)
      if hasKeyboard { screen.setKeyboard(frame: Self.keyboard, duration: 0) }
      await screen.advance(by: 0)
      let window = UIWindow(windowScene: screen.windowScene)
      let isFree = KeyboardTracker.shared.unobstructed(window.bounds, in: window) == window.bounds
      #expect(isFree == !hasKeyboard)
      screen.disconnect()
    }
  }

  @Test func aKeyboardThatMovesDoesNotDisturbTheFadeIn() async {
    StatusHUD.configuration.fadeInDuration = 0.4
    let log = NotificationLog()
    await it.show(for: 0)
    await setKeyboard(duration: 0.1)
    await it.advance(by: 0.2)
    #expect(log.entries == ["willAppear"])
    await it.advance(by: 0.3)
    #expect(log.entries == ["willAppear", "didAppear"])
    #expect(it.bezelCenter?.y == 132)
  }
}
