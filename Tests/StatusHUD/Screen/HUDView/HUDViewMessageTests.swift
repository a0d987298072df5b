// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// How messages in a view come and go. They fade for 0.15 seconds.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  // MARK: Time

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/668"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/51"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/134"),
    arguments: ["Saved", String(repeating: "word ", count: 20)], [nil, "Three photos"])
  func aMessageStaysForTheTimeToReadItAndIsGone(text: String, details: String?) async {
    weak var hud: HUDView?
    hud = it.show(.success(text, details: details), animated: true)
    await it.advance(by: 0.15 + StatusHUD.displayDuration(for: text, details: details) - 0.01)
    #expect(it.hudTexts == [text])
    await it.advance(by: 0.03)
    #expect(it.hudTexts.isEmpty && it.huds.count == 1)
    await it.advance(by: 0.3)
    #expect(it.huds.isEmpty && hud == nil && MediaClock.nextDeadline == nil)
  }

  // MARK: Several messages

  @Test(.bug("https://github.com/relatedcode/ProgressHUD/issues/171"))
  func theNextMessageTakesOverTheHUDOfTheLast() async throws {
    let hud = try #require(it.show(.success("One")))
    hud.delegate = log
    await it.advance(by: 1.5)
    #expect(it.show(.error("Two")) === hud && it.huds.count == 1)
    let glyph = try #require(hud.indicator as? GlyphView)
    #expect(glyph.icon == .error && glyph.shapeLayer.animation(forKey: "stroke") != nil)
    await it.advance(by: 1.9)
    #expect(it.hudTexts == ["Two"])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole.suffix(2))
  }

  @Test func theSameMessageAgainDrawsItselfAndStaysForItsTime() async throws {
    let hud = try #require(it.show(.success("Saved")))
    await it.advance(by: 1.5)
    it.show(.success("Saved"))
    let glyph = try #require(hud.bezel.slot.current as? GlyphView)
    #expect(glyph.shapeLayer.animation(forKey: "stroke") != nil)
    await it.advance(by: 1.9)
    #expect(it.hudTexts == ["Saved"])
  }

  @Test(arguments: [1, .infinity] as [Double])
  func aQueuedMessageWaitsUntilTheLastHadItsTime(_ duration: Double) async {
    StatusHUD.configuration.messagePolicy = .queue
    it.show(.text("One", duration: duration))
    // One that has no end makes room after the time to read it.
    let first = duration.isFinite ? duration : StatusHUD.displayDuration(for: "One")
    for text in ["Two", "Two", "Three", "Two"] { it.show(.text(text, duration: 1)) }
    #expect(it.huds.count == 1)
    for (text, duration) in [("One", first), ("Two", 1), ("Three", 1), ("Two", 1)] {
      await it.advance(by: 0.01)
      #expect(it.hudTexts == [text])
      await it.advance(by: duration - 0.02)
      #expect(it.hudTexts == [text])
      await it.advance(by: 0.01)
    }
    await it.advance(by: 0.01)
    #expect(it.huds.isEmpty)
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
    hud.show(animated: false)
    #expect(hud.bezel.accessibilityHint == nil)
    await it.advance(by: 10)
    it.screen.tap(at: hud.bezelCenter)
    #expect(it.hudTexts == ["One"] && hud.isVisible)
    #expect(it.show(.text("Two")) !== hud && HUDView.hud(in: it.container) === hud)
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

  // MARK: Views

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/119"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/181"),
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

  private func showHUD(_ configure: (HUDView) -> Void = { _ in }) async -> HUDView {
    let hud = it.showHUD {
      ($0.status, $0.details, $0.progress, $0.delegate) = ("Loading", "3 of 12", 0.25, log)
      configure($0)
    }
    await it.advance(by: 1)
    return hud
  }

  private func note(_ name: String) -> @MainActor @Sendable () -> Void {
    { [log] in log.events.append(name) }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/519"))
  func workEndsInAMessageThatStaysForItsTimeAndTheHUDIsRemoved() async {
    let hud = await showHUD()
    hud.show(.success("Loaded", duration: 1), completion: note("completion"))
    #expect(it.hudTexts == ["Loaded"] && hud.status == "Loaded" && hud.details == nil)
    #expect((hud.indicator as? GlyphView)?.icon == .success && hud.isVisible)
    await it.advance(by: 0.05)
    let holders = hud.bezel.slot.subviews
    #expect(holders.count == 2, "the ring fades into the check mark")
    for holder in holders { #expect(0.1..<0.9 ~= holder.layer.presentation()?.opacity ?? 1) }
    await it.advance(by: 0.9)
    #expect(it.hudTexts == ["Loaded"] && log.events == ["will appear", "did appear"])
    await it.advance(by: 0.06)
    #expect(it.hudTexts.isEmpty && !hud.isVisible && it.huds == [hud])
    await it.advance(by: 0.2)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole + ["completion"])
  }

  @Test func aHUDOfTheAppStaysInItsSuperview() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    hud.show(.success("Loaded", duration: 1))
    await it.advance(by: 2)
    #expect(it.huds == [hud] && !hud.isShown && !hud.isVisible)
    hud.show(.error("Failed", duration: 1))
    #expect(hud.isVisible)
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Failed"])
    await it.advance(by: 2)
    #expect(!hud.isShown)
  }

  @Test func itAppearsInAHUDThatWasNeverShown() async {
    let hud = it.addHUD()
    hud.show(.success("Saved", duration: 1))
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Saved"])
    await it.advance(by: 2)
    #expect(!hud.isShown)
  }

  /// The mask of the HUD, and not that of the configuration.
  @Test(arguments: [nil, StatusHUD.MaskType.black, .passthrough])
  func itHasTheMaskOfTheHUDOrItsOwn(mask: StatusHUD.MaskType?) async {
    StatusHUD.configuration.maskType = .black
    let hud = await showHUD()
    hud.show(.success("Loaded", maskType: mask))
    await it.advance(by: 0.5)
    #expect(hud.contentView.maskType == mask ?? .clear)
    #expect(hud.accessibilityViewIsModal == (mask != .passthrough))
  }

  @Test(arguments: ["hide", "show", "message", "remove"])
  func itsCompletionRunsOnceWhateverEndsIt(by end: String) async {
    let hud = await showHUD()
    hud.show(.success("Loaded", duration: 1000), completion: note("completion"))
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
    #expect(hud.label.text == (end == "message" ? "Failed" : "Loaded"))
  }

  @Test func whatIsSetMeanwhileIsForTheMessageOrForTheNextWork() async {
    let hud = await showHUD()
    hud.show(.success("Loaded", duration: 1))
    hud.status = "Loaded all"
    hud.progress = 0.75
    hud.onCancel = {}
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Loaded all"] && hud.indicator is GlyphView)
    // The new text has not the time of a new message.
    await it.advance(by: 1)
    #expect(it.huds.isEmpty)
    hud.show(animated: false)
    #expect(hud.label.text == "Loaded all")
    #expect((hud.indicator as? RingProgressView)?.progress == 0.75)
    #expect(hud.bezel.existingButton?.isHidden == false)
  }

  @Test func queuedMessagesFollowEachOther() async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = await showHUD()
    for text in ["One", "Two"] { hud.show(.text(text, duration: 1), completion: note(text)) }
    await it.advance(by: 0.9)
    #expect(it.hudTexts == ["One"])
    await it.advance(by: 0.2)
    #expect(it.hudTexts == ["Two"])
    await it.advance(by: 1)
    #expect(it.hudTexts.isEmpty)
    await it.advance(by: 1)
    #expect(
      it.huds.isEmpty && log.events.filter { ["One", "Two"].contains($0) } == ["One", "Two"])
  }
}

/// Texts and icons of messages in a view.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageContentTests {
  private let it = ViewScreen.current

  @Test func aMessageIsAnIconAndTexts() throws {
    let cases: [(StatusHUD.Message, StatusHUD.Message.Icon?)] = [
      (.success("Saved", details: "3 photos"), .success), (.error("Failed"), .error),
      (.info("Hint", details: "more"), .info), (.text("Hello"), nil), (.success(nil), .success),
    ]
    for (message, expected) in cases {
      let hud = try #require(it.show(message))
      #expect((hud.indicator as? GlyphView)?.icon == expected)
      #expect(hud.label.text == message.status && hud.status == message.status)
      #expect(hud.bezel.detailLabel.text == message.details)
      #expect(hud.details == message.details)
    }
  }

  @Test(arguments: [(true, Pixel(0, 0, 255)), (false, Pixel(255, 0, 0))])
  func anImageHasTheSizeAndTheTintOfTheConfiguration(tints: Bool, expected: Pixel) async {
    StatusHUD.configuration.contentColor = .blue
    StatusHUD.configuration.tintsImages = tints
    StatusHUD.configuration.imageSize = CGSize(width: 60, height: 50)
    let image = UIImage.square(.red)
    image.accessibilityLabel = "Copied"
    let hud = it.show(.image(image, nil))
    #expect(hud?.bezelSize == CGSize(width: 84, height: 74))
    #expect(hud?.bezel.accessibilityLabel == "Copied")
    await it.advance(by: 0.5)
    #expect(it.pixels().straight(320, 480) == expected)
  }
}
