// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The second text of the global HUD.
@MainActor @Suite(.globalHUD) struct DetailsTests {
  private let it = HUDScreen()

  @Test func theyStandBelowTheTextAndAreSmaller() async throws {
    await it.show(.activity, "Uploading", details: "Three files of ten")
    let bezel = try it.bezel
    let frames = [bezel.label, bezel.detailLabel].map { $0.convert($0.bounds, to: bezel) }
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(bezel.detailLabel.font.pointSize == 12 && bezel.label.font.pointSize == 15)
  }
}
