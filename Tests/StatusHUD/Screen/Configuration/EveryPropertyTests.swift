// SPDX-License-Identifier: MIT

import StatusHUD
import TestSupport
import Testing

/// No property of the configuration may be ignored: each changes what is seen or felt, and one that
/// is added must be added here.
@MainActor @Suite(.exclusiveScreen) struct EveryPropertyTests {
  nonisolated static let properties = Mirror(reflecting: StatusHUD.Configuration()).children
    .compactMap(\.label)

  @Test func everyPropertyIsTried() {
    #expect(Set(PropertyCase.all.map(\.name)) == Set(Self.properties))
    #expect(PropertyCase.all.count == Self.properties.count)
  }

  @Test(arguments: properties)
  func itIsNotIgnored(property: String) async throws {
    let it = try #require(PropertyCase.all.first { $0.name == property })
    let plain = try #require(await it.outcome(isChanged: false))
    #expect(await it.outcome(isChanged: false) == plain, "the scenario itself is not the same")
    #expect(await it.outcome(isChanged: true) != plain)
  }
}
