// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

/// Masks, taps, VoiceOver and haptics of messages in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageTouchTests {
  private final class TouchedView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

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
  private var passes: [Bool] {
    [Self.outside, Self.inside].map { point in
      view.touches = 0
      it.screen.tap(at: point)
      return view.touches > 0
    }
  }

  /// Of the corner, over white.
  private var corner: Pixel { it.pixels().straight(10, 10) }

  private var announcements: [String] {
    it.screen.accessibilityNotifications.filter { $0.0 == .announcement }.compactMap(\.1)
  }

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
    #expect(corner == Pixel(255, 255, 255))
  }

  @Test func aMaskCanBlur() async {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    half.backgroundColor = .black
    it.container.insertSubview(half, at: 0)
    var edge: Int { it.pixels().straight(316, 40).difference(to: it.pixels().straight(322, 40)) }
    show(.text("Text", maskType: .blur))
    await it.advance(by: 0.5)
    #expect(edge < 60)
    show(.text("Text"))
    await it.advance(by: 0.5)
    #expect(edge == 255)
  }

  /// A mask ends with its message, and each message has its own.
  @Test func theMaskOfTheNextMessageReplacesThatOfTheLast() async {
    StatusHUD.configuration.messagePolicy = .queue
    show(.text("One", duration: 1, maskType: .black))
    show(.text("Two", duration: 1, maskType: .passthrough))
    show(.text("Three", duration: 1, maskType: .clear))
    for passes in [false, true, false] {
      await it.advance(by: 0.5)
      #expect(self.passes == [passes, passes])
      await it.advance(by: 0.5)
    }
    await it.advance(by: 0.1)
    #expect(passes == [true, true])
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

  /// The user meant the one on which the finger went down.
  @Test func aTapNeverEndsAMessageThatCameUnderTheFinger() async {
    StatusHUD.configuration.tapDismissal = .messages
    show(.text("One", maskType: .black))
    await it.advance(by: 0.1)
    it.screen.touchDown(at: Self.inside)
    show(.text("Two", maskType: .black))
    it.screen.touchUp(at: Self.inside)
    #expect(texts == ["Two"])
    it.screen.tap(at: Self.inside)
    #expect(texts.isEmpty)
  }

  @Test func theEscapeGestureEndsWhatATapDoes() async {
    show(.text("One"))
    #expect(!it.screen.windowScene.performAccessibilityEscape() && texts == ["One"])
    // Behind a mask it is not the app's.
    show(.text("Two", maskType: .black))
    #expect(it.screen.windowScene.performAccessibilityEscape() && texts == ["Two"])
    StatusHUD.configuration.tapDismissal = .messages
    for mask in [StatusHUD.MaskType.passthrough, .black] {
      show(.text("Three", maskType: mask))
      #expect(it.screen.windowScene.performAccessibilityEscape() && texts.isEmpty)
    }
  }

  @Test func aTapDoesNotEndAHUDThatIsNoMessage() async {
    StatusHUD.configuration.tapDismissal = .always
    let hud = it.showHUD(in: view)
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.inside)
    #expect(hud.isVisible && hud.bezelView.accessibilityHint == nil)
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
    // With a mask, the first is read because it takes the focus.
    #expect(announcements == (mask == .black ? ["Two\nmore"] : ["One\nmore", "Two\nmore"]))
    let focused = it.screen.accessibilityNotifications.count { $0.0 == .screenChanged }
    #expect(focused == (mask == .black ? 1 : 0))
    #expect(
      it.screen.accessibilityNotifications.last?.0
        == (mask == .black ? .layoutChanged : .announcement))
  }

  @Test func theHintSaysThatATapEndsTheMessage() {
    #expect(show(.text("One"))?.bezelView.accessibilityHint == nil)
    StatusHUD.configuration.tapDismissal = .messages
    #expect(
      show(.text("Two"))?.bezelView.accessibilityHint
        == ResourceBundle.string(forKey: "Dismisses the message."))
    StatusHUD.configuration.tapDismissal = .never
    #expect(show(.text("Three"))?.bezelView.accessibilityHint == nil)
  }

  @Test func aMessageWithoutATextIsReadAsWhatItMeans() {
    let image = UIImage.square(.red)
    image.accessibilityLabel = "Copied"
    let cases: [(StatusHUD.Message, String)] = [
      (.success(nil), "Success"), (.error(""), "Error"), (.info(" "), "Information"),
      (.image(image, nil), "Copied"), (.image(.square(.red), nil), "Information"),
    ]
    for (message, label) in cases {
      #expect(show(message)?.bezelView.accessibilityLabel == label, "\(message)")
    }
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
