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
  @Test func hashingTellsTheFilesAndTheDigest() async throws {
    try await RowDemo.run { demo in
      let digest = try DirectoryHash(directory: demo.directory).run { _ in }.digest
      try demo.row("Hash files").sendActions(for: .touchUpInside)
      try await demo.screen.wait(for: "the result") { demo.texts.first == "3 files" }
      #expect(try demo.row("Hash files").subtitle == digest)
      #expect(demo.button == nil, "the message has none")
    }
  }

  /// The file has no end that the test would live to see.
  @Test(arguments: [false, true])
  func cancelStopsTheHashing(byKey: Bool) async throws {
    try await RowDemo.run { demo in
      let file = try FileHandle(
        forWritingTo: demo.directory.appendingPathComponent("file-0"))
      // Nothing of it is on the disk.
      try file.truncate(atOffset: 1 << 40)
      try file.close()
      let row = try await demo.tap("Hash files", for: 0)
      try await demo.screen.wait(for: "the details") {
        demo.texts == ["Hashing files", "1 of 3 files"]
      }
      let button = try #require(demo.button)
      #expect(button.isEnabled)
      if byKey { demo.screen.press(.keyboardEscape) } else { demo.screen.tap(button) }
      try await demo.screen.wait(for: "the end") { row.subtitle.hasPrefix("Canceled") }
      #expect(demo.controller.jobs.isEmpty)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func threeFailuresAreShownOneAfterTheOther() async throws {
    try await RowDemo.run { demo in
      try demo.row("Open three files").sendActions(for: .touchUpInside)
      var seen: [[String]] = []
      try await demo.screen.wait(for: "the HUD") { StatusHUD.isVisible }
      try await demo.screen.wait(for: "the last to leave") {
        if !demo.texts.isEmpty, demo.texts != seen.last { seen.append(demo.texts) }
        return !StatusHUD.isVisible
      }
      #expect(seen.map(\.first) == ["No such file.txt", "A folder", "Not a text.txt"])
      let reasons = seen.compactMap { $0.count == 2 ? $0[1] : nil }
      #expect(reasons.count == 3)
      #expect(Set(reasons).count == 3)
      #expect(StatusHUD.configuration.messagePolicy == .replace)
      #expect(try demo.row("Open three files").subtitle == "3 files could not be read")
    }
  }

  @Test func workIsShownUnderTheAppsOwnIndicator() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Own indicator")
      #expect(demo.dots != nil)
      #expect(demo.texts == ["Counting primes"])
      let picture = demo.screen.image()
      await demo.screen.advance(by: 0.3)
      demo.dots?.drawFrame()
      #expect(demo.screen.image() != picture, "the animation runs")
      demo.controller.jobs[row]?.cancel()
      try await demo.screen.wait(for: "the end") { !StatusHUD.isVisible }
      #expect(row.subtitle.contains("primes in"))
      #expect(StatusHUD.indicatorProvider == nil)
      await demo.screen.advance(by: 0.5)
      #expect(demo.dots == nil)
    }
  }

  @Test func aRowTellsThatItsMessageIsOver() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Read a message", for: 1)
      #expect(row.subtitle == "On screen")
      let text = try #require(demo.texts.first)
      await demo.screen.advance(by: StatusHUD.displayDuration(for: text))
      #expect(row.subtitle.hasPrefix("Over after"))
    }
  }

  @Test func aTapOnTheMessageLeadsBackToTheWork() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Tap a message", for: 10)
      #expect(demo.texts == ["Tap me", "The work goes on"])
      demo.screen.tap(at: CGPoint(x: 195, y: 422))
      await demo.screen.advance(by: 1)
      #expect(demo.texts == ["Counting primes"])
      #expect(row.subtitle == "Tapped, and still counting")
      #expect(StatusHUD.configuration.tapDismissal == .never)
      demo.controller.jobs[row]?.cancel()
      try await demo.screen.wait(for: "the end") { !StatusHUD.isVisible }
      #expect(row.subtitle.hasSuffix("primes"))
    }
  }

  /// A row leads through all values of its setting, and back to the first.
  @Test func rowsOfTheAppearanceChangeTheConfiguration() async throws {
    try await RowDemo.run { demo in
      let defaults = StatusHUD.Configuration()
      let positions = taps(try demo.row("Position")).map(\.position)
      #expect(positions.last == defaults.position)
      #expect(Set(positions) == Set(HUDPosition.allCases))
      let masks = taps(try demo.row("Mask")).map(\.maskType)
      #expect(masks == [.clear, .black, .gradient, .blur, .passthrough])
      let effects = taps(try demo.row("Effect")).map(\.effect)
      #expect(effects.map { $0 != nil } == [true, false])
      let results = taps(try demo.row("Results")).map {
        [$0.infoColor, $0.successColor, $0.errorColor].compactMap { $0 }
      }
      #expect(results == [[.systemBlue, .systemGreen, .systemRed], []])
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
