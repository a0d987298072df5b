// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGGradient`, `drawLinearGradient`, `drawRadialGradient` and
/// `CGGradientDrawingOptions`. Colours are mixed evenly between their places, so that the centre of
/// a pixel tells its colour.
@Suite struct GradientConformance {
  private func gradient(
    _ colors: [CGColor] = [.rgb(1, 0, 0), .rgb(0, 0, 1)], at locations: [CGFloat]? = nil
  ) throws -> CGGradient {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    return try #require(
      CGGradient(colorsSpace: space, colors: colors as CFArray, locations: locations))
  }

  private func linear(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions
  ) throws -> Bitmap {
    try Bitmap(30, 2) {
      $0.drawLinearGradient(
        gradient, start: point(10, 0), end: point(20, 0), options: options)
    }
  }

  @Test func coloursRunFromTheStartToTheEnd() throws {
    let bitmap = try linear(try gradient(), [])
    #expect(bitmap.inked == rect(10, 0, 10, 2), "nothing beyond the ends")
    for x in 10..<20 {
      let part = (CGFloat(x) + 0.5 - 10) / 10
      let expected = Pixel(red: 1 - part, green: 0, blue: part, alpha: 1)
      #expect(bitmap[x, 0].isNear(expected, within: 3))
      #expect(bitmap[x, 1] == bitmap[x, 0], "the same across")
    }
  }

  @Test func optionsDrawBeyondTheEnds() throws {
    let before = try linear(try gradient(), .drawsBeforeStartLocation)
    #expect(before.inked == rect(0, 0, 20, 2))
    #expect(before[0, 0] == .red)
    let after = try linear(try gradient(), .drawsAfterEndLocation)
    #expect(after.inked == rect(10, 0, 20, 2))
    #expect(after[29, 0] == .blue)
  }

  @Test func coloursStandAtTheirLocations() throws {
    let three: [CGColor] = [.rgb(1, 0, 0), .rgb(0, 1, 0), .rgb(0, 0, 1)]
    let even = try linear(try gradient(three), [])
    #expect(even[14, 0].isNear(Pixel(25, 230, 0), within: 3), "without locations at even distances")
    let early = try linear(try gradient(three, at: [0, 0.2, 1]), [])
    #expect(early[12, 0].isNear(Pixel(0, 239, 16), within: 3), "a sixteenth after the second")
    let late = try linear(try gradient([.rgb(1, 0, 0), .rgb(0, 0, 1)], at: [0.5, 1]), [])
    #expect(late[10, 0] == .red, "the first colour up to its place")
  }

  @Test func radialGradientsAreCircles() throws {
    let center = point(10, 10)
    let gradient = try gradient()
    let bitmap = try Bitmap(20, 20) {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
        options: [])
    }
    // The centre of the pixel is 5.5 to the right and half above: 5.52 from the middle.
    #expect(bitmap[15, 9].isNear(Pixel(114, 0, 141), within: 4))
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[0, 10].blue > 230)
  }

  @Test func gradientsAreClipped() throws {
    let gradient = try gradient()
    let bitmap = try Bitmap(30, 2) {
      $0.clip(to: rect(12, 0, 3, 1))
      $0.drawLinearGradient(
        gradient, start: point(10, 0), end: point(20, 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(bitmap.inked == rect(12, 0, 3, 1))
  }
}
