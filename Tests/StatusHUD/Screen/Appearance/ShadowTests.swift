// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The shadow of the bezel is a picture that is drawn once.
@MainActor @Suite(.globalHUD) struct ShadowTests {
  private let it = HUDScreen(fades: true)

  struct Shape {
    var (size, radius, scale): (CGSize, CGFloat, CGFloat)

    init(_ width: CGFloat, _ height: CGFloat, radius: CGFloat = 14, scale: CGFloat = 2) {
      (size, self.radius, self.scale) = (CGSize(width: width, height: height), radius, scale)
    }
  }

  /// The whole shadow in one picture that isn't stretched, without the part that the bezel covers.
  private func wholeShadow(_ shape: Shape) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: shape.size))
    let bezel = UIBezierPath(roundedRect: view.bounds, cornerRadius: shape.radius)
    let area = view.bounds.insetBy(dx: -50, dy: -50)
    let format = UIGraphicsImageRendererFormat()
    format.scale = shape.scale
    let shadow = CALayer()
    shadow.contents =
      UIGraphicsImageRenderer(bounds: area, format: format).image {
        let outside = UIBezierPath(rect: area)
        outside.append(bezel)
        $0.cgContext.addPath(outside.cgPath)
        $0.cgContext.clip(using: .evenOdd)
        // The bezel itself is drawn outside the image.
        let offset = CGSize(width: 2 * area.width, height: 0)
        $0.cgContext.setShadow(
          offset: offset, blur: 24, color: UIColor(white: 0, alpha: 0.15).cgColor)
        $0.cgContext.translateBy(x: -offset.width, y: 4)
        $0.cgContext.addPath(bezel.cgPath)
        $0.cgContext.fillPath()
      }.cgImage
    shadow.frame = area
    view.layer.addSublayer(shadow)
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
    Shape(0, 0), Shape(100, 100), Shape(280, 120), Shape(160, 42), Shape(10, 6, radius: 3),
    Shape(90, 150, radius: 0), Shape(200, 42, radius: 21), Shape(60, 250, radius: 30, scale: 3),
    Shape(200, 180, radius: 28, scale: 3), Shape(250, 250, radius: 125, scale: 1),
    Shape(240, 180, radius: 60, scale: 1),
  ])
  func theStretchedPictureIsTheWholeShadow(shape: Shape) async {
    let expected = await picture(of: wholeShadow(shape), scale: shape.scale)
    let bezel = BezelView(frame: CGRect(origin: .zero, size: shape.size))
    bezel.setFill(nil, .clear)
    bezel.layer.cornerRadius = shape.radius
    let found = await picture(of: bezel, scale: shape.scale) {
      let shadow = BezelShadowView(frame: .zero)
      bezel.addSubview(shadow)
      shadow.surround(bezel)
    }
    let difference = expected.difference(to: found)
    #expect(difference.map { $0.maximum <= 3 } == true, "\(String(describing: difference))")
  }

  @Test func allPresentationsShareOnePicture() async throws {
    var first: CGImage?
    for count in 1...20 {
      await it.show(.activity, String(repeating: "W", count: count % 9), for: 0.3)
      let layer = try it.bezel.shadow.layer
      let picture = try #require(layer.contents as? CGImage)
      first = first ?? picture
      #expect(picture == first && layer.mask == nil)
      await it.hide(for: 0.3)
    }
  }

  private func pictureOfHUD(after change: () async -> Void) async -> PixelReader {
    await it.show(.progress(0.5), "Uploading", for: 0.08)
    await change()
    await it.advance(by: 1)
    return it.pixels()
  }

  /// During the fade-in, or afterward.
  @Test(arguments: [0, 0.5]) func theShadowReturnsAfterAConfigurationWithoutIt(
    after time: Double
  ) async {
    let whole = await pictureOfHUD {}
    await it.hide()
    #expect(await pictureOfHUD { StatusHUD.configuration.hasShadow = false } != whole)
    // It is without a shadow from the beginning, and then only for a moment.
    for _ in 0..<2 {
      await it.hide()
      let again = await pictureOfHUD {
        await it.advance(by: time)
        await it.configure(for: 0.03) { $0.hasShadow = false }
        StatusHUD.configuration.hasShadow = true
      }
      #expect(again == whole)
    }
  }

  @Test func theShadowStaysAroundABezelWhoseSizesOverlap() async throws {
    await it.show(.activity, "A")
    let bezel = try it.bezel
    let texts = ["A text that is rather long", "B", "Another text of some length", "C"]
    var sizes: Set<CGFloat> = []
    for text in texts {
      StatusHUD.setStatus(text)
      for _ in 0..<4 {
        await it.advance(by: 1.0 / 60)
        let box = try #require(bezel.layer.presentation()).bounds
        let shadow = try #require(bezel.shadow.layer.presentation()).frame
        #expect(isClose(shadow.origin, CGPoint(x: -22, y: -18), tolerance: 0.01))
        #expect(abs(shadow.width - box.width - 44) < 0.01)
        #expect(abs(shadow.height - box.height - 44) < 0.01)
        sizes.insert(box.width)
      }
    }
    #expect(sizes.count > 8)
  }

  /// While the bezel grows or shrinks, the shadow begins at its edge, as when it rests.
  @Test(arguments: [
    ("a", "mm"), ("a", "A text that is rather long"), ("A text", "b"), ("a", "b\nc\nd"),
  ])
  func theShadowTouchesABezelThatChangesItsSize(first: String, second: String) async throws {
    func darkness() throws -> [Int] {
      let (box, pixels) = (try it.movingBezel.frame, it.pixels())
      let sides = [Int(box.minX.rounded(.down)) - 2, Int(box.maxX.rounded(.up)) + 1]
      return sides.map { 255 - Int(pixels.straight($0, Int(box.midY)).blue) }
    }
    await it.show(.message(nil), first)
    let rest = try #require(try darkness().min())
    StatusHUD.setStatus(second)
    for _ in 0..<12 {
      await it.advance(by: 1.0 / 60)
      #expect(try darkness().allSatisfy { $0 > rest / 2 })
    }
  }

  @Test func aTextThatIsReplacedWhileTheBezelGrowsLeavesTheWholeShadow() async throws {
    await it.show(.message(nil), "A text")
    let whole = it.pixels()
    for text in ["b", "Another text of some length", "A text"] {
      StatusHUD.setStatus(text)
      await it.advance(by: 0.05)
    }
    await it.advance(by: 1)
    #expect(it.pixels() == whole)
  }

  @Test func theShadowStaysAtABezelThatMovesWhileItGrows() async throws {
    await it.show(.message(nil), "a")
    StatusHUD.setStatus("mm")
    await it.advance(by: 0.05)
    it.app.window.rootViewController?.additionalSafeAreaInsets.top = 40
    await it.advance(by: 0.02)
    let (box, pixels) = (try it.movingBezel.frame, it.pixels())
    let beside = pixels.straight(Int(box.maxX.rounded(.up)) + 1, Int(box.midY))
    #expect(255 - Int(beside.blue) > 7)
  }
}
