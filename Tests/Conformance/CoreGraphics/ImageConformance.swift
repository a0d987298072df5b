// SPDX-License-Identifier: MIT

import Testing

/// Source: Apple's documentation of `CGContext.draw(_:in:byTiling:)`.
@Suite struct ImageConformance {
  /// Two by two: red and green above, blue and black below.
  private func quarters() throws -> CGImage {
    let bitmap = try Bitmap(2, 2) { context in
      let colors: [(CGColor, CGRect)] = [
        (.rgb(1, 0, 0), rect(0, 1, 1, 1)), (.rgb(0, 1, 0), rect(1, 1, 1, 1)),
        (.rgb(0, 0, 1), rect(0, 0, 1, 1)), (.rgb(0, 0, 0), rect(1, 0, 1, 1)),
      ]
      for (color, place) in colors {
        context.setFillColor(color)
        context.fill(place)
      }
    }
    return try #require(bitmap.context.makeImage())
  }

  /// They are upside down where y points down.
  @Test(arguments: [false, true]) func imagesAreUprightWhereYPointsUp(isFlipped: Bool) throws {
    let image = try quarters()
    let bitmap = try Bitmap(4, 4) { context in
      if isFlipped { context.concatenate(CGAffineTransform(1, 0, 0, -1, 0, 6)) }
      context.draw(image, in: rect(1, 2, 2, 2))
    }
    #expect(bitmap.inked == rect(1, 2, 2, 2))
    let rows: [[Pixel]] = [[.red, .green], [.blue, .black]]
    #expect(Array(bitmap.row(0)[1...2]) == rows[isFlipped ? 1 : 0])
    #expect(Array(bitmap.row(1)[1...2]) == rows[isFlipped ? 0 : 1])
  }
}
