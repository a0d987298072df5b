// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Defects of what SVProgressHUD showed, and of where, named after their rows in
/// `Tests/DEFECTS.md`. The stage's screen is 320 x 480.
@MainActor @Suite(.exclusiveScreen) struct ViewDefectTests {
  /// Row 17: turned while it appeared, the HUD stayed where it would have been.
  @Test func row17ARotationDuringTheFadeInIsFollowed() async {
    await StageScreen.run { it in
      var ended = 0
      await it.show(mask: .black)
      it.stage.setVisible(false, duration: 0) {}
      it.stage.setVisible(true, duration: 0.4) { ended += 1 }
      await it.screen.advance(by: 0.1)
      it.screen.rotate(to: .landscapeLeft, duration: 0)
      await it.screen.advance(by: 0.1)
      #expect(ended == 0)
      #expect(it.overlay?.backdrop.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
      #expect(it.movingBezelCenter == CGPoint(x: 240, y: 160))
      await it.screen.advance(by: 0.3)
      #expect(ended == 1)
    }
  }

  /// Row 19: the text or the ring was missing after a change of content. Here the picture is that
  /// of a HUD that never showed anything else.
  @Test func row19NothingIsMissingAfterAnyChangeOfContent() async {
    let contents: [(HUDContent.Kind, String?)] = [
      (.progress(0.4), nil), (.message(.glyph(.success)), "Saved"), (.message(nil), "Copied"),
      (.progress(0.8), "Uploading"), (.message(.glyph(.error)), nil),
    ]
    let it = await BezelScreen()
    for (kind, status) in contents + contents.reversed() {
      await it.show(.activity, status: "In between")
      await it.show(kind, status: status)
      let fresh = await BezelScreen()
      await fresh.show(kind, status: status)
      #expect(it.view.pixels() == fresh.view.pixels(), "\(kind)")
    }
  }

  /// Row 22: a HUD needed an application. A container is enough, as in an app extension.
  @Test func row22AContainerNeedsNoActiveScene() async {
    await StageScreen.run { it in
      it.screen.setActivationState(.background)
      #expect(!it.stage.canAppear)
      it.stage.containerView = it.appView
      #expect(it.stage.canAppear)
      await it.show(mask: .black)
      #expect(it.overlay?.superview === it.appView)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 240))
      #expect(it.overlayWindows.isEmpty)
    }
  }

  /// Row 38: the status bar became another one with the HUD.
  @Test func row38TheSystemBarsStayTheApps() async {
    final class AppController: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    await StageScreen.run { it in
      it.view.window.rootViewController = AppController()
      await it.show(mask: .black)
      let scene = it.screen.windowScene
      #expect(scene.windows.last is OverlayWindow)
      #expect(scene.effectiveStatusBarHidden && scene.effectiveHomeIndicatorAutoHidden)
      #expect(scene.effectiveStatusBarStyle == .lightContent)
      #expect(scene.effectiveSupportedInterfaceOrientations == .portrait)
    }
  }

  /// Row 42: it could not be at the top or at the bottom. An offset larger than the screen ends at
  /// the edge of the safe area, less the margin of 16 that every bezel keeps.
  @Test func row42ALargeOffsetIsTopOrBottom() async {
    await StageScreen.run { it in
      it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      it.configuration.offsetFromCenter.vertical = -10_000
      await it.show()
      #expect(it.bezelCenter == CGPoint(x: 160, y: 44 + 16 + 42))
      it.configuration.offsetFromCenter.vertical = 10_000
      await it.update()
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 480 - 34 - 16 - 42))
    }
  }

  /// C6: each turn of a fade left observers behind. What observes here is made once, with the
  /// overlay, and goes with it.
  @Test func c6TurnsOfTheFadeLeaveNothingBehind() async {
    await StageScreen.run { it in
      await it.show()
      weak var overlay: HUDOverlayView?
      overlay = it.overlay
      for step in 0..<40 {
        it.stage.setVisible(step.isMultiple(of: 2), duration: 0.2) {}
        await it.screen.advance(by: 0.05)
        #expect(it.overlay === overlay)
      }
      #expect(it.overlays.count == 1)
      await it.hide()
      await it.screen.advance(by: 1)
      #expect(overlay == nil)
    }
  }

  /// C11: the first image was there at once, in a box that still faded in.
  @Test func c11TheFirstImageFadesIn() async {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
    }
    let it = await BezelScreen()
    it.apply(.message(.image(red.withRenderingMode(.alwaysOriginal))))
    await it.screen.advance(by: 0)
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    var last = 0
    for _ in 0..<3 {
      await it.screen.advance(by: 0.05)
      // Over blue, so it is red by as much as it has come.
      let pixel = it.view.pixels().straight(160, 240)
      #expect(pixel.red > last && pixel.red < 255 && pixel.blue > 0)
      last = pixel.red
    }
    await it.screen.advance(by: 0.1)
    #expect(it.view.pixels().straight(160, 240) == Pixel(255, 0, 0))
  }

  /// C24: what left with one style and came back with another was a mixture of both.
  @Test func c24AStyleThatChangesInTheFadeOutIsWhole() async {
    let it = await BezelScreen()
    let empty = it.view.pixels()
    await it.show(.progress(0.5))
    it.overlay.setVisible(false, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    it.configuration.style = .custom
    it.configuration.backgroundColor = .yellow
    it.apply(.progress(0.5))
    await it.screen.advance(by: 1)
    #expect(it.view.pixels() == empty)

    await it.show(.progress(0.5))
    let fresh = await BezelScreen()
    fresh.configuration = it.configuration
    await fresh.show(.progress(0.5))
    #expect(it.view.pixels() == fresh.view.pixels())
  }

  /// C13: the fades were to be eased out and in, but a number was taken for another: they were
  /// eased at both ends. Now the bezel is more than half-way in, and less than half-way out, in the
  /// middle.
  @Test func c13TheFadesAreEasedAsMeant() async throws {
    let it = await BezelScreen()
    it.apply(.progress(1))
    await it.screen.advance(by: 0)
    it.overlay.setVisible(true, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    let entering = try #require(it.overlay.contentView.layer.presentation())
    #expect(entering.opacity > 0.6 && entering.affineTransform().a < 1.12)
    await it.screen.advance(by: 0.2)
    it.overlay.setVisible(false, duration: 0.2) { _ in }
    await it.screen.advance(by: 0.1)
    let leaving = try #require(it.overlay.contentView.layer.presentation())
    #expect(leaving.opacity > 0.6 && leaving.affineTransform().a > 0.9)
  }
}
