// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

@testable import DemoApp

/// The rows whose messages are beside the HUD, on a virtual clock with real work. Where a HUD and a
/// message are is documented by StatusHUD: in the middle, and at the edge that the message names.
@MainActor
@Suite(.exclusiveScreen, .serialized)
struct DemoBesideTests {
  /// The work has no end that the test would live to see.
  @Test func aToastLeavesTheWorkAlone() async throws {
    try await RowDemo.run(limit: .max) { demo in
      _ = try await demo.tap("Begin an activity")
      _ = try await demo.tap("Save while counting", for: 0)
      try await demo.screen.wait(for: "the toast") { demo.messageTexts == [["Note saved"]] }
      await demo.screen.advance(by: 0.5)
      #expect(demo.texts == ["Counting primes"])
      #expect(StatusHUD.activityCount == 2)
      let (hud, toast) = (try #require(demo.bezel), try #require(demo.messageBezels.first))
      let (work, text) = (hud.shownFrame, toast.shownFrame)
      #expect(abs(work.midX - 195) <= 0.5 && abs(work.midY - 422) <= 0.5)
      #expect(abs(text.midX - 195) <= 0.5 && text.minY > work.maxY && text.maxY < 844)
      await demo.screen.advance(by: 5)
      #expect(demo.messageTexts == [], "its time is over")
      #expect(demo.texts == ["Counting primes"])
      #expect(hud.shownFrame == work)
    }
  }

  /// Where the HUD is, too, the toast is in the HUD's place, and the work returns after it.
  @Test func aToastInTheHUDsPlaceGivesItBack() async throws {
    try await RowDemo.run(limit: .max) { demo in
      let position = try demo.row("Position")
      while position.value != "Bottom" { position.sendActions(for: .touchUpInside) }
      _ = try await demo.tap("Save while counting", for: 0)
      try await demo.screen.wait(for: "the toast") { demo.texts == ["Note saved"] }
      #expect(demo.messageTexts == [])
      #expect(StatusHUD.activityCount == 1)
      await demo.screen.advance(by: 5)
      #expect(demo.texts == ["Counting primes"])
    }
  }

  @Test func undoEndsItsMessageAndRestoresTheNote() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Delete a note")
      #expect(row.subtitle == "Deleted")
      #expect(demo.messageTexts == [["Note deleted"]])
      let button = try #require(demo.messageBezels.first?.shownButton)
      #expect(button.title(for: .normal) == "Undo")
      demo.screen.tap(button)
      #expect(row.subtitle == "Restored")
      await demo.screen.advance(by: 1)
      #expect(demo.messageTexts == [])
    }
  }

  /// Nobody presses the button in the five seconds that it's there at least.
  @Test func withoutAPressTheNoteStaysDeleted() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Delete a note", for: 5)
      #expect(demo.messageTexts == [["Note deleted"]])
      await demo.screen.advance(by: 1)
      #expect(demo.messageTexts == [])
      #expect(row.subtitle == "Deleted")
    }
  }

  @Test func theOfflineBarStaysWhileWorkComesAndGoes() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Connection")
      #expect(row.value == "Offline")
      let bar = try #require(demo.messageBezels.first)
      let place = bar.shownFrame
      #expect(abs(place.midX - 195) <= 0.5 && place.minY > 0 && place.maxY < 100)
      for (title, text) in [
        ("Begin an activity", "Until you end it"), ("Read a message", "It takes about"),
        ("Save a note", "Saved"),
      ] {
        _ = try await demo.tap(title)
        #expect(demo.texts.first?.hasPrefix(text) == true)
        #expect(demo.messageTexts == [["You’re offline"]])
      }
      _ = try await demo.tap("Hide", for: 60)
      #expect(demo.texts == [])
      #expect(demo.messageTexts == [["You’re offline"]])
      #expect(bar.shownFrame == place)

      _ = try await demo.tap("Connection", for: 1)
      #expect(row.value == "Online")
      #expect(demo.messageTexts == [])
    }
  }

  /// Leaving the catalog ends all that's onscreen, and the row says so.
  @Test func theRowKnowsWhenSomethingElseEndsItsBar() async throws {
    try await RowDemo.run { demo in
      let row = try await demo.tap("Connection")
      StatusHUD.dismissAll()
      await demo.screen.advance(by: 1)
      #expect(row.value == "Online")
      _ = try await demo.tap("Connection")
      #expect(row.value == "Offline")
      #expect(demo.messageTexts == [["You’re offline"]])
    }
  }
}

extension RowDemo {
  /// The texts of each message beside the HUD, from back to front.
  fileprivate var messageTexts: [[String]] { messageBezels.map(\.shownTexts) }
}
