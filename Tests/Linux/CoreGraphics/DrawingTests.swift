// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Expected values: whole pixels, which no rule of antialiasing changes.
@Suite struct DrawingTests {
  @Test func theOriginOfABitmapIsItsLowerLeftCorner() throws {
    let pixels = try Bitmap.yUp(10, 10) { context in
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(pixels.bounds() == CGRect(x: 0, y: 8, width: 3, height: 2))
    #expect(pixels.straight(0, 9) == .pureRed)
  }

  @Test func theOriginOfAScreenIsItsUpperLeftCorner() throws {
    let pixels = try Bitmap.upright(20, 20, scale: 2) { context in
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(pixels.bounds() == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func anUprightContextIsAFlippedOne() throws {
    // UIKit's contexts have this transform on Apple platforms.
    _ = try Bitmap.upright(20, 30, scale: 2) { context in
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
    }
    _ = try Bitmap.yUp(20, 30) { context in #expect(context.ctm.isIdentity) }
  }

  @Test func clockwiseArcsTurnTheOtherWayOnAScreen() throws {
    func quarter(_ context: CGContext) {
      context.setFillColor(Bitmap.red)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      context.fillPath()
    }
    let up = try Bitmap.yUp(20, 20, quarter)
    let down = try Bitmap.upright(20, 20, quarter)
    #expect(up.bounds() == CGRect(x: 10, y: 2, width: 8, height: 8))
    #expect(down.bounds() == CGRect(x: 10, y: 10, width: 8, height: 8))
  }

  @Test func imagesAreUprightWhereYPointsUp() throws {
    let image = try Bitmap.quarters()
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let up = try Bitmap.yUp(2, 2) { $0.draw(image, in: rect) }
    #expect(up == PixelReader(image))
    let flipped = try Bitmap.upright(2, 2) { $0.draw(image, in: rect) }
    #expect(flipped.straight(0, 0) == .pureBlue)
    let upright = try Bitmap.upright(2, 2) { $0.drawUpright(image, in: rect) }
    #expect(upright == PixelReader(image))
  }

  @Test func transformsApplyInTheLocalSpace() throws {
    let pixels = try Bitmap.upright(20, 20) { context in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 2, y: 1)
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    // Turned clockwise, x points down and y to the left.
    #expect(pixels.bounds() == CGRect(x: 4, y: 12, width: 4, height: 6))
  }

  @Test func statesNest() throws {
    let pixels = try Bitmap.upright(4, 1) { context in
      context.setFillColor(Bitmap.red)
      context.saveGState()
      context.setFillColor(Bitmap.green)
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(
      (0..<4).map { pixels.straight($0, 0) } == [.transparent, .pureGreen, .transparent, .pureRed])
  }

  @Test func alphaAndBlendModes() throws {
    let pixels = try Bitmap.upright(3, 1) { context in
      context.setFillColor(Bitmap.green)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
      context.setFillColor(Bitmap.red)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(1)
      context.setBlendMode(.plusLighter)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.clear(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(pixels.straight(0, 0).difference(to: Pixel(128, 127, 0)) <= 1)
    #expect(pixels.straight(1, 0) == Pixel(255, 255, 0))
    #expect(pixels.straight(2, 0) == .transparent)
  }

  @Test func transparencyLayersFadeAsOne() throws {
    let pixels = try Bitmap.upright(3, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(Bitmap.green)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    // Where both overlap the upper one alone shows, as it would without alpha.
    #expect(pixels.straight(0, 0).difference(to: Pixel(0, 255, 0, 128)) <= 1)
    #expect(pixels.straight(1, 0).difference(to: Pixel(255, 0, 0, 128)) <= 1)
  }

  @Test func strokesAndDashes() throws {
    let pixels = try Bitmap.upright(12, 6) { context in
      context.setStrokeColor(Bitmap.red)
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [3, 2])
      context.move(to: CGPoint(x: 1, y: 3))
      context.addLine(to: CGPoint(x: 11, y: 3))
      context.strokePath()
    }
    #expect(pixels.bounds() == CGRect(x: 1, y: 2, width: 8, height: 2))
    #expect(pixels.straight(3, 2) == .pureRed)
    #expect(pixels.straight(4, 2) == .transparent)
    #expect(pixels.straight(6, 3) == .pureRed)
  }

  @Test func evenOddLeavesHoles() throws {
    let pixels = try Bitmap.upright(9, 9) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
      context.fillPath(using: .evenOdd)
    }
    #expect(pixels.straight(4, 4) == .transparent)
    #expect(pixels.straight(1, 4) == .black, "black is the fill colour at first")
  }
}
