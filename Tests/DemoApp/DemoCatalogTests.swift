// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The list of all states, played by hand.
@MainActor
@Suite(.serialized)
struct DemoCatalogTests {
  /// The part of the list above the row that reports notifications of the HUD, the third from the
  /// end.
  private static let upperRows = CGRect(x: 0, y: 0, width: 390, height: 640)
  /// The first row below the title, two headers of 32 points and the row that leads back, as the
  /// demo's `ListView` has them.
  private static let firstRow = CGRect(x: 16, y: 12 + 40 + 32 + 56 + 32, width: 358, height: 56)

  @Test func aRowShowsItsStateAndEscapeLeadsBack() async throws {
    try await Demo.run { demo in
      let top = try await demo.stillPicture(of: Self.upperRows)
      // Without a window manager the keys belong to the window under the pointer.
      try await demo.xdotool(["mousemove", "195", "200", "key", "Up"])
      try await demo.change("the last row", of: Self.upperRows, from: top)
      let list = try await demo.stillPicture(of: Self.upperRows)
      try await demo.press("Return")
      try await demo.change("the catalog", of: Self.upperRows, from: list)
      let catalog = try await demo.stillPicture()
      try catalog.keep(as: "e2e-catalog")

      let middle = try demo.picture(of: Demo.middle)
      try await demo.click(Self.firstRow)
      try await demo.change("the HUD", of: Demo.middle, from: middle)
      try await wait(for: "the HUD to leave") { try demo.picture() == catalog }
      try await demo.press("Escape")
      try await wait(for: "the list") { try demo.picture(of: Self.upperRows) == list }
    }
  }
}
