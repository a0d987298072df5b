// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A background of 100 x 100 points in the middle of stripes of red and blue.
@MainActor @Suite(.exclusiveScreen) struct BackgroundViewTests {
  private let screen = ViewScreen(size: CGSize(width: 200, height: 200))
  private let view = HUDBackgroundView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    for index in 0..<20 {
      let stripe = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 200))
      stripe.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      screen.container.addSubview(stripe)
    }
    screen.container.addSubview(view)
  }

  private func pixels() async -> PixelReader {
    await screen.advance(by: 0)
    return screen.pixels()
  }

  /// The colours of a line through the middle.
  private func line(_ pixels: PixelReader) -> Set<Pixel> {
    Set((52..<148).map { pixels.straight($0, 100) })
  }

  @Test func aSolidColourIsThatColour() async {
    view.style = .solidColor
    view.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(line(await pixels()) == [Pixel(0, 255, 0)])
    #expect(view.material?.isHidden == true)
  }

  /// White and 0.15 x 255 = 38 are those of the bezel.
  @Test func aSolidBackgroundWithoutAColourCanBeSeen() async {
    view.style = .solidColor
    #expect(line(await pixels()) == [Pixel(255, 255, 255)])
    view.color = .red
    view.color = nil
    #expect(line(await pixels()) == [Pixel(255, 255, 255)])
    screen.screen.userInterfaceStyle = .dark
    #expect(line(await pixels()) == [Pixel(38, 38, 38)])
  }

  /// Red and blue run into each other: nowhere is either alone.
  @Test func aMaterialBlurs() async {
    let pixels = await pixels()
    #expect(line(pixels).allSatisfy { $0.red > 128 && $0.blue > 128 && $0.green > 64 })
    #expect(pixels.straight(45, 100) == Pixel(255, 0, 0))
  }

  @Test func aColourHidesOrTintsTheMaterial() async {
    let plain = await pixels().straight(100, 100)
    view.color = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let expected = Pixel(plain.red / 2, (plain.green + 255) / 2, plain.blue / 2)
    #expect(await pixels().straight(100, 100).difference(to: expected) <= 2)
    view.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(line(await pixels()) == [Pixel(0, 255, 0)])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/509"))
  func subviewsAreAboveTheMaterial() async {
    let (first, last) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    first.backgroundColor = .green
    view.insertSubview(first, at: 0)
    let material = view.material
    view.insertSubview(last, at: 0)
    for style in [UIBlurEffect.Style.dark, .systemMaterial, .light] {
      view.style = .solidColor
      view.blurStyle = style
      view.style = .blur
      #expect(view.material === material && view.subviews == [material, last, first])
      #expect((material?.effect as? UIBlurEffect) == UIBlurEffect(style: style))
    }
    #expect(line(await pixels()) == [Pixel(0, 255, 0)])
  }

  /// 1 pixel from a corner of radius 30 lies well outside of it, 14 inside: 30 x (1 - 1/√2) = 9.
  @Test func theMaterialIsClippedAndTheShadowIsNot() async {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    _ = await pixels()
    view.layer.cornerRadius = 30
    var now = await pixels()
    #expect(now.straight(51, 51) == Pixel(0, 0, 255))
    #expect(now.straight(64, 64).green > 64)
    #expect(now.straight(100, 155) == Pixel(0, 0, 0))
    view.layer.cornerRadius = 0
    now = await pixels()
    #expect(now.straight(51, 51).green > 64)
  }

  @Test func theMaterialGrowsWithinAnAnimation() async throws {
    _ = await pixels()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
    await screen.advance(by: 0.5)
    let bounds = try #require(view.layer.presentation()?.bounds)
    #expect(bounds.width > 100 && bounds.width < 200)
    #expect(view.material?.layer.presentation()?.bounds == bounds)
  }

  @Test func reducedTransparencyMakesItOpaque() async {
    view.color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    _ = await pixels()
    screen.screen.isReduceTransparencyEnabled = true
    // A fifth of red over white.
    #expect(line(await pixels()) == [Pixel(255, 204, 204)])
    view.blurStyle = .dark
    // And over 38: 51 + 30.4.
    #expect(line(await pixels()) == [Pixel(81, 30, 30)])
    screen.screen.isReduceTransparencyEnabled = false
    #expect(line(await pixels()).count > 1)
  }

  @Test func increasedContrastMakesItOpaque() async {
    _ = await pixels()
    screen.screen.accessibilityContrast = .high
    #expect(line(await pixels()) == [Pixel(255, 255, 255)])
    screen.screen.accessibilityContrast = .normal
    #expect(line(await pixels()).count > 1)
  }

  /// It carries no text.
  @Test func aColourThatDimsStaysTranslucent() async {
    view.style = .solidColor
    view.color = UIColor(white: 0, alpha: 0.2)
    screen.screen.isReduceTransparencyEnabled = true
    #expect(line(await pixels()) == [Pixel(204, 0, 0), Pixel(0, 0, 204)])
  }

  @Test func aBackgroundIsFreed() {
    weak var freed: HUDBackgroundView?
    do {
      let view = HUDBackgroundView(frame: .zero)
      view.style = .solidColor
      freed = view
    }
    #expect(freed == nil)
  }

  /// In a translucent view it need not be drawn.
  @Test func aMaterialFadesByItsEffectAndSubviewsByThemselves() async throws {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    subview.alpha = 0.5
    view.addSubview(subview)
    let whole = await pixels().straight(100, 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isFadedOut = true }
    await screen.advance(by: 0.5)
    let half = await pixels()
    for (x, ground) in [(85, 0), (95, 255)] {
      #expect(abs(half.straight(x, 100).red - (whole.red + 255 - ground) / 2) <= 4)
    }
    #expect(view.alpha == 1)
    #expect(isClose(try #require(subview.layer.presentation()).opacity, 0.25, tolerance: 0.01))
    await screen.advance(by: 0.5)
    #expect(line(await pixels()) == [Pixel(255, 0, 0), Pixel(0, 0, 255)])
    view.isFadedOut = false
    #expect(await pixels().straight(100, 100) == whole)
    #expect(subview.alpha == 0.5)
  }

  @Test func aSolidBackgroundFadesAsAWhole() async {
    view.style = .solidColor
    view.isFadedOut = true
    #expect(view.alpha == 0)
    view.style = .blur
    view.isFadedOut = false
    #expect(view.alpha == 1)
  }

  /// The style and the subviews can change while the view is invisible.
  @Test func fadingOutAgainFadesWhatTheStyleNeedsNow() {
    view.style = .solidColor
    view.isFadedOut = true
    view.style = .blur
    let subview = UIView(frame: .zero)
    view.addSubview(subview)
    view.isFadedOut = true
    #expect(view.alpha == 1 && subview.alpha == 0 && view.material?.effect == nil)
    view.isFadedOut = false
    #expect(view.alpha == 1 && subview.alpha == 1 && view.material?.effect != nil)
  }
}
