// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: interpolation at the centres of pixels, in the unit square of the bounds.
@Suite struct GradientRenderingTests {
  private func gradient(
    _ width: Int, _ height: Int, _ change: (CAGradientLayer) -> Void
  ) throws -> PixelReader {
    try RenderedScreen.pixels(width, height) { root in
      let layer = CAGradientLayer()
      layer.frame = CGRect(0, 0, width, height)
      layer.colors = [Ink.black, Ink.white]
      change(layer)
      root.addSublayer(layer)
    }
  }

  @Test func axialGradientsRunDownwardsUnlessTold() throws {
    let pixels = try gradient(4, 100) { _ in }
    for y in [0, 25, 50, 99] {
      let expected = Int((Double(y) + 0.5) * 2.55)
      #expect(abs(pixels.straight(2, y).red - expected) <= 1)
    }
  }

  @Test func axialGradientsAreStretchedWithTheBounds() throws {
    let pixels = try gradient(200, 50) { layer in
      layer.startPoint = .zero
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    // In unit space the line of half grey runs from (1, 0) to (0, 1): corner to corner.
    for (x, y) in [(199, 0), (100, 25), (0, 49), (150, 12)] {
      #expect(abs(pixels.straight(x, y).red - 128) <= 3)
    }
  }

  @Test func coloursStandAtTheirLocationsAndGoOnBeyond() throws {
    let pixels = try gradient(10, 1) { layer in
      layer.colors = [Ink.red, Ink.green, Ink.blue]
      layer.locations = [0.2, 0.2, 0.8]
      layer.startPoint = .zero
      layer.endPoint = CGPoint(x: 1, y: 0)
    }
    #expect(pixels.straight(0, 0) == Pixel(255, 0, 0))
    #expect(pixels.straight(1, 0) == Pixel(255, 0, 0))
    #expect(pixels.straight(2, 0).difference(to: Pixel(0, 234, 21)) <= 2)
    #expect(pixels.straight(9, 0) == Pixel(0, 0, 255))
  }

  @Test func radialGradientsAreEllipses() throws {
    let pixels = try gradient(200, 100) { layer in
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(pixels.straight(100, 50).red <= 3)
    #expect(abs(pixels.straight(150, 50).red - 128) <= 2)
    #expect(abs(pixels.straight(100, 75).red - 129) <= 2)
    #expect(pixels.straight(0, 0).red == 255)
  }

  /// What is known of Apple's: centre at `startPoint`, first colour on the ray to `endPoint`,
  /// clockwise on the screen. Its documentation of `.conic` says nothing.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0), 0), (CGPoint(x: 1, y: 0.5), 1), (CGPoint(x: 0.5, y: 1), 2),
    (CGPoint(x: 0, y: 0.5), 3),
  ])
  func conicGradientsBeginOnTheirRay(end: CGPoint, quarterTurns: Int) throws {
    func conic(_ end: CGPoint) throws -> PixelReader {
      try gradient(101, 101) { layer in
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = end
      }
    }
    let up = try conic(CGPoint(x: 0.5, y: 0))
    #expect(abs(up.straight(95, 50).red - 64) <= 1)
    #expect(abs(up.straight(50, 95).red - 128) <= 1)
    #expect(abs(up.straight(5, 50).red - 191) <= 1)
    let turned = try conic(end)
    // On the ray itself the first and the last colour meet.
    let difference = up.difference(afterQuarterTurns: quarterTurns, to: turned)
    #expect((difference?.mean ?? 255) < 0.5)
    #expect((difference?.count ?? 0) < 101 * 101 / 2)
  }

  @Test func roundCornersCutGradients() throws {
    let pixels = try gradient(40, 40) { $0.cornerRadius = 20 }
    #expect(pixels.premultiplied(0, 0) == .transparent)
    #expect(pixels.premultiplied(20, 20).alpha == 255)
  }
}
