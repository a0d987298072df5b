// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

extension TouchedView {
  /// Returns whether the view gets a tap at each of these points.
  fileprivate func passes(_ points: [CGPoint], on screen: OffscreenScreen) -> [Bool] {
    points.map { point in
      touches = 0
      screen.tap(at: point)
      return touches > 0
    }
  }
}

@MainActor @Suite(.viewScreen()) struct HUDViewTouchTests {
  private nonisolated static let outside = CGPoint(x: 20, y: 20)
  /// On the bezel, beside the button, which is in the middle of its lower half.
  private nonisolated static let inside = CGPoint(x: 160, y: 205)

  private let it = ViewScreen.current
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    it.container.addSubview(view)
  }

  /// Whether the view gets a touch outside the bezel, and on it.
  private var passes: [Bool] { view.passes([Self.outside, Self.inside], on: it.screen) }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/119"),
    arguments: [
      (HUDView.TouchHandling.blocking, [false, false]), (.bezelOnly, [true, false]),
      (.passthrough, [true, true]),
    ])
  func anInteractionKeepsTouchesFromTheView(
    _ interaction: HUDView.TouchHandling, passes expected: [Bool]
  ) async {
    var cancels = 0
    let hud = it.showHUD(in: view) {
      $0.addButton { cancels += 1 }
    }
    hud.touchHandling = interaction
    await it.advance(by: 0.1)
    #expect(passes == expected)
    it.screen.tap(at: hud.button.middle)
    #expect(cancels == 1)
  }

  /// A HUD takes touches only while it's visible.
  @Test func touchesPassBeforeTheFadeInAndDuringTheFadeOut() async {
    let hud = it.showHUD(in: view, animated: true) {
      $0.graceTime = 1
      $0.minimumVisibleTime = 1
    }
    await it.advance(by: 0.5)
    #expect(passes == [true, true])
    await it.advance(by: 0.6)
    #expect(passes == [false, false])
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(passes == [false, false])
    await it.advance(by: 0.5)
    #expect(hud.alpha == 1 && passes == [true, true])
  }

  @Test func aHUDWithoutUserInteractionTakesNoTouches() async {
    it.showHUD(in: view).isUserInteractionEnabled = false
    await it.advance(by: 0.1)
    #expect(passes == [true, true])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/181"))
  func aTouchThatIsDownStaysWithItsView() async {
    var taps = 0
    it.screen.touchDown(at: Self.inside)
    it.showHUD(in: view) { $0.onTapInside = { _ in taps += 1 } }
    await it.advance(by: 0.1)
    it.screen.touchUp(at: Self.inside)
    #expect(view.touches == 1 && taps == 0)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/200"),
    arguments: [
      (HUDView.TouchHandling.blocking, ["outside", "inside"]), (.bezelOnly, ["inside"]),
      (.passthrough, []),
    ])
  func tapsAreReportedInsideAndOutside(
    _ interaction: HUDView.TouchHandling, expected: [String]
  ) async {
    var taps: [String] = []
    it.showHUD(in: view) {
      $0.touchHandling = interaction
      $0.onTapInside = { _ in taps.append("inside") }
      $0.onTapOutside = { _ in taps.append("outside") }
    }
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.outside)
    it.screen.tap(at: Self.inside)
    #expect(taps == expected)
  }
}

/// Masks, taps, VoiceOver and haptics of messages in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageTouchTests {
  private nonisolated static let outside = CGPoint(x: 20, y: 20)
  private nonisolated static let inside = CGPoint(x: 160, y: 240)

  private let it = ViewScreen.current
  private let view: TouchedView

  init() {
    view = TouchedView(frame: it.container.bounds)
    it.container.addSubview(view)
  }

  @discardableResult private func show(_ message: StatusHUD.Message) -> HUDView? {
    it.show(message, in: view)
  }

  private var texts: [String?] {
    view.subviews.compactMap { $0 as? HUDView }.filter { !$0.bezel.isFadedOut }.map(\.label.text)
  }

  /// Whether the view gets a touch outside the bezel, and on it.
  private var passes: [Bool] { view.passes([Self.outside, Self.inside], on: it.screen) }

  /// The color of the corner. The app is white.
  private var corner: Pixel { it.pixels().straight(10, 10) }

  // MARK: Masks

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/181"),
    arguments: StatusHUD.MaskType.allCases, [false, true])
  func aMaskOfTheMessageOrTheConfigurationKeepsTouchesFromTheView(
    _ mask: StatusHUD.MaskType, isOwn: Bool
  ) async {
    StatusHUD.configuration.maskType = isOwn ? .black : mask
    show(.text("Text", maskType: isOwn ? mask : nil))
    await it.advance(by: 0.1)
    #expect(passes == Array(repeating: mask == .passthrough, count: 2))
    #expect(HUDView.hide(in: view, animated: true))
    #expect(passes == [true, true])
  }

  @Test(arguments: [
    (StatusHUD.MaskType.passthrough, Pixel(255, 255, 255)), (.clear, Pixel(255, 255, 255)),
    (.black, Pixel(153, 153, 153)), (.gradient, Pixel(153, 153, 153)),
    (.custom, Pixel(255, 128, 128)),
  ])
  func aMaskHasItsColor(_ mask: StatusHUD.MaskType, expected: Pixel) async {
    StatusHUD.configuration.customMaskColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    show(.text("Text", maskType: mask))
    await it.advance(by: 0.5)
    #expect(corner.difference(to: expected) <= 1)
    show(.text("Text"))
    await it.advance(by: 0.5)
    #expect(corner == .white)
  }

  // MARK: Taps

  @Test(arguments: [nil, .passthrough, .black] as [StatusHUD.MaskType?])
  func aTapEndsWhatTheConfigurationSays(mask: StatusHUD.MaskType?) async {
    StatusHUD.configuration.messagePolicy = .queue
    let cases: [(StatusHUD.TapDismissal, [String])] = [
      (.never, ["One"]), (.messages, ["Two"]), (.always, []),
    ]
    for (dismissal, expected) in cases {
      StatusHUD.configuration.tapDismissal = dismissal
      for text in ["One", "Two"] { show(.text(text, maskType: mask)) }
      await it.advance(by: 0.1)
      let hint = dismissal == .never ? nil : ResourceBundle.string(forKey: "Dismisses the message.")
      #expect((view.subviews.first as? HUDView)?.bezelView.accessibilityHint == hint)
      view.touches = 0
      it.screen.tap(at: Self.inside)
      await it.advance(by: 0.1)
      #expect(texts == expected, "\(dismissal)")
      #expect((view.touches > 0) == (dismissal == .never && mask != .black))
      HUDView.hideAll(in: view, animated: false)
    }
  }

  @Test func aTapBesideTheBezelEndsAMessageOnlyWithAMask() async {
    StatusHUD.configuration.tapDismissal = .always
    for mask in [StatusHUD.MaskType.passthrough, .black] {
      show(.text("Text", maskType: mask))
      await it.advance(by: 0.1)
      view.touches = 0
      it.screen.tap(at: Self.outside)
      #expect(view.touches == (mask == .passthrough ? 1 : 0))
      #expect(texts == (mask == .passthrough ? ["Text"] : []))
    }
  }

  @Test func theEscapeGestureEndsWhatATapDoes() async {
    show(.text("One"))
    #expect(!it.screen.windowScene.performAccessibilityEscape() && texts == ["One"])
    // With a mask, the gesture never reaches the app.
    show(.text("Two", maskType: .black))
    #expect(it.screen.windowScene.performAccessibilityEscape() && texts == ["Two"])
    StatusHUD.configuration.tapDismissal = .messages
    for mask in [StatusHUD.MaskType.passthrough, .black] {
      show(.text("Three", maskType: mask))
      #expect(it.screen.windowScene.performAccessibilityEscape() && texts.isEmpty)
    }
  }

  // MARK: VoiceOver and haptics

  @Test(arguments: [StatusHUD.MaskType.passthrough, .black])
  func voiceOverSaysEachMessageOnce(_ mask: StatusHUD.MaskType) async {
    it.screen.isVoiceOverRunning = true
    StatusHUD.configuration.messagePolicy = .queue
    for text in ["One", "Two"] {
      show(.success(text, details: "more", duration: 1, maskType: mask))
    }
    await it.advance(by: 5)
    // With a mask, the first message takes the focus, so VoiceOver reads it without an
    // announcement.
    #expect(
      it.screen.announcements == (mask == .black ? ["Two\nmore"] : ["One\nmore", "Two\nmore"]))
    let focused = it.screen.accessibilityNotifications.count { $0.0 == .screenChanged }
    #expect(focused == (mask == .black ? 1 : 0))
    #expect(
      it.screen.accessibilityNotifications.last?.0
        == (mask == .black ? .layoutChanged : .announcement))
  }

  @Test func aMessagePlaysItsHapticsOnceWhileThatIsEnabled() async {
    show(.success("Saved"))
    StatusHUD.configuration.playsHaptics = true
    await it.advance(by: 0.5)
    #expect(it.screen.feedback.isEmpty)
    StatusHUD.configuration.messagePolicy = .queue
    for message in [StatusHUD.Message.error("a"), .info("b"), .text("c"), .success("d")] {
      show(message)
    }
    await it.advance(by: 20)
    #expect(
      it.screen.feedback == [
        .notification(.error), .notification(.warning), .notification(.success),
      ])
    it.showHUD(in: view) { $0.mode = .success }
    #expect(it.screen.feedback.count == 3)
  }
}
