// SPDX-License-Identifier: MIT

import Foundation
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
      demo.controller.hashing.sendActions(for: .touchUpInside)
      try await demo.screen.wait(for: "the result") { demo.texts.first == "3 files" }
      #expect(demo.controller.hashing.subtitle == "SHA-256 \(digest)")
      #expect(demo.button == nil, "the message has none")
    }
  }

  /// The file has no end that the test would live to see.
  @Test func cancelStopsTheHashing() async throws {
    try await RowDemo.run { demo in
      let file = try FileHandle(
        forWritingTo: demo.directory.appendingPathComponent("file-0"))
      // Nothing of it is on the disk.
      try file.truncate(atOffset: 1 << 40)
      try file.close()
      let row = demo.controller.hashing
      row.sendActions(for: .touchUpInside)
      try await demo.screen.wait(for: "the details") {
        demo.texts == ["Hashing files", "1 of 3 files"]
      }
      let button = try #require(demo.button)
      #expect(button.isEnabled)
      demo.screen.tap(button)
      try await demo.screen.wait(for: "the end") { row.subtitle.hasPrefix("Cancelled") }
      #expect(demo.controller.jobs.isEmpty)
      #expect(!StatusHUD.isVisible)
    }
  }

  @Test func threeFailuresAreShownOneAfterTheOther() async throws {
    try await RowDemo.run { demo in
      demo.controller.failures.sendActions(for: .touchUpInside)
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
      #expect(demo.controller.failures.subtitle == "3 files could not be read")
    }
  }

  /// A row leads through all values of its setting, and back to the first.
  @Test func rowsOfTheAppearanceChangeTheConfiguration() async throws {
    try await RowDemo.run { demo in
      let controller = demo.controller
      let defaults = StatusHUD.Configuration()
      let positions = taps(controller.position).map(\.position)
      #expect(positions.last == defaults.position)
      #expect(Set(positions) == Set(HUDPosition.allCases))
      let effects = taps(controller.effect).map(\.effect)
      #expect(effects.map { $0 != nil } == [true, false])
      let results = taps(controller.colours).map {
        [$0.infoColor, $0.successColor, $0.errorColor].compactMap { $0 }
      }
      #expect(results == [[.systemBlue, .systemGreen, .systemRed], []])
      let grow = taps(controller.indicators).map(\.adjustsIndicatorForContentSizeCategory)
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
