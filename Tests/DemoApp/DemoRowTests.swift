// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

@testable import DemoApp

/// Rows of the list, on a virtual clock with real work.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct DemoRowTests {
  /// 168 primes are below 1000.
  @Test func theCountIsToldByAMessage() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Count primes", for: 0)
      try await demo.screen.wait(for: "the result") { demo.texts == ["168 primes"] }
      #expect(row.subtitle == "168 primes")
      #expect(demo.button == nil, "the message has none")
    }
  }

  /// The work has no end that the test would live to see.
  @Test(arguments: [false, true])
  func cancelStopsTheCounting(byKey: Bool) async throws {
    try await RowDemo.run(limit: .max) { demo in
      let row = try await demo.tap("Count primes")
      #expect(demo.texts == ["Counting primes"])
      let button = try #require(demo.button)
      #expect(button.isEnabled)
      if byKey { demo.screen.press(.keyboardEscape) } else { demo.screen.tap(button) }
      try await demo.screen.wait(for: "the end") { row.subtitle == "Canceled" }
      try await demo.screen.wait(for: "the HUD to leave") { !StatusHUD.isVisible }
      #expect(demo.controller.jobs.isEmpty)
    }
  }

  @Test func fourJobsLeaveTogetherWithTheHUD() async throws {
    try await RowDemo.run(limit: .max) { demo in
      let row = try await demo.tap("Four jobs at once")
      #expect(demo.texts.first?.hasSuffix("of 4") == true)
      demo.controller.jobs[row]?.cancel()
      try await demo.screen.wait(for: "the end") { !StatusHUD.isVisible }
    }
  }

  @Test func aFailureIsToldInTheWordsOfTheSystem() async throws {
    try await RowDemo.run { demo in
      let error = #expect(throws: (any Error).self) {
        try Data(contentsOf: URL(fileURLWithPath: "/Letter.txt"))
      }
      let text = try #require(error?.localizedDescription)
      _ = try await demo.tap("Open a missing file", for: 0)
      try await demo.screen.wait(for: "the error") { demo.texts == [text] }
    }
  }

  @Test func anActivityEndsInAnotherPlace() async throws {
    try await RowDemo.run { demo in
      _ = try await demo.tap("Begin an activity", for: 30)
      #expect(demo.texts == ["Until you end it"])
      _ = try await demo.tap("End the activity", for: 1)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func threeFailuresAreShownOneAfterTheOther() async throws {
    try await RowDemo.run { demo in
      _ = try await demo.tap("Open three missing files", for: 0)
      var seen: [String] = []
      try await demo.screen.wait(for: "the last to leave") {
        if let text = demo.texts.first, text != seen.last { seen.append(text) }
        return !StatusHUD.isVisible
      }
      #expect(seen == ["Annual report.pdf", "Letter.txt", "Photo.jpeg"])
      #expect(StatusHUD.configuration.messagePolicy == .replace)
    }
  }

  @Test func workIsShownUnderTheAppsOwnIndicator() async throws {
    try await RowDemo.run { demo in
      let setting = try await demo.tap("Spinner")
      _ = try await demo.tap("Begin an activity")
      #expect(demo.dots != nil)
      let picture = demo.screen.image()
      await demo.screen.advance(by: 0.3)
      demo.dots?.drawFrame()
      #expect(demo.screen.image() != picture, "the animation runs")
      _ = try await demo.tap("End the activity", for: 1)
      setting.sendActions(for: .touchUpInside)
      _ = try await demo.tap("Begin an activity")
      #expect(demo.dots == nil)
    }
  }

  @Test func aRowTellsThatItsMessageIsOver() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Read a message", for: 1)
      #expect(row.subtitle == "On screen")
      let text = try #require(demo.texts.first)
      await demo.screen.advance(by: StatusHUD.displayDuration(for: text))
      #expect(row.subtitle == "Over")
    }
  }

  @Test func aTapOnTheMessageLeadsBackToTheWork() async throws {
    try await RowDemo.run { demo in
      _ = try await demo.tap("Tap to dismiss")
      _ = try await demo.tap("Begin an activity")
      let row = try await demo.tap("Read a message", for: 1)
      #expect(row.subtitle == "On screen")
      demo.screen.tap(at: CGPoint(x: 195, y: 422))
      await demo.screen.advance(by: 1)
      #expect(demo.texts == ["Until you end it"])
      #expect(row.subtitle == "Over")
    }
  }

  /// A row leads through all values of its setting, and back to the first.
  @Test func rowsOfTheSettingsChangeTheConfiguration() async throws {
    try await RowDemo.run { demo in
      let defaults = StatusHUD.Configuration()
      let positions = taps(try demo.row("Position")).map(\.position)
      #expect(positions.last == defaults.position)
      #expect(Set(positions) == Set(HUDPosition.allCases))
      let mask = try demo.row("Mask")
      #expect(mask.value == "Automatic")
      let masks = taps(mask).map(\.maskType)
      #expect(masks == [.passthrough, .clear, .black, .gradient, .blur, defaults.maskType])
      let effects = taps(try demo.row("Effect")).map(\.effect)
      #expect(effects.map { $0 != nil } == [true, false])
      let results = taps(try demo.row("Results")).map {
        [$0.infoColor, $0.successColor, $0.errorColor].compactMap { $0 }
      }
      #expect(results == [[.systemBlue, .systemGreen, .systemRed], []])
      let dismissals = taps(try demo.row("Tap to dismiss")).map(\.tapDismissal)
      #expect(dismissals == [.messages, .always, .never])
      let grow = taps(try demo.row("Indicators")).map(\.adjustsIndicatorForContentSizeCategory)
      #expect(grow == [false, true])
    }
  }

  /// The configurations on the way through all values of a row, once each.
  private func taps(_ row: RowControl) -> [StatusHUD.Configuration] {
    let first = row.value
    var seen: [StatusHUD.Configuration] = []
    repeat {
      row.sendActions(for: .touchUpInside)
      seen.append(StatusHUD.configuration)
    } while row.value != first && seen.count < 20
    return seen
  }
}
