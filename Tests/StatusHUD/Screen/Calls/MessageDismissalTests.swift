// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message is told apart: `dismiss(_:)`, and `hide(_:in:)` in a view, end the messages that equal one,
/// and `messages` lists what is shown and waits.
@MainActor @Suite(.globalHUD) struct MessageDismissalTests {
  private typealias Message = StatusHUD.Message

  private let it = HUDScreen()
  private let log = NotificationLog()
  private nonisolated static let offline = Message.error("Offline", duration: .infinity)

  /// Shows a message whose completion is logged.
  private func show(_ message: Message, at hud: HUDInPlace) {
    hud.show(message) { [log] in log.note(message.status ?? "") }
  }

  private var completions: [String] { log.entries.filter { !$0.contains("ppear") } }

  // MARK: dismiss(_:)

  /// One is onscreen, and one with a configuration of its own waits.
  @Test(arguments: Place.allCases) func itEndsEqualMessagesOnscreenAndWaiting(place: Place) async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = HUDInPlace(it: it, place: place)
    let offline = Message.error("Offline", duration: 60)
    show(offline, at: hud)
    show(.success("Saved", duration: 1), at: hud)
    hud.show(offline) {
      $0.position = .bottom
    } completion: { [log] in
      log.note("Offline, too")
    }
    show(.success("Sent", duration: 1), at: hud)
    await it.advance(by: 0.5)
    #expect(hud.texts == ["Offline"] && completions.isEmpty)
    hud.dismiss(offline)
    await it.advance(by: 0.1)
    #expect(hud.texts == ["Saved"] && completions == ["Offline", "Offline, too"])
    await it.advance(by: 1)
    #expect(hud.texts == ["Sent"])
    await it.advance(by: 1)
    #expect(hud.texts.isEmpty && completions == ["Offline", "Offline, too", "Saved", "Sent"])
    hud.dismiss(offline)
    await it.advance(by: 10)
    #expect(completions.count == 4)
  }

  /// A message that differs in anything stays.
  @Test(arguments: Place.allCases) func itEndsNoOtherMessage(place: Place) async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = HUDInPlace(it: it, place: place)
    let images = [UIImage.square(.red), UIImage.square(.red)]
    let shown = Message.image(images[0], "a", details: "b", duration: 3, maskType: .clear)
    show(shown, at: hud)
    await it.advance(by: 0.5)
    for other in [
      Message.success("a", details: "b", duration: 3, maskType: .clear),
      .image(images[1], "a", details: "b", duration: 3, maskType: .clear),
      .image(images[0], "b", details: "b", duration: 3, maskType: .clear),
      .image(images[0], "a", details: nil, duration: 3, maskType: .clear),
      .image(images[0], "a", details: "b", duration: 4, maskType: .clear),
      .image(images[0], "a", details: "b", duration: 3),
    ] {
      hud.dismiss(other)
      await it.advance(by: 0.1)
      #expect(hud.texts == ["a"] && completions.isEmpty)
    }
    hud.dismiss(shown)
    await it.advance(by: 0.1)
    #expect(hud.texts.isEmpty && completions == ["a"])
  }

  /// Neither another text nor another mask makes it another message.
  @Test func aMessageIsTheOneThatTheAppPassed() async {
    StatusHUD.show(Self.offline) {
      $0.maskType = .black
    } completion: { [log] in
      log.note("Offline")
    }
    StatusHUD.setStatus("Connecting")
    StatusHUD.setDetails("Please wait")
    await it.advance(by: 0.5)
    #expect(it.texts == ["Connecting"] && StatusHUD.messages == [Self.offline])
    StatusHUD.dismiss(.error("Connecting", details: "Please wait", duration: .infinity))
    await it.advance(by: 0.5)
    #expect(it.texts == ["Connecting"] && completions.isEmpty)
    StatusHUD.dismiss(Self.offline)
    await it.advance(by: 0.5)
    #expect(it.texts.isEmpty && completions == ["Offline"])
  }

  @Test func workIsNotEnded() async {
    let activity = StatusHUD.beginActivity(status: "Offline")
    StatusHUD.configuration.messagePolicy = .queue
    show(Self.offline, at: HUDInPlace(it: it, place: .global))
    StatusHUD.show(status: "Loading")
    await it.advance(by: 0.5)
    StatusHUD.dismiss(Self.offline)
    StatusHUD.dismiss(.text("Loading"))
    await it.advance(by: 0.5)
    #expect(it.texts == ["Loading"] && activity.isRunning && StatusHUD.activityCount == 2)
    #expect(completions == ["Offline"])
    activity.end()
  }

  /// The message fades out, as with every end, and the completion waits for that.
  @Test(arguments: Place.allCases) func theHUDFadesOut(place: Place) async {
    StatusHUD.configuration.fadeOutDuration = 0.2
    let hud = HUDInPlace(it: it, place: place)
    show(Self.offline, at: hud)
    await it.advance(by: 0.5)
    hud.dismiss(Self.offline)
    await it.advance(by: 0.15)
    #expect(hud.front?.bezel.label.text == "Offline" && hud.texts.isEmpty && completions.isEmpty)
    await it.advance(by: 0.1)
    #expect(completions == ["Offline"] && it.seenBezel() == nil)
  }

  @Test(arguments: [false, true]) func aDelayedDismissalIsNotCancelled(isLast: Bool) async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = HUDInPlace(it: it, place: .global)
    show(Self.offline, at: hud)
    if !isLast { show(.success("Saved", duration: 10), at: hud) }
    StatusHUD.dismiss(after: 1) { [log] in log.note("dismissed") }
    await it.advance(by: 0.5)
    StatusHUD.dismiss(Self.offline)
    await it.advance(by: 0.1)
    #expect(completions == (isLast ? ["Offline", "dismissed"] : ["Offline"]))
    await it.advance(by: 0.3)
    #expect(it.texts == (isLast ? [] : ["Saved"]))
    await it.advance(by: 0.2)
    #expect(it.texts.isEmpty && completions.last == "dismissed")
    #expect(completions.count == (isLast ? 2 : 3))
  }

  // MARK: messages

  @Test func theListHasTheMessageOnscreenFirst() async {
    StatusHUD.configuration.messagePolicy = .queue
    StatusHUD.show(status: "Loading")
    #expect(StatusHUD.messages.isEmpty)
    let saved = Message.success("Saved", details: "3 photos", duration: 1, maskType: .black)
    StatusHUD.show(Self.offline) { $0.maskType = .clear }
    StatusHUD.show(saved)
    StatusHUD.show(saved)
    StatusHUD.setStatus("Saved in the cloud")
    // The infinite one lets the other go first.
    #expect(StatusHUD.messages == [saved, Self.offline])
    await it.advance(by: 0.5)
    #expect(it.texts == ["Saved in the cloud"] && StatusHUD.messages == [saved, Self.offline])
    await it.advance(by: 1)
    #expect(it.texts == ["Offline"] && StatusHUD.messages == [Self.offline])
    StatusHUD.configuration.messagePolicy = .replace
    StatusHUD.show(.text(nil))
    #expect(StatusHUD.messages.isEmpty)
  }

  // MARK: dismissAll()

  @Test func everythingEnds() async {
    StatusHUD.configuration.messagePolicy = .queue
    let hud = HUDInPlace(it: it, place: .global)
    let activity = StatusHUD.beginActivity(status: "Sync")
    show(Self.offline, at: hud)
    hud.show(.success("Saved")) {
      $0.position = .top
    } completion: { [log] in
      log.note("Saved")
    }
    StatusHUD.show(status: "Loading")
    await it.advance(by: 0.5)
    StatusHUD.dismissAll()
    #expect(!StatusHUD.isVisible && StatusHUD.messages.isEmpty && StatusHUD.activityCount == 0)
    await it.advance(by: 0.5)
    #expect(it.texts.isEmpty && !activity.isRunning && completions == ["Saved", "Offline"])
  }
}
