// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's “Quartz 2D Programming Guide” (coordinates, the graphics state, painting paths,
/// clipping to a path) and the documentation of `CGContext`. Everything lies on whole pixels, which
/// no rule of antialiasing changes.
@Suite struct ContextConformance {
  @Test func transformsAddUp() throws {
    let bitmap = try Bitmap(20, 20) { context in
      #expect(context.ctm.isIdentity)
      context.translateBy(x: 10, y: 2)
      context.scaleBy(x: 2, y: 3)
      #expect(context.ctm == CGAffineTransform(2, 0, 0, 3, 10, 2))
      context.fill(rect(1, 1, 2, 3))
    }
    #expect(bitmap.inked == rect(12, 5, 4, 9))
    // A quarter turn takes x to y, and y to where x came from.
    let turned = try Bitmap(20, 20) { context in
      context.translateBy(x: 10, y: 10)
      context.concatenate(CGAffineTransform(rotationAngle: .pi / 2))
      context.fill(rect(1, 2, 3, 4))
    }
    #expect(turned.inked == rect(4, 11, 4, 3))
  }

  @Test func pathsStayWhereTheyWereMade() throws {
    let bitmap = try Bitmap(10, 10) { context in
      context.addRect(rect(1, 1, 2, 2))
      context.translateBy(x: 5, y: 5)
      context.addRect(rect(0, 0, 2, 2))
      context.fillPath()
      context.setFillColor(.rgb(1, 0, 0))
      context.fillPath()
    }
    #expect(bitmap.inked == rect(1, 1, 6, 6))
    #expect(bitmap[1, 8] == .black, "black is the first color, and painting uses up the path")
    #expect(bitmap[5, 4] == .black)
  }

  /// “The current path is not considered part of the graphics state.”
  @Test func theStateIsRestoredWithoutThePath() throws {
    let bitmap = try Bitmap(4, 1) { context in
      context.setFillColor(.rgb(1, 0, 0))
      context.saveGState()
      context.setFillColor(.rgb(0, 1, 0))
      context.setBlendMode(.sourceIn)
      context.translateBy(x: 2, y: 0)
      context.clip(to: rect(0, 0, 1, 1))
      context.addRect(rect(-1, 0, 2, 1))
      context.restoreGState()
      context.fillPath()
    }
    #expect(bitmap.row(0) == [.clear, .red, .red, .clear])
  }

  /// R = S x and D y, the factors by the table in the documentation of `CGBlendMode`: of
  /// premultiplied green with an alpha of 0.75 above red with one of 0.25.
  @Test(arguments: [(CGBlendMode.normal, CGFloat(1), CGFloat(0.25)), (.sourceIn, 0.25, 0)])
  func alphasAreMultipliedByTheirFactors(mode: CGBlendMode, s: CGFloat, d: CGFloat) throws {
    let (above, below) = (0.75 * s, 0.25 * d)
    let expected = Pixel(red: below, green: above, blue: 0, alpha: above + below)
    let bitmap = try Bitmap(1, 1) { context in
      context.setFillColor(.rgb(1, 0, 0, 0.25))
      context.fill(rect(0, 0, 1, 1))
      context.setBlendMode(mode)
      context.setFillColor(.rgb(0, 1, 0, 0.75))
      context.fill(rect(0, 0, 1, 1))
    }
    #expect(bitmap[0, 0].isNear(expected), "\(bitmap[0, 0]) for \(expected)")
  }

  /// Clips intersect, and move with their space. Only restoring the state widens a clip.
  @Test func clipsIntersect() throws {
    let bitmap = try Bitmap(10, 10) { context in
      context.translateBy(x: 4, y: 0)
      context.clip(to: rect(-4, 0, 6, 6))
      context.saveGState()
      context.clip(to: rect(0, 0, 1, 1))
      context.restoreGState()
      context.clip(to: rect(0, 4, 6, 6))
      context.translateBy(x: -4, y: 0)
      #expect(context.boundingBoxOfClipPath == rect(4, 4, 2, 2))
      context.fill(rect(0, 0, 10, 10))
    }
    #expect(bitmap.inked == rect(4, 4, 2, 2))
  }

  @Test func fillRulesDecideAboutHoles() throws {
    func draw(_ paint: (CGContext) -> Void) throws -> Pixel {
      try Bitmap(9, 9) { context in
        context.addRect(rect(0, 0, 9, 9))
        context.addRect(rect(3, 3, 3, 3))
        paint(context)
      }[4, 4]
    }
    #expect(try draw { $0.fillPath() } == .black)
    #expect(try draw { $0.fillPath(using: .evenOdd) } == .clear)
    let clipped = try draw {
      $0.clip(using: .evenOdd)
      $0.fill(rect(0, 0, 9, 9))
    }
    #expect(clipped == .clear)
  }
}
