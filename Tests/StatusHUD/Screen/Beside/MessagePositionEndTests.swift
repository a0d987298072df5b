// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// How a message beside the HUD ends, and what its closure hears of it.
@MainActor @Suite(.globalHUD) struct MessagePositionEndTests {
  /// What ends a message beside the HUD.
  enum End: CaseIterable, Sendable {
    case time, dismissal, tap, tapOfAlways, nextMessage, dismissAll, scrub
  }

  private typealias Message = StatusHUD.Message

  private let it = HUDScreen(fades: true)
  private let ends = Tally()
  private nonisolated static let copied = Message.text("Copied", duration: 3, position: .bottom)

  @Test(arguments: End.allCases, [false, true])
  func whatEndsItEndsNothingElse(end: End, hasWork: Bool) async throws {
    StatusHUD.configuration.tapDismissal = end == .tapOfAlways ? .always : .messages
    if end == .time { StatusHUD.configuration.tapDismissal = .never }
    if hasWork { StatusHUD.show(status: "Uploading") }
    StatusHUD.show(.text("Offline", duration: .infinity, position: .top))
    StatusHUD.show(Self.copied) { [ends] in ends.add() }
    await it.advance(by: 1)
    #expect(it.messageTexts == ["Offline", "Copied"] && ends.value == 0)
    let bezel = try it.message(at: .bottom).bezel
    switch end {
    case .time: await it.advance(by: 2.25)
    case .dismissal: StatusHUD.dismiss(Self.copied)
    case .tap, .tapOfAlways:
      #expect(bezel.accessibilityHint == ResourceBundle.string(forKey: "Dismisses the message."))
      await it.tap(bezel.middle)
    case .nextMessage: StatusHUD.show(.text("Pasted", duration: 1, position: .bottom))
    case .dismissAll: StatusHUD.dismissAll()
    case .scrub: #expect(bezel.scrub())
    }
    #expect(!StatusHUD.messages.contains(Self.copied))
    await it.advance(by: 0.5)
    #expect(ends.value == 1)
    let others = end == .dismissAll ? [] : ["Offline"]
    #expect(it.messageTexts == others + (end == .nextMessage ? ["Pasted"] : []))
    let works = hasWork && end != .dismissAll
    #expect(it.texts == (works ? ["Uploading"] : []))
    #expect(StatusHUD.activityCount == (works ? 1 : 0) && StatusHUD.isVisible == works)
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(ends.value == 1 && !HUDScreen.hasStatesBeside && it.overlayWindows.isEmpty)
  }

  /// Whether it was seen or not. It runs when the message has left.
  @Test func theClosureRunsOnce() async {
    let log = NotificationLog()
    func show(_ text: String?, for duration: Double = 0.5, at position: HUDPosition = .bottom) {
      StatusHUD.show(.text(text, duration: duration, position: position)) {
        log.note("! \(text ?? "empty")")
      }
    }
    show("a")
    show(nil)
    show("b")
    show("c", at: .top)
    await it.advance(by: 0.3)
    #expect(log.entries == ["! a", "! empty"] && it.messageTexts == ["b", "c"])
    await it.advance(by: 0.4)
    #expect(log.entries.count == 2 && it.messageTexts.isEmpty && it.messageViews.count == 2)
    await it.advance(by: 0.3)
    #expect(Set(log.entries.dropFirst(2)) == ["! b", "! c"] && log.entries.count == 4)
    show("d")
    StatusHUD.dismissAll()
    StatusHUD.dismissAll()
    show("e", for: 0)
    await it.advance(by: 1)
    #expect(log.entries.dropFirst(4) == ["! d", "! e"] && !HUDScreen.hasStatesBeside)
  }

  /// The message is gone when its closure runs, so what that shows is new.
  @Test(arguments: [HUDPosition.bottom, .top, .center])
  func theClosureCanShowTheNext(position: HUDPosition) async {
    StatusHUD.show(Self.copied) { [ends] in
      ends.add()
      StatusHUD.show(.text("Next", duration: 1, position: position)) { ends.add() }
    }
    await it.advance(by: 1)
    StatusHUD.dismiss(Self.copied)
    await it.advance(by: 0.5)
    #expect(ends.value == 1)
    #expect(position == .center ? it.texts == ["Next"] : it.messageTexts == ["Next"])
    await it.advance(by: 2)
    #expect(ends.value == 2 && !HUDScreen.hasStatesBeside && it.overlayWindows.isEmpty)
  }

  /// A message without an icon and text isn't shown, and leaves no trace.
  @Test func anEmptyMessageLeavesNoTrace() async {
    StatusHUD.show(.text("", position: .bottom)) { [ends] in ends.add() }
    #expect(StatusHUD.messages.isEmpty)
    await it.advance(by: 0.1)
    #expect(ends.value == 1 && !HUDScreen.hasStatesBeside && it.messageViews.isEmpty)
    #expect(it.overlayWindows.isEmpty && MediaClock.nextDeadline == nil)
  }

  /// Nothing runs after it, and nothing of it stays.
  @Test(arguments: [false, true]) func afterItTheHUDIsIdle(hasContainer: Bool) async throws {
    if hasContainer { _ = it.addContainer(CGRect(x: 0, y: 0, width: 320, height: 400)) }
    final class Work: Sendable {}
    weak var work: Work?
    weak var image: UIImage?
    #expect(!HUDScreen.hasStatesBeside)
    do {
      let (made, picture) = (Work(), UIImage.square(.red))
      (work, image) = (made, picture)
      StatusHUD.show(.image(picture, "Copied", duration: 1, position: .bottom)) {
        withExtendedLifetime(made) {}
      }
      #expect(HUDScreen.hasStatesBeside)
      await it.advance(by: 0.5)
      _ = try it.message(at: .bottom)
    }
    #expect(work != nil && image != nil)
    await it.advance(by: 1)
    #expect(work == nil && image == nil && it.messageViews.isEmpty && !HUDScreen.hasStatesBeside)
    #expect(MediaClock.nextDeadline == nil && it.overlayWindows.isEmpty)
    let frames = it.screen.renderedFrameCount
    await it.advance(by: 10)
    #expect(it.screen.renderedFrameCount == frames)
    #expect(StatusHUD.stateDescription.hasPrefix("counted 0; scoped: none; waiting: none"))
  }

  /// Like the HUD's, it never ends by itself, and another takes its place.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func anInfiniteOneStaysUntilItIsEnded(policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configuration.messagePolicy = policy
    let offline = Message.error("Offline", duration: .infinity, position: .bottom)
    StatusHUD.show(offline) { [ends] in ends.add() }
    await it.advance(by: 100)
    it.screen.setActivationState(.background)
    await it.advance(by: 100)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 100)
    #expect(it.messageTexts == ["Offline"] && ends.value == 0)
    StatusHUD.show(Self.copied)
    StatusHUD.show(.text("Above", duration: 10, position: .top))
    await it.advance(by: 1)
    #expect(it.messageTexts.contains("Copied") && ends.value == (policy == .queue ? 0 : 1))
    await it.advance(by: 3)
    #expect(Set(it.messageTexts) == (policy == .queue ? ["Offline", "Above"] : ["Above"]))
    StatusHUD.dismiss(offline)
    await it.advance(by: 1)
    #expect(it.messageTexts == ["Above"] && ends.value == 1)
  }

  /// Once for each, also if another is shown at its position meanwhile.
  @Test func itsHapticsPlayOnce() async {
    (StatusHUD.configuration.playsHaptics, StatusHUD.configuration.messagePolicy) = (true, .queue)
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.error("Offline", duration: .infinity, position: .top))
    await it.advance(by: 1)
    StatusHUD.show(.success("Saved", duration: 1, position: .top))
    StatusHUD.show(.info("Copied", duration: 1, position: .bottom))
    await it.advance(by: 5)
    let expected: [UINotificationFeedbackGenerator.FeedbackType] = [.error, .success, .warning]
    #expect(it.screen.feedback == expected.map { .notification($0) })
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Offline"])
  }

  /// The description and the list name it, the HUD's first.
  @Test func theDescriptionNamesIt() async {
    StatusHUD.configuration.messagePolicy = .queue
    let messages = [
      Message.text("a", duration: 100, position: .bottom),
      .text("b", duration: 100, position: .topLeading), .text("c", duration: 100),
      .text("d", duration: 100, position: .bottom),
    ]
    for message in messages { StatusHUD.show(message) }
    await it.advance(by: 2.5)
    #expect(StatusHUD.messages == [messages[2], messages[0], messages[3], messages[1]])
    #expect(
      StatusHUD.stateDescription
        == "counted 0; scoped: none; message: c, 2 s; waiting: none; on screen: 2 s; "
        + "beside, bottom; message: a, 2 s; waiting: d, 2 s; on screen: 2 s; "
        + "beside, topLeading; message: b, 2 s; waiting: none; on screen: 2 s")
  }
}
