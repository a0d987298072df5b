// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The samples of HUDs in views, played by hand. Where their rows are follows from the demo's
/// `ListLayout`: below the title and two headers of 32 points, the second row of 56.
@MainActor
@Suite(.serialized)
struct DemoSamplesTests {
  private static let firstSample = 12 + 40 + 32 + 56 + 32 + 56 / 2
  /// What news of the HUD do not change: their row is the third from the end.
  private static let upperRows = CGRect(x: 0, y: 0, width: 390, height: 640)

  @Test func aClickOnASamplePutsItsHUDOverTheAppAndItLeaves() async throws {
    try await Demo.run { demo in
      let top = try await demo.stillPicture(of: Self.upperRows)
      // Without a window manager the keys belong to the window under the pointer.
      try await demo.xdotool(["mousemove", "195", "\(Self.firstSample)", "key", "Up"])
      try await demo.change("the last row", of: Self.upperRows, from: top)
      let list = try await demo.stillPicture(of: Self.upperRows)
      try await demo.press("Up", "Return")
      try await demo.change("the samples", of: Self.upperRows, from: list)
      try await demo.stillPicture().keep(as: "e2e-samples")

      let middle = try demo.picture(of: Demo.middle)
      try await demo.xdotool(["click", "1"])
      try await demo.change("the HUD", of: Demo.middle, from: middle)
      try await wait(for: "the HUD to leave") { try demo.picture(of: Demo.middle) == middle }

      try await demo.press("Escape")
      try await wait(for: "the list") { try demo.picture(of: Self.upperRows) == list }
    }
  }
}
