// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIGraphicsImageRenderer`, `UIColor.setFill()`, and `UIImage`.
/// Whole pixels.
@MainActor @Suite(.onScreen) struct DrawingConformance {
  /// The origin is the upper left corner.
  @Test func scalesArePixelsPerPoint() throws {
    let image = drawnImage(10, 8, scale: 2) { $0.fill(rect(1, 2, 3, 4)) }
    #expect(image.size == CGSize(width: 10, height: 8))
    #expect(image.scale == 2)
    #expect((image.cgImage?.width, image.cgImage?.height) == (20, 16))
    #expect(try Bitmap(image).seen == rect(2, 4, 6, 8))
  }

  @Test func fillsAreClippedAndColored() throws {
    let picture = try Bitmap(
      drawnImage(10, 8) { context in
        UIColor.red.setFill()
        UIBezierPath(rect: rect(0, 0, 5, 8)).fill()
        context.cgContext.clip(to: rect(3, 0, 4, 4))
        UIColor.blue.setFill()
        UIBezierPath(rect: rect(0, 0, 10, 8)).fill()
      })
    #expect(picture[0, 0] == .red)
    #expect(picture[3, 0] == .blue)
    #expect(picture[4, 5] == .red)
    #expect(picture.seen == rect(0, 0, 7, 8))
  }

  @Test func strokesLieOnBothSides() throws {
    let picture = try Bitmap(
      drawnImage(10, 8) { _ in
        let path = UIBezierPath(rect: rect(2, 2, 4, 4))
        path.lineWidth = 2
        path.stroke()
      })
    #expect(picture.seen == rect(1, 1, 6, 6))
    #expect(picture[3, 3] == .clear)
  }

  /// “Renders the layer and its sublayers into the specified context”, on a screen or not.
  @Test func labelsDrawOutsideOfWindows() throws {
    let container = UIView(0, 0, 60, 40)
    let label = UILabel(0, 10, 60, 20, in: container)
    label.text = "||||||||"
    let box = try Bitmap(of: container).seen
    #expect(!box.isNull && rect(0, 10, 60, 20).contains(box))
    label.isHidden = true
    #expect(try Bitmap(of: container).seen.isNull)
  }
}
