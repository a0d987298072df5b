// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.frame`, `bounds`, `center` and `transform`, and of
/// `CALayer.anchorPoint`; the “View Programming Guide for iOS”, “The Relationship of the Frame,
/// Bounds, and Center Properties”. The numbers follow from the transforms.
@MainActor @Suite struct GeometryConformance {
  @Test func framesSetCentersAndBounds() {
    let view = UIView(10, 20, 30, 40)
    #expect(view.center == point(25, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    view.frame = rect(0, 0, 10, 10)
    #expect(view.center == point(5, 5))
    #expect(view.bounds == rect(0, 0, 10, 10))
  }

  @Test func centersMoveFrames() {
    let view = UIView(10, 20, 30, 40)
    view.center = point(100, 100)
    #expect(view.frame == rect(85, 80, 30, 40))
  }

  @Test func sizesGrowAroundTheCenter() {
    let view = UIView(10, 20, 30, 40)
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.center == point(25, 40))
    #expect(view.frame == rect(0, 30, 50, 20))
  }

  @Test func originsOfBoundsMoveNothing() {
    let view = UIView(10, 20, 30, 40)
    view.bounds.origin = point(7, 9)
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  /// The frame is the box around the transformed bounds.
  @Test func transformsLeaveCentersAndBounds() {
    let view = UIView(30, 45, 40, 10)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == point(50, 50))
    #expect(view.bounds == rect(0, 0, 40, 10))
    #expect(isNear(view.frame, rect(45, 30, 10, 40)))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(isNear(view.frame, rect(10, 35, 80, 30)))
    view.transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(isNear(view.frame, rect(31, 47, 40, 10)))
  }

  /// The center is where the anchor point comes to lie.
  @Test func anchorPointsMoveFrames() {
    let view = UIView(10, 20, 30, 40)
    view.layer.anchorPoint = .zero
    #expect(view.center == point(25, 40))
    #expect(view.frame == rect(25, 40, 30, 40))
    view.layer.anchorPoint = point(1, 0.5)
    #expect(view.frame == rect(-5, 20, 30, 40))
    view.frame = rect(0, 0, 10, 10)
    #expect(view.center == point(10, 5))
  }

  @Test func transformsWorkAboutTheAnchorPoint() {
    let view = UIView(0, 0, 20, 10)
    view.layer.anchorPoint = .zero
    view.center = .zero
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame, rect(-10, 0, 10, 20)))
  }

  @Test func layersHaveTheSameGeometry() {
    let view = UIView(10, 20, 30, 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.position == view.center)
    #expect(view.layer.bounds == view.bounds)
    #expect(view.layer.affineTransform() == view.transform)
    view.layer.position = point(1, 2)
    #expect(view.center == point(1, 2))
  }
}
