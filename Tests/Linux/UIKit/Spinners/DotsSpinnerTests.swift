// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: those of the spinner's keyframes, each dot an eighth of a second behind the one
/// before; and that eight dots a quarter of a turn further look as they did a quarter of a second
/// before, turned.
@MainActor
@Suite("A spinner of eight dots", .exclusiveScreen)
struct DotsSpinnerTests {
  /// Whoever shows a window holds it.
  private func shown(on screen: OffscreenScreen) async -> UIWindow {
    let window = shownWindow(on: screen)
    window.backgroundColor = .white
    let spinner = DotsSpinner(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    window.addSubview(spinner)
    await screen.advance(by: 2)
    return window
  }

  @Test func everyDotIsAtItsPlaceInTheFade() async {
    await withScreen(48, 48, scale: 2) { screen in
      let window = await shown(on: screen)
      defer { window.isHidden = true }
      for step in 0..<4 {
        let pixels = PixelReader(screen.image())
        let time = Double(step) * 0.1
        for dot in 0..<8 {
          let phase = (time + 8 - Double(dot) / 8).truncatingRemainder(dividingBy: 1)
          let progress = min(phase / DotsSpinner.fadeDuration, 1)
          let opacity = 1 - Double(1 - DotsSpinner.faded) * progress
          let angle = Double(dot) * .pi / 4
          let found = pixels.premultiplied(
            Int(48 + 40 * sin(angle)), Int(48 - 40 * cos(angle)))
          let gray = Int((255 * (1 - opacity)).rounded())
          #expect(found.difference(to: Pixel(gray, gray, gray)) <= 2, "dot \(dot) at \(time)")
        }
        await screen.advance(by: 0.1)
      }
    }
  }

  @Test func aQuarterLaterItIsAQuarterFurther() async throws {
    try await withScreen(48, 48, scale: 2) { screen in
      let window = await shown(on: screen)
      defer { window.isHidden = true }
      let first = PixelReader(screen.image())
      for quarter in 1...4 {
        await screen.advance(by: 0.25)
        let difference = try #require(
          first.difference(afterQuarterTurns: quarter, to: PixelReader(screen.image())))
        // Cairo's edges of a disc are not quite the same in all directions.
        #expect(difference.maximum <= 8)
        #expect(difference.mean < 0.05)
      }
    }
  }

  @Test func sixtyFramesASecond() async {
    await withScreen(48, 48, scale: 2) { screen in
      let window = await shown(on: screen)
      defer { window.isHidden = true }
      let frames = screen.renderedFrameCount
      await screen.advance(by: 1)
      #expect((60...61).contains(screen.renderedFrameCount - frames))
    }
  }
}
