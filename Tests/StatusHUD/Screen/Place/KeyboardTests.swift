// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The screen is 480 high, and the top of the keyboard at 264: the middle above it is at 132.
@MainActor @Suite(.globalHUD) struct KeyboardTests {
  private static let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)

  private let it = HUDScreen()

  private func setKeyboard(
    _ frame: CGRect? = Self.keyboard, duration: Double = 0, for seconds: Double = 0
  ) async {
    it.screen.setKeyboard(frame: frame, duration: duration)
    await it.advance(by: seconds)
  }

  /// With its curve, which is symmetric on Linux: half the way in half the time.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/30"))
  func aHUDThatAppearsKnowsTheKeyboardAndMovesWithIt() async throws {
    await setKeyboard(duration: 0.25, for: 1)
    await it.show(mask: .gradient)
    let middle = CGPoint(x: 160, y: 132)
    #expect(try it.bezelCenter == middle && it.mask.vignetteCenter == middle)
    let moves: [(CGRect?, end: CGFloat)] = [(nil, 240), (Self.keyboard, 132)]
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
    await setKeyboard(duration: 0.25, for: 1)
    it.screen.rotate(to: .landscapeLeft, duration: 0)
    await setKeyboard(CGRect(x: 0, y: 158, width: 480, height: 162), duration: 0.25, for: 1)
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
    await it.configure { $0.avoidsKeyboard = true }
    #expect(it.bezelCenter?.y == 132)
  }

  /// The user can put one that floats elsewhere.
  @Test func aKeyboardThatFloatsOrIsOnAnotherScreenIsIgnored() async {
    let other = HUDScreen()
    StatusHUD.windowScene = it.screen.windowScene
    await it.show()
    other.screen.setKeyboard(frame: Self.keyboard, duration: 0)
    await setKeyboard(CGRect(x: 60, y: 200, width: 200, height: 180))
    #expect(it.bezelCenter?.y == 240)
  }

  /// The window of the HUD does, and the middle is that of what the user sees of the app.
  @Test(arguments: [true, false])
  func aWindowOfTheAppDoesNotFillTheScene(hasHeard: Bool) async {
    it.app.window.frame = CGRect(x: 0, y: 100, width: 320, height: 380)
    await setKeyboard()
    if !hasHeard {
      (KeyboardTracker.shared.hasHeard, KeyboardTracker.shared.keyboard) = (false, nil)
    }
    for _ in 0..<2 {
      await it.show()
      #expect(it.bezelCenter?.y == 182)
    }
    await setKeyboard(nil)
    #expect(it.bezelCenter?.y == 290)
  }

  @Test func aContainerMakesRoomWhereItIsCovered() async throws {
    let container = it.addContainer(CGRect(x: 0, y: 100, width: 320, height: 200))
    await setKeyboard()
    await it.show()
    // Free from 100 to 264.
    #expect(it.bezelCenter?.y == 182)
    // Covered altogether: there is nowhere to go.
    container.frame.origin.y = 264
    await it.hide()
    await it.show()
    #expect(try it.bezel.bounds.size == HUDScreen.ringBezel.size)
  }

  /// It came before the tracker was there to hear of it. A layout guide that nobody asked for yet has
  /// no frame.
  @Test(arguments: [true, false]) func aKeyboardThatWasThereBeforeIsFound(isAsked: Bool) async {
    await setKeyboard()
    (KeyboardTracker.shared.hasHeard, KeyboardTracker.shared.keyboard) = (false, nil)
    if isAsked { it.app.window.keyboardLayoutGuide.owningView?.layoutIfNeeded() }
    await it.show(for: 0.1)
    #expect(it.bezelCenter?.y == 132)
    it.screen.safeAreaInsets.bottom = 34
    await it.advance(by: 1)
    #expect(it.bezelCenter?.y == 132)
    await setKeyboard(nil)
    KeyboardTracker.shared.hasHeard = false
    it.screen.safeAreaInsets.bottom = 0
    await it.advance(by: 1)
    #expect(it.bezelCenter?.y == 240)
  }

  @Test func aHUDInAViewFindsItToo() async {
    await setKeyboard()
    (KeyboardTracker.shared.hasHeard, KeyboardTracker.shared.keyboard) = (false, nil)
    let hud = it.app.showHUD()
    await it.advance(by: 0.1)
    #expect(hud.bezelCenter.y == 132)
  }

  /// The layout guide of the app's window might be late.
  @Test func whatANotificationSaysCounts() async {
    await setKeyboard()
    (KeyboardTracker.shared.hasHeard, KeyboardTracker.shared.keyboard) = (false, nil)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    await it.show(for: 0.1)
    #expect(it.bezelCenter?.y == 240)
  }

  /// A new screen may have the address of the former one.
  @Test func theKeyboardOfAScreenThatIsGoneIsIgnored() async {
    for hasKeyboard in Array(repeating: [true, false], count: 20).joined() {
      let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 1)
      if hasKeyboard { screen.setKeyboard(frame: Self.keyboard, duration: 0) }
      await screen.advance(by: 0)
      let window = UIWindow(windowScene: screen.windowScene)
      #expect(KeyboardTracker.shared.frame(in: window).isNull == !hasKeyboard)
      screen.disconnect()
    }
  }

  @Test func aKeyboardThatMovesDoesNotDisturbTheFadeIn() async {
    StatusHUD.configuration.fadeInDuration = 0.4
    let log = NotificationLog()
    await it.show(for: 0)
    await setKeyboard(duration: 0.1, for: 0.2)
    #expect(log.entries == ["WillAppear"])
    await it.advance(by: 0.3)
    #expect(log.entries == ["WillAppear", "DidAppear"])
    #expect(it.bezelCenter?.y == 132)
  }
}
