// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The shadow of the bezel is a picture that is drawn once.
@MainActor @Suite(.globalHUD) struct ShadowTests {
  struct Shape {
    var size: CGSize
    var radius: CGFloat = 14
    var scale: CGFloat = 2
  }

  /// What a layer draws beneath a bezel, without the part that the bezel covers.
  private func layerShadow(_ shape: Shape) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: shape.size))
    let bezel = UIBezierPath(roundedRect: view.bounds, cornerRadius: shape.radius)
    view.layer.shadowPath = bezel.cgPath
    view.layer.shadowRadius = 12
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    view.layer.shadowOpacity = 0.15
    let outside = CAShapeLayer()
    outside.fillRule = .evenOdd
    let path = UIBezierPath(rect: view.bounds.insetBy(dx: -50, dy: -50))
    path.append(bezel)
    outside.path = path.cgPath
    view.layer.mask = outside
    return view
  }

  private func picture(
    of view: UIView, scale: CGFloat, _ prepare: () -> Void = {}
  ) async -> PixelReader {
    let screen = ViewScreen(
      size: CGSize(width: 400, height: 400), scale: scale, background: .white)
    view.center = CGPoint(x: 200 + view.bounds.width / 2 - view.bounds.width.rounded() / 2, y: 200)
    screen.container.addSubview(view)
    prepare()
    await screen.advance(by: 0.1)
    return screen.pixels()
  }

  /// From tiny ones to capsules and large ones. A clip flattens a large curve at a scale of 1 to
  /// a tenth of a pixel, which is the third step of 255; all else is within two.
  @Test(arguments: [
    Shape(size: CGSize(width: 100, height: 100)), Shape(size: CGSize(width: 280, height: 120)),
    Shape(size: CGSize(width: 10, height: 6), radius: 3),
    Shape(size: CGSize(width: 160, height: 42)),
    Shape(size: CGSize(width: 200, height: 42), radius: 21), Shape(size: .zero),
    Shape(size: CGSize(width: 60, height: 250), radius: 30, scale: 3),
    Shape(size: CGSize(width: 250, height: 250), radius: 125, scale: 1),
    Shape(size: CGSize(width: 200, height: 180), radius: 28, scale: 3),
    Shape(size: CGSize(width: 90, height: 150), radius: 0),
    Shape(size: CGSize(width: 240, height: 180), radius: 60, scale: 1),
  ])
  func thePictureIsTheShadowOfALayer(shape: Shape) async {
    let expected = await picture(of: layerShadow(shape), scale: shape.scale)
    let bezel = BezelView(frame: CGRect(origin: .zero, size: shape.size))
    bezel.style = .solidColor
    bezel.color = .clear
    bezel.layer.cornerRadius = shape.radius
    let found = await picture(of: bezel, scale: shape.scale) {
      let shadow = BezelShadowView(frame: .zero)
      bezel.addSubview(shadow)
      shadow.surround(bezel, from: shape.size)
    }
    let difference = expected.difference(to: found)
    #expect(difference.map { $0.maximum <= 3 } == true, "\(String(describing: difference))")
  }

  @Test func aHundredPresentationsShareOnePicture() async throws {
    let it = HUDScreen()
    var first: CGImage?
    for count in 1...100 {
      await it.show(.activity, String(repeating: "W", count: count % 9), for: 0.3)
      let layer = try it.bezel.shadow.layer
      #expect(layer.mask == nil && layer.shadowOpacity == 0)
      let picture = try #require(layer.contents as? CGImage)
      #expect(picture == first ?? picture)
      first = picture
      await it.hide(for: 0.3)
    }
  }

  /// The picture for the new size would have to shrink, and its hollow would no longer fit.
  @Test func theShadowTouchesABezelThatGrows() async throws {
    let it = HUDScreen(background: .white)
    StatusHUD.configuration.style = .custom
    StatusHUD.configuration.bezelColor = .white
    await it.show(.text, "Text")
    #expect(try it.bezel.bounds.height < 60)
    await it.show(.activity, "Text", for: 0)
    for _ in 0..<5 {
      await it.advance(by: ContentTransition.duration / 6)
      let edge = try it.movingBezel.frame.maxY
      #expect(it.pixel(160, Int(edge.rounded(.up)) + 1).red < 240)
      #expect(it.pixel(160, Int(edge.rounded(.down)) - 2) == Pixel(255, 255, 255))
    }
    await it.advance(by: 0.2)
    // What the spinner needs is the size of the default picture.
    #expect(try #require(try it.bezel.shadow.layer.contents as? CGImage).height == 125)
  }
}
