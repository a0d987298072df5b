// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: the spinner's keyframes, each dot an eighth of a second behind the one before; a
/// quarter of a second turns the picture by a quarter.
@MainActor
@Suite(.exclusiveScreen)
struct DotsSpinnerTests {
  private func withSpinner(_ body: (OffscreenScreen) async throws -> Void) async rethrows {
    try await withWindow(48, 48, scale: 2, color: .white) { screen, window in
      _ = DotsSpinner(CGRect(0, 0, 48, 48), in: window)
      await screen.advance(by: 2)
      try await body(screen)
    }
  }

  @Test func everyDotIsAtItsPlaceInTheFade() async {
    await withSpinner { screen in
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
    try await withSpinner { screen in
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

  @Test func itMakesSixtyFramesASecond() async {
    await withSpinner { screen in
      let frames = screen.renderedFrameCount
      await screen.advance(by: 1)
      #expect((60...61).contains(screen.renderedFrameCount - frames))
    }
  }
}
