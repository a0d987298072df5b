// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The time of a message with an action: enough to press it.
@MainActor @Suite(.globalHUD) struct MessageActionTimeTests {
  /// What takes the user's time.
  enum Assistant: CaseIterable, Sendable { case voiceOver, switchControl }

  private let it = HUDScreen()

  private func spot(_ spot: MessageSpot) -> MessageInSpot { MessageInSpot(it: it, spot: spot) }

  private func set(_ assistant: Assistant, _ isRunning: Bool) {
    switch assistant {
    case .voiceOver: it.screen.isVoiceOverRunning = isRunning
    case .switchControl: it.screen.isSwitchControlRunning = isRunning
    }
  }

  /// Lets VoiceOver have read everything.
  private func endAnnouncements() {
    for text in it.screen.announcements { it.screen.finishAnnouncement(text, successfully: true) }
  }

  /// Expects that the message leaves at this time.
  private func expectEnd(
    of text: String = "Hi", in spot: MessageInSpot, after seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await it.advance(by: seconds - 0.1)
    #expect(spot.texts == [text], "too early", sourceLocation: sourceLocation)
    await it.advance(by: 0.2)
    #expect(spot.texts != [text], "too late", sourceLocation: sourceLocation)
  }

  // MARK: Without a duration

  /// Whatever the maximum is, also that of its own configuration.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func itStaysFiveSeconds(_ place: MessageSpot, title: String?) async {
    let spot = spot(place)
    for maximum in [StatusHUD.Configuration().maximumDisplayDuration, 1, 0] {
      spot.configure { ($0.minimumDisplayDuration, $0.maximumDisplayDuration) = (0, maximum) }
      spot.show(spot.message("Hi", title: title))
      await expectEnd(in: spot, after: 5)
      if place.isGlobal {
        StatusHUD.show(spot.message("Hi", title: title)) { $0.maximumDisplayDuration = 0.5 }
      } else {
        HUDView.show(spot.message("Hi", title: title), in: spot.view) {
          $0.maximumDisplayDuration = 0.5
        }
      }
      await expectEnd(in: spot, after: 5)
    }
    #expect(spot.log.events == Array(repeating: "end of Hi", count: 3))
  }

  /// A longer text or a longer minimum counts.
  @Test(arguments: MessageSpot.allCases) func itCanStayLonger(_ place: MessageSpot) async {
    let spot = spot(place)
    spot.configure { $0.minimumDisplayDuration = 8 }
    spot.show(spot.message("Hi"))
    await expectEnd(in: spot, after: 8)
    let text = String(repeating: "x", count: 150)
    spot.configure { $0.maximumDisplayDuration = 60 }
    spot.show(spot.message(text))
    await expectEnd(of: text, in: spot, after: 0.06 * 150 + 0.5)
  }

  // MARK: With a duration

  @Test(
    arguments: MessageSpot.allCases, [nil] + Assistant.allCases.map { $0 } as [Assistant?])
  func anExplicitDurationCounts(_ place: MessageSpot, _ assistant: Assistant?) async {
    if let assistant { set(assistant, true) }
    let spot = spot(place)
    for duration in [0.5, 3, 7] {
      spot.show(spot.message("Hi", duration: duration))
      await it.advance(by: 0)
      endAnnouncements()
      await expectEnd(in: spot, after: duration)
    }
  }

  // MARK: With VoiceOver or Switch Control

  @Test(
    .bug("https://github.com/material-components/material-components-ios/issues/8496"),
    .bug("https://github.com/material-components/material-components-ios/issues/4713"),
    .bug("https://github.com/material-components/material-components-ios/issues/4798"),
    arguments: MessageSpot.allCases, Assistant.allCases)
  func itStaysUntilItIsDismissedReplacedOrPressed(
    _ place: MessageSpot, _ assistant: Assistant
  ) async throws {
    set(assistant, true)
    let spot = spot(place)
    for end in ["dismissal", "replacement", "press"] {
      spot.log.clear()
      let message = spot.message("Hi")
      await spot.show(message, for: 60)
      #expect(spot.texts == ["Hi"] && spot.log.events.isEmpty)
      switch end {
      case "dismissal": spot.dismiss(message)
      case "replacement": spot.show(spot.plain("Other"))
      default: it.screen.tap(at: try spot.button.middle)
      }
      await it.advance(by: 0.1)
      #expect(spot.texts == (end == "replacement" ? ["Other"] : []))
      #expect(spot.log.events.last == "end of Hi")
      await it.advance(by: 5)
    }
  }

  /// An action makes the difference.
  @Test(arguments: MessageSpot.allCases) func anotherMessageEnds(_ place: MessageSpot) async {
    set(.switchControl, true)
    let spot = spot(place)
    spot.show(spot.plain("Hi", duration: nil))
    await it.advance(by: 5)
    #expect(spot.texts.isEmpty && spot.log.events == ["end of Hi"])
  }

  /// Its time is over when the assistant stops.
  @Test(arguments: MessageSpot.allCases, Assistant.allCases)
  func itsTimeCountsWhenTheAssistantStops(_ place: MessageSpot, _ assistant: Assistant) async {
    let spot = spot(place)
    for (before, after) in [(20, 0.3), (2, 3.0)] as [(Double, Double)] {
      set(assistant, true)
      await spot.show(spot.message("Hi"), for: 0)
      endAnnouncements()
      await it.advance(by: before)
      #expect(spot.texts == ["Hi"])
      set(assistant, false)
      await it.advance(by: after - 0.2)
      #expect(spot.texts == (after < 1 ? spot.texts : ["Hi"]))
      await it.advance(by: 0.4)
      #expect(spot.texts.isEmpty)
    }
  }

  // MARK: In a queue

  /// Its time is over already or ends it.
  @Test(arguments: MessageSpot.allCases, Assistant.allCases)
  func itStaysUntilAnotherWaits(_ place: MessageSpot, _ assistant: Assistant) async {
    set(assistant, true)
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    await spot.show(spot.message("Hi"), for: 100)
    #expect(spot.texts == ["Hi"])
    await spot.show(spot.message("Two"), for: 0.1)
    #expect(spot.texts == ["Two"] && spot.log.events == ["end of Hi"])
    endAnnouncements()
    spot.show(spot.plain("Three"))
    await expectEnd(of: "Two", in: spot, after: assistant == .voiceOver ? 5 : 4.9)
    #expect(spot.texts == ["Three"])
  }

  /// An infinite message lets it go first, and doesn't take its time.
  @Test(arguments: MessageSpot.allCases) func itIsBeforeAnInfiniteOne(_ place: MessageSpot) async {
    set(.switchControl, true)
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    await spot.show(spot.plain("Offline", duration: .infinity), for: 1)
    await spot.show(spot.message("Hi"), for: 1)
    #expect(spot.texts == ["Hi"])
    await expectEnd(in: spot, after: 4)
    #expect(spot.texts == ["Offline"])
  }

  // MARK: Old news

  /// A message that stays for the user isn't old news, unless another waits.
  @Test(arguments: MessageSpot.allCases, [false, true])
  func itIsOldNewsOnlyIfAnotherWaits(_ place: MessageSpot, anotherWaits: Bool) async {
    set(.switchControl, true)
    let spot = spot(place)
    spot.configure { $0.messagePolicy = .queue }
    await spot.show(spot.message("Hi"), for: 1)
    it.screen.setActivationState(.background)
    if anotherWaits { spot.show(spot.plain("Two")) }
    await it.advance(by: 100)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0.3)
    #expect(spot.texts == [anotherWaits ? "Two" : "Hi"])
  }

  @Test(arguments: MessageSpot.allCases) func withoutAnAssistantItIsOldNews(_ place: MessageSpot)
    async
  {
    let spot = spot(place)
    await spot.show(spot.message("Hi", duration: 60), for: 1)
    it.screen.setActivationState(.background)
    await it.advance(by: 10.5)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0.3)
    #expect(spot.texts.isEmpty && spot.log.events == ["end of Hi"])
  }

  /// With VoiceOver, the time begins when the text has been read, and the text contains the title.
  @Test(arguments: MessageSpot.allCases) func voiceOverReadsTheTitleToo(_ place: MessageSpot) async
  {
    set(.voiceOver, true)
    let spot = spot(place)
    await spot.show(spot.message("Deleted", details: "3 photos", duration: 1), for: 0.5)
    let spoken = it.screen.announcements
    #expect(spoken.count == 1)
    let words = ["Deleted", "3 photos", "Undo"].compactMap {
      spoken.first?.range(of: $0)?.lowerBound
    }
    #expect(words.count == 3 && words == words.sorted())
    #expect(spot.texts == ["Deleted"])
    it.screen.finishAnnouncement(spoken.first ?? "", successfully: true)
    await expectEnd(of: "Deleted", in: spot, after: 1)
  }
}
