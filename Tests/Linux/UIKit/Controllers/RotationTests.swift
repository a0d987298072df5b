// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Turning: UIViewController {
  var log: [String] = []
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
  var alongside: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in }
  var coordinator: (any UIViewControllerTransitionCoordinator)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let now = Int(viewIfLoaded?.bounds.width ?? 0)
    log.append("size \(Int(size.width)) from \(now)")
    self.coordinator = coordinator
    coordinator.animate { [weak self] context in
      guard let self else { return }
      log.append("alongside \(Int(view.bounds.width))")
      alongside(context)
    } completion: { [weak self] context in
      self?.log.append("completed \(context.isCancelled)")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if previousTraitCollection != nil { log.append("traits changed") }
  }
}

/// Expected order: the documentation of `viewWillTransition(to:with:)`, "before changing the size",
/// and of `animate(alongsideTransition:completion:)`.
@MainActor
@Suite(.exclusiveScreen)
struct RotationTests {
  private func withController(
    _ body: (OffscreenScreen, UIWindow, Turning) async -> Void
  ) async {
    await withScreen(390, 844) { screen in
      let controller = Turning()
      let window = shownWindow(on: screen, root: controller)
      await screen.advance(by: 0)
      controller.log = []
      await body(screen, window, controller)
    }
  }

  @Test func turningTellsFirstAndAnimatesAlong() async {
    await withController { screen, window, controller in
      #expect(screen.windowScene.interfaceOrientation == .portrait)
      #expect(screen.rotate(to: .landscapeRight, duration: 0.4))
      #expect(
        controller.log == [
          "traits compact", "size 844 from 390", "traits changed", "alongside 844",
        ])
      #expect(screen.windowScene.interfaceOrientation == .landscapeRight)
      #expect(screen.windowScene.screen.bounds == CGRect(0, 0, 844, 390))
      #expect(window.bounds.size == CGSize(width: 844, height: 390))
      await screen.advance(by: 0.2)
      #expect(controller.log.last == "alongside 844")
      await screen.advance(by: 0.2)
      #expect(controller.log.last == "completed false")
      #expect(screen.image().width == 844)
    }
  }

  // A quarter of the time of a curve that eases in and out is 0.1291619 of the way.
  @Test func whatIsDoneAlongsideTakesAsLong() async {
    await withController { screen, window, controller in
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: controller.view)
      await screen.advance(by: 0)
      controller.alongside = { _ in view.center.x = 105 }
      screen.rotate(to: .landscapeLeft, duration: 0.4)
      await screen.advance(by: 0.1)
      let x = view.layer.presentation()?.position.x ?? 0
      #expect(abs(x - (5 + 100 * 0.1291619)) < 1e-3)
      let width = window.layer.presentation()?.bounds.width ?? 0
      #expect(abs(width - (390 + 454 * 0.1291619)) < 1e-2)
    }
  }

  @Test func theCoordinatorKnowsItsTransition() async {
    await withController { screen, window, controller in
      #expect(controller.transitionCoordinator == nil)
      var seen: [Bool] = []
      controller.alongside = { context in
        seen.append(context.isAnimated)
        seen.append(context.transitionDuration == 0.4)
        seen.append(context.containerView === window)
        // Interface landscapeLeft is a quarter anticlockwise.
        let turned = CGPoint(x: 1, y: 0).applying(context.targetTransform)
        seen.append(abs(turned.x) < 1e-9 && abs(turned.y + 1) < 1e-9)
      }
      screen.rotate(to: .landscapeLeft, duration: 0.4)
      #expect(seen == [true, true, true, true])
      #expect(controller.transitionCoordinator != nil)
      #expect(controller.coordinator?.animate(alongsideTransition: { _ in }) == false)
      await screen.advance(by: 0.4)
      #expect(controller.transitionCoordinator == nil)
      #expect(controller.coordinator?.animate(alongsideTransition: nil) == false)
    }
  }

  @Test func aDesktopWindowIsResizedAtOnce() async {
    await withController { screen, window, controller in
      screen.resize(to: CGSize(width: 500, height: 844))
      #expect(controller.log == ["size 500 from 390", "alongside 500"])
      #expect(controller.view.layer.animationKeys() == nil)
      await screen.advance(by: 0)
      #expect(controller.log.last == "completed false")
      #expect(screen.windowScene.interfaceOrientation == .portrait)
      screen.resize(to: CGSize(width: 500, height: 300))
      #expect(screen.windowScene.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test func whatTheAppDoesNotSupportDoesNotTurn() async {
    await withController { screen, _, controller in
      controller.orientations = .portrait
      #expect(!screen.rotate(to: .landscapeLeft))
      #expect(!screen.rotate(to: .portraitUpsideDown))
      #expect(controller.log.isEmpty)
      #expect(screen.windowScene.interfaceOrientation == .portrait)
      controller.orientations = .all
      #expect(screen.rotate(to: .portraitUpsideDown))
      // Half a turn changes no size.
      #expect(controller.log.isEmpty)
      #expect(screen.windowScene.interfaceOrientation == .portraitUpsideDown)
    }
  }

  @Test func childrenAreTold() async {
    await withController { screen, _, controller in
      let child = Turning()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      screen.rotate(to: .landscapeLeft, duration: 0)
      #expect(child.log.contains { $0.hasPrefix("size 844") })
    }
  }

  @Test func aWindowOfItsOwnSizeKeepsIt() async {
    await withController { screen, _, _ in
      let small = Turning()
      let window = UIWindow(windowScene: screen.windowScene)
      window.frame = CGRect(10, 10, 50, 50)
      window.rootViewController = small
      window.isHidden = false
      screen.rotate(to: .landscapeLeft)
      #expect(window.frame == CGRect(10, 10, 50, 50))
      #expect(!small.log.contains { $0.hasPrefix("size") })
    }
  }
}
