// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

extension ViewScreen {
  /// A white screen with the view in its middle, in black.
  static func light(_ view: UIView, scale: CGFloat) async -> ViewScreen {
    let it = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    view.tintColor = .black
    await it.show(view)
    return it
  }
}

@MainActor @Suite(.exclusiveScreen) struct SpinnerTests {
  private let spinner = IndefiniteSpinnerView(frame: .zero)

  private func shown(scale: CGFloat = 1) async -> ViewScreen {
    await ViewScreen.light(spinner, scale: scale)
  }

  /// 2 x (radius + thickness / 2 + 5), as in SVProgressHUD.
  @Test func radiusAndThicknessDecideTheSize() {
    #expect(spinner.frame.size == CGSize(width: 48, height: 48))
    #expect(spinner.intrinsicContentSize == CGSize(width: 48, height: 48))
    spinner.radius = 24
    #expect(spinner.intrinsicContentSize == CGSize(width: 60, height: 60))
    spinner.thickness = .nan
    #expect(spinner.thickness == 0)
    #expect(spinner.sizeThatFits(.zero) == CGSize(width: 58, height: 58))
  }

  /// One turn per second. After a quarter of a turn, each pixel of the bitmap is a pixel again.
  @Test(arguments: [1, 2, 3] as [CGFloat], [1, 2, 3, 5])
  func itTurnsAsAWhole(scale: CGFloat, quarters: Int) async throws {
    let it = await shown(scale: scale)
    let start = it.pixels()
    await it.advance(by: 0.25 * Double(quarters))
    let turned = try #require(start.rotated(quarterTurns: quarters).difference(to: it.pixels()))
    #expect(turned.maximum <= 1)
    // It is drawn once, in the pixels of the screen, and then turned.
    #expect(spinner.ringLayer.shouldRasterize && spinner.ringLayer.rasterizationScale == scale)
  }

  /// The gap of the line, at 12 o'clock, has 21.6 degrees. The mask needs no image.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/390"))
  func theLineFadesAlongItsLength() async {
    let pixels = await shown(scale: 3).pixels()
    for degrees in stride(from: 20, through: 340, by: 5) {
      let turn = Double(degrees) / 360
      let expected = Double(AngularMask.alpha(at: CGFloat(turn)))
      let dark = pixels.darkness(atTurn: turn, radius: 18 * 3)
      #expect(abs(dark - expected) < 0.03, "\(degrees) degrees: \(dark), not \(expected)")
    }
    #expect(pixels.darkness(atTurn: 0, radius: 18 * 3) < 0.01)
    for step in 0..<72 {
      for radius in [15.5, 20.5] {
        #expect(pixels.darkness(atTurn: Double(step) / 72, radius: radius * 3) < 0.005)
      }
    }
  }

  /// Samples measured from SVProgressHUD's image: degrees clockwise from 12 o'clock, alpha.
  @Test(arguments: [
    (30, 13), (60, 30), (90, 52), (120, 76), (180, 128), (240, 180), (270, 203), (330, 241),
  ])
  func theMaskIsThatOfSVProgressHUD(degrees: Int, alpha: Int) {
    let value = AngularMask.alpha(at: CGFloat(degrees) / 360) * 255
    #expect(abs(value - CGFloat(alpha)) <= 1.5)
  }

  @Test func aChangeOfLookDoesNotInterruptIt() async throws {
    let it = await shown(scale: 2)
    let ring = spinner.ringLayer
    let rotation = try #require(ring.animation(forKey: "rotate"))
    await it.advance(by: 0.3)
    (spinner.radius, spinner.thickness, spinner.scale) = (24, 4, 1.5)
    spinner.tintColor = .red
    await it.advance(by: 0.1)
    #expect(ring.animation(forKey: "rotate") === rotation)
    #expect(ring.lineWidth == 6 && ring.bounds.width == 88)
    let shown = try #require(ring.presentation()).affineTransform()
    #expect(abs(atan2(shown.b, shown.a) - 0.8 * .pi) < 0.01)
  }

  /// Whatever became of its animations meanwhile.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/318"), arguments: [false, true])
  func itTurnsAgainAfterTheBackgroundAndBackInAWindow(isInAWindow: Bool) async {
    let it = await shown()
    it.screen.setActivationState(.background)
    if !isInAWindow { spinner.removeFromSuperview() }
    spinner.ringLayer.removeAllAnimations()
    await it.advance(by: 1)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0)
    if !isInAWindow { await it.show(spinner) }
    let start = it.pixels()
    await it.advance(by: 0.25)
    #expect(start != it.pixels())
    #expect(spinner.ringLayer.animation(forKey: "rotate") != nil)
  }

  @Test func voiceOverSaysThatItLoads() {
    #expect(spinner.isAccessibilityElement)
    #expect(spinner.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
  }
}

@MainActor @Suite(.exclusiveScreen) struct GlyphTests {
  private nonisolated static let icons: [StatusHUD.Message.Icon] = [.info, .success, .error]

  private let view = GlyphView(frame: .zero)

  private func shown(
    _ icon: StatusHUD.Message.Icon, side: CGFloat = 28, scale: CGFloat = 3
  ) async -> ViewScreen {
    view.icon = icon
    let it = await ViewScreen.light(view, scale: scale)
    view.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
    await it.advance(by: 0)
    return it
  }

  private func ink(_ pixels: PixelReader) -> Double {
    pixels.words.reduce(0) { $0 + 255 - Double($1 & 255) } / 255
  }

  /// Line ends included, a glyph is centered in its square within a pixel and fills most of it.
  @Test(arguments: icons, [1, 2, 3] as [CGFloat])
  func aGlyphIsCentered(_ icon: StatusHUD.Message.Icon, scale: CGFloat) async throws {
    let pixels = await shown(icon, scale: scale).pixels()
    let box = try #require(pixels.bounds(differingFrom: .white, tolerance: 32))
    #expect(abs(box.midX - 30 * scale) <= 1 && abs(box.midY - 30 * scale) <= 1)
    #expect(box.width >= 17 * scale && box.width <= 28 * scale)
  }

  @Test(arguments: icons) func aGlyphThatIsMadeWithAnIconShowsIt(_ icon: StatusHUD.Message.Icon) {
    let made = GlyphView(icon: icon)
    view.icon = icon
    #expect(made.icon == icon && made.shapeLayer.path == view.shapeLayer.path)
    #expect(made.shapeLayer.path != nil && made.accessibilityLabel == icon.accessibilityLabel)
  }

  /// As much ink at the double size as geometry says: four times.
  @Test func aGlyphScalesWithItsView() async {
    let small = ink(await shown(.success).pixels())
    let large = ink(await shown(.success, side: 56).pixels())
    #expect(abs(large / small - 4) < 0.1)
  }

  @Test(arguments: icons)
  func aGlyphDrawsItself(_ icon: StatusHUD.Message.Icon) async {
    let it = await shown(icon)
    let whole = ink(it.pixels())
    view.drawOn()
    var last = 0.0
    for _ in 0..<4 {
      await it.advance(by: 0.07)
      let now = ink(it.pixels())
      #expect(now > last)
      last = now
    }
    #expect(last < whole)
    await it.advance(by: 1)
    #expect(ink(it.pixels()) == whole)
  }
}

/// Which indicator the global HUD shows, and in which size.
@MainActor @Suite(.globalHUD) struct IndicatorChoiceTests {
  private let it = HUDScreen()

  @Test func progressRunsOnlyOnScreenAndANewTextLeavesItWhereItIs() async throws {
    await it.show(.progress(0.4), for: 0.1)
    let line = try it.ring.progressLayer
    #expect(line.strokeEnd == 0.4 && line.animationKeys() == nil)
    for status in ["Uploading", nil] {
      await it.show(.progress(0.4), status, for: 0.02)
      #expect(line.strokeEnd == 0.4 && line.presentation()?.strokeEnd == 0.4)
    }
    await it.show(.progress(0.9), for: 0)
    #expect(line.strokeEnd == 0.9 && line.animation(forKey: "progress") != nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/726"))
  func theProgressRingIsInTheMiddleWhateverTheSpinnerIs() async throws {
    StatusHUD.configuration.spinnerStyle = .system
    await it.show(.progress(0.5))
    #expect(it.seenBezel() == HUDScreen.ringBezel)
    StatusHUD.configuration.minimumSize = CGSize(width: 200, height: 150)
    await it.advance(by: 1)
    let center = try it.ring.convert(CGPoint(x: 30, y: 30), to: nil)
    #expect(center == CGPoint(x: 160, y: 240))
  }

  @Test func theNativeSpinnerRunsOnlyWhileItIsShown() async throws {
    StatusHUD.configuration.spinnerStyle = .system
    await it.show(.activity)
    let native: SystemSpinnerView = try it.bezel.indicator()
    #expect(native.indicator.isAnimating)
    #expect(it.seenBezel()?.size == CGSize(width: 61, height: 61))
    StatusHUD.configuration.spinnerStyle = .ring
    await it.advance(by: 1)
    #expect(!native.indicator.isAnimating)
    #expect(try it.bezel.indicatorContainer.current is IndefiniteSpinnerView)
  }
}
