// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.ContentMode`; where an image of 4 x 2 points lies in a
/// view of 8 x 8 follows from it. Left it is red and right blue, of two pixels for each point.
@MainActor @Suite struct ContentModeConformance {
  private func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(rect(0, 0, 2, 2))
      UIColor.blue.setFill()
      $0.fill(rect(2, 0, 2, 2))
    }
  }

  private func picture(_ mode: UIView.ContentMode, _ set: (UIImageView) -> Void = { _ in }) throws
    -> Picture
  {
    let container = UIView(0, 0, 12, 12)
    let view = UIImageView(image: image())
    view.frame = rect(2, 2, 8, 8)
    view.contentMode = mode
    set(view)
    container.addSubview(view)
    return try Picture(of: container)
  }

  private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, rect(2, 2, 8, 8)), (.redraw, rect(2, 2, 8, 8)),
    (.scaleAspectFit, rect(2, 4, 8, 4)),
  ]

  @Test(arguments: 0..<3) func theModePlacesTheImage(index: Int) throws {
    let (mode, box) = Self.modes[index]
    let picture = try picture(mode)
    #expect(picture.inked == box)
    let middle = Int(box.midY)
    #expect(picture[Int(box.minX), middle] == Picture.red)
    #expect(picture[Int(box.maxX) - 1, middle] == Picture.blue)
  }

  @Test func theModeIsTheGravityOfTheLayer() {
    #expect(UIView().contentMode == .scaleToFill)
    #expect(UIView().layer.contentsGravity == .resize)
    let view = UIView()
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
  }
}
