// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.frame`, `bounds`, `center` and `transform`; the “View
/// Programming Guide for iOS”, “The Relationship of the Frame, Bounds, and Center Properties”. The
/// numbers follow from the transforms. `autoresizingMask`: what is not flexible keeps its length.
@MainActor @Suite struct GeometryConformance {
  private let view = UIView(10, 20, 30, 40)

  @Test func framesSetCentersAndBounds() {
    #expect(view.center == point(25, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    view.frame = rect(0, 0, 10, 10)
    #expect(view.center == point(5, 5))
    #expect(view.bounds == rect(0, 0, 10, 10))
  }

  @Test func centersMoveFramesAndSizesGrowAroundThem() {
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.center == point(25, 40))
    #expect(view.frame == rect(0, 30, 50, 20))
    view.center = point(100, 100)
    #expect(view.frame == rect(75, 90, 50, 20))
    view.bounds.origin = point(7, 9)
    #expect(view.frame == rect(75, 90, 50, 20), "the origin of the bounds moves nothing")
  }

  /// The frame is the box around the transformed bounds. Layers have the same geometry.
  @Test func transformsLeaveCentersAndBounds() {
    view.frame = rect(30, 45, 40, 10)
    for (transform, frame) in [
      (CGAffineTransform(rotationAngle: .pi / 2), rect(45, 30, 10, 40)),
      (CGAffineTransform(scaleX: 2, y: 3), rect(10, 35, 80, 30)),
      (CGAffineTransform(translationX: 1, y: 2), rect(31, 47, 40, 10)),
    ] {
      view.transform = transform
      #expect(view.center == point(50, 50) && view.layer.position == view.center)
      #expect(view.bounds == rect(0, 0, 40, 10) && view.layer.bounds == view.bounds)
      #expect(isNear(view.frame, frame) && isNear(view.layer.frame, frame))
      #expect(view.layer.affineTransform() == transform)
    }
    view.layer.position = point(1, 2)
    #expect(view.center == point(1, 2))
  }

  @Test func flexiblePartsTakeAll() {
    #expect(UIView().autoresizingMask == [])
    let both: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cases: [(UIView.AutoresizingMask, CGSize, CGRect)] = [
      ([], CGSize(width: 200, height: 150), rect(20, 20, 40, 40)),
      (.flexibleWidth, CGSize(width: 200, height: 150), rect(20, 20, 140, 40)),
      (.flexibleWidth, CGSize(width: 80, height: 100), rect(20, 20, 20, 40)),
      (.flexibleHeight, CGSize(width: 200, height: 150), rect(20, 20, 40, 90)),
      (both, CGSize(width: 200, height: 150), rect(20, 20, 140, 90)),
    ]
    for (mask, size, frame) in cases {
      let outer = UIView(0, 0, 100, 100)
      let middle = UIView(0, 0, 100, 100, in: outer)
      middle.autoresizingMask = both
      let inner = UIView(20, 20, 40, 40, in: middle)
      inner.autoresizingMask = mask
      outer.frame.size = size
      #expect(middle.frame == outer.bounds)
      #expect(inner.frame == frame, "sizes pass down")
    }
  }
}
