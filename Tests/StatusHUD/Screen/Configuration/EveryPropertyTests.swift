// SPDX-License-Identifier: MIT

import StatusHUD
import TestSupport
import Testing

/// No property of the configuration is ignored: each changes what is seen or felt.
@MainActor @Suite(.globalHUD) struct EveryPropertyTests {
  nonisolated static let properties = Mirror(reflecting: StatusHUD.Configuration()).children
    .compactMap(\.label)

  @Test func everyPropertyHasACase() {
    #expect(PropertyCase.all.map(\.name).sorted() == Self.properties.sorted())
  }

  @Test(arguments: properties)
  func aPropertyHasAnEffect(property: String) async throws {
    let it = try #require(PropertyCase.all.first { $0.name == property })
    let plain = await it.outcome(isChanged: false)
    #expect(await it.outcome(isChanged: false) == plain, "the scenario itself is not the same")
    #expect(await it.outcome(isChanged: true) != plain)
  }
}
