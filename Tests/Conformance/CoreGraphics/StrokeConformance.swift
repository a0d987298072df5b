// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's “Quartz 2D Programming Guide”, “Parameters That Affect Stroking”, and the
/// documentation of `CGLineCap` and `CGLineJoin`.
@Suite struct StrokeConformance {
  /// A picture of a line through some points.
  private func stroke(
    _ points: [CGPoint], width: CGFloat? = nil, _ set: (CGContext) -> Void
  ) throws -> Bitmap {
    try Bitmap(20, 20) { context in
      if let width { context.setLineWidth(width) }
      context.move(to: points[0])
      for point in points.dropFirst() { context.addLine(to: point) }
      set(context)
      context.strokePath()
    }
  }

  private func line(_ set: (CGContext) -> Void) throws -> CGRect {
    try stroke([point(5, 6), point(15, 6)], width: 4, set).inked
  }

  /// Half of the width lies on either side; butt ends are no longer than the line, the others by
  /// half of the width.
  @Test func strokesReachAsFarAsTheirCaps() throws {
    #expect(try line { _ in } == rect(5, 4, 10, 4))
    #expect(try line { $0.setLineCap(.square) } == rect(3, 4, 14, 4))
    #expect(try line { $0.setLineCap(.round) } == rect(3, 4, 14, 4))
    // The corner of a round end is open: at a distance of 2 on both axes.
    let bitmap = try stroke([point(6, 14), point(14, 14)], width: 8) { $0.setLineCap(.round) }
    #expect(bitmap[2, 6].alpha > 200)
    #expect(bitmap[2, 2] == .clear)
  }

  private func corner(_ set: (CGContext) -> Void) throws -> Pixel {
    let points = [point(0, 10), point(10, 10), point(10, 0)]
    return try stroke(points, width: 8, set)[13, 6]
  }

  /// In the outer corner of a right angle the miter is 1.41 line widths long.
  @Test func joinsFillTheOuterCorner() throws {
    #expect(try corner { _ in } == .black)
    #expect(try corner { $0.setLineJoin(.bevel) } == .clear)
    #expect(try corner { $0.setLineJoin(.round) } == .clear)
  }
}
