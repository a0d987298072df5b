// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// However often the app changes a HUD, the HUD is updated at most once in a sixtieth of a second.
@MainActor @Suite(.globalHUD) struct UpdateRateTests {
  private final class Meter: UIView, HUDProgressIndicator {
    var values: [Double] = []
    func setProgress(_ progress: Double, animated: Bool) { values.append(progress) }
  }

  private let it = HUDScreen()
  private let meter = Meter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test(arguments: Place.allCases)
  func tenThousandChangesInASecondAreSixtyOneUpdates(place: Place) async {
    StatusHUD.indicatorProvider = { [meter] _ in meter }
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.progress(0), "Loading", for: 0)
    let view = HUDView.hud(in: it.app.window)
    await it.advance(by: 1)
    meter.values = []
    for step in 1...1000 {
      for part in 1...10 {
        let value = Double(10 * (step - 1) + part) / 10_000
        if let view {
          view.progress = value
        } else {
          StatusHUD.showProgress(value, status: "Loading")
        }
      }
      await it.advance(by: 0.001)
      if step == 1 { #expect(meter.values == [0.001], "the first comes in the next turn") }
    }
    #expect((50...61).contains(meter.values.count))
    await it.advance(by: 0.02)
    #expect(meter.values.last == 1 && meter.values == meter.values.sorted())
  }
}
