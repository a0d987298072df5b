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
  /// On the bezel, above the button, which is in the middle of its lower half.
  private nonisolated static let inside = CGPoint(x: 160, y: 202)

  private let it = ViewScreen.current
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    it.container.addSubview(view)
  }

  /// Whether the view gets a touch outside the bezel, and on it.
  private var passes: [Bool] { view.passes([Self.outside, Self.inside], on: it.screen) }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/119"),
    arguments: StatusHUD.MaskType.allCases)
  func aMaskKeepsTouchesFromTheView(_ mask: StatusHUD.MaskType) async throws {
    var cancels = 0
    let hud = it.showHUD(in: view) {
      $0.onCancel = { cancels += 1 }
    }
    hud.maskType = mask
    await it.advance(by: 0.5)
    #expect(passes == Array(repeating: mask == .passthrough, count: 2))
    it.screen.tap(at: try hud.button.middle)
    await it.advance(by: 0)
    #expect(cancels == 1)
  }

  /// Touches beside the covered view are not the HUD's business.
  @Test func touchesBesideTheCoveredViewReachTheApp() async {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    it.container.addSubview(half)
    it.showHUD(in: half)
    await it.advance(by: 0.1)
    #expect(
      view.passes([CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 300)], on: it.screen) == [false, true])
  }

  /// A HUD takes touches only while it's visible.
  @Test func touchesPassBeforeTheFadeInAndDuringTheFadeOut() async {
    let hud = it.showHUD(in: view, animated: true) {
      $0.configuration.graceTime = 1
      $0.configuration.minimumVisibleTime = 1
    }
    await it.advance(by: 0.5)
    #expect(passes == [true, true])
    await it.advance(by: 0.6)
    #expect(passes == [false, false])
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(passes == [false, false])
    await it.advance(by: 0.45)
    #expect(hud.superview != nil && passes == [true, true], "it fades out")
    await it.advance(by: 0.2)
    #expect(hud.superview == nil && passes == [true, true])
  }

  @Test func aHUDWithoutUserInteractionTakesNoTouchesAndIsNotModal() async {
    let label = UILabel(frame: view.bounds)
    label.text = "Behind"
    view.addSubview(label)
    let hud = it.showHUD(in: view)
    await it.advance(by: 0.1)
    #expect(passes == [false, false] && hud.accessibilityViewIsModal)
    #expect(!it.screen.windowScene.accessibleElements.contains(label))
    hud.isUserInteractionEnabled = false
    await it.advance(by: 0.1)
    #expect(passes == [true, true] && !hud.accessibilityViewIsModal)
    #expect(!hud.contentView.accessibilityViewIsModal)
    #expect(it.screen.windowScene.accessibleElements.contains(label))
    hud.isUserInteractionEnabled = true
    await it.advance(by: 0.1)
    #expect(passes == [false, false] && hud.accessibilityViewIsModal)
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
      (StatusHUD.MaskType.clear, ["outside", "inside"]), (.black, ["outside", "inside"]),
      (.passthrough, ["inside"]),
    ])
  func tapsAreReportedInsideAndWithAMaskOutside(
    _ mask: StatusHUD.MaskType, expected: [String]
  ) async {
    var taps: [String] = []
    it.showHUD(in: view) {
      $0.maskType = mask
      $0.onTapInside = { _ in taps.append("inside") }
      $0.onTapOutside = { _ in taps.append("outside") }
    }
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.outside)
    it.screen.tap(at: Self.inside)
    #expect(taps == expected)
  }

  /// Without a mask, the bezel takes touches only for the closure that wants them.
  @Test func aBezelThatReportsTapsKeepsThemFromTheView() async {
    let hud = it.showHUD(in: view) { $0.maskType = .passthrough }
    await it.advance(by: 0.1)
    #expect(passes == [true, true])
    hud.onTapOutside = { _ in }
    #expect(passes == [true, true])
    hud.onTapInside = { _ in }
    #expect(passes == [true, false])
    hud.onTapInside = nil
    #expect(passes == [true, true])
  }

  @Test(arguments: StatusHUD.TapDismissal.allCases)
  func aTapOnWorkDismissesItOnlyWithAlways(_ dismissal: StatusHUD.TapDismissal) async {
    var taps = 0
    let hud = it.showHUD(in: view) {
      $0.configuration.tapDismissal = dismissal
      $0.onTapInside = { _ in taps += 1 }
    }
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.inside)
    await it.advance(by: 0.5)
    #expect(taps == 1 && hud.isVisible == (dismissal != .always))
    #expect((hud.superview == nil) == (dismissal == .always))
  }
}

/// The masks of a HUD in the upper half of a screen of red and blue stripes.
@MainActor @Suite(.viewScreen()) struct HUDViewMaskTests {
  private let it = ViewScreen.current
  private let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  init() {
    it.container.addStripes([.red, .blue])
    it.container.addSubview(half)
  }

  /// The colors of a line far above the bezel, or in the lower half.
  private func line(_ y: Int = 10) -> Set<Pixel> {
    let pixels = it.pixels()
    return Set((20..<620).map { pixels.straight($0, 2 * y) })
  }

  private static let sharp: Set<Pixel> = [Pixel(255, 0, 0), Pixel(0, 0, 255)]
  private static let dimmed: Set<Pixel> = [Pixel(153, 0, 0), Pixel(0, 0, 153)]

  private func show(_ mask: StatusHUD.MaskType) async -> HUDView {
    let hud = it.showHUD(in: half) {
      $0.maskType = mask
      $0.configuration.customMaskColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    await it.advance(by: 0.5)
    return hud
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/531"),
    arguments: StatusHUD.MaskType.allCases)
  func aMaskCoversTheViewOfTheHUDAndNothingElse(_ mask: StatusHUD.MaskType) async {
    let hud = await show(mask)
    let seen = line()
    switch mask {
    case .passthrough, .clear: #expect(seen == Self.sharp)
    case .black: #expect(seen == Self.dimmed)
    case .custom: #expect(seen == [Pixel(0, 255, 0)])
    case .blur: #expect(seen.allSatisfy { $0.red > 40 && $0.blue > 40 })
    case .gradient: #expect(seen.isDisjoint(with: Self.sharp) && seen.count > 4)
    }
    #expect(line(300) == Self.sharp)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(line() == Self.sharp)
  }

  @Test func aMaskCanChangeOnScreen() async {
    let hud = await show(.gradient)
    for mask in StatusHUD.MaskType.allCases.reversed() {
      hud.maskType = mask
      await it.advance(by: 0.5)
      #expect((hud.contentView.dimmingMask.vignette != nil) == (mask == .gradient))
      if mask == .black { #expect(line() == Self.dimmed) }
      if mask == .blur { #expect(line().allSatisfy { $0.red > 40 && $0.blue > 40 }) }
    }
    #expect(line() == Self.sharp)
  }

  /// Its middle is that of the bezel: on a circle around it, all is equally dark.
  @Test func theGradientIsRoundAboutTheBezel() async {
    it.container.subviews.forEach { if $0 !== half { $0.removeFromSuperview() } }
    let hud = await show(.gradient)
    hud.configuration.position = .bottom
    await it.advance(by: 0.5)
    let (center, pixels) = (hud.bezelCenter, it.pixels())
    #expect(hud.contentView.dimmingMask.vignetteCenter == center)
    let (above, left, right) = (
      pixels.straight(Int(2 * center.x), Int(2 * (center.y - 120))).red,
      pixels.straight(Int(2 * (center.x - 120)), Int(2 * center.y)).red,
      pixels.straight(Int(2 * (center.x + 120)), Int(2 * center.y)).red
    )
    #expect(abs(above - left) <= 2 && abs(left - right) <= 2 && (60..<180).contains(above))
  }

  /// The configuration's mask is for messages of a class method.
  @Test func workHasTheMaskOfTheHUDAndNotOfTheConfiguration() async {
    let hud = it.showHUD(in: half) { $0.configuration.maskType = .black }
    await it.advance(by: 0.5)
    #expect(hud.maskType == .clear && line() == Self.sharp && hud.accessibilityViewIsModal)
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
    view.subviews.compactMap { $0 as? HUDView }.filter(\.isShown).map(\.label.text)
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
    (.black, Pixel(153, 153, 153)), (.custom, Pixel(255, 128, 128)),
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
      #expect((view.subviews.first as? HUDView)?.bezel.accessibilityHint == hint)
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
      await it.advance(by: 0.5)
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
    HUDView.hideAll(in: view, animated: false)
    StatusHUD.configuration.tapDismissal = .messages
    for mask in [StatusHUD.MaskType.passthrough, .black] {
      show(.text("Three", maskType: mask))
      #expect(it.screen.windowScene.performAccessibilityEscape())
      await it.advance(by: 0)
      #expect(texts.isEmpty)
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
    // The time of a message begins when VoiceOver has read it, or after ten seconds.
    await it.advance(by: 30)
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
    await it.advance(by: 0.5)
    HUDView.hideAll(in: view, animated: false)
    #expect(it.screen.feedback.isEmpty)
    StatusHUD.configuration.playsHaptics = true
    StatusHUD.configuration.messagePolicy = .queue
    for message in [StatusHUD.Message.error("a"), .info("b"), .text("c"), .success("d")] {
      show(message)
    }
    await it.advance(by: 20)
    #expect(
      it.screen.feedback == [
        .notification(.error), .notification(.warning), .notification(.success),
      ])
    it.showHUD(in: view).show(.success("Saved"))
    #expect(it.screen.feedback.count == 4)
  }
}
