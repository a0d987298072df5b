// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values: the modes in VESA's and CEA's lists of timings.
struct RefreshRateTests {
  @Test func aModeHasTheRateOfItsClock() throws {
    // CEA-861, format 16: 1920 x 1080, 148.5 MHz over 2200 x 1125 is 60 Hz exactly.
    #expect(RefreshRate.of(dotClock: 148_500_000, horizontalTotal: 2200, verticalTotal: 1125) == 60)
    // VESA DMT 640 x 480: 25.175 MHz over 800 x 525 is 59.94 Hz.
    let vga = try #require(
      RefreshRate.of(dotClock: 25_175_000, horizontalTotal: 800, verticalTotal: 525))
    #expect(abs(vga - 59.94) < 0.001)
  }

  @Test func halfPicturesCountAndDoubledLinesTakeTwice() throws {
    // CEA-861, format 5: 1080i, 74.25 MHz over 2200 x 1125 is 60 half pictures a second.
    #expect(
      RefreshRate.of(
        dotClock: 74_250_000, horizontalTotal: 2200, verticalTotal: 1125, isInterlaced: true) == 60)
    // 320 x 240 as X servers have always made it of VGA's timing: each of 262 lines is shown twice.
    let low = try #require(
      RefreshRate.of(
        dotClock: 12_588_000, horizontalTotal: 400, verticalTotal: 262, isDoubleScan: true))
    #expect(abs(low - 60.057) < 0.001)
  }

  @Test func whatNoScreenHasIsUnknown() {
    // A virtual monitor has no clock.
    #expect(RefreshRate.of(dotClock: 0, horizontalTotal: 0, verticalTotal: 0) == nil)
    #expect(RefreshRate.of(dotClock: 0, horizontalTotal: 800, verticalTotal: 525) == nil)
    #expect(RefreshRate.of(dotClock: .max, horizontalTotal: 1, verticalTotal: 1) == nil)
    #expect(RefreshRate.of(dotClock: 1000, horizontalTotal: 800, verticalTotal: 525) == nil)
    #expect(RefreshRate.plausible(.nan) == nil)
    #expect(RefreshRate.plausible(1) == nil)
    #expect(RefreshRate.plausible(144) == 144)
  }

  @Test func theMonitorWithMostOfTheWindowDecides() {
    let layout = OutputLayout(outputs: [
      .init(area: PixelRect(x: 0, y: 0, width: 1920, height: 1080), rate: 60),
      .init(area: PixelRect(x: 1920, y: 0, width: 2560, height: 1440), rate: 144),
    ])
    #expect(layout.commonRate == nil)
    // 200 columns on the left monitor, 300 on the right one, and the other way round.
    #expect(layout.rate(at: PixelRect(x: 1720, y: 10, width: 500, height: 100)) == 144)
    #expect(layout.rate(at: PixelRect(x: 1620, y: 10, width: 500, height: 100)) == 60)
    // On none of them: the first.
    #expect(layout.rate(at: PixelRect(x: -900, y: 0, width: 100, height: 100)) == 60)
  }

  @Test func oneRateForAllNeedsNoQuestion() {
    let area = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(OutputLayout().commonRate == 60)
    #expect(OutputLayout().rate(at: area) == 60)
    let same = OutputLayout(outputs: [.init(area: area, rate: 75), .init(area: area, rate: 75)])
    #expect(same.commonRate == 75)
  }
}
