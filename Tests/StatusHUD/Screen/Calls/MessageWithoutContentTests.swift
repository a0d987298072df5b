// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// All texts can be missing. A message without an icon and a text isn't shown, but does everything else
/// that a message does.
@MainActor @Suite(.globalHUD) struct MessageWithoutContentTests {
  typealias Message = StatusHUD.Message

  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()
  private nonisolated static let empty = [
    Message(status: nil), Message(status: ""), Message(status: nil, details: ""),
    Message(status: "", details: "", duration: .infinity, maskType: .black),
  ]

  private var completion: @MainActor @Sendable () -> Void { { [log] in log.note("completion") } }

  // MARK: Without a text

  @Test func aCallWithoutATextShowsTheIcon() async throws {
    let image = UIImage.square(.red)
    let calls: [(StatusHUD.Message.Icon, () -> Void)] = [
      (.info, { StatusHUD.showInfo() }), (.success, { StatusHUD.showSuccess() }),
      (.error, { StatusHUD.showError() }), (.image(image), { StatusHUD.showImage(image) }),
      (.info, { StatusHUD.show(.info()) }), (.success, { StatusHUD.show(.success()) }),
      (.error, { StatusHUD.show(.error()) }), (.image(image), { StatusHUD.show(.image(image)) }),
    ]
    for (icon, call) in calls {
      call()
      await it.advance(by: 0.5)
      #expect(try it.glyph.icon == icon && it.bezel.label.text == nil)
      await it.hide()
    }
  }

  @Test func aCallWithoutAStatusShowsTheDetails() async throws {
    StatusHUD.showText(nil, details: "3 photos")
    await it.advance(by: 0.5)
    #expect(try it.bezel.detailLabel.text == "3 photos" && it.bezel.label.text == nil)
  }

  @Test(arguments: [nil, ""] as [String?]) func aTextCanBeMissing(text: String?) async {
    StatusHUD.show(status: "Loading")
    await it.advance(by: 0.5)
    StatusHUD.showText(text)
    #expect(!StatusHUD.isVisible && StatusHUD.activityCount == 0)
    StatusHUD.show(.text(text), completion: completion)
    StatusHUD.show(.text(text), configure: { $0.position = .top }, completion: completion)
    await it.advance(by: 0.5)
    #expect(log.entries.count { $0 == "completion" } == 2 && it.containers.isEmpty)
  }

  // MARK: Without an icon and a text

  @Test(arguments: Place.allCases, empty) func itIsNotShown(place: Place, message: Message) async {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(message, completion: completion)
    for seconds in [0, 0.1, 3] {
      await it.advance(by: seconds)
      #expect(hud.container == nil && !StatusHUD.isVisible && it.seenBezel() == nil)
      #expect(log.entries == ["completion"])
    }
  }

  @Test(arguments: empty) func itEndsCountedWork(message: Message) async {
    let activity = StatusHUD.beginActivity(status: "Sync")
    StatusHUD.show(status: "Loading")
    StatusHUD.showProgress(0.5, status: "Sending")
    await it.advance(by: 0.5)
    StatusHUD.show(message, completion: completion)
    #expect(StatusHUD.activityCount == 1)
    await it.advance(by: 0.5)
    #expect(it.texts == ["Sync"] && log.entries.last == "completion")
    activity.end()
    StatusHUD.show(status: "Loading")
    await it.advance(by: 0.5)
    StatusHUD.show(message)
    await it.advance(by: 0.02)
    #expect(it.texts.isEmpty && it.containers.count == 1, "it fades out")
    await it.advance(by: 0.2)
    #expect(it.containers.isEmpty)
  }

  @Test(arguments: empty) func itCancelsADelayedDismissal(message: Message) async {
    let activity = StatusHUD.beginActivity(status: "Sync")
    StatusHUD.dismiss(after: 1) { [log] in log.note("dismissed") }
    await it.advance(by: 0.5)
    StatusHUD.show(message, completion: completion)
    await it.advance(by: 0.1)
    #expect(log.entries.suffix(2) == ["dismissed", "completion"])
    await it.advance(by: 5)
    #expect(it.texts == ["Sync"] && activity.isRunning)
    activity.end()
  }

  /// As the policy says, also that of its own configuration.
  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func itEndsTheMessageOnscreenUnlessMessagesQueue(
    place: Place, policy: StatusHUD.MessagePolicy
  ) async {
    let hud = HUDInPlace(it: it, place: place)
    for isOwn in [false, true] {
      log.clear()
      let other: StatusHUD.MessagePolicy = policy == .queue ? .replace : .queue
      StatusHUD.configuration.messagePolicy = isOwn ? other : policy
      hud.show(.success("Saved", duration: 2), completion: completion)
      await it.advance(by: 0.5)
      if isOwn {
        hud.show(.text(nil)) { $0.messagePolicy = policy }
      } else {
        hud.show(.text(nil))
      }
      await it.advance(by: 0.5)
      #expect(hud.texts == (policy == .queue ? ["Saved"] : []))
      await it.advance(by: 3)
      #expect(hud.texts.isEmpty && log.entries.count { $0 == "completion" } == 1)
    }
  }

  // MARK: In a view

  @Test(arguments: [false, true]) func itLeavesNoHUDInTheView(animated: Bool) async {
    var huds: [UIView] { it.appView.subviews.filter { $0 is HUDView } }
    HUDView.show(.text(nil), in: it.appView, animated: animated, completion: completion)
    #expect(huds.isEmpty && log.entries == ["completion"])
    HUDView.show(.text(""), in: it.appView, animated: animated) { $0.position = .top }
    #expect(huds.isEmpty)
    let work = HUDView.show(in: it.appView, animated: false)
    HUDView.show(.text(nil), in: it.appView, animated: animated)
    await it.advance(by: 1)
    #expect(huds == [work] && work.isVisible)
  }

  @Test(arguments: [false, true])
  func itEndsTheWorkOfAHUDAndHidesIt(isRemoved: Bool) async {
    let (hud, events) = (HUDView(frame: .zero), HUDLog())
    it.appView.addSubview(hud)
    (hud.removesFromSuperviewOnHide, hud.delegate) = (isRemoved, events)
    hud.show(animated: false)
    await it.advance(by: 0.5)
    hud.show(.text(nil)) { events.events.append("completion") }
    #expect(!hud.isVisible && hud.superview != nil)
    #expect(events.events == HUDLog.whole.dropLast())
    await it.advance(by: 0.5)
    #expect((hud.superview == nil) == isRemoved && events.events.count == 5)
    #expect(events.events.last == "completion")
  }
}
