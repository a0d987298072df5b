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
