// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The border, the corners and the shadow of the bezel.
@MainActor @Suite(.globalHUD) struct BorderTests {
  private let it = HUDScreen()

  /// It lies inside the bezel.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func theBorderFollowsTheAppearance() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = UIColor {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    await it.show()
    #expect(it.seenBezel() == HUDScreen.ringBezel && it.pixel(124, 240).green > 128)
    #expect(it.pixel(119, 240) == .black)
    await it.set(\.userInterfaceStyle, .dark)
    #expect(it.pixel(119, 240) == .white)
  }

  /// It is not documented what a layer draws for more.
  @Test func theLargestRadiusIsHalfTheShorterSide() async throws {
    await it.show { $0.cornerRadius = 1000 }
    #expect(try it.bezel.layer.cornerRadius == 42)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func aShadowShowsAWhiteBezelOnWhite() async {
    it.appView.backgroundColor = .white
    await it.show { $0.effect = UIVisualEffect() }
    #expect(it.pixel(160, 280) == .white && it.pixel(160, 283).red < 240)
  }
}

/// The shadow of the bezel is a picture that is drawn once.
@MainActor @Suite(.globalHUD) struct ShadowTests {
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

  @Test func aHundredPresentationsShareOnePicture() async throws {
    let it = HUDScreen()
    var first: CGImage?
    for count in 1...100 {
      await it.show(.activity, String(repeating: "W", count: count % 9), for: 0.3)
      let layer = try it.bezel.shadow.layer
      let picture = try #require(layer.contents as? CGImage)
      first = first ?? picture
      #expect(picture == first && layer.mask == nil)
      await it.hide(for: 0.3)
    }
  }
}

/// An effect of the app in place of the bezel's material.
@MainActor @Suite(.globalHUD) struct EffectTests {
  private final class Glass: UIVisualEffect {}

  private let it = HUDScreen()

  private func show(_ effect: UIVisualEffect) async {
    await it.show {
      $0.effect = effect
      $0.borderWidth = 2
      $0.bezelColor = .red
    }
  }

  /// Whether the bezel draws the border and the shadow, which glass has of its own.
  private func drawsItsEdge() throws -> Bool {
    let (border, shadow) = try (it.bezel.layer.borderWidth, it.bezel.shadow)
    #expect(border == (shadow.isHidden ? 0 : 2))
    return !shadow.isHidden
  }

  @Test func glassHasTheCornersOfTheBezelAndItsOwnBorderAndShadow() async throws {
    let glass = Glass()
    await show(glass)
    let material = try #require(try it.bezel.material)
    #expect(material.effect === glass && material.contentView.backgroundColor == nil)
    #expect(try !material.clipsToBounds && material.layer.cornerRadius == 14 && !drawsItsEdge())
    await it.configure(for: 1) { $0.cornerRadius = 3 }
    #expect(material.layer.cornerRadius == 3)
    await it.configure { $0.effect = UIBlurEffect(style: .dark) }
    #expect(try material.clipsToBounds && material.layer.cornerRadius == 3 && drawsItsEdge())
  }

  /// Glass decides with the traits of its content whether that is light or dark.
  @Test func contentOnGlassFollowsTheTraitsOfTheGlassAndTakesTouches() async throws {
    let log = CancelLog()
    StatusHUD.configuration.effect = Glass()
    await it.show(.activity, "Loading", onCancel: log.cancel("work"))
    await it.tap(try it.button.middle, for: 1)
    #expect(log.cancelled == ["work"])
    let bezel = try it.bezel
    let content = try #require(bezel.material?.contentView)
    let spinner = try it.spinner
    #expect(bezel.label.isDescendant(of: content) && spinner.isDescendant(of: content))
    for style in [UIUserInterfaceStyle.dark, .light] {
      content.overrideUserInterfaceStyle = style
      await it.advance(by: 0)
      let text = bezel.label.textColor.resolvedColor(with: bezel.label.traitCollection)
      let ink = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      #expect(text.cgColor == ink.cgColor && spinner.ringLayer.strokeColor == ink.cgColor)
    }
    await it.configure(for: 1) { $0.effect = nil }
    #expect(bezel.label.window != nil && !bezel.label.isDescendant(of: content))
  }

  /// Glass that first appears below a transparent view might stay invisible.
  @Test(arguments: [false, true])
  func glassIsNeverBelowATransparentView(replacesAColor: Bool) async throws {
    StatusHUD.configure {
      ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1)
      $0.effect = replacesAColor ? UIVisualEffect() : Glass()
    }
    func expectOpaque(isGlass: Bool = true, _ state: String) throws {
      let material = try it.bezel.material
      #expect((material?.effect is Glass) == isGlass, "\(state)")
      guard isGlass, let material else { return }
      for view in sequence(first: material as UIView, next: \.superview) {
        #expect((view.layer.presentation() ?? view.layer).opacity == 1, "\(state): \(view)")
      }
    }
    await it.show(for: 0)
    try expectOpaque(isGlass: !replacesAColor, "appears")
    await it.advance(by: 0.5)
    await it.configure { $0.effect = Glass() }
    try expectOpaque("appeared")
    if replacesAColor { StatusHUD.configuration.effect = UIVisualEffect() }
    await it.hide(for: 0.5)
    await it.show(for: 0) { $0.effect = Glass() }
    try expectOpaque("is shown again")
  }

  @Test func withoutAColorTheBorderIsAFaintTextColor() async throws {
    await it.show {
      $0.borderWidth = 2
      $0.contentColor = .red
    }
    #expect(try it.bezel.layer.borderColor == UIColor.red.withAlphaComponent(0.15).cgColor)
  }

  @Test func aTranslucentColorIsOpaqueForAUserWhoReducesTransparency() async throws {
    await it.show {
      $0.effect = UIVisualEffect()
      $0.bezelColor = UIColor(white: 1, alpha: 0.5)
    }
    #expect(try it.bezel.backgroundColor?.cgColor.alpha == 0.5)
    await it.set(\.isReduceTransparencyEnabled, true)
    #expect(try it.bezel.backgroundColor?.cgColor.alpha == 1)
  }

  @Test func aUserWhoReducesTransparencyGetsAnOpaqueBezel() async throws {
    await show(Glass())
    await it.set(\.isReduceTransparencyEnabled, true)
    let bezel = try it.bezel
    #expect(bezel.backgroundColor?.cgColor.alpha == 1 && bezel.layer.cornerRadius == 14)
    #expect(try drawsItsEdge())
    await it.set(\.isReduceTransparencyEnabled, false)
    #expect(try !drawsItsEdge())
  }
}
