// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// No property of the configuration is ignored: each changes what is seen or felt.
@MainActor @Suite(.globalHUD) struct EveryPropertyTests {
  nonisolated static let properties = Mirror(reflecting: StatusHUD.Configuration()).children
    .compactMap(\.label)
  /// A window and a call that only the global HUD has.
  private static let globalOnly = ["windowLevel", "showsProgressDescription"]

  /// And the same effect at both places.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/509"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"), arguments: properties)
  func aPropertyHasAnEffect(property: String) async throws {
    let it = try #require(PropertyCase.all.first { $0.name == property })
    let plain = await it.outcome(isChanged: false)
    let changed = await it.outcome(isChanged: true)
    #expect(changed != plain)
    let other = Self.globalOnly.contains(property) ? Place.global : .view
    #expect(await it.outcome(isChanged: false, at: other) == plain)
    #expect(await it.outcome(isChanged: true, at: other) == changed)
  }
}
