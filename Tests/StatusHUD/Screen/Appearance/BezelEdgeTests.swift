// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The border, the corners and the shadow of the bezel.
@MainActor @Suite(.globalHUD) struct BorderTests {
  private let it = HUDScreen()

  @Test func theBorderLiesInside() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = .red
    await it.show()
    #expect(it.seenBezel() == HUDScreen.ringBezel)
    #expect(it.pixel(119, 240) == .red)
    #expect(it.pixel(124, 240).green > 128)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func theBorderFollowsTheAppearance() async {
    StatusHUD.configuration.borderWidth = 4
    StatusHUD.configuration.borderColor = UIColor {
      $0.userInterfaceStyle == .dark ? .white : .black
    }
    await it.show()
    #expect(it.pixel(119, 240) == .black)
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0)
    #expect(it.pixel(119, 240) == .white)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/169"))
  func aShadowShowsAWhiteBezelOnWhite() async {
    it.appView.backgroundColor = .white
    StatusHUD.configuration.effect = UIVisualEffect()
    await it.show()
    #expect(it.pixel(160, 280) == .white)
    #expect(it.pixel(160, 283).red < 240)
  }

  /// It is not documented what a layer draws for more.
  @Test func theLargestRadiusIsHalfTheShorterSide() async throws {
    StatusHUD.configuration.cornerRadius = 1000
    await it.show()
    #expect(try it.bezel.layer.cornerRadius == 42)
    StatusHUD.configuration.cornerRadius = 3
    await it.advance(by: 0)
    #expect(try it.bezel.layer.cornerRadius == 3)
  }
}

/// The shadow of the bezel is a picture that is drawn once.
@MainActor @Suite(.globalHUD) struct ShadowTests {
  struct Shape {
    var size: CGSize
    var radius: CGFloat = 14
    var scale: CGFloat = 2
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
  func theStretchedPictureIsTheWholeShadow(shape: Shape) async {
    let expected = await picture(of: wholeShadow(shape), scale: shape.scale)
    let bezel = BezelView(frame: CGRect(origin: .zero, size: shape.size))
    bezel.setFill(nil, .clear)
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
      #expect(layer.mask == nil)
      let picture = try #require(layer.contents as? CGImage)
      #expect(picture == first ?? picture)
      first = picture
      await it.hide(for: 0.3)
    }
  }

  /// The picture for the new size would have to shrink, and its hollow would no longer fit.
  @Test func theShadowTouchesABezelThatGrows() async throws {
    let it = HUDScreen(background: .white)
    StatusHUD.configuration.effect = UIVisualEffect()
    StatusHUD.configuration.bezelColor = .white
    await it.show(.text, "Text")
    #expect(try it.bezel.bounds.height < 60)
    await it.show(.activity, "Text", for: 0)
    for _ in 0..<5 {
      await it.advance(by: ContentAnimation.duration / 6)
      let edge = try it.movingBezel.frame.maxY
      #expect(it.pixel(160, Int(edge.rounded(.up)) + 1).red < 240)
      #expect(it.pixel(160, Int(edge.rounded(.down)) - 2) == .white)
    }
    await it.advance(by: 0.2)
    // What the spinner needs is the size of the default picture.
    #expect(try #require(try it.bezel.shadow.layer.contents as? CGImage).height == 105)
  }
}

/// An effect of the app in place of the bezel's material.
@MainActor @Suite(.globalHUD) struct EffectTests {
  private final class Glass: UIVisualEffect {}

  private let it = HUDScreen()

  /// The color of text.
  private static func ink(_ style: UIUserInterfaceStyle) -> CGColor {
    UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
  }

  private func show(_ effect: UIVisualEffect) async {
    StatusHUD.configure {
      $0.effect = effect
      $0.borderWidth = 2
      $0.bezelColor = .red
    }
    await it.show()
  }

  @Test func glassHasTheCornersOfTheBezelAndItsOwnBorderAndShadow() async throws {
    let glass = Glass()
    await show(glass)
    let bezel = try it.bezel
    let material = try #require(bezel.material)
    #expect(material.effect === glass)
    #expect(!material.clipsToBounds && material.layer.cornerRadius == 14)
    #expect(material.contentView.backgroundColor == nil)
    #expect(bezel.layer.borderWidth == 0 && bezel.shadow.superview == nil)
    StatusHUD.configuration.cornerRadius = 3
    await it.advance(by: 0)
    #expect(material.layer.cornerRadius == 3)
  }

  /// Glass decides with the traits of its content whether that is light or dark.
  @Test func contentOnGlassFollowsTheTraitsOfTheGlass() async throws {
    StatusHUD.configuration.effect = Glass()
    await it.show(.activity, "Loading")
    let bezel = try it.bezel
    let content = try #require(bezel.material?.contentView)
    let spinner = try it.spinner
    for view in [bezel.label, spinner] { #expect(view.isDescendant(of: content)) }
    func colors() -> [CGColor?] {
      let text = bezel.label.textColor.resolvedColor(with: bezel.label.traitCollection)
      return [text.cgColor, spinner.ringLayer.strokeColor]
    }
    for style in [UIUserInterfaceStyle.dark, .light] {
      content.overrideUserInterfaceStyle = style
      await it.advance(by: 0)
      #expect(colors() == [Self.ink(style), Self.ink(style)])
    }
    StatusHUD.configuration.effect = nil
    await it.advance(by: 0)
    #expect(bezel.label.window != nil && !bezel.label.isDescendant(of: content))
  }

  @Test func theCancelButtonOnGlassTakesTouches() async throws {
    var isCancelled = false
    StatusHUD.configuration.effect = Glass()
    let activity = StatusHUD.beginActivity(status: "Loading") { isCancelled = true }
    await it.advance(by: 1)
    it.screen.tap(at: try it.button.middle)
    await it.advance(by: 0)
    #expect(isCancelled)
    activity.end()
  }

  /// Glass that first appears below a transparent view might stay invisible.
  @Test(arguments: [false, true])
  func glassIsNeverBelowATransparentView(replacesAColor: Bool) async throws {
    StatusHUD.configure {
      ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1)
      $0.effect = replacesAColor ? UIVisualEffect() : Glass()
    }
    func expectNone(_ state: String) throws {
      guard let material = try it.bezel.material, material.effect is Glass, !material.isHidden
      else { return }
      for view in sequence(first: material as UIView, next: \.superview) {
        #expect((view.layer.presentation() ?? view.layer).opacity == 1, "\(state): \(view)")
      }
    }
    await it.show(for: 0)
    try expectNone("appears")
    await it.advance(by: 0.5)
    StatusHUD.configuration.effect = Glass()
    await it.advance(by: 0)
    try expectNone("appeared")
    #expect(try it.bezel.material?.effect is Glass)
    if replacesAColor { StatusHUD.configuration.effect = UIVisualEffect() }
    await it.hide(for: 0.5)
    StatusHUD.configuration.effect = Glass()
    await it.show(for: 0)
    try expectNone("is shown again")
    #expect(try it.bezel.material?.effect is Glass)
    await it.advance(by: 1)
    try expectNone("is visible")
  }

  @Test func aBlurIsClippedAsAMaterialIs() async throws {
    await show(UIBlurEffect(style: .dark))
    let bezel = try it.bezel
    let material = try #require(bezel.material)
    #expect(material.clipsToBounds && material.layer.cornerRadius == 14)
    #expect(bezel.layer.borderWidth == 2 && bezel.shadow.superview === bezel)
  }

  @Test func aUserWhoReducesTransparencyGetsAnOpaqueBezel() async throws {
    await show(Glass())
    it.screen.isReduceTransparencyEnabled = true
    await it.advance(by: 0)
    let bezel = try it.bezel
    #expect(bezel.backgroundColor?.cgColor.alpha == 1)
    #expect(bezel.layer.cornerRadius == 14)
    #expect(bezel.layer.borderWidth == 2 && bezel.shadow.superview === bezel)
    it.screen.isReduceTransparencyEnabled = false
    await it.advance(by: 0)
    #expect(bezel.layer.borderWidth == 0 && bezel.shadow.superview == nil)
  }

  @Test func theEffectFadesAndNotTheView() async throws {
    await show(Glass())
    let bezel = try it.bezel
    StatusHUD.configuration.fadeOutDuration = 0.15
    StatusHUD.dismiss()
    await it.advance(by: 0.05)
    #expect(bezel.window != nil && bezel.alpha == 1)
    #expect(bezel.material?.effect == nil)
  }
}
