// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: whole pixels, areas, and lengths.
@Suite struct ShapeRenderingTests {
  private func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void) throws -> PixelReader {
    try RenderedScreen.pixels(40, 40) { root in
      let layer = CAShapeLayer()
      layer.frame = CGRect(0, 0, 40, 40)
      layer.path = path
      layer.fillColor = nil
      change(layer)
      root.addSublayer(layer)
    }
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
    return path
  }

  @Test func strokesAreTrimmedByLength() throws {
    let pixels = try shape(line) { layer in
      layer.strokeColor = Ink.red
      layer.lineWidth = 2
      layer.strokeStart = 0.25
      layer.strokeEnd = 0.75
    }
    #expect(pixels.bounds() == CGRect(15, 19, 10, 2))
    let nothing = try shape(line) { layer in
      layer.strokeColor = Ink.red
      layer.strokeStart = 0.5
      layer.strokeEnd = 0.5
    }
    #expect(nothing.bounds() == nil)
  }

  @Test func aTrimmedRingIsRoundAndContinuous() throws {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 20, y: 20), radius: 15, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    let pixels = try shape(path) { layer in
      layer.strokeColor = Ink.black
      layer.lineWidth = 4
      layer.strokeEnd = 0.75
    }
    // Three quarters of the area between the circles of radius 13 and 17.
    let area = pixels.words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - 0.75 * .pi * (17 * 17 - 13 * 13)) < 1.5)
    // Clockwise from 3 o'clock: the upper right quarter is missing.
    #expect(pixels.premultiplied(31, 9).alpha == 0)
    for (x, y) in [(30, 30), (9, 30), (9, 9)] {
      #expect(pixels.premultiplied(x, y).alpha == 255)
    }
  }

  @Test func mitresLieInsideTheDamage() throws {
    let screen = try RenderedScreen(60, 60)
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addLines(
      between: [CGPoint(x: 10, y: 50), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 50)])
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = Ink.red
    layer.lineWidth = 6
    screen.root.addSublayer(layer)
    screen.update()
    #expect(try screen.pixels().premultiplied(20, 14).alpha == 255, "the mitre")
    layer.isHidden = true
    screen.update()
    #expect(try screen.pixels().bounds() == nil)
  }
}
