// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// `hide(_:in:)`, which ends the messages in a view that equal one. What it has in common with
/// `StatusHUD.dismiss(_:)` is in `MessageDismissalTests`. Fades take 0.15 seconds.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewMessageHidingTests {
  private let it = ViewScreen.current
  private let log = HUDLog()
  private let offline = StatusHUD.Message.error("Offline", duration: .infinity)

  private final class Banner: HUDView {}

  private func hide(animated: Bool = true) -> Bool {
    HUDView.hide(offline, in: it.container, animated: animated)
  }

  @Test(arguments: [false, true]) func itSaysWhetherThereWasOne(animated: Bool) async throws {
    #expect(!hide(animated: animated))
    let hud = try #require(it.show(offline))
    hud.delegate = log
    await it.advance(by: 0.5)
    #expect(!HUDView.hide(.error("Offline"), in: it.container, animated: animated))
    #expect(!HUDView.hide(offline, in: it.window, animated: animated))
    #expect(it.hudTexts == ["Offline"])
    #expect(hide(animated: animated) && !hud.isVisible)
    #expect(!hide(animated: animated))
    #expect(it.huds == (animated ? [hud] : []))
    #expect(log.events == (animated ? ["will disappear"] : HUDLog.whole.suffix(2)))
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty && log.events == HUDLog.whole.suffix(2))
  }

  /// Even if the message appeared without a fade, or is about to appear with one.
  @Test(arguments: [false, true], [0, 0.05, 1])
  func theFadeIsThatOfTheCall(isShownAnimated: Bool, seconds: Double) async {
    for animated in [true, false] {
      it.show(offline, animated: isShownAnimated)
      await it.advance(by: seconds)
      #expect(hide(animated: animated) && it.huds.isEmpty == !animated)
      await it.advance(by: 0.5)
      #expect(it.huds.isEmpty)
    }
  }

  /// Behind an alert, the message was never onscreen.
  @Test func theHUDOfAMessageThatWaitsIsRemoved() async {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    it.window.rootViewController?.present(alert, animated: false)
    await it.advance(by: 0.5)
    it.show(offline)
    #expect(it.huds.count == 1 && it.hudTexts.isEmpty)
    #expect(hide() && it.huds.isEmpty)
  }

  @Test(arguments: [false, true]) func theNextMessageIsThereAtOnce(animated: Bool) async {
    StatusHUD.configuration.messagePolicy = .queue
    let sending = StatusHUD.Message.info("Sending", duration: 60)
    let hud = it.show(sending)
    it.show(.success("Saved", duration: 1))
    await it.advance(by: 0.5)
    let isHidden = HUDView.hide(sending, in: it.container, animated: animated)
    #expect(isHidden && it.hudTexts == ["Saved"] && it.huds == [hud])
    await it.advance(by: 0.9)
    #expect(it.hudTexts == ["Saved"])
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty)
  }

  @Test func aSubclassHidesOnlyTheMessagesOfItsHUDs() async {
    it.show(offline)
    Banner.show(offline, in: it.container, animated: false)
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Offline", "Offline"])
    #expect(Banner.hide(offline, in: it.container, animated: false))
    #expect(it.hudTexts == ["Offline"] && !(it.huds[0] is Banner))
    #expect(!Banner.hide(offline, in: it.container))
    Banner.show(offline, in: it.container, animated: false)
    #expect(hide(animated: false) && it.huds.isEmpty, "those of all classes")
  }

  /// The message is in place of work, in a HUD of the app.
  @Test(arguments: [false, true], [false, true])
  func aMessageOfAHUDIsHiddenAndTheHUDStaysIfTheAppWantsThat(
    isRemoved: Bool, animated: Bool
  ) async {
    let (hud, ends) = (it.addHUD(), Tally())
    hud.removesFromSuperviewOnHide = isRemoved
    hud.show(animated: false)
    hud.show(offline) { ends.add() }
    await it.advance(by: 0.5)
    #expect(hide(animated: animated) && !hud.isVisible && hud.isShown == false)
    await it.advance(by: 0.5)
    #expect(it.huds == (isRemoved ? [] : [hud]) && ends.value == 1)
    hud.status = "Loading"
    it.container.addSubview(hud)
    hud.show(animated: false)
    #expect(!hide() && it.hudTexts == ["Loading"], "work isn't a message")
  }

  /// Nothing ends, so nothing leaves.
  @Test func aHUDWithoutTheMessageStays() async {
    let hud = it.addHUD()
    hud.removesFromSuperviewOnHide = true
    #expect(!hide() && it.huds == [hud])
    hud.show(animated: false)
    hud.hide(animated: true)
    #expect(!hide(animated: false) && it.huds == [hud], "it fades out")
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty)
    hud.removesFromSuperviewOnHide = false
    it.container.addSubview(hud)
    hud.removesFromSuperviewOnHide = true
    #expect(!hide() && it.huds == [hud])
  }

  @Test(arguments: [false, true]) func aDelayedHideIsNotCancelled(isLast: Bool) async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = it.addHUD()
    hud.show(offline) { [log] in log.events.append("Offline") }
    if !isLast { hud.show(.success("Saved", duration: 10)) }
    hud.hide(animated: false, after: 1) { [log] in log.events.append("hidden") }
    await it.advance(by: 0.5)
    #expect(hide(animated: false) && hud.isVisible == !isLast)
    #expect(log.events == (isLast ? ["Offline", "hidden"] : ["Offline"]))
    await it.advance(by: 0.4)
    #expect(it.hudTexts == (isLast ? [] : ["Saved"]))
    await it.advance(by: 0.2)
    #expect(it.hudTexts.isEmpty && log.events == ["Offline", "hidden"])
  }
}
