// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.convert(_:to:)` and `convert(_:from:)`. Points follow
/// from the transforms; a rectangle becomes the box around its corners.
@MainActor @Suite(.onScreen) struct ConversionConformance {
  private let root = UIView(0, 0, 100, 100)

  @Test func originsAdd() {
    let outer = UIView(10, 20, 50, 50, in: root)
    let inner = UIView(1, 2, 20, 20, in: outer)
    #expect(inner.convert(point(3, 4), to: root) == point(14, 26))
    #expect(inner.convert(point(14, 26), from: root) == point(3, 4))
    #expect(root.convert(rect(14, 26, 5, 6), to: inner) == rect(3, 4, 5, 6))
    let space: any UICoordinateSpace = inner
    #expect(space.convert(point(3, 4), to: root as any UICoordinateSpace) == point(14, 26))
    #expect(space.bounds == inner.bounds)
    outer.bounds.origin = point(5, 7)
    #expect(inner.convert(CGPoint.zero, to: root) == point(6, 15), "the bounds scroll")
  }

  /// Twice as large about its center, (25, 25), a view of 30 x 30 begins at (-5, -5). Under a
  /// quarter turn x points down and y to the left. By an eighth a square of 10 becomes one standing
  /// on a corner, 14.14 across.
  @Test func transformsAreAboutTheCenter() {
    let large = UIView(10, 10, 30, 30, in: root)
    large.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isNear(large.convert(CGPoint.zero, to: root), point(-5, -5)))
    #expect(isNear(large.convert(point(10, 5), to: root), point(15, 5)))
    #expect(isNear(root.convert(rect(-5, -5, 60, 60), to: large), rect(0, 0, 30, 30)))
    let upright = UIView(30, 45, 40, 10, in: root)
    upright.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(upright.convert(CGPoint.zero, to: root), point(55, 30)))
    #expect(isNear(upright.convert(point(40, 10), to: root), point(45, 70)))
    #expect(isNear(upright.convert(rect(0, 0, 10, 5), to: root), rect(50, 30, 5, 10)))
    let square = UIView(45, 45, 10, 10, in: root)
    square.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let (half, box) = (CGFloat(50).squareRoot(), square.convert(square.bounds, to: root))
    #expect(isNear(box, rect(50 - half, 50 - half, 2 * half, 2 * half)))
  }

  /// By an eighth and by a quarter more: on the way up one box is taken, whatever is rotated there.
  @Test func aWayUpTakesOneBox() {
    let parent = UIView(50, 50, 100, 100, in: root)
    let child = UIView(40, 40, 20, 20, in: parent)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(isNear(parent.convert(child.bounds, from: child), rect(40, 40, 20, 20)))
    #expect(isNear(child.convert(child.bounds, to: parent), rect(40, 40, 20, 20)))
    #expect(isNear(parent.convert(rect(40, 40, 20, 20), to: child), child.bounds))
    let space: any UICoordinateSpace = child
    #expect(isNear(parent.convert(child.bounds, from: space), rect(40, 40, 20, 20)))
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(isNear(child.convert(child.bounds, to: root), rect(90, 90, 20, 20)))
  }

  @Test func withoutAViewTheWindowIsMeant() async {
    await withDisplay { display in
      let outer = UIView(10, 20, 50, 50, in: display.window)
      let inner = UIView(1, 2, 20, 20, in: outer)
      #expect(inner.convert(point(1, 1), to: nil) == point(12, 23))
      #expect(inner.convert(point(12, 23), from: nil) == point(1, 1))
      #expect(inner.convert(inner.bounds, to: display.window) == rect(11, 22, 20, 20))
    }
  }
}
