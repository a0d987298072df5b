// SPDX-License-Identifier: MIT

import Testing

/// Sources: the formulas in Apple's documentation of `CGBlendMode`, of `S` above `D` and their
/// alphas.
@Suite struct BlendConformance {
  private func blend(
    _ mode: CGBlendMode, _ above: CGColor, over below: CGColor, in place: CGRect = rect(0, 0, 1, 1)
  ) throws -> Bitmap {
    try Bitmap(3, 1) { context in
      context.setFillColor(below)
      context.fill(rect(0, 0, 3, 1))
      context.setBlendMode(mode)
      context.setFillColor(above)
      context.fill(place)
    }
  }

  /// R = S x and D y, the factors by the table of Apple's documentation: of premultiplied green
  /// with an alpha of 0.75 above red with one of 0.25.
  private static let factors: [(CGBlendMode, above: CGFloat, below: CGFloat)] = [
    (.normal, 1, 0.25), (.sourceIn, 0.25, 0),
  ]

  @Test(arguments: 0..<2) func alphasAreMultipliedByTheirFactors(index: Int) throws {
    let (mode, s, d) = Self.factors[index]
    let (above, below) = (0.75 * s, 0.25 * d)
    let expected = Pixel(red: below, green: above, blue: 0, alpha: above + below)
    let found = try blend(mode, .rgb(0, 1, 0, 0.75), over: .rgb(1, 0, 0, 0.25))[0, 0]
    #expect(found.isNear(expected), "\(found) for \(expected)")
  }

  /// Nothing is changed where nothing is painted, though the formulas alone would clear it. That is
  /// why WebKit puts a transparency layer around these modes on Core Graphics, for HTML's canvas
  /// wants it cleared.
  @Test(arguments: [CGBlendMode.normal, .sourceIn])
  func onlyWhatIsPaintedChanges(mode: CGBlendMode) throws {
    let place = rect(1, 0, 1, 1)
    let filled = try blend(mode, .rgb(0, 1, 0, 0.5), over: .rgb(1, 0, 0), in: place)
    #expect([filled[0, 0], filled[2, 0]] == [.red, .red])
    let source = try Bitmap(1, 1) {
      $0.setFillColor(.rgb(0, 1, 0, 0.5))
      $0.fill(rect(0, 0, 1, 1))
    }
    let image = try #require(source.context.makeImage())
    let drawn = try Bitmap(3, 1) { context in
      context.setFillColor(.rgb(1, 0, 0))
      context.fill(rect(0, 0, 3, 1))
      context.setBlendMode(mode)
      context.draw(image, in: place)
    }
    #expect([drawn[0, 0], drawn[2, 0]] == [.red, .red])
    #expect(drawn[1, 0].isNear(filled[1, 0]))
  }
}
