// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Each position has a queue of its own.
@MainActor @Suite(.globalHUD) struct MessageQueueAtAPositionTests {
  private typealias Message = StatusHUD.Message

  private let it = HUDScreen()
  private let log = NotificationLog()

  private func show(_ text: String, _ position: HUDPosition?, for duration: Double = 1) {
    StatusHUD.show(.text(text, duration: duration, position: position)) { [log] in log.note(text) }
  }

  private var ended: [String] { log.entries.filter { !$0.contains("ppear") } }

  /// The text at each position, with `nil` for the HUD.
  private func text(at position: HUDPosition?) -> String? {
    guard let position else { return it.texts.first }
    return it.messageViews.first { $0.position == position }?.bezel.label.text
  }

  @Test func withReplaceTheNextOneTakesThePlaceOfThatAtItsPosition() async {
    let positions: [HUDPosition?] = [nil, .top, .bottom]
    for position in positions { show("1", position, for: 100) }
    await it.advance(by: 0.5)
    #expect(ended.isEmpty)
    for (index, position) in positions.enumerated() {
      show("2", position, for: 100)
      await it.advance(by: 0.5)
      #expect(positions.map(text) == positions.indices.map { $0 > index ? "1" : "2" })
      #expect(ended.count == index + 1)
    }
  }

  @Test func withQueueEachPositionGoesOnByItself() async {
    StatusHUD.configuration.messagePolicy = .queue
    for (position, duration) in [(nil, 1.0), (.top, 2), (.bottom, 3)] as [(HUDPosition?, Double)] {
      for text in ["a", "b"] { show(text, position, for: duration) }
    }
    let expected: [[String?]] = [
      ["a", "a", "a"], ["b", "a", "a"], [nil, "b", "a"], [nil, "b", "b"], [nil, nil, "b"],
    ]
    await it.advance(by: 0.5)
    for texts in expected {
      #expect([nil, .top, .bottom].map(text) == texts)
      await it.advance(by: 1)
    }
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && ended.count == 6)
  }

  /// 16 wait, so the oldest of those that wait end. Those at another position stay.
  @Test(arguments: [HUDPosition.bottom, .center])
  func seventeenAtOnePositionAreKept(position: HUDPosition) async {
    StatusHUD.configuration.messagePolicy = .queue
    show("Other", .top, for: 100)
    for number in 0..<20 { show("\(number)", position) }
    #expect(StatusHUD.messages.count == 18)
    await it.advance(by: 0.5)
    #expect(ended == ["1", "2", "3"])
    for number in [0] + Array(4..<20) {
      #expect(text(at: position == .center ? nil : position) == "\(number)")
      await it.advance(by: 1)
    }
    #expect(ended == ["1", "2", "3", "0"] + (4..<20).map(String.init))
    #expect(it.messageTexts == ["Other"])
  }

  /// An equal one at another position is another message.
  @Test func equalNeighborsAreShownOnce() async {
    StatusHUD.configuration.messagePolicy = .queue
    for position in [HUDPosition.top, .top, .bottom, .top, .bottom] { show("Copied", position) }
    #expect(StatusHUD.messages.count == 2)
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["Copied", "Copied"] && ended.isEmpty)
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && ended == Array(repeating: "Copied", count: 5))
  }

  /// With the policy of a replacement, an equal one is new, and has its whole time.
  @Test func anEqualOneThatReplacesHasItsWholeTime() async {
    show("Copied", .bottom)
    await it.advance(by: 0.8)
    show("Copied", .bottom)
    await it.advance(by: 0.8)
    #expect(it.messageTexts == ["Copied"] && ended == ["Copied"])
    await it.advance(by: 0.4)
    #expect(it.messageViews.isEmpty && ended == ["Copied", "Copied"])
  }

  /// `dismiss(_:)` ends equal ones wherever they wait, with `position` as part of the message.
  @Test func aDismissalEndsThoseThatAreEqualWithTheirPosition() async {
    StatusHUD.configuration.messagePolicy = .queue
    for position in [HUDPosition?.none, .top, .bottom] {
      for text in ["a", "b", "a"] { show(text, position, for: 100) }
    }
    await it.advance(by: 0.5)
    StatusHUD.dismiss(.text("a", duration: 100, position: .bottom))
    await it.advance(by: 0.5)
    #expect([nil, .top, .bottom].map(text) == ["a", "a", "b"] && ended == ["a", "a"])
    StatusHUD.dismiss(.text("b", duration: 100))
    #expect(StatusHUD.messages.filter { $0.position == nil }.count == 2)
    StatusHUD.dismissAll()
    await it.advance(by: 0.5)
    #expect(ended.count == 9 && StatusHUD.messages.isEmpty)
  }

  /// The policy in its copy decides about this message, at its position alone.
  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func thePolicyOfItsCopyCounts(policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configuration.messagePolicy = policy == .queue ? .replace : .queue
    for position in [HUDPosition?.none, .top, .bottom] { show("a", position, for: 100) }
    await it.advance(by: 0.5)
    StatusHUD.show(.text("b", duration: 100, position: .bottom)) { $0.messagePolicy = policy }
    await it.advance(by: 0.5)
    #expect([nil, .top, .bottom].map(text) == ["a", "a", policy == .queue ? "a" : "b"])
  }

  /// A policy that changes later counts for those beside, too.
  @Test func aChangedPolicyCounts() async {
    show("a", .bottom, for: 100)
    StatusHUD.configuration.messagePolicy = .queue
    show("b", .bottom, for: 100)
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["a"])
    StatusHUD.configuration.messagePolicy = .replace
    show("c", .bottom, for: 100)
    await it.advance(by: 0.5)
    #expect(it.messageTexts == ["c"] && ended == ["a", "b"])
  }
}
