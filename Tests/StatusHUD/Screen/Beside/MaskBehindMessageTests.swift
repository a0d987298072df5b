// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message that has the very position of the HUD is in the HUD, and the work goes on behind it.
@MainActor @Suite(.globalHUD) struct MaskBehindMessageTests {
  private let it = HUDScreen()

  @Test(arguments: [StatusHUD.MaskType.black, .automatic])
  func theAppStaysBlockedWhileTheWorkRuns(mask: StatusHUD.MaskType) async {
    StatusHUD.configure { $0.maskType = mask == .black ? .automatic : .black }
    StatusHUD.show(status: "Paying", maskType: mask)
    await it.advance(by: 1)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)))
    StatusHUD.showText("Copied", position: .center)
    await it.advance(by: 1)
    #expect(it.texts == ["Copied"] && StatusHUD.activityCount == 1)
    #expect(it.takesTouch(at: CGPoint(x: 5, y: 5)))
  }
}
