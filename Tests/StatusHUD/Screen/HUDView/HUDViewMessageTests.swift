// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Messages that appear in a view, each in a HUD for messages. They fade for 0.15 seconds.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageTests {
  private let it = ViewScreen.current
  private let log = HUDLog()

  // MARK: Time

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

  @Test func theTimeRunsOnlyInAWindow() async {
    let page = UIView(frame: it.container.bounds)
    HUDView.show(.success("Saved", duration: 1), in: page) { [log] in log.events.append("over") }
    await it.advance(by: 5)
    #expect(log.events.isEmpty)
    it.container.addSubview(page)
    await it.advance(by: 0.5)
    page.removeFromSuperview()
    await it.advance(by: 5)
    #expect(log.events.isEmpty)
    it.container.addSubview(page)
    await it.advance(by: 0.4)
    #expect(log.events.isEmpty && it.messageHUD(in: page)?.isShown == true)
    await it.advance(by: 0.5)
    #expect(log.events == ["over"])
  }

  // MARK: Content

  /// A toast of another look is one call, with the configuration of that call alone.
  @Test func aMessageIsConfiguredBeforeItAppears() async throws {
    final class Toast: HUDView {
      required init(frame: CGRect) {
        super.init(frame: frame)
        configuration.margin = 40
      }
      required init?(coder: NSCoder) { nil }
    }
    for position in [HUDPosition.bottom, .top] {
      Toast.show(.text("Copied"), in: it.container, animated: false) {
        #expect($0.margin == 40 && $0.position == .center && $0.maskType == .automatic)
        $0.position = position
      }
    }
    let toast = try #require(it.messageHUD(in: it.container))
    #expect(it.huds == [toast] && toast.bezelFrame.minY == 40)
    Toast.show(.text("Copied"), in: it.container, animated: false) { [log] in
      log.events.append("completion")
    }
    #expect(abs(toast.bezelCenter.y - it.container.bounds.midY) < 1)
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
