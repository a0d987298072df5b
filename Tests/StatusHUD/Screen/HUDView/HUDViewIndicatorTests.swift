// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Expected sizes: those of MBProgressHUD 1.2.0.
@MainActor @Suite(.viewScreen()) struct HUDViewIndicatorTests {
  private let it = ViewScreen.current

  private func showHUD(with customView: UIView) -> HUDView {
    it.showHUD {
      $0.mode = .customView
      $0.customView = customView
    }
  }

  // MARK: Modes

  @Test(arguments: [
    (HUDView.Mode.spinner, CGSize(width: 77, height: 77)),
    (.pie, CGSize(width: 77, height: 77)),
    (.ring, CGSize(width: 77, height: 77)),
    (.bar, CGSize(width: 160, height: 50)),
    (.customView, CGSize(width: 40, height: 40)), (.text, CGSize(width: 40, height: 40)),
  ])
  func anIndicatorAloneDecidesTheSize(_ mode: HUDView.Mode, expected: CGSize) {
    #expect(it.showHUD { $0.mode = mode }.bezelSize == expected)
  }

  @Test func aPieAfterARingIsAPie() {
    let hud = it.showHUD { $0.mode = .ring }
    #expect(hud.bezel.slot.current is RingProgressView)
    hud.mode = .pie
    #expect(hud.bezel.slot.current is PieProgressView)
  }

  @Test(arguments: HUDView.Mode.allCases) func progressIsClamped(in mode: HUDView.Mode) {
    let hud = it.showHUD { $0.mode = mode }
    for (given, kept) in [(-1, 0), (2, 1), (Double.nan, 0), (.infinity, 1), (0.5, 0.5)] {
      hud.progress = given
      #expect(hud.progress == kept)
      if let indicator = hud.bezel.slot.current as? ProgressIndicatorView {
        #expect(indicator.progress == kept)
      }
    }
  }

  @Test func aNewIndicatorShowsTheProgress() {
    let ring = RingProgressView(frame: .zero)
    let hud = it.showHUD {
      $0.progress = 0.25
      $0.customView = ring
    }
    for mode in [HUDView.Mode.pie, .bar, .customView] {
      hud.mode = mode
      #expect((hud.bezel.slot.current as? ProgressIndicatorView)?.progress == 0.25)
    }
    hud.progress = 0.75
    #expect(ring.progress == 0.75)
  }

  // MARK: The size of a custom view

  private final class SizedView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/421"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"))
  func aCustomViewHasItsOwnOrItsIntrinsicSize() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 60, height: 30))
    let hud = showHUD(with: view)
    #expect(hud.bezelSize == CGSize(width: 100, height: 70))
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    #expect(view.convert(CGPoint(x: 30, y: 15), to: hud.bezelView) == CGPoint(x: 50, y: 35))

    let sizedView = SizedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    sizedView.size = CGSize(width: 20, height: 10)
    hud.customView = sizedView
    #expect(hud.bezelSize == CGSize(width: 60, height: 50))
    sizedView.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 120, height: 50))
    sizedView.size = CGSize(width: CGFloat.nan, height: -7)
    hud.setNeedsLayout()
    #expect(hud.bezelSize.width.isFinite && hud.bezelSize.height.isFinite)
  }

  /// The frame of a view with a transform means nothing.
  @Test func aTurnedCustomViewKeepsItsSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let hud = showHUD(with: view)
    for _ in 0..<3 {
      hud.setNeedsLayout()
      #expect(hud.bezelSize == CGSize(width: 80, height: 80))
      #expect(view.bounds.size == CGSize(width: 40, height: 40))
    }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/313"))
  func aSmallSpinnerIsACustomView() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    #expect(showHUD(with: spinner).bezelSize == CGSize(width: 60, height: 60))
    #expect(spinner.isAnimating)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/150"))
  func aCustomViewCanComposeIndicators() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let pie = PieProgressView(frame: CGRect(x: 11, y: 11, width: 37, height: 37))
    view.addSubview(IndefiniteSpinnerView(frame: view.bounds))
    view.addSubview(pie)
    #expect(showHUD(with: view).bezelSize == CGSize(width: 100, height: 100))
    #expect(pie.frame == CGRect(x: 11, y: 11, width: 37, height: 37))
  }

  // MARK: Whose custom view it is

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/382"))
  func aCustomIndicatorKeepsItsColors() {
    let bar = BarProgressView(frame: .zero)
    bar.progressColor = .red
    bar.lineColor = .blue
    let hud = showHUD(with: bar)
    hud.progress = 0.5
    hud.contentColor = .green
    #expect(bar.progressColor == .red && bar.lineColor == .blue && bar.progress == 0.5)
    #expect(bar.tintColor == .green)
  }

  @Test func aCustomViewIsAddedForItsModeOnly() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let hud = it.showHUD { $0.customView = view }
    #expect(view.superview == nil)
    hud.mode = .customView
    #expect(view.superview != nil)
  }

  @Test func aCustomViewThatTheAppTakesDuringItsFadeStaysThere() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.alpha = 0.5
    let hud = showHUD(with: view)
    await it.advance(by: 0.1)
    hud.mode = .text
    it.container.addSubview(view)
    await it.advance(by: 0.5)
    #expect(view.superview === it.container && view.alpha == 0.5)

    hud.mode = .customView
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezel.slot) && view.alpha == 0.5)
    it.container.addSubview(view)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 40, height: 40))
    hud.customView = nil
    #expect(view.superview === it.container)
  }

  @Test func aCustomViewThatTheAppTookDoesNotFade() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = showHUD(with: view)
    await it.advance(by: 0.1)
    it.container.addSubview(view)
    view.alpha = 0.75
    hud.mode = .text
    #expect(view.alpha == 0.75 && view.layer.animationKeys() ?? [] == [])
    await it.advance(by: 0.5)
    #expect(view.superview === it.container && view.alpha == 0.75)

    // It comes back with the alpha that it has there.
    hud.mode = .customView
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezel.slot) && view.alpha == 0.75)
    hud.mode = .text
    it.container.addSubview(view)
    view.alpha = 0.25
    await it.advance(by: 0.5)
    #expect(view.alpha == 0.25)
  }

  @Test func theAlphaThatTheAppSetsOnACustomViewStays() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = showHUD(with: view)
    await it.advance(by: 0.5)
    view.alpha = 0.25
    hud.mode = .text
    await it.advance(by: 0.5)
    #expect(view.superview == nil && view.alpha == 0.25)
  }

  @Test func aCustomViewCanComeBackDuringItsFade() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = showHUD(with: view)
    await it.advance(by: 0.1)
    hud.mode = .pie
    await it.advance(by: 0.05)
    hud.mode = .customView
    await it.advance(by: 0.5)
    #expect(hud.bezel.slot.subviews == [view.superview] && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 80, height: 80))
  }

  @Test func aGlyphDrawsItselfWhenItAppears() async {
    let glyph = GlyphView(glyph: .success)
    let hud = showHUD(with: glyph)
    #expect(glyph.shapeLayer.animation(forKey: "stroke") != nil)
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
    await it.advance(by: 0.5)
    #expect(glyph.shapeLayer.animation(forKey: "stroke") == nil)
    #expect(glyph.tintColor == hud.contentColor)
  }
}
