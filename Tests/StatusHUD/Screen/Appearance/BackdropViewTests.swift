// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A background of 100 x 100 points in the middle of stripes of red and blue.
@MainActor @Suite(.exclusiveScreen) struct BackdropViewTests {
  private final class Background: BackdropView {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override var fadingView: UIView? { subview }
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
    #expect(view.material.isHidden)
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
      #expect(view.subviews == [material, last, first])
      #expect((material.effect as? UIBlurEffect) == UIBlurEffect(style: style))
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
    #expect(view.material.layer.presentation()?.bounds == bounds)
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
    #expect(view.alpha == 1 && view.material.effect == nil)
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
    #expect(view.alpha == 1 && view.subview.alpha == 0 && view.material.effect == nil)
    view.isFadedOut = false
    #expect(view.alpha == 1 && view.subview.alpha == 1 && view.material.effect != nil)
  }
}
