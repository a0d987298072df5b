// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message with a position, which is beside the HUD while work goes on.
@MainActor @Suite(.globalHUD) struct MessagePositionTests {
  private let it = HUDScreen()

  @Test func aToastLeavesTheSpinnerAlone() async throws {
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 1)
    let frame = try it.bezel.frame
    StatusHUD.show(.text("Copied", position: .bottom))
    await it.advance(by: 1)
    #expect(try it.bezel.frame == frame && it.texts == ["Uploading"])
    #expect(it.messageTexts == ["Copied"])
    #expect(StatusHUD.activityCount == 1 && StatusHUD.status == "Uploading")
  }
}
