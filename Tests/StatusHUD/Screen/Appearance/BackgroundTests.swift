// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A background of 100 x 100 points in the middle of stripes of red and blue.
@MainActor @Suite(.exclusiveScreen) struct BackgroundViewTests {
  private final class Background: BackdropView {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override var content: UIView? { subview }
  }

  private static let material = UIBlurEffect(style: .systemMaterial)

  private let screen = ViewScreen(size: CGSize(width: 200, height: 200))
  private let view = Background(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    screen.container.addStripes([.red, .blue])
    screen.container.addSubview(view)
    view.setFill(Self.material, nil)
  }

  private func pixels() async -> PixelReader {
    await screen.advance(by: 0)
    return screen.pixels()
  }

  /// The colors of a line through the middle.
  private func line() async -> Set<Pixel> {
    let pixels = await pixels()
    return Set((52..<148).map { pixels.straight($0, 100) })
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/365"))
  func aSolidBackgroundHasItsColorOrElseThatOfTheBezel() async {
    view.setFill(nil, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(await line() == [Pixel(0, 255, 0)])
    #expect(view.material?.isHidden == true)
    // The bezel has white, and 0.15 x 255 = 38.
    view.setFill(nil, nil)
    #expect(await line() == [Pixel(255, 255, 255)])
    screen.screen.userInterfaceStyle = .dark
    #expect(await line() == [Pixel(38, 38, 38)])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/509"))
  func subviewsAreAboveTheMaterial() async {
    let (first, last) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    first.backgroundColor = .green
    view.addSubview(last)
    let material = view.material
    view.addSubview(first)
    for style in [UIBlurEffect.Style.dark, .systemMaterial, .light] {
      view.setFill(nil, .clear)
      view.setFill(UIBlurEffect(style: style), nil)
      #expect(view.material === material && view.subviews == [material, last, first])
      #expect((material?.effect as? UIBlurEffect) == UIBlurEffect(style: style))
    }
    #expect(await line() == [Pixel(0, 255, 0)])
  }

  /// 1 pixel from a corner of radius 30 lies well outside of it, 14 inside: 30 x (1 - 1/√2) = 9.
  @Test func theMaterialIsClippedAndSubviewsAreNot() async {
    let outside = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
    outside.backgroundColor = .black
    view.insertSubview(outside, at: 0)
    _ = await pixels()
    view.layer.cornerRadius = 30
    view.setNeedsLayout()
    let now = await pixels()
    #expect(now.straight(51, 51) == .blue && now.straight(64, 64).green > 64)
    #expect(now.straight(100, 155) == .black)
  }

  @Test func theMaterialGrowsWithinAnAnimation() async throws {
    _ = await pixels()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
    await screen.advance(by: 0.5)
    let bounds = try #require(view.layer.presentation()?.bounds)
    #expect(bounds.width > 100 && bounds.width < 200)
    #expect(view.material?.layer.presentation()?.bounds == bounds)
  }

  @Test func reducedTransparencyAndIncreasedContrastMakeItOpaque() async {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    view.setFill(Self.material, color)
    _ = await pixels()
    screen.screen.isReduceTransparencyEnabled = true
    // A fifth of red over white.
    #expect(await line() == [Pixel(255, 204, 204)])
    screen.screen.userInterfaceStyle = .dark
    // And over 38: 51 + 30.4.
    #expect(await line() == [Pixel(81, 30, 30)])
    screen.screen.isReduceTransparencyEnabled = false
    #expect(await line().count > 1)
    view.setFill(Self.material, nil)
    screen.screen.accessibilityContrast = .high
    #expect(await line() == [Pixel(38, 38, 38)])
    screen.screen.accessibilityContrast = .normal
    #expect(await line().count > 1)
  }

  /// It carries no text.
  @Test func aColorThatDimsStaysTranslucent() async {
    view.setFill(nil, UIColor(white: 0, alpha: 0.2))
    screen.screen.isReduceTransparencyEnabled = true
    #expect(await line() == [Pixel(204, 0, 0), Pixel(0, 0, 204)])
  }

  /// In a translucent view it need not be drawn.
  @Test func aMaterialFadesByItsEffectAndSubviewsByThemselves() async throws {
    let subview = view.subview
    view.addSubview(subview)
    let whole = await pixels()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isFadedOut = true }
    await screen.advance(by: 0.5)
    #expect(view.alpha == 1 && view.material?.effect == nil)
    #expect(isClose(subview.layer.presentation()?.opacity, 0.5, tolerance: 0.01))
    let half = await pixels()
    for (x, ground) in [(85, 0), (95, 255)] {
      let expected = (whole.straight(100, 100).red + 255 - ground) / 2
      #expect(abs(half.straight(x, 100).red - expected) <= 4)
    }
    view.isFadedOut = false
    #expect(await pixels() == whole && subview.alpha == 1)
  }

  /// The fill can change while the view is invisible.
  @Test func anotherFillFadesWhatItNeeds() {
    view.setFill(nil, .red)
    view.isFadedOut = true
    #expect(view.alpha == 0 && view.subview.alpha == 1)
    view.setFill(Self.material, nil)
    #expect(view.alpha == 1 && view.subview.alpha == 0 && view.material?.effect == nil)
    view.isFadedOut = false
    #expect(view.alpha == 1 && view.subview.alpha == 1 && view.material?.effect != nil)
  }
}

/// Over white every color is arithmetic: black of alpha a gives 255 x (1 - a).
@MainActor @Suite(.globalHUD) struct MaskTests {
  private static let dimmed = Pixel(153, 153, 153)

  private let it = HUDScreen(size: CGSize(width: 200, height: 300), background: .white)

  /// Expects a color in the corner, and that the mask takes touches there.
  private func expectCorner(_ pixel: Pixel, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(it.pixel(5, 5).difference(to: pixel) <= 1, sourceLocation: sourceLocation)
    let isTaken = it.takesTouch(at: CGPoint(x: 5, y: 5))
    #expect(isTaken == (pixel != .white), sourceLocation: sourceLocation)
  }

  /// Alpha 0 in the middle, rising to 0.75 at the screen's width from there. The points are where
  /// the shadow of the bezel does not reach.
  @Test func theGradientIsRound() async {
    await it.show(mask: .gradient)
    let pixels = it.pixels()
    for distance in [80, 90, 99] {
      let expected = 255 * (1 - 0.75 * (Double(distance) - 0.5) / 200)
      for (x, y) in [
        (100 + distance - 1, 150), (100 - distance, 150), (100, 150 + distance - 1),
      ] {
        let gray = Double(pixels.straight(x, y).red)
        #expect(abs(gray - expected) <= 2, "\(x), \(y): \(gray), not \(expected)")
      }
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/281"))
  func theMiddleOfTheGradientIsThatOfTheBezel() async throws {
    await it.show(mask: .gradient) { $0.offset = CGPoint(x: 0, y: 60) }
    #expect(try it.mask.vignetteCenter == CGPoint(x: 100, y: 210))
    #expect(abs(it.pixel(100, 210 - 80).red - it.pixel(100 + 79, 210).red) <= 2)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/257"))
  func anotherMaskReplacesTheGradient() async throws {
    await it.show(mask: .gradient)
    #expect(try it.mask.vignette != nil)
    await it.show(mask: .black)
    #expect(try it.mask.vignette == nil)
    for (x, y) in [(0, 0), (199, 299), (100, 20)] {
      #expect(it.pixel(x, y).difference(to: Self.dimmed) <= 1)
    }
  }

  /// Also if the configuration has changed since; without one, the configuration of the moment is
  /// meant.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/519"))
  func theMaskIsThatOfTheCallBeforeThatOfTheConfiguration() async {
    StatusHUD.configuration.customMaskColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    await it.show(mask: .custom)
    expectCorner(Pixel(255, 128, 128))
    await it.show(mask: .black)
    expectCorner(Self.dimmed)
    await it.show()
    expectCorner(.white)
    await it.configure { $0.maskType = .black }
    expectCorner(Self.dimmed)
    await it.show(mask: StatusHUD.MaskType.passthrough)
    expectCorner(.white)
  }
}

/// A mask that blurs an app of red and blue stripes, of 10 points each.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/199"),
  .bug("https://github.com/JonasGessner/JGProgressHUD/issues/144"),
  .bug("https://github.com/jdg/MBProgressHUD/issues/531"),
  .bug("https://github.com/elai950/AlertToast/issues/57"))
struct BlurMaskTests {
  private let it = HUDScreen(size: CGSize(width: 200, height: 300))

  init() {
    it.appView.addStripes([.red, .blue])
  }

  /// The colors of a line far above the bezel.
  private func line() -> [Pixel] {
    let pixels = it.pixels()
    return (20..<180).map { pixels.straight($0, 20) }
  }

  private var isSharp: Bool { Set(line()) == [Pixel(255, 0, 0), Pixel(0, 0, 255)] }
  private var isBlurred: Bool { line().allSatisfy { $0.red > 40 && $0.blue > 40 } }

  /// Another mask takes its place.
  @Test func theStripesRunIntoEachOther() async {
    await it.show(mask: .blur)
    #expect(isBlurred && it.takesTouch(at: CGPoint(x: 10, y: 10)))
    await it.show(mask: .clear)
    #expect(isSharp)
    await it.show(mask: .black)
    #expect(Set(line()) == [Pixel(153, 0, 0), Pixel(0, 0, 153)])
    await it.show(mask: .blur)
    #expect(isBlurred)
    await it.hide()
    #expect(isSharp)
    await it.show(mask: StatusHUD.MaskType.passthrough)
    #expect(isSharp)
  }

  /// A translucent view would lose its material.
  @Test func itFadesByItsEffect() async throws {
    await it.show(mask: .blur, for: 0.5) { ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1) }
    let mask = try it.mask
    func spread() -> Int {
      let reds = line().map(\.red)
      return (reds.max() ?? 0) - (reds.min() ?? 0)
    }
    #expect(mask.layer.presentation()?.opacity == 1 && mask.material?.effect != nil)
    let middle = spread()
    await it.advance(by: 1)
    let whole = spread()
    #expect(middle > whole && middle < 255)
    await it.hide(for: 0.5)
    #expect(mask.material?.effect == nil && mask.layer.presentation()?.opacity == 1)
    #expect(spread() > whole && !isSharp)
    await it.advance(by: 1)
    #expect(isSharp)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aUserWhoReducesTransparencySeesNothingOfTheApp(_ style: UIUserInterfaceStyle) async throws {
    it.screen.userInterfaceStyle = style
    it.screen.isReduceTransparencyEnabled = true
    await it.show(.success, "Done", mask: .blur)
    // 255 x 0.8, and 38 x 0.5: the bezel, of 255 and 38, stands out.
    let shade = style == .dark ? 19 : 204
    #expect(Set(line()) == [Pixel(shade, shade, shade)])
    await it.set(\.isReduceTransparencyEnabled, false)
    #expect(Set(line()).count > 1)
  }
}
