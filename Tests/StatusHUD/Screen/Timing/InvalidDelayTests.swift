// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Dismissals after a delay. What ends or replaces them is what `DismissalTests` prove.
@MainActor @Suite(.globalHUD) struct InvalidDelayTests {
  private let it = HUDScreen(fades: true)

  @Test(arguments: Place.allCases, [-1, 0, .nan, .infinity] as [Double])
  func aDelayThatIsNoneHidesAtOnce(place: Place, delay: Double) async {
    await HUDInPlace(it: it, place: place).show()
    if place == .global { StatusHUD.dismiss(after: delay) }
    let hud = HUDView.hud(in: it.app.window)
    hud?.hide(after: delay)
    #expect(!StatusHUD.isVisible && hud?.isVisible != true)
  }
}
