// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The list of all states, played by hand.
@MainActor
@Suite(.serialized)
struct DemoCatalogTests {
  @Test func aRowShowsItsStateAndEscapeLeadsBack() async throws {
    try await Demo.run { demo in
      try await demo.visit("catalog") { catalog in
        let middle = try demo.picture(of: Demo.middle)
        try await demo.click(Demo.innerRow(0))
        try await demo.change("the HUD", of: Demo.middle, from: middle)
        try await wait(for: "the HUD to leave") { try demo.picture() == catalog }
      }
    }
  }
}
