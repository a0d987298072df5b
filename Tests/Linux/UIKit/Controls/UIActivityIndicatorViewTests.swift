// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected values: since iOS 14, the indicator has eight spokes, each an eighth of a second after
/// the last. At first, the leading spoke points up.
@MainActor
@Suite(.exclusiveScreen)
struct UIActivityIndicatorViewTests {
  @Test func theLeadingSpokeGoesRoundInEighths() async {
    await withWindow(20, 20, scale: 4, color: .white) { screen, window in
      let view = UIActivityIndicatorView(style: .medium)
      view.color = .black
      window.addSubview(view)
      view.startAnimating()
      // The pixels in the middle of the spokes that point up and to the right.
      @MainActor func shades() -> (up: Int, right: Int) {
        let pixels = PixelReader(screen.image())
        return (pixels.straight(40, 13).red, pixels.straight(67, 40).red)
      }
      // White below black. The alpha of the leading spoke is 217 of 255.
      #expect(abs(shades().up - (255 - 217)) <= 1)
      let start = PixelReader(screen.image())
      await screen.advance(by: 0.26)
      #expect(abs(shades().right - (255 - 217)) <= 1)
      #expect(abs(shades().up - (255 - 143)) <= 1)
      let quarter = PixelReader(screen.image())
      let turned = start.rotated(quarterTurns: 1).difference(to: quarter)
      // The edges of the spokes are rounded to 256 levels.
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
