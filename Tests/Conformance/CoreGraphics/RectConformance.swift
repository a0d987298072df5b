// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `CGRect` and of the functions of CGGeometry it is made of.
@Suite struct RectConformance {
  private let negative = CGRect(x: 10, y: 20, width: -4, height: -6)

  /// Accessors see a negative size as the same rectangle from its other corner.
  @Test func negativeSizesAreTheSameRectangle() {
    #expect(negative.standardized == rect(6, 14, 4, 6))
    #expect((negative.minX, negative.maxX, negative.midX) == (6, 10, 8))
    #expect((negative.minY, negative.maxY, negative.midY) == (14, 20, 17))
    #expect((negative.width, negative.height) == (4, 6))
    #expect(negative.contains(point(7, 15)))
  }

  /// A point on the lower edges is inside, one on the upper edges is not.
  @Test func upperEdgesAreOutside() {
    let box = rect(0, 0, 10, 10)
    #expect(box.contains(point(0, 0)))
    #expect(!box.contains(point(10, 5)))
    #expect(!box.contains(point(5, 10)))
    #expect(box.contains(box))
    #expect(box.contains(rect(2, 2, 8, 8)))
    #expect(!box.contains(rect(2, 2, 9, 8)))
  }

  @Test func anIntersectionIsTheCommonPart() {
    let box = rect(0, 0, 10, 10)
    #expect(box.intersection(rect(5, 6, 10, 10)) == rect(5, 6, 5, 4))
    #expect(box.intersection(rect(20, 20, 1, 1)).isNull)
    #expect(!box.intersects(rect(20, 20, 1, 1)))
    #expect(box.intersects(rect(9, 9, 1, 1)))
  }

  @Test func aUnionHoldsBoth() {
    #expect(rect(0, 0, 1, 1).union(rect(5, 6, 1, 1)) == rect(0, 0, 6, 7))
    #expect(rect(3, 4, 1, 1).union(.null) == rect(3, 4, 1, 1))
    #expect(CGRect.null.union(rect(3, 4, 1, 1)) == rect(3, 4, 1, 1))
  }

  @Test func insetsShrinkAndOffsetsMove() {
    #expect(rect(0, 0, 10, 20).insetBy(dx: 2, dy: 3) == rect(2, 3, 6, 14))
    #expect(rect(0, 0, 10, 20).insetBy(dx: -2, dy: -3) == rect(-2, -3, 14, 26))
    #expect(rect(0, 0, 10, 20).insetBy(dx: 6, dy: 0).isNull, "no size would be left")
    #expect(rect(1, 2, 3, 4).offsetBy(dx: 5, dy: -6) == rect(6, -4, 3, 4))
  }

  /// The smallest rectangle of whole numbers around it.
  @Test func anIntegralRectangleIsTheSmallestAround() {
    #expect(rect(0.5, 1.5, 2, 2).integral == rect(0, 1, 3, 3))
    #expect(rect(-0.5, -1, 1, 1).integral == rect(-1, -1, 2, 1))
    #expect(rect(1, 2, 3, 4).integral == rect(1, 2, 3, 4))
  }

  @Test func dividingCutsASliceFromAnEdge() {
    let (slice, rest) = rect(0, 0, 10, 20).divided(atDistance: 3, from: .minXEdge)
    #expect(slice == rect(0, 0, 3, 20))
    #expect(rest == rect(3, 0, 7, 20))
    let (top, below) = rect(0, 0, 10, 20).divided(atDistance: 5, from: .maxYEdge)
    #expect(top == rect(0, 15, 10, 5))
    #expect(below == rect(0, 0, 10, 15))
  }

  @Test func nullIsEmptyAndEmptyIsNotNull() {
    #expect(CGRect.null.isNull)
    #expect(CGRect.null.isEmpty)
    #expect(CGRect.zero.isEmpty)
    #expect(!CGRect.zero.isNull)
    #expect(CGRect.infinite.isInfinite)
    #expect(rect(0, 0, 0, 5).isEmpty)
    #expect(!rect(0, 0, 1, 1).isEmpty)
  }
}
