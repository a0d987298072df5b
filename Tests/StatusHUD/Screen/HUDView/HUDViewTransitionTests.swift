// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
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

  private func scale(_ hud: HUDView) -> CGFloat { transform(hud).a }

  private func isWhole(_ hud: HUDView) -> Bool {
    transform(hud).isIdentity && hud.bezel.movingOpacity == 1
  }

  // MARK: Scales

  @Test(
    arguments: [
      (StatusHUD.Transition.scale, 1.3, 1 / 1.3), (.fade, 1, 1), (.zoom, 0.5, 0.5),
      (.zoomIn, 0.5, 1.5), (.zoomOut, 1.5, 0.5),
    ] as [(StatusHUD.Transition, CGFloat, CGFloat)])
  func theBezelZoomsWhileItFades(
    _ transition: StatusHUD.Transition, from: CGFloat, to: CGFloat
  ) async {
    let hud = showHUD(transition)
    await it.advance(by: 0)
    #expect(scale(hud) == from && hud.bezel.movingOpacity == 0)
    await it.advance(by: 0.1)
    let between = scale(hud)
    #expect(from == 1 ? between == 1 : between > min(from, 1) && between < max(from, 1))
    #expect(hud.bezel.movingOpacity > 0 && hud.bezel.movingOpacity < 1)
    await it.advance(by: 0.25)
    #expect(isWhole(hud) && hud.bezel.layer.animationKeys() == nil)
    hud.hide(animated: true)
    #expect(hud.bezel.transform.a == to)
    await it.advance(by: 0.25)
    #expect(it.huds == [hud])
    await it.advance(by: 0.1)
    #expect(it.huds.isEmpty)
  }

  @Test(arguments: StatusHUD.Transition.allCases)
  func aHUDThatMovedAwayIsShownInItsPlace(_ transition: StatusHUD.Transition) async {
    let hud = showHUD(transition)
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    hud.show(animated: false)
    #expect(it.huds == [hud] && hud.bezel.transform == .identity && isWhole(hud))
  }

  /// The fade-out ends at another scale than that at which the fade-in begins.
  @Test(
    arguments: [(StatusHUD.Transition.zoomIn, 0.5), (.zoomOut, 1.5), (.scale, 1.3)]
      as [(StatusHUD.Transition, CGFloat)])
  func aHUDThatIsShownAgainBeginsItsZoomAnew(
    _ transition: StatusHUD.Transition, entry: CGFloat
  ) async {
    let hud = showHUD(transition) { $0.removesFromSuperviewOnHide = false }
    for _ in 0..<2 {
      await it.advance(by: 0.5)
      hud.hide(animated: true)
      await it.advance(by: 0.5)
      hud.show(animated: true)
      await it.advance(by: 0)
      #expect(scale(hud) == entry && hud.bezel.movingOpacity == 0)
      var last = entry
      for _ in 0..<12 {
        await it.advance(by: 0.02)
        #expect(abs(scale(hud) - 1) <= abs(last - 1), "it goes straight to its size")
        last = scale(hud)
      }
    }
  }

  /// Reduce Motion removes the movement. The fade remains.
  @Test(arguments: StatusHUD.Transition.allCases)
  func aUserWhoReducesMotionSeesFadesOnly(_ transition: StatusHUD.Transition) async {
    it.screen.isReduceMotionEnabled = true
    let hud = showHUD(transition)
    await it.advance(by: 0.1)
    #expect(transform(hud).isIdentity && hud.bezel.movingOpacity < 1)
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    #expect(transform(hud).isIdentity && hud.bezel.movingOpacity < 1)
  }

  // MARK: Slides

  /// The edge that the bezel comes from, and leaves to.
  private enum Edge { case top, bottom, left, right }

  private func edge(_ position: HUDPosition, isRightToLeft: Bool) -> Edge {
    switch position {
    case .topLeading, .top, .topTrailing: .top
    case .bottomLeading, .bottom, .bottomTrailing, .center: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// Whether the bezel lies outside the screen, just beyond the edge.
  private func isBeyond(_ edge: Edge, _ bezel: CGRect) -> Bool {
    switch edge {
    case .top: isClose(bezel.maxY, 0, tolerance: 0.5)
    case .bottom: isClose(bezel.minY, 480, tolerance: 0.5)
    case .left: isClose(bezel.maxX, 0, tolerance: 0.5)
    case .right: isClose(bezel.minX, 320, tolerance: 0.5)
    }
  }

  /// In right-to-left languages, the leading edge is on the right.
  @Test(arguments: HUDPosition.allCases, [false, true])
  func aSlidingBezelComesFromTheNearestEdgeAndLeavesThere(
    _ position: HUDPosition, isRightToLeft: Bool
  ) async {
    let hud = showHUD(.slide) {
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      $0.configuration.position = position
    }
    let edge = edge(position, isRightToLeft: isRightToLeft)
    func frame(of layer: CALayer) -> CGRect {
      let (size, moved) = (hud.bezel.bounds.size, layer.affineTransform())
      let origin = CGPoint(
        x: hud.bezel.center.x - size.width / 2 + moved.tx,
        y: hud.bezel.center.y - size.height / 2 + moved.ty)
      return CGRect(origin: origin, size: size)
    }
    var seen: CGRect { frame(of: hud.bezel.layer.presentation() ?? hud.bezel.layer) }
    await it.advance(by: 0)
    #expect(isBeyond(edge, seen), "\(seen)")
    await it.advance(by: 0.1)
    let between = seen
    #expect(!isBeyond(edge, between))
    await it.advance(by: 0.4)
    #expect(isWhole(hud) && seen != between && it.container.bounds.contains(seen))
    hud.hide(animated: true)
    #expect(isBeyond(edge, frame(of: hud.bezel.layer)))
    await it.advance(by: 0.1)
    #expect(!isBeyond(edge, seen))
    await it.advance(by: 0.3)
    #expect(it.huds.isEmpty)
  }

  // MARK: Masks, and animations of the app

  @Test(arguments: [StatusHUD.MaskType.black, .gradient, .custom])
  func theMaskFadesToo(_ mask: StatusHUD.MaskType) async {
    let hud = showHUD(.scale) {
      $0.maskType = mask
      $0.configuration.customMaskColor = .black
    }
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

  /// An animation of the app doesn't animate the first layout of the HUD.
  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/363"))
  func aHUDDoesNotFlyInWithAnAnimationOfTheApp() async throws {
    var hud: HUDView?
    UIView.animate(withDuration: 2) {
      hud = it.showHUD { $0.status = "Loading" }
      hud?.layoutIfNeeded()
    }
    await it.advance(by: 0.5)
    let layers = [
      hud?.layer, hud?.contentView.layer, hud?.bezel.layer, hud?.label.layer,
    ].compactMap { $0 }
    #expect(layers.count == 4)
    for layer in layers { #expect(layer.animationKeys() == nil) }
    let center = try #require(hud).bezel.center
    #expect(isClose(center, CGPoint(x: 160, y: 240), tolerance: 0.5))
  }
}

/// The calls of the delegate and of completions.
@MainActor @Suite(.viewScreen()) struct HUDViewCallbackTests {
  private let it = ViewScreen.current

  /// Without animation, all of them have run when the call returns.
  @Test(arguments: [false, true]) func callbacksRunInTheDocumentedOrder(animated: Bool) async {
    let (log, container) = (HUDLog(), it.container)
    let hud = it.showHUD(animated: animated) { $0.delegate = log }
    log.onDisappear = { hud in
      #expect(hud.bezel.isFadedOut && hud.superview == nil)
      #expect(!HUDView.hide(in: container, animated: false))
    }
    if animated { await it.advance(by: 0.5) }
    hud.hide(animated: animated) { log.events.append("completion") }
    if animated { await it.advance(by: 0.5) }
    #expect(log.events == HUDLog.whole + ["completion"])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/321"))
  func everyHideHasItsCompletion() async {
    var ends: [Int] = []
    let hud = it.showHUD()
    hud.hide(animated: true) { ends.append(1) }
    hud.show(animated: true)
    #expect(ends == [1])
    hud.hide(animated: true) { ends.append(2) }
    hud.hide(animated: true) { ends.append(3) }
    #expect(ends == [1])
    await it.advance(by: 1)
    #expect(ends == [1, 2, 3])
    hud.hide(animated: true) { ends.append(4) }
    #expect(ends == [1, 2, 3, 4])
  }

  /// As with another tab, a closed window, or an app in the background.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/366"),
    arguments: ["background", "container removed", "window closed"])
  func anInterruptedFadeOutStillEnds(by event: String) async {
    let log = HUDLog()
    let hud = it.showHUD()
    hud.delegate = log
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    switch event {
    case "background": it.screen.setActivationState(.background)
    case "container removed": it.container.removeFromSuperview()
    default: it.window.isHidden = true
    }
    await it.advance(by: 1)
    #expect(it.huds.isEmpty)
    #expect(log.events == ["will disappear", "disappeared and removed"])
  }

  @Test func aDelegateNeedsNoMethods() {
    final class Silent: HUDViewDelegate {}
    let delegate = Silent()
    let hud = it.showHUD { $0.delegate = delegate }
    hud.hide(animated: false)
    #expect(it.huds.isEmpty && hud.delegate === delegate)
  }
}
