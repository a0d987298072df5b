// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: the measures of the indicator since iOS 14: eight spokes, an eighth of a second
/// apart, the leading one pointing up at first.
@MainActor
@Suite(.exclusiveScreen)
struct UIActivityIndicatorViewTests {
  @Test func theLeadingSpokeGoesRoundInEighths() async {
    await withWindow(20, 20, scale: 4, color: .white) { screen, window in
      let view = UIActivityIndicatorView(style: .medium)
      view.color = .black
      window.addSubview(view)
      view.startAnimating()
      // The middles of the spokes that point up and right, in pixels.
      @MainActor func shades() -> (up: Int, right: Int) {
        let pixels = PixelReader(screen.image())
        return (pixels.straight(40, 13).red, pixels.straight(67, 40).red)
      }
      // White under black of 217, then the two ladder steps back, of 255.
      #expect(abs(shades().up - (255 - 217)) <= 1)
      let start = PixelReader(screen.image())
      await screen.advance(by: 0.26)
      #expect(abs(shades().right - (255 - 217)) <= 1)
      #expect(abs(shades().up - (255 - 143)) <= 1)
      let quarter = PixelReader(screen.image())
      let turned = start.difference(afterQuarterTurns: 1, to: quarter)
      // The same up to how edges are rounded to 256 levels.
      #expect(turned.map { $0.maximum <= 8 && $0.mean < 0.1 } == true)
      await screen.advance(by: 0.75)
      #expect(abs(shades().up - (255 - 217)) <= 1)
    }
  }

  @Test func itSpinsAgainInAnotherWindow() async {
    await withWindow(20, 20) { screen, window in
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      window.addSubview(view)
      await screen.advance(by: 0.1)
      view.removeFromSuperview()
      await screen.advance(by: 0.1)
      window.addSubview(view)
      await screen.advance(by: 0.1)
      let frames = screen.renderedFrameCount
      await screen.advance(by: 1)
      #expect(screen.renderedFrameCount >= frames + 7)
    }
  }
}
