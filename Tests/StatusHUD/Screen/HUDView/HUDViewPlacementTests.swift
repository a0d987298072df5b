// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Expected: a bezel of 77 x 77 points in the middle of what is visible of the view, or at its
/// edge less the margin of 20.
@MainActor @Suite(.viewScreen()) struct HUDViewPlacementTests {
  private let it = ViewScreen.current
  private static let middle = CGPoint(x: 160, y: 240)

  /// But for rounding to pixels.
  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    isClose(point, other, tolerance: 0.5)
  }

  // MARK: The view it covers

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/415"))
  func theBoundsOriginOfTheViewIsNoOffset() {
    it.container.bounds.origin = CGPoint(x: 50, y: 900)
    #expect(it.showHUD().bezelCenter == Self.middle)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/285"))
  func theHUDFollowsTheSizeOfItsView() async {
    it.container.autoresizingMask = []
    let hud = it.showHUD()
    it.container.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
    await it.advance(by: 0.1)
    #expect(hud.bezelCenter == CGPoint(x: 80, y: 240))
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/606"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/219"), arguments: [false, true])
  func theHUDFollowsARotation(isInAWindowWithoutAController: Bool) async {
    let window = UIWindow(windowScene: it.screen.windowScene)
    window.isHidden = !isInAWindowWithoutAController
    let hud = it.showHUD(in: isInAWindowWithoutAController ? window : nil)
    #expect(hud.bezelCenter == Self.middle)
    it.screen.resize(to: CGSize(width: 480, height: 320))
    await it.advance(by: 0.5)
    #expect(hud.frame.size == CGSize(width: 480, height: 320) && hud.transform == .identity)
    #expect(hud.bezelCenter == CGPoint(x: 240, y: 160))
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/220"))
  func aWindowIsCoveredAsAWhole() async {
    let hud = it.showHUD(in: it.window)
    await it.advance(by: 0.1)
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 315, y: 475), Self.middle] {
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

  @Test func theBezelIsInTheMiddleOfATransformedView() {
    it.container.transform = CGAffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 0, ty: 0)
    let hud = it.showHUD()
    #expect(hud.frame == it.container.bounds && isNear(hud.bezelCenter, Self.middle))
    #expect(hud.bezelSize == CGSize(width: 77, height: 77))
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/17"),
    arguments: [
      .zero, CGSize(width: 1, height: 1), CGSize(width: 30, height: 2000),
      CGSize(width: 100_000, height: 100_000),
    ])
  func theBezelFitsIntoAViewOfAnySize(_ size: CGSize) async {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    it.container.addSubview(view)
    let hud = it.showHUD(in: view, animated: true) {
      $0.label.text = "A label of some words"
      $0.detailsLabel.text = "Details"
      $0.button.setTitle("Cancel", for: .normal)
      $0.button.addAction(UIAction { _ in }, for: .touchUpInside)
      $0.minimumSize = CGSize(width: 1e9, height: 1e9)
    }
    await it.advance(by: 0.5)
    let bezel = hud.bezelView.frame
    #expect(bezel.minX.isFinite && bezel.minY.isFinite)
    #expect(hud.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bezel))
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(view.subviews.isEmpty)
  }

  // MARK: Its frame

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/470"))
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

  @Test func aFrameThatTheAppSetsOnScreenStays() async {
    let hud = it.showHUD()
    hud.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    hud.autoresizingMask = []
    hud.show(animated: false)
    it.container.setNeedsLayout()
    await it.advance(by: 0.1)
    #expect(hud.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(isNear(hud.bezelCenter, CGPoint(x: 50, y: 100)))
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

  // MARK: The place of the bezel

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/536"))
  func theBezelIsInTheMiddleOfTheSafeArea() {
    it.screen.safeAreaInsets = UIEdgeInsets(top: 80, left: 0, bottom: 20, right: 0)
    #expect(isNear(it.showHUD().bezelCenter, CGPoint(x: 160, y: 80 + (480 - 80 - 20) / 2)))
  }

  @Test func aHugeOffsetEndsInTheSafeArea() {
    it.screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
    let hud = it.showHUD { $0.offset = CGPoint(x: 0, y: 1_000_000) }
    #expect(isClose(hud.bezelFrame.maxY, 480 - 34 - 20, tolerance: 0.5))
    hud.offset.y = -1_000_000
    #expect(isClose(hud.bezelFrame.minY, 40 + 20, tolerance: 0.5))
    hud.offset = CGPoint(x: 1_000_000, y: 0)
    #expect(isClose(hud.bezelFrame.maxX, 300, tolerance: 0.5))
  }

  /// Leading is right where one reads from the right.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/637"),
    arguments: HUDPosition.allCases, [false, true])
  func aPositionIsAPlace(_ position: HUDPosition, isRightToLeft: Bool) {
    let hud = it.showHUD {
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      $0.position = position
    }
    let (left, right) = (20 + 38.5, 320 - 20 - 38.5)
    let x: CGFloat =
      switch position {
      case .topLeading, .leading, .bottomLeading: isRightToLeft ? right : left
      case .top, .center, .bottom: 160
      case .topTrailing, .trailing, .bottomTrailing: isRightToLeft ? left : right
      }
    let y: CGFloat =
      switch position {
      case .topLeading, .top, .topTrailing: 58.5
      case .leading, .center, .trailing: 240
      case .bottomLeading, .bottom, .bottomTrailing: 421.5
      }
    #expect(isNear(hud.bezelCenter, CGPoint(x: x, y: y)))
  }

  /// From a bezel of 77 points at the margin of 20 in its corner, as far as there is room.
  @Test(
    arguments: [
      (.center, CGPoint(x: 30, y: -50), CGPoint(x: 190, y: 190)),
      (.topLeading, CGPoint(x: 30, y: 50), CGPoint(x: 88.5, y: 108.5)),
      (.bottomTrailing, CGPoint(x: -30, y: -50), CGPoint(x: 231.5, y: 371.5)),
      (.bottom, CGPoint(x: 10, y: 50), CGPoint(x: 170, y: 421.5)),
      (.leading, CGPoint(x: -20, y: 20), CGPoint(x: 58.5, y: 260)),
    ] as [(HUDPosition, CGPoint, CGPoint)])
  func aPositionAndAnOffsetThatChangeOnScreenMoveTheBezel(
    position: HUDPosition, offset: CGPoint, center: CGPoint
  ) {
    let hud = it.showHUD()
    #expect(hud.position == .center && hud.offset == .zero)
    hud.position = position
    hud.offset = offset
    #expect(isNear(hud.bezelCenter, center))
    hud.position = .center
    hud.offset = .zero
    #expect(isNear(hud.bezelCenter, Self.middle))
  }

  @Test func anInvalidNumberIsTheDefault() {
    let hud = it.showHUD {
      $0.margin = -1
      $0.minimumSize = CGSize(width: CGFloat.nan, height: 10)
      $0.offset = CGPoint(x: CGFloat.infinity, y: 1)
    }
    #expect(hud.margin == 20 && hud.minimumSize == .zero && hud.offset == .zero)
    #expect(hud.bezelFrame == CGRect(x: 121.5, y: 201.5, width: 77, height: 77))
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/10"))
  func theBezelKeepsClearOfTheKeyboard() async {
    let hud = it.showHUD()
    it.screen.setKeyboard(frame: CGRect(x: 0, y: 280, width: 320, height: 200), duration: 0.25)
    await it.advance(by: 0.5)
    #expect(hud.bezelCenter == CGPoint(x: 160, y: 140))
    hud.avoidsKeyboard = false
    await it.advance(by: 0)
    #expect(hud.bezelCenter == Self.middle)
    let next = it.showHUD()
    #expect(next.bezelCenter == CGPoint(x: 160, y: 140))
    it.screen.setKeyboard(frame: nil, duration: 0)
    await it.advance(by: 0.5)
    #expect(next.bezelCenter == Self.middle)
  }
}
