// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The samples of HUDs in views, played by hand.
@MainActor
@Suite(.serialized)
struct DemoSamplesTests {
  /// The ninth sample: its HUD stays for as long as nobody clicks its button, or nearly so.
  private static let sample = Demo.innerRow(8)
  /// Where the HUD's button is, in the picture that the test keeps.
  private static let button = CGRect(x: 165, y: 441, width: 61, height: 27)

  @Test func aClickOnASamplePutsItsHUDOverTheAppAndItsButtonEndsIt() async throws {
    try await Demo.run { demo in
      try await demo.visit("samples", rowsUp: 1) { _ in
        let list = try demo.picture(of: Self.button)
        try await demo.click(Self.sample)
        try await demo.change("the HUD", of: Self.button, from: list)
        // It has faded in.
        _ = try await demo.stillPicture(of: Self.button)
        try demo.picture().keep(as: "e2e-sample")
        let row = try await demo.stillPicture(of: Self.sample)

        try await demo.click(Self.button)
        try await wait(for: "the HUD to leave") { try demo.picture(of: Self.button) == list }
        try await demo.change("the row's news", of: Self.sample, from: row)
      }
    }
  }
}
