// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The HUD over the demo, played by hand and seen on the root window of the server. Where rows are
/// is documented in the demo's `ListView`; where the HUD is, by StatusHUD: in the middle.
@MainActor
@Suite(.serialized)
struct DemoHUDTests {
  /// At scale 2 everything has twice the pixels, and clicks are where they look to be.
  @Test(arguments: [1, 2] as [CGFloat])
  func aClickOnARowPutsTheHUDOverTheApp(scale: CGFloat) async throws {
    try await Demo.run(scale: scale) { demo in
      #expect(demo.window.frame.width == 390 * scale)
      #expect(demo.window.frame.height == 844 * scale)
      let before = try await demo.stillPicture()
      #expect(before.width == Int(390 * scale))
      try await demo.click(.aboutThisDevice)
      // Nothing but the HUD differs, and once it has come it is in the middle; its shadow falls 4
      // points down.
      var after = before
      var bezel = CGRect.zero
      try await wait(for: "the HUD in the middle") {
        after = try demo.picture()
        bezel = after.bounds(differingFrom: before) ?? .zero
        return abs(bezel.midX - 195 * scale) <= 1 && abs(bezel.midY - (422 + 4) * scale) <= scale
      }
      try after.keep(as: "e2e-message-\(Int(scale))x")
      #expect(bezel.width > 100 * scale)
      #expect(bezel.height > 60 * scale)
    }
  }

  /// One picture shows both. The toast is 16 points above the edge, and its shadow ends below it.
  @Test func aToastComesAndGoesBesideTheWork() async throws {
    try await Demo.run { demo in
      let bottom = CGRect(x: 0, y: 632, width: 390, height: 212)
      let before = try await demo.stillPicture()
      let rows = try demo.picture(of: bottom)
      try await demo.click(.saveWhileCounting)
      var both = before
      try await wait(for: "the HUD in the middle, and the toast at the bottom") {
        both = try demo.picture()
        let seen = both.bounds(differingFrom: before) ?? .zero
        return abs(seen.midX - 195) <= 1 && (300...400).contains(seen.minY) && seen.maxY > 828
      }
      try both.keep(as: "e2e-toast")
      try await wait(for: "the toast to leave") { try demo.picture(of: bottom) == rows }
    }
  }

  /// The list scrolls by 320 points: until the row at 1104, which the keys choose, and a margin of 32
  /// points below it are visible.
  @Test func aClickOnUndoEndsTheMessage() async throws {
    try await Demo.run { demo in
      let top = try await demo.stillPicture(of: Demo.middle)
      // Without a window manager the keys belong to the window under the pointer.
      try await demo.xdotool(["mousemove", "195", "200", "key"] + (1...17).map { _ in "Down" })
      try await demo.change("the list", of: Demo.middle, from: top)
      let before = try await demo.stillPicture()
      let row = Row.deleteNote.frame.offsetBy(dx: 0, dy: -320)
      let bottom = CGRect(x: 95, y: 740, width: 200, height: 104)
      let (untold, rows) = (try demo.picture(of: row), try demo.picture(of: bottom))
      try await demo.click(row)
      try await demo.change("the message", of: bottom, from: rows)
      let message = try await demo.stillPicture()
      try message.keep(as: "e2e-undo")
      let deleted = try demo.picture(of: row)
      #expect(deleted != untold)
      // The button's center is above the bezel's padding of 12 points and half of its own height.
      try await demo.click(CGRect(x: 185, y: 792, width: 20, height: 20))
      try await wait(for: "the message to leave") { try demo.picture(of: bottom) == rows }
      let restored = try await demo.stillPicture(of: row)
      #expect(restored != deleted)
      #expect(try await demo.stillPicture().bounds(differingFrom: before).map(row.contains) == true)
    }
  }

  /// The mask would keep clicks from the page, and the HUD is back after it.
  @Test func aPageInFrontOfTheMaskAnswers() async throws {
    try await Demo.run { demo in
      let rows = CGRect(x: 0, y: 460, width: 390, height: 384)
      let list = try await demo.stillPicture(of: rows)
      try await demo.click(.signIn)
      // The mask darkens the corner, and the page is as bright as paper.
      let corner = CGPoint(x: 5, y: 835)
      try await wait(for: "the mask") { try demo.pixel(at: corner).red < 160 }
      try await wait(for: "the page") { try demo.pixel(at: corner).red == 255 }
      let page = try await demo.stillPicture()
      try page.keep(as: "e2e-page")
      try await demo.click(CGRect(x: 16, y: 394, width: 358, height: 56))
      try await wait(for: "the HUD, which is back") { try demo.pixel(at: corner).red < 160 }
      try await wait(for: "the list") { try demo.picture(of: rows) == list }
    }
  }
}
