// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Messages that appear in a view, each in a HUD for messages. They fade for 0.15 seconds.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  // MARK: Time

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/668"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/51"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/134"))
  func aMessageStaysForTheTimeToReadItAndIsGone() async {
    let (text, details) = (String(repeating: "word ", count: 20), "Three photos")
    weak var hud: HUDView?
    hud = it.show(.success(text, details: details), animated: true)
    await it.advance(by: 0.15 + StatusHUD.displayDuration(for: text, details: details) - 0.01)
    #expect(it.hudTexts == [text])
    await it.advance(by: 0.03)
    #expect(it.hudTexts.isEmpty && it.huds.count == 1)
    await it.advance(by: 0.3)
    #expect(it.huds.isEmpty && hud == nil && MediaClock.nextDeadline == nil)
  }

  @Test(.bug("https://github.com/relatedcode/ProgressHUD/issues/171"), arguments: ["One", "Two"])
  func theNextMessageDrawsItselfInTheHUDOfTheLast(text: String) async throws {
    let hud = try #require(it.show(.success("One")))
    hud.delegate = log
    await it.advance(by: 1.5)
    #expect(it.show(.success(text)) === hud && it.huds.count == 1)
    let glyph = try #require(hud.indicator as? GlyphView)
    #expect(glyph.shapeLayer.animation(forKey: "stroke") != nil)
    await it.advance(by: 1.9)
    #expect(it.hudTexts == [text])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole.suffix(2))
  }

  @Test func aQueuedMessageWaitsForTheLastInTheSameHUD() async {
    StatusHUD.configuration.messagePolicy = .queue
    for text in ["One", "Two"] {
      HUDView.show(.text(text, duration: 1), in: it.container, animated: false) { [log] in
        log.events.append(text)
      }
    }
    await it.advance(by: 0.9)
    #expect(it.hudTexts == ["One"] && it.huds.count == 1 && log.events.isEmpty)
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Two"] && log.events == ["One"])
    await it.advance(by: 1)
    #expect(it.huds.isEmpty && log.events == ["One", "Two"])
  }

  /// A view without a window shows nothing, and neither does a scene in the background.
  @Test(arguments: [false, true])
  func theTimeRunsOnlyInAWindow(isInBackground: Bool) async {
    let page = UIView(frame: it.container.bounds)
    HUDView.show(.success("Saved", duration: 1), in: page) { [log] in log.events.append("over") }
    await it.advance(by: 5)
    #expect(log.events.isEmpty)
    it.container.addSubview(page)
    await it.advance(by: 0.5)
    if isInBackground {
      it.screen.setActivationState(.background)
    } else {
      page.removeFromSuperview()
    }
    await it.advance(by: 5)
    #expect(log.events.isEmpty)
    if isInBackground { it.screen.setActivationState(.foregroundActive) }
    it.container.addSubview(page)
    await it.advance(by: 0.4)
    #expect(log.events.isEmpty && it.messageHUD(in: page)?.isShown == true)
    await it.advance(by: 0.5)
    #expect(log.events == ["over"])
  }

  /// The superview moves, which UIKit reports only as another window.
  @Test(arguments: [false, true]) func aMessageIsReadInTheSceneWhereItMoved(isBack: Bool) async {
    let other = HUDScreen(size: CGSize(width: 320, height: 480))
    let page = UIView(frame: it.container.bounds)
    (isBack ? it.container : other.appView).addSubview(page)
    HUDView.show(.text("Saved", duration: 1), in: page, animated: false) { [log] in
      log.events.append("over")
    }
    await it.advance(by: 0.5)
    other.screen.setActivationState(.background)
    await it.advance(by: 0.2)
    (isBack ? other.appView : it.container).addSubview(page)
    await it.advance(by: 2)
    #expect(log.events == (isBack ? [] : ["over"]))
  }

  // MARK: Content

  @Test func aMessageIsAnIconAndTexts() throws {
    let cases: [(StatusHUD.Message, StatusHUD.Message.Icon?)] = [
      (.success("Saved", details: "3 photos"), .success), (.error("Failed"), .error),
      (.info("Hint", details: "more"), .info), (.text("Hello"), nil), (.success(nil), .success),
    ]
    for (message, expected) in cases {
      let hud = try #require(it.show(message))
      #expect((hud.indicator as? GlyphView)?.icon == expected)
      #expect(hud.label.text == message.status && hud.status == nil)
      #expect(hud.bezel.detailLabel.text == message.details)
    }
  }

  /// A toast of another look is one call, with the configuration of that call alone.
  @Test func aMessageIsConfiguredBeforeItAppears() async {
    final class Toast: HUDView {
      required init(frame: CGRect) {
        super.init(frame: frame)
        configuration.margin = 40
      }
      required init?(coder: NSCoder) { nil }
    }
    var toasts: [Toast] = []
    for position in [HUDPosition.bottom, .top] {
      Toast.show(.text("Copied"), in: it.container, animated: false) {
        toasts.append($0)
        $0.configuration.position = position
        #expect($0.label.text == (toasts.count == 1 ? nil : "Copied"))
      }
    }
    #expect(it.huds == [toasts[0]] && toasts[0] === toasts[1])
    #expect(toasts[0].bezelFrame.minY == 40)
    Toast.show(.text("Copied"), in: it.container, animated: false) { [log] in
      log.events.append("completion")
    }
    #expect(abs(toasts[0].bezelCenter.y - it.container.bounds.midY) < 1)
    await it.advance(by: 3)
    #expect(it.huds.isEmpty && log.events == ["completion"])
  }

  // MARK: Beside other HUDs

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/488"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/604"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/936"))
  func otherHUDsAreFoundAndHiddenBeforeAMessage() async {
    let hud = it.showHUD { $0.status = "Loading" }
    let message = it.show(.text("Text"))
    #expect(message !== hud && it.hudTexts == ["Loading", "Text"])
    #expect(HUDView.hud(in: it.container) === hud)
    #expect(HUDView.hide(in: it.container, animated: false) && it.hudTexts == ["Text"])
    #expect(HUDView.hud(in: it.container) === message)
    #expect(HUDView.hide(in: it.container, animated: false) && it.huds.isEmpty)
    it.showHUD()
    it.show(.text("Text"))
    #expect(HUDView.hideAll(in: it.container, animated: false) == 2 && it.huds.isEmpty)
  }

  /// The HUD of the first message is behind the other HUD.
  @Test(arguments: [false, true]) func aMessageIsInFrontOfOtherHUDs(isInScrollView: Bool) {
    let scrollView = UIScrollView(frame: it.container.bounds)
    let bar = UIView()
    for view in [scrollView, bar] { it.container.addSubview(view) }
    let view = isInScrollView ? scrollView : it.container
    HUDView.show(.text("One"), in: view, animated: false)
    it.showHUD(in: view) { $0.status = "Loading" }
    HUDView.show(.text("Two"), in: view, animated: false)
    #expect(it.hudTexts == ["Loading", "Two"])
    #expect((it.container.subviews.last === bar) == isInScrollView)
  }

  @Test func showMakesTheHUDOfAMessageAnOrdinaryOne() async throws {
    StatusHUD.configuration.tapDismissal = .messages
    let hud = try #require(it.show(.text("One")))
    hud.status = "Loading"
    hud.show(animated: false)
    #expect(hud.bezel.accessibilityHint == nil)
    await it.advance(by: 10)
    it.screen.tap(at: hud.bezelCenter)
    #expect(it.hudTexts == ["Loading"] && hud.isVisible)
    #expect(it.show(.text("Two")) !== hud && HUDView.hud(in: it.container) === hud)
    await it.advance(by: 0.1)
    it.screen.tap(at: hud.bezelCenter)
    await it.advance(by: 0.1)
    #expect(it.hudTexts == ["Loading"] && it.huds == [hud], "the tap ends the message in front")
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/381"))
  func aSubclassShowsMessagesInItsOwnHUDs() async {
    final class Banner: HUDView {}
    let plain = it.show(.text("One"))
    Banner.show(.text("Two"), in: it.container, animated: false)
    let banner = it.huds.last
    #expect(banner is Banner && it.hudTexts == ["One", "Two"])
    Banner.show(.text("Three"), in: it.container, animated: false)
    #expect(it.huds == [plain, banner] && it.hudTexts == ["One", "Three"])
    #expect(Banner.hideAll(in: it.container, animated: false) == 1)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/119"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/259"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/753"),
    .bug("https://github.com/krimpedance/KRProgressHUD/issues/23"))
  func eachViewHasItsMessageInItsMiddle() async {
    let halves = [0, 240].map { UIView(frame: CGRect(x: 0, y: $0, width: 320, height: 240)) }
    for (half, text) in zip(halves, ["Upper", "Lower"]) {
      it.container.addSubview(half)
      let hud = it.show(.text(text), in: half)
      #expect(hud?.label.text == text && hud?.bezelFrame.midY.rounded() == half.frame.midY)
    }
    await it.advance(by: 3)
    #expect(halves.allSatisfy { $0.subviews.isEmpty })
  }
}

/// A message in place of the work of a HUD.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewWorkMessageTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  private func showHUD() async -> HUDView {
    await it.showHUD(for: 1) {
      ($0.status, $0.details, $0.progress, $0.delegate) = ("Loading", "3 of 12", 0.25, log)
    }
  }

  private func show(_ message: StatusHUD.Message, on hud: HUDView) {
    hud.show(message) { [log] in log.events.append("completion") }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/519"))
  func workEndsInAMessageThatStaysForItsTimeAndTheHUDIsRemoved() async {
    let hud = await showHUD()
    show(.success("Loaded", duration: 1), on: hud)
    #expect(it.hudTexts == ["Loaded"] && hud.status == "Loading" && hud.details == "3 of 12")
    #expect((hud.indicator as? GlyphView)?.icon == .success && hud.isVisible)
    await it.advance(by: 0.95)
    #expect(it.hudTexts == ["Loaded"] && log.events == ["will appear", "did appear"])
    await it.advance(by: 0.06)
    #expect(it.hudTexts.isEmpty && !hud.isVisible && it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole + ["completion"])
  }

  @Test(arguments: [false, true]) func aHUDOfTheAppStaysInItsSuperview(wasShown: Bool) async {
    let hud = it.addHUD()
    if wasShown { hud.show(animated: false) }
    for message in [StatusHUD.Message.success("Loaded", duration: 1), .error("No", duration: 1)] {
      hud.show(message)
      await it.advance(by: 0.5)
      #expect(it.hudTexts == [message.status] && hud.isVisible)
      await it.advance(by: 1.5)
      #expect(it.huds == [hud] && !hud.isShown && !hud.isVisible)
    }
  }

  /// The mask that a HUD has: its own, or else that of the configuration, or else a clear one with work
  /// and with the message that ends the work.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/181"),
    arguments: [nil, .black, .passthrough] as [StatusHUD.MaskType?],
    [nil, .gradient, .passthrough] as [StatusHUD.MaskType?])
  func aMessageHasItsOwnMaskOrThatOfTheConfiguration(
    own: StatusHUD.MaskType?, configured: StatusHUD.MaskType?
  ) async {
    StatusHUD.configuration.maskType = configured
    func expect(
      _ mask: StatusHUD.MaskType, of hud: HUDView?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      await it.advance(by: 0.5)
      #expect(hud?.contentView.maskType == mask, sourceLocation: sourceLocation)
      #expect(
        hud?.accessibilityViewIsModal == (mask != .passthrough), sourceLocation: sourceLocation)
    }
    let hud = await showHUD()
    await expect(configured ?? .clear, of: hud)
    hud.show(.success("Loaded", maskType: own))
    await expect(own ?? configured ?? .clear, of: hud)
    hud.show(.success("Saved", maskType: own))
    await expect(own ?? configured ?? .passthrough, of: hud)
    let other = HUDView(frame: .zero)
    it.container.addSubview(other)
    other.show(.text("Copied", maskType: own))
    await expect(own ?? configured ?? .passthrough, of: other)
    other.hide(animated: false)
    HUDView.show(.text("Copied", maskType: own), in: it.container)
    await expect(own ?? configured ?? .passthrough, of: it.messageHUD(in: it.container))
  }

  /// The first one ends the work, so it has another mask.
  @Test func anEqualMessageIsShownOnce() async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = await showHUD()
    for _ in 0..<2 { show(.success("Saved", duration: 1), on: hud) }
    await it.advance(by: 1.5)
    #expect(!hud.isVisible && log.events.count { $0 == "completion" } == 2)
  }

  @Test func theMaskFollowsTheConfiguration() async {
    let hud = await showHUD()
    for mask in [.passthrough, .gradient, nil] as [StatusHUD.MaskType?] {
      hud.configuration.maskType = mask
      await it.advance(by: 0.1)
      #expect(hud.contentView.maskType == mask ?? .clear)
      #expect(hud.accessibilityViewIsModal == (mask != .passthrough))
    }
  }

  @Test(arguments: ["hide", "show", "message", "remove"])
  func itsCompletionRunsOnceWhateverEndsIt(by end: String) async {
    let hud = await showHUD()
    show(.success("Loaded", duration: 1000), on: hud)
    await it.advance(by: 0.5)
    switch end {
    case "hide": hud.hide(animated: false)
    case "show": hud.show(animated: false)
    case "message": hud.show(.error("Failed", duration: 1000))
    default: hud.removeFromSuperview()
    }
    #expect(log.events.count { $0 == "completion" } == 1)
    await it.advance(by: 10)
    #expect(log.events.count { $0 == "completion" } == 1)
    #expect(hud.isShown == ["show", "message"].contains(end))
    let texts = ["show": "Loading", "message": "Failed"]
    #expect(hud.label.text == texts[end, default: "Loaded"])
  }

  @Test func whatIsSetMeanwhileIsForTheNextWork() async {
    let hud = await showHUD()
    hud.show(.success("Loaded", duration: 1))
    (hud.status, hud.progress, hud.onCancel) = ("Loading more", 0.75, {})
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Loaded"] && hud.indicator is GlyphView)
    await it.advance(by: 1)
    #expect(it.huds.isEmpty && hud.status == "Loading more")
    hud.show(animated: false)
    #expect(hud.label.text == "Loading more")
    #expect((hud.indicator as? RingProgressView)?.progress == 0.75)
    #expect(hud.bezel.existingButton?.isHidden == false)
  }
}
