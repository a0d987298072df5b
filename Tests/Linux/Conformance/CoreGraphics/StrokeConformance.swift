// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's “Quartz 2D Programming Guide”, “Parameters That Affect Stroking”, and the
/// documentation of `CGLineCap`, `CGLineJoin` and `setMiterLimit(_:)`.
@Suite struct StrokeConformance {
  private func line(_ set: (CGContext) -> Void) throws -> CGRect {
    try Bitmap(20, 12) { context in
      context.setLineWidth(4)
      set(context)
      context.move(to: point(5, 6))
      context.addLine(to: point(15, 6))
      context.strokePath()
    }.inked
  }

  /// Half of the width lies on either side; butt ends are no longer than the line, the others by
  /// half of the width.
  @Test func capsAndWidths() throws {
    #expect(try line { _ in } == rect(5, 4, 10, 4))
    #expect(try line { $0.setLineCap(.butt) } == rect(5, 4, 10, 4))
    #expect(try line { $0.setLineCap(.square) } == rect(3, 4, 14, 4))
    #expect(try line { $0.setLineCap(.round) } == rect(3, 4, 14, 4))
  }

  /// The corner of a round end is open: at a distance of 2 on both axes.
  @Test func roundEndsAreRound() throws {
    let bitmap = try Bitmap(20, 12) { context in
      context.setLineWidth(8)
      context.setLineCap(.round)
      context.move(to: point(6, 6))
      context.addLine(to: point(14, 6))
      context.strokePath()
    }
    #expect(bitmap[2, 6].alpha > 200)
    #expect(bitmap[2, 2] == .clear)
  }

  private func corner(_ set: (CGContext) -> Void) throws -> Pixel {
    try Bitmap(20, 20) { context in
      context.setLineWidth(8)
      set(context)
      context.move(to: point(0, 10))
      context.addLine(to: point(10, 10))
      context.addLine(to: point(10, 0))
      context.strokePath()
    }[13, 6]
  }

  /// In the outer corner of a right angle the mitre is 1.41 line widths long.
  @Test func joins() throws {
    #expect(try corner { _ in } == .black)
    #expect(try corner { $0.setLineJoin(.bevel) } == .clear)
    #expect(try corner { $0.setLineJoin(.round) } == .clear)
    #expect(try corner { $0.setMiterLimit(1.5) } == .black)
    #expect(try corner { $0.setMiterLimit(1.3) } == .clear)
  }

  @Test func dashes() throws {
    let bitmap = try Bitmap(12, 1) { context in
      context.setLineDash(phase: 1, lengths: [3, 2])
      context.move(to: point(0, 0.5))
      context.addLine(to: point(12, 0.5))
      context.strokePath()
    }
    // From 0 to 2, from 4 to 7, from 9 to 12.
    let painted: [Bool] = bitmap.row(0).map { $0 == .black }
    #expect(
      painted == [
        true, true, false, false, true, true, true, false, false, true, true, true,
      ])
  }

  /// The width is one of the user space at the time of stroking.
  @Test func widthsAreTransformed() throws {
    let bitmap = try Bitmap(20, 20) { context in
      context.setLineWidth(2)
      context.move(to: point(0, 10))
      context.addLine(to: point(20, 10))
      context.scaleBy(x: 1, y: 3)
      context.strokePath()
    }
    #expect(bitmap.inked == rect(0, 7, 20, 6))
  }

  @Test func strokedRectangles() throws {
    let bitmap = try Bitmap(12, 12) { context in
      context.stroke(rect(3, 3, 6, 6), width: 2)
    }
    #expect(bitmap.inked == rect(2, 2, 8, 8))
    #expect(bitmap[5, 5] == .clear)
    #expect(bitmap[2, 2] == .black)
  }
}
