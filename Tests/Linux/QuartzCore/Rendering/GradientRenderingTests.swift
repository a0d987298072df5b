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
