// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A container that scrolls. The HUD stays over what is visible of it.
@MainActor @Suite(.globalHUD) struct ScrollViewTests {
  private let it = HUDScreen()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    it.appView.addSubview(scrollView)
    StatusHUD.containerView = scrollView
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/740"))
  func theHUDDoesNotScrollAndFollowsTheSizeAndTheEndOfTheScrollView() async {
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    await it.show(mask: .black)
    #expect(it.bezelCenter == CGPoint(x: 160, y: 280))
    scrollView.contentOffset = CGPoint(x: 0, y: 1234)
    await it.advance(by: 0)
    #expect(it.bezelCenter == CGPoint(x: 160, y: 280) && it.overlay?.frame == scrollView.frame)
    scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    await it.advance(by: 0)
    #expect(it.overlay?.frame == scrollView.frame && it.bezelCenter == CGPoint(x: 100, y: 150))
    scrollView.removeFromSuperview()
    await it.advance(by: 0)
    #expect(it.container?.window is OverlayWindow && it.appView.subviews.isEmpty)
  }

  /// Before the scroll view is laid out.
  @Test(arguments: Place.allCases, [[], UIView.AutoresizingMask.flexibleHeight])
  func theHUDIsResizedInTheSameStep(place: Place, mask: UIView.AutoresizingMask) async {
    scrollView.autoresizingMask = mask
    await HUDInPlace(it: it, place: place, in: scrollView).show()
    it.appView.frame.size.height += 100
    #expect(scrollView.frame.height == (mask.isEmpty ? 400 : 500))
    #expect(it.appView.subviews.last?.frame == scrollView.frame)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/253"),
    arguments: StatusHUD.MaskType.allCases)
  func onlyAMaskKeepsDragsFromIt(_ mask: StatusHUD.MaskType) async {
    await it.show(mask: mask)
    it.screen.touchDown(at: CGPoint(x: 20, y: 400))
    for y in stride(from: CGFloat(390), through: 300, by: -10) {
      await it.advance(by: 0.1)
      it.screen.touchMove(to: CGPoint(x: 20, y: y))
    }
    #expect((scrollView.contentOffset.y > 50) == [.automatic, .passthrough].contains(mask))
  }

  /// In the coordinates of the view around, the scroll view is not rotated.
  @Test(arguments: Place.allCases)
  func inARotatedViewItHasTheSizeOfTheScrollView(place: Place) async {
    let parent = UIView(frame: CGRect(x: 10, y: 90, width: 300, height: 300))
    it.appView.addSubview(parent)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 6)
    scrollView.frame = CGRect(x: 50, y: 50, width: 200, height: 180)
    parent.addSubview(scrollView)
    await HUDInPlace(it: it, place: place, in: scrollView).show()
    let hud = parent.subviews.last
    #expect(hud !== scrollView)
    #expect(hud?.bounds.size == scrollView.bounds.size && hud?.center == scrollView.center)
  }

  /// What the app drew over its scroll view is no view, and the HUD must not hide behind it.
  @Test(arguments: Place.allCases) func itGoesAboveBareLayersAndBelowViews(place: Place) async {
    let (layer, bar) = (CALayer(), UIView())
    it.appView.layer.addSublayer(layer)
    it.appView.addSubview(bar)
    await HUDInPlace(it: it, place: place, in: scrollView).show()
    let hud = it.appView.subviews[1]
    #expect(it.appView.subviews == [scrollView, hud, bar])
    #expect(it.appView.layer.sublayers == [scrollView.layer, layer, hud.layer, bar.layer])
  }
}
