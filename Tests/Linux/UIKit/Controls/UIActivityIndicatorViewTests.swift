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
  @Test func noColourIsTheStandardOne() {
    let medium = UIActivityIndicatorView(style: .medium)
    let standard = medium.color
    medium.color = .red
    #expect(medium.color == .red)
    medium.color = nil
    #expect(medium.color == standard)
  }

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

  @Test func aStoppedIndicatorCostsNoFrames() async {
    await withWindow(20, 20) { screen, window in
      let view = UIActivityIndicatorView(style: .medium)
      window.addSubview(view)
      view.startAnimating()
      await screen.advance(by: 1)
      view.stopAnimating()
      await screen.advance(by: 0.1)
      let frames = screen.renderedFrameCount
      await screen.advance(by: 5)
      #expect(screen.renderedFrameCount == frames)
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

  @Test func spokesAreWhereTheyWereMeasured() {
    let large = SpokeGeometry(.large)
    #expect(large.position(of: 0) == CGPoint(x: 29, y: 17.5))
    // From the leading spoke, which points up, backwards.
    let backwards = [6, 5, 4, 3, 2, 1, 0, 7].map {
      (SpokeGeometry.strength(of: $0) * 255).rounded()
    }
    #expect(backwards == [217, 180, 143, 106, 69, 69, 69, 69])
  }
}
