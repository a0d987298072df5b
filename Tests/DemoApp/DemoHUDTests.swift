// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The HUD over the demo, played by hand and seen on the root window of the server. Where rows are
/// is documented in the demo's `ListLayout`; where the HUD is, by StatusHUD: in the middle.
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
      let middle = try demo.picture(of: Demo.middle)
      try await demo.click(.aboutThisDevice)
      try await demo.change("the HUD", of: Demo.middle, from: middle)
      let after = try await demo.briefPicture()
      try after.keep(as: "e2e-message-\(Int(scale))x")

      // Nothing but the HUD differs, and it is in the middle; its shadow falls 4 points down.
      let bezel = try #require(after.bounds(differingFrom: before))
      #expect(abs(bezel.midX - 195 * scale) <= 1)
      #expect(abs(bezel.midY - (422 + 4) * scale) <= scale)
      #expect(bezel.width > 100 * scale)
      #expect(bezel.height > 60 * scale)
    }
  }

  @Test func aMessageLeavesByItselfAndLeavesNothingBehind() async throws {
    try await Demo.run { demo in
      let before = try await demo.stillScreen()
      let middle = try demo.picture(of: Demo.middle)
      try await demo.click(.freeSpace)
      try await demo.change("the HUD", of: Demo.middle, from: middle)
      try await wait(for: "the former picture") { try demo.server.framebuffer() == before }
      let isThere = !demo.client.shownWindows().isEmpty
      #expect(isThere)
    }
  }

  @Test func withoutAMaskTheAppGoesOnAndWithBlackItDoesNot() async throws {
    try await Demo.run { demo in
      // Without a mask: taps reach the rows beside the turning ring.
      var middle = try await demo.stillPicture(of: Demo.middle)
      let effect = try demo.picture(of: Row.effect.frame)
      try await demo.click(.countPrimes)
      try await demo.change("the HUD", of: Demo.middle, from: middle)
      let counting = try await demo.stillPicture(of: Row.countPrimes.frame)
      try await demo.click(.effect)
      try await demo.change("the effect's name", of: Row.effect.frame, from: effect)
      try await demo.change("the count of taps", of: Row.countPrimes.frame, from: counting)
      try demo.picture().keep(as: "e2e-spinner-mask-none")
      try await demo.click(.countPrimes)
      try await wait(for: "the HUD to leave") { try demo.picture(of: Demo.middle) == middle }

      // The mask is Clear one tap later, and Black after two.
      var mask = try await demo.stillPicture(of: Row.mask.frame)
      for _ in 0..<2 {
        try await demo.click(.mask)
        try await demo.change("the mask's name", of: Row.mask.frame, from: mask)
        mask = try await demo.stillPicture(of: Row.mask.frame)
      }
      let corner = CGPoint(x: 5, y: 5)
      let bright = try demo.pixel(at: corner)
      middle = try await demo.stillPicture(of: Demo.middle)
      try await demo.click(.countPrimes)
      // Black at 40 % leaves 60 %.
      let dark = Pixel(bright.red * 6 / 10, bright.green * 6 / 10, bright.blue * 6 / 10)
      try await wait(for: "the mask") { try demo.pixel(at: corner).difference(to: dark) <= 1 }
      let dimmed = try await demo.stillPicture(of: Row.mask.frame)
      let first = try demo.picture(of: Row.hashFiles.frame)
      try demo.picture().keep(as: "e2e-spinner-mask-black")

      // The click comes before the key, whose effect is seen: so the click had none.
      try await demo.click(.mask)
      try await demo.press("Down")
      try await demo.change("the row's focus", of: Row.hashFiles.frame, from: first)
      #expect(try demo.picture(of: Row.mask.frame) == dimmed)

      // Two rows further down, return ends the count: the same click works again.
      try await demo.press("Down", "Down", "Return")
      try await wait(for: "the mask to leave") { try demo.pixel(at: corner) == bright }
      try await wait(for: "the HUD to leave") { try demo.picture(of: Demo.middle) == middle }
      mask = try demo.picture(of: Row.mask.frame)
      try await demo.click(.mask)
      try await demo.change("the mask's name", of: Row.mask.frame, from: mask)
      try await demo.stillPicture().keep(as: "e2e-after")
    }
  }
}
