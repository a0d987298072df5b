// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Rule: an initialiser returns nil, a call draws nothing, and later drawing is unharmed.
@Suite struct BadInputTests {
  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (Int.max, 1), (1, Int.min), (100_000, 100_000)])
  func impossibleSizesMakeNothing(width: Int, height: Int) {
    #expect(
      CGContext(uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: 1) == nil)
    #expect(CGImage(premultipliedARGB: [0], width: width, height: height) == nil)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func impossibleScalesMakeNoContext(scale: CGFloat) {
    #expect(
      CGContext(uprightData: nil, width: 1, height: 1, bytesPerRow: 0, scale: scale) == nil)
  }

  @Test func unknownFormatsMakeNoContext() throws {
    func context(_ bits: Int, _ space: CGColorSpace, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info)
    }
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(context(8, CGColorSpaceCreateDeviceRGB(), last) != nil)
    #expect(context(16, CGColorSpaceCreateDeviceRGB(), last) == nil)
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(context(8, gray, last) == nil)
    #expect(context(8, CGColorSpaceCreateDeviceRGB(), 0) == nil)
  }

  private static let calls: [@Sendable (CGContext) -> Void] = [
    { $0.scaleBy(x: 0, y: 0) },
    { $0.scaleBy(x: 1, y: 0) },
    { $0.scaleBy(x: .nan, y: 1) },
    { $0.translateBy(x: .infinity, y: 0) },
    { $0.concatenate(CGAffineTransform(rotationAngle: .nan)) },
    { $0.concatenate(CGAffineTransform()) },
    { $0.concatenate(CGAffineTransform(scaleX: 1e300, y: 1e300)) },
    { $0.setLineWidth(.nan) },
    { $0.setLineWidth(1e300) },
    { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) },
    { $0.clip(to: CGRect.null) },
    { $0.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) },
  ]

  @Test(arguments: calls.indices)
  func laterDrawingIsUnharmed(index: Int) throws {
    let image = try Bitmap.quarters()
    let pixels = try Bitmap.upright(10, 10) { context in
      context.saveGState()
      Self.calls[index](context)
      let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
      for rect in [
        whole, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        CGRect(x: -1e300, y: 1e300, width: 1e300, height: 3),
      ] {
        context.fill(rect)
        context.stroke(rect)
        context.draw(image, in: rect)
      }
      // Once more than they were begun.
      for _ in 0..<2 { context.restoreGState() }
      context.setBlendMode(.sourceIn)
      context.setFillColor(.clear)
      context.fill(whole)
      context.setBlendMode(.normal)
      context.setFillColor(Bitmap.red)
      context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
      context.beginPath()
      context.setStrokeColor(Bitmap.red)
      context.stroke(CGRect(x: 3, y: 4, width: 1, height: 1))
    }
    #expect(pixels.bounds() == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(pixels.straight(4, 6) == .pureRed)
  }

  @Test(arguments: [
    GradientGeometry.conic(center: .zero, angle: .nan),
    .axial(start: .zero, end: CGPoint(x: CGFloat.infinity, y: 0)),
    .radial(center: CGPoint(x: CGFloat.nan, y: 0), radii: CGSize(width: 1, height: 1)),
  ])
  func aGradientThatLiesNowhereHasOneColour(geometry: GradientGeometry) throws {
    let gradient = GradientRamp(colors: [Bitmap.red, Bitmap.blue], locations: [])
    let pixels = try Bitmap.gradient(gradient, geometry, 3, 3)
    #expect(pixels.straight(1, 1) == .pureRed || pixels.straight(1, 1) == .pureBlue)
  }

  @Test func anInfiniteRectFillsEverything() throws {
    let pixels = try Bitmap.upright(3, 3) { context in
      context.setFillColor(Bitmap.blue)
      context.fill(.infinite)
    }
    #expect(pixels.bounds() == CGRect(x: 0, y: 0, width: 3, height: 3))
  }
}
