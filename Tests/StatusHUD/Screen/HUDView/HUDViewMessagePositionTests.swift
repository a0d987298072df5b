// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Messages with a position in a view. There's one HUD for each view, class, and position.
@MainActor @Suite(.viewScreen(scale: 1), .globalHUD) struct HUDViewMessagePositionTests {
  private final class Banner: HUDView {}

  private let it = ViewScreen.current
  private let log = EventLog()

  /// Shows a message without a fade. Its end is logged.
  @discardableResult private func show(
    _ text: String, at position: HUDPosition?, as type: HUDView.Type = HUDView.self,
    in view: UIView? = nil, duration: Double = 60, action: StatusHUD.Message.Action? = nil
  ) -> HUDView? {
    let message = StatusHUD.Message.text(
      text, duration: duration, position: position, action: action)
    type.show(message, in: view ?? it.container, animated: false) { [log] in
      log.add("end of \(text)")
    }
    return it.window.descendants(HUDView.self).last { $0.label.text == text }
  }

  // MARK: One HUD for each position

  @Test func messagesAtDifferentPositionsAreTogether() async throws {
    let positions: [HUDPosition?] = [nil, .bottom, .top, .topLeading, .bottomTrailing]
    let huds = try positions.map { try #require(show("\($0, default: "none")", at: $0)) }
    await it.advance(by: 1)
    #expect(Set(huds).count == 5 && it.huds == huds && it.hudTexts.count == 5)
    let (center, bottom, top) = (huds[0].bezelFrame, huds[1].bezelFrame, huds[2].bezelFrame)
    #expect(abs(center.midY - 240) < 1 && bottom.maxY > 400 && top.minY < 80)
    #expect(huds[3].bezelFrame.minX < 40 && huds[4].bezelFrame.maxX > 280)
    // The second one at a position replaces the first one, and nothing else.
    #expect(log.events.isEmpty && show("Second", at: .bottom) === huds[1])
    await it.advance(by: 0.1)
    #expect(log.events == ["end of bottom"] && it.huds.count == 5)
    #expect(huds[1].bezelFrame.maxY == bottom.maxY)
  }

  @Test func aSecondOneFollowsInAQueue() async {
    StatusHUD.configuration.messagePolicy = .queue
    for text in ["One", "Two"] { show(text, at: .bottom, duration: 1) }
    show("Bar", at: .top)
    await it.advance(by: 0.9)
    #expect(it.hudTexts == ["One", "Bar"] && log.events.isEmpty)
    await it.advance(by: 0.2)
    #expect(it.hudTexts == ["Two", "Bar"] && log.events == ["end of One"])
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Bar"] && it.huds.count == 1)
  }

  /// The HUD for messages is in the center, so it shows one at that position, too.
  @Test(arguments: [HUDPosition.center, .top]) func theHUDsOwnPositionIsThatOfItsMessages(
    _ position: HUDPosition
  ) async {
    StatusHUD.configuration.position = position
    let hud = show("One", at: nil)
    #expect(show("Two", at: position) === hud && show("Three", at: nil) === hud)
    await it.advance(by: 0.1)
    #expect(it.hudTexts == ["Three"] && log.events == ["end of One", "end of Two"])
    #expect(show("Four", at: .bottom) !== hud)
  }

  @Test func aSubclassHasHUDsOfItsOwn() async {
    let toast = show("Toast", at: .bottom)
    let banner = show("Banner", at: .bottom, as: Banner.self)
    #expect(banner is Banner && !(toast is Banner))
    #expect(show("Next", at: .bottom, as: Banner.self) === banner)
    await it.advance(by: 0.1)
    #expect(it.hudTexts == ["Toast", "Next"] && log.events == ["end of Banner"])
    #expect(Banner.hideAll(in: it.container, animated: false) == 1 && it.hudTexts == ["Toast"])
  }

  @Test func eachViewHasHUDsOfItsOwn() async {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    it.container.addSubview(half)
    let (outer, inner) = (show("Outer", at: .bottom), show("Inner", at: .bottom, in: half))
    await it.advance(by: 0.1)
    #expect(outer !== inner && log.events.isEmpty)
    #expect(inner.map { half.bounds.contains($0.bezelFrame) } == true)
    #expect(outer.map { $0.bezelFrame.minY > 240 } == true)
  }

  /// The configuration of the message can't move it, and its offset begins at zero.
  @Test func itsConfigurationDoesNotMoveIt() async throws {
    StatusHUD.configuration.offset = CGPoint(x: 30, y: -50)
    let plain = try #require(show("Plain", at: .bottom)).bezelFrame
    var seen: CGPoint?
    HUDView.show(.text("Plain", position: .bottom), in: it.container, animated: false) {
      seen = $0.offset
      ($0.position, $0.margin) = (.top, $0.margin)
    }
    await it.advance(by: 0.1)
    let hud = try #require(it.messageHUD(in: it.container))
    #expect(seen == .zero && hud.bezelFrame == plain && plain.midX == 160)
  }

  // MARK: Never in the HUD of work

  /// Not even if the work has that very position, or the HUD shows a message at the end of its work.
  @Test(arguments: [HUDPosition.center, .bottom], [false, true])
  func aMessageOfTheClassIsNotInTheHUDOfWork(position: HUDPosition, isOver: Bool) async {
    StatusHUD.configuration.position = position
    let work = it.showHUD { ($0.status, $0.progress) = ("Loading", 0.25) }
    await it.advance(by: 1)
    if isOver { work.show(.success("Loaded", duration: 60)) }
    let frame = work.bezelFrame
    let toast = show("Toast", at: position)
    await it.advance(by: 1)
    #expect(toast !== work && it.hudTexts == [isOver ? "Loaded" : "Loading", "Toast"])
    #expect(work.bezelFrame == frame && work.isVisible)
    work.status = "Still loading"
    await it.advance(by: 1)
    #expect(it.hudTexts == [isOver ? "Loaded" : "Still loading", "Toast"])
  }

  /// A HUD for messages that becomes one of work isn't one for messages any more.
  @Test func showMakesItAHUDOfWork() async throws {
    let hud = try #require(show("Toast", at: .bottom))
    hud.status = "Loading"
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(abs(hud.bezelCenter.y - 240) < 1 && log.events == ["end of Toast"])
    #expect(show("Next", at: .bottom) !== hud)
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Loading", "Next"])
  }

  /// What the app shows in the HUD of a toast isn't the toast's next message.
  @Test func aMessageInTheHUDOfAToastIsNotAToast() async throws {
    show("Toast", at: .bottom)
    await it.advance(by: 0.5)
    HUDView.hud(in: it.container)?.show(.text("Done", duration: 60))
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Done"] && log.events == ["end of Toast"])
    show("Next", at: .bottom)
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Done", "Next"])
  }

  // MARK: hud.show(_:)

  /// It moves the bezel for that message alone and ends the work, with the mask that the work had.
  @Test(arguments: [StatusHUD.MaskType.automatic, .black, .passthrough])
  func aMessageOfAHUDMovesItsBezel(mask: StatusHUD.MaskType) async {
    StatusHUD.configuration.maskType = mask
    let hud = await it.showHUD(for: 1) {
      ($0.status, $0.removesFromSuperviewOnHide) = ("Loading", false)
    }
    let (frame, resolved) = (hud.bezelFrame, hud.contentView.maskType)
    hud.show(.text("Loading", duration: 1, position: .bottom))
    await it.advance(by: 0.5)
    #expect(hud.bezelFrame.maxY > 400 && hud.contentView.maskType == resolved)
    #expect(hud.accessibilityViewIsModal == (resolved != .passthrough))
    #expect(hud.configuration.position == .center && hud.indicator == nil)
    await it.advance(by: 1)
    #expect(!hud.isVisible && it.huds == [hud])
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(hud.bezelFrame == frame)
    hud.hide(animated: false)
  }

  @Test func aMessageOfAHUDHasItsOwnMaskAndAction() async {
    let hud = await it.showHUD(for: 1) { $0.status = "Loading" }
    let action = StatusHUD.Message.Action("Retry") { [log] in log.add("retry") }
    hud.show(.error("Failed", maskType: .passthrough, position: .top, action: action))
    await it.advance(by: 4.8)
    #expect(hud.bezelFrame.minY < 80 && !hud.accessibilityViewIsModal && hud.isVisible)
    it.screen.tap(at: hud.button.middle)
    #expect(log.events == ["retry"] && !hud.isVisible)
    await it.advance(by: 0.5)
    #expect(it.huds.isEmpty)
  }

  // MARK: Finding and hiding

  @Test func workIsFoundBeforeTheFrontmostMessage() async {
    let work = it.showHUD { $0.status = "Loading" }
    let (toast, bar) = (show("Toast", at: .bottom), show("Bar", at: .top))
    await it.advance(by: 0.1)
    #expect(HUDView.hud(in: it.container) === work)
    for hud in [work, bar, toast] {
      #expect(HUDView.hud(in: it.container) === hud)
      #expect(HUDView.hide(in: it.container, animated: false))
    }
    #expect(!HUDView.hide(in: it.container) && it.huds.isEmpty)
  }

  /// The toast is in front, because it's the newest.
  @Test func theFrontmostMessageIsTheNewest() async {
    let toast = show("Toast", at: .bottom)
    show("Bar", at: .top)
    show("Next", at: .bottom)
    #expect(HUDView.hud(in: it.container) === toast && it.hudTexts == ["Bar", "Next"])
    #expect(HUDView.hideAll(in: it.container, animated: false) == 2)
  }

  @Test(arguments: [nil, .bottom, .top, .leading] as [HUDPosition?])
  func hideEndsAMessageAtAnyPosition(_ position: HUDPosition?) async {
    StatusHUD.configuration.messagePolicy = .queue
    let work = it.showHUD { $0.status = "Loading" }
    let others = HUDPosition.allCases.filter { $0 != position && $0 != .center }
    for other in others { show("Saved", at: other) }
    for _ in 0..<2 { show("Saved", at: position) }
    await it.advance(by: 0.1)
    let message = StatusHUD.Message.text("Saved", duration: 60, position: position)
    #expect(HUDView.hide(message, in: it.container, animated: false))
    #expect(!HUDView.hide(message, in: it.container, animated: false))
    #expect(it.huds.count == 1 + others.count && work.isVisible)
    #expect(log.events == ["end of Saved", "end of Saved"])
  }
}
