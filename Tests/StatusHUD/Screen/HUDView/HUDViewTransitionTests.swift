// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// How the bezel of a HUD moves while it fades. A fade takes 0.3 seconds here.
@MainActor @Suite(.viewScreen()) struct HUDViewTransitionTests {
  private let it = ViewScreen.current

  private func showHUD(
    _ transition: StatusHUD.Transition, _ configure: (HUDView) -> Void = { _ in }
  ) -> HUDView {
    it.showHUD(animated: true) {
      $0.configuration.transition = transition
      ($0.configuration.fadeInDuration, $0.configuration.fadeOutDuration) = (0.3, 0.3)
      configure($0)
    }
  }

  private func transform(_ hud: HUDView) -> CGAffineTransform {
    (hud.bezel.layer.presentation() ?? hud.bezel.layer).affineTransform()
  }

  private func isWhole(_ hud: HUDView) -> Bool {
    transform(hud).isIdentity && hud.bezel.movingOpacity == 1
  }

  // MARK: Scales

  /// The fade-out may end at another scale than that at which the next fade-in begins.
  @Test(
    arguments: [
      (StatusHUD.Transition.scale, 1.3, 1 / 1.3), (.fade, 1, 1), (.zoom, 0.5, 0.5),
      (.zoomIn, 0.5, 1.5), (.zoomOut, 1.5, 0.5),
    ] as [(StatusHUD.Transition, CGFloat, CGFloat)])
  func theBezelZoomsWhileItFades(
    _ transition: StatusHUD.Transition, from entry: CGFloat, to exit: CGFloat
  ) async {
    let hud = showHUD(transition)
    for _ in 0..<2 {
      await it.advance(by: 0)
      #expect(transform(hud).a == entry && hud.bezel.movingOpacity == 0)
      var distances = [abs(entry - 1)]
      for _ in 0..<12 {
        await it.advance(by: 0.02)
        distances.append(abs(transform(hud).a - 1))
        #expect(hud.bezel.movingOpacity > 0 && hud.bezel.movingOpacity < 1)
      }
      #expect(distances == distances.sorted(by: >), "it goes straight to its size")
      #expect(entry == 1 || distances[5] < distances[0] && distances[5] > 0)
      await it.advance(by: 0.1)
      #expect(isWhole(hud) && hud.bezel.layer.animationKeys() == nil)
      hud.hide(animated: true)
      #expect(hud.bezel.transform.a == exit)
      await it.advance(by: 0.25)
      #expect(it.huds == [hud])
      await it.advance(by: 0.1)
      #expect(it.huds.isEmpty)
      hud.show(animated: true)
    }
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    hud.show(animated: false)
    #expect(it.huds == [hud] && isWhole(hud))
  }

  // MARK: Slides

  /// The screen is 320 x 480 points. In right-to-left languages, the leading edge is on the right.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/637"),
    arguments: [
      (.topLeading, false, 0, -1), (.top, false, 0, -1), (.topTrailing, true, 0, -1),
      (.bottomLeading, false, 0, 1), (.bottom, false, 0, 1), (.bottomTrailing, true, 0, 1),
      (.center, false, 0, 1), (.leading, false, -1, 0), (.leading, true, 1, 0),
      (.trailing, false, 1, 0), (.trailing, true, -1, 0),
    ] as [(HUDPosition, Bool, CGFloat, CGFloat)])
  func aSlidingBezelComesFromTheNearestEdgeAndLeavesThere(
    _ position: HUDPosition, isRightToLeft: Bool, dx: CGFloat, dy: CGFloat
  ) async {
    let hud = showHUD(.slide) {
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      $0.configuration.position = position
    }
    let bezel = hud.bezel
    /// Whether the bezel lies outside the screen, just beyond the edge.
    func isBeyondEdge(_ layer: CALayer?) -> Bool {
      let moved = layer?.affineTransform() ?? .identity
      let (center, size) = (bezel.center, bezel.bounds.size)
      let x = dx == 0 ? center.x : 160 + dx * (160 + size.width / 2)
      let y = dy == 0 ? center.y : 240 + dy * (240 + size.height / 2)
      let middle = CGPoint(x: center.x + moved.tx, y: center.y + moved.ty)
      return isClose(middle, CGPoint(x: x, y: y), tolerance: 0.5)
    }
    await it.advance(by: 0)
    #expect(isBeyondEdge(bezel.layer.presentation()))
    await it.advance(by: 0.1)
    #expect(!isBeyondEdge(bezel.layer.presentation()) && !isWhole(hud))
    await it.advance(by: 0.4)
    let (right, bottom) = (320 - bezel.frame.maxX, 480 - bezel.frame.maxY)
    let distance = [bezel.frame.minX, bezel.frame.minY, right, bottom].min()
    #expect(isWhole(hud) && (distance == 16) == (position != .center))
    hud.hide(animated: true)
    #expect(isBeyondEdge(bezel.layer))
    await it.advance(by: 0.1)
    #expect(!isBeyondEdge(bezel.layer.presentation()))
    await it.advance(by: 0.3)
    #expect(it.huds.isEmpty)
    hud.show(animated: false)
    #expect(it.huds == [hud] && isWhole(hud))
  }

  // MARK: Masks, and animations of the app

  @Test(arguments: [StatusHUD.MaskType.black, .gradient])
  func theMaskFadesToo(_ mask: StatusHUD.MaskType) async {
    let hud = showHUD(.scale) { $0.configuration.maskType = mask }
    var corner: Int { it.pixels().straight(2, 2).red }
    await it.advance(by: 0.1)
    let between = corner
    await it.advance(by: 0.5)
    #expect(between > corner && between < 255)
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(corner < 255)
    await it.advance(by: 0.5)
    #expect(corner == 255)
  }

  @Test func aShowWithoutAnimationEndsTheFadeOut() async {
    let hud = showHUD(.zoom) { ($0.progress, $0.configuration.maskType) = (0.5, .black) }
    await it.advance(by: 0.5)
    let whole = it.pixels()
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(it.pixels() != whole)
    hud.show(animated: false)
    await it.advance(by: 0)
    #expect(it.pixels() == whole)
  }

  /// UIKit reports the window of a new superview before the superview.
  @Test func aHUDThatGetsItsSuperviewLaterSlidesIn() async {
    let hud = HUDView(frame: .zero)
    (hud.configuration.transition, hud.configuration.position) = (.slide, .top)
    hud.show()
    it.container.addSubview(hud)
    await it.advance(by: 0.01)
    #expect(transform(hud).ty < -30)
  }

  /// An animation of the app doesn't animate the first layout of the HUD.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/363"))
  func aHUDDoesNotFlyInWithAnAnimationOfTheApp() async throws {
    var hud: HUDView?
    UIView.animate(withDuration: 2) {
      hud = it.showHUD { $0.status = "Loading" }
      hud?.layoutIfNeeded()
    }
    await it.advance(by: 0.5)
    let shown = try #require(hud)
    for view in [shown, shown.contentView, shown.bezel, shown.label] {
      #expect(view.layer.animationKeys() == nil)
    }
    #expect(isClose(shown.bezel.center, CGPoint(x: 160, y: 240), tolerance: 0.5))
  }

  /// How a HUD was hidden doesn't decide how it's hidden later.
  @Test(arguments: [true, false], [true, false])
  func eachHideHasItsOwnFade(isTapped: Bool, animated: Bool) async {
    let hud = it.addHUD()
    hud.configuration.tapDismissal = .always
    hud.show(animated: animated)
    await it.advance(by: 0.5)
    hud.hide(animated: false)
    hud.show(animated: animated)
    await it.advance(by: 0.5)
    if isTapped {
      it.screen.tap(at: hud.bezelCenter)
    } else {
      #expect(hud.contentView.accessibilityPerformEscape())
    }
    await it.advance(by: 0.05)
    #expect(!hud.isVisible && (0.1..<0.9).contains(hud.bezel.movingOpacity))
  }

  /// The fades have their own durations, and nothing else of the HUD is animated.
  @Test(arguments: StatusHUD.Transition.allCases, [false, true])
  func aHUDDoesNotFadeWithAnAnimationOfTheApp(
    transition: StatusHUD.Transition, hasMaterial: Bool
  ) async {
    let hud = it.addHUD()
    hud.configuration.transition = transition
    hud.configuration.maskType = .black
    if !hasMaterial { hud.configuration.effect = UIVisualEffect() }
    for isShown in [true, false] {
      UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, .repeat]) {
        if isShown { hud.show() } else { hud.hide() }
      }
      await it.advance(by: 0.2)
      #expect(hud.bezel.movingOpacity == (isShown ? 1 : 0) && hud.isShown == isShown)
      let layers = [hud.bezel, hud.contentView.dimmingMask, hud.button].map(\.layer)
      #expect(layers.allSatisfy { $0.animationKeys() == nil })
    }
  }
}
