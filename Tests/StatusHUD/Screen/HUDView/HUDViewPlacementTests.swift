// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Expected: a bezel of 84 x 84 points in the middle of the visible part of the view, or 16 points
/// from its edge.
@MainActor @Suite(.viewScreen()) struct HUDViewPlacementTests {
  private let it = ViewScreen.current
  private static let middle = CGPoint(x: 160, y: 240)

  /// Whether two points are equal except for rounding to pixels.
  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    isClose(point, other, tolerance: 0.5)
  }

  // MARK: The view it covers

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/415"),
    arguments: [.identity, CGAffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 0, ty: 0)])
  func theBezelIsInTheMiddleOfAnyBounds(transform: CGAffineTransform) {
    it.container.bounds.origin = CGPoint(x: 50, y: 900)
    it.container.transform = transform
    let hud = it.showHUD()
    #expect(hud.frame == it.container.bounds && isNear(hud.bezelCenter, Self.middle))
    #expect(hud.bezelSize == CGSize(width: 84, height: 84))
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/285"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/606"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/219"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/220"), arguments: [false, true])
  func aHUDCoversItsViewAndFollowsARotation(isInAWindowWithoutAController: Bool) async {
    let window = UIWindow(windowScene: it.screen.windowScene)
    window.isHidden = !isInAWindowWithoutAController
    let hud = it.showHUD(in: isInAWindowWithoutAController ? window : nil)
    #expect(hud.bezelCenter == Self.middle)
    it.screen.resize(to: CGSize(width: 480, height: 320))
    await it.advance(by: 0.5)
    #expect(hud.frame.size == CGSize(width: 480, height: 320) && hud.transform == .identity)
    #expect(hud.bezelCenter == CGPoint(x: 240, y: 160))
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 475, y: 315), hud.bezelCenter] {
      #expect(it.screen.view(at: point)?.isDescendant(of: hud) == true)
    }
  }

  @Test func anEffectViewHoldsTheHUDInItsContentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = it.container.bounds
    it.container.addSubview(view)
    let hud = it.showHUD(in: view)
    #expect(hud.superview === view.contentView && HUDView.hud(in: view) === hud)
    #expect(HUDView.hideAll(in: view, animated: false) == 1 && hud.superview == nil)
  }

  // MARK: Its frame

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/279"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/470"))
  func aFrameOfTheAppStays() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    let hud = HUDView(frame: frame)
    hud.removesFromSuperviewOnHide = true
    for _ in 0..<2 {
      if hud.superview == nil { it.container.addSubview(hud) }
      hud.show(animated: false)
      #expect(hud.frame == frame && isNear(hud.bezelCenter, CGPoint(x: 110, y: 70)))
      hud.hide(animated: false)
    }
    hud.show(animated: false)
    #expect(it.huds == [hud] && hud.frame == frame)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/470"))
  func aHUDMadeForAViewFillsItWhateverItsSizeIsThen() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    it.container.addSubview(view)
    let hud = it.addHUD(to: view)
    hud.show(animated: false)
    hud.removeFromSuperview()
    view.frame.size = CGSize(width: 300, height: 200)
    hud.show(animated: false)
    #expect(hud.frame == view.bounds)
  }

  @Test func aHUDThatGrewWithItsViewFillsTheNextView() {
    let hud = it.showHUD()
    it.container.frame.size.height = 400
    #expect(hud.frame == it.container.bounds)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    it.window.addSubview(other)
    other.addSubview(hud)
    #expect(hud.frame == other.bounds)
  }

  // MARK: In front

  @Test func theNextShowBringsACoveredHUDToTheFrontAndAnUpdateDoesNot() async {
    let (hud, bar) = (it.addHUD(), UIView(frame: it.container.bounds))
    hud.show(animated: false)
    for (name, update) in [
      ("status", { hud.status = "Two" }), ("progress", { hud.progress = 0.5 }),
      ("configuration", { hud.configuration.padding = 20 }),
      ("layout", { it.container.frame.size.height = 400 }),
    ] {
      it.container.addSubview(bar)
      update()
      await it.advance(by: 0.5)
      #expect(it.container.subviews == [hud, bar], "\(name)")
    }
    hud.show()
    #expect(it.container.subviews == [bar, hud], "at once")
    it.container.addSubview(bar)
    hud.show(.success("Saved"))
    #expect(it.container.subviews == [bar, hud])
    it.container.addSubview(bar)
    hud.hide(animated: true)
    #expect(it.container.subviews == [hud, bar], "it leaves where it is")
    hud.show(animated: false)
    #expect(it.container.subviews == [bar, hud])
  }

  @Test func theHUDsAndTheViewsOfTheAppKeepTheirOrder() async throws {
    let own = [UIView(), UIView()]
    let work = it.showHUD()
    let message = try #require(it.show(.success("Saved", duration: 100)))
    let other = it.showHUD()
    #expect(it.container.subviews == [work, message, other])
    for view in own { it.container.addSubview(view) }
    message.show()
    #expect(it.container.subviews == [work] + own + [message, other])
    // A class method shows a message in front of all.
    it.container.addSubview(own[0])
    let last = try #require(it.show(.success("Sent", duration: 100)))
    #expect(it.container.subviews == [work, own[1], message, other, own[0], last])
    own.forEach(it.container.addSubview)
    it.show(.success("Received"))
    #expect(it.container.subviews == [work, message, other] + own + [last])
    own[0].isHidden = true
    it.container.addSubview(own[0])
    last.show()
    #expect(it.container.subviews.suffix(2) == [last, own[0]], "a hidden view covers nothing")
  }

  /// The app put the HUD beneath its toolbar, which stays in front.
  @Test func aHUDThatWasAddedBehindAViewStaysThere() {
    let (bar, hud, cover) = (UIView(), HUDView(frame: .zero), UIView())
    it.container.addSubview(bar)
    it.container.insertSubview(hud, belowSubview: bar)
    hud.show(animated: false)
    #expect(it.container.subviews == [hud, bar])
    it.container.addSubview(cover)
    hud.show(animated: false)
    #expect(it.container.subviews == [hud, bar, cover])
    // Added again, it's in front.
    hud.removeFromSuperview()
    hud.show(animated: false)
    it.container.addSubview(cover)
    hud.show(animated: false)
    #expect(it.container.subviews == [bar, cover, hud])
  }

  // MARK: The place of the bezel

  /// In the same window, or in another one, of which a bar covers a part.
  @Test(arguments: [false, true], [false, true]) func theBezelIsAtOnceInTheMiddleOfAnotherView(
    isInOtherWindow: Bool, isAnimated: Bool
  ) async throws {
    let window = UIWindow(windowScene: it.screen.windowScene)
    let page = UIViewController()
    window.rootViewController = page
    page.additionalSafeAreaInsets.top = 100
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 100, y: 240, width: 200, height: 240))
    it.container.addSubview(view)
    let hud = await it.showHUD(for: 1)
    let change = {
      (isInOtherWindow ? page.view : view)?.addSubview(hud)
      hud.window?.layoutIfNeeded()
    }
    if isAnimated { UIView.animate(withDuration: 1, animations: change) } else { change() }
    for _ in 0..<6 {
      await it.advance(by: 1.0 / 30)
      let bezel = try #require(hud.bezel.layer.presentation())
      #expect(
        bezel.position == CGPoint(x: isInOtherWindow ? 160 : 100, y: isInOtherWindow ? 290 : 120))
    }
    window.isHidden = true
  }
}
