// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

/// Rule: with invalid input, an initializer returns nil, and a call draws nothing. Later calls
/// still draw.
@Suite struct CGContextTests {
  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (Int.max, 1), (1, Int.min), (100_000, 100_000)])
  func impossibleSizesMakeNothing(width: Int, height: Int) {
    #expect(
      CGContext(uprightData: nil, width: width, height: height, bytesPerRow: 0, scale: 1) == nil)
    #expect(CGImage(premultipliedARGB: [0], width: width, height: height) == nil)
  }

  /// Expected: the transform that UIKit's contexts have on Apple platforms.
  @Test func anUprightContextIsAFlippedOne() {
    let context = CGContext(uprightData: nil, width: 20, height: 30, bytesPerRow: 0, scale: 2)
    #expect(context?.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
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
    let image = try #require(CGImage(premultipliedARGB: [0xFFFF_0000], width: 1, height: 1))
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let context = try #require(
      CGContext(uprightData: nil, width: 10, height: 10, bytesPerRow: 0, scale: 1))
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
    // One more than the number of saved states.
    for _ in 0..<2 { context.restoreGState() }
    context.setBlendMode(.sourceIn)
    context.setFillColor(.clear)
    context.fill(whole)
    context.setBlendMode(.normal)
    context.setFillColor(red)
    context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    context.beginPath()
    context.setStrokeColor(red)
    context.stroke(CGRect(x: 3, y: 4, width: 1, height: 1))
    let pixels = PixelReader(try #require(context.makeImage()))
    #expect(pixels.bounds() == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(pixels.straight(4, 6) == .red)
  }
}
