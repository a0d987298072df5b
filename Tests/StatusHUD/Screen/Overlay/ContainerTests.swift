// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The rows are those of SVProgressHUD's defects. Expected places follow from the frames given here:
/// the bezel is in the middle of what it is in.
@MainActor @Suite("Container", .exclusiveScreen) struct ContainerTests {
  private func withContainer(
    _ frame: CGRect = CGRect(x: 40, y: 100, width: 200, height: 160),
    _ body: (StageScreen, UIView) async throws -> Void
  ) async rethrows {
    try await StageScreen.run { it in
      let container = UIView(frame: frame)
      it.appView.addSubview(container)
      it.stage.containerView = container
      try await body(it, container)
    }
  }

  @Test("Rows 16, C25: laid out in the container's bounds, not at its centre in another space")
  func itsBounds() async {
    await withContainer { it, container in
      container.bounds.origin = CGPoint(x: 7, y: 9)
      await it.show(mask: .black)
      #expect(it.overlay?.superview === container)
      #expect(it.overlay?.frame == container.bounds)
      #expect(it.bezelCenter == CGPoint(x: 140, y: 180))
      #expect(it.overlayWindows.isEmpty)
    }
  }

  @Test("Row 53: in a view smaller than itself the bezel shrinks")
  func small() async throws {
    try await withContainer(CGRect(x: 10, y: 10, width: 70, height: 50)) { it, container in
      await it.show()
      let bezel = try #require(it.overlay?.contentView)
      #expect(container.bounds.contains(bezel.frame))
      // A bezel of an odd number of points is half a pixel off at scale 1.
      let center = try #require(it.bezelCenter)
      #expect(abs(center.x - 45) <= 0.5 && abs(center.y - 35) <= 0.5)
    }
  }

  @Test("Rows 1, 17: a new size is followed by layout alone")
  func resizing() async {
    await withContainer { it, container in
      await it.show(mask: .gradient)
      container.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      await it.screen.advance(by: 0)
      #expect(it.overlay?.backdrop.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
      #expect(it.bezelCenter == CGPoint(x: 160, y: 150))
    }
  }

  @Test(
    "Row 16: a container in no window does not make the HUD vanish, and has it once it is in one")
  func windowless() async {
    await StageScreen.run { it in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      it.stage.containerView = container
      await it.show(mask: .black)
      #expect(it.overlay?.window is OverlayWindow)

      it.appView.addSubview(container)
      await it.screen.advance(by: 0)
      #expect(it.overlay?.superview === container)
      #expect(it.overlay?.blocksTouches == true)
      #expect(it.overlayWindows.isEmpty)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 120))

      container.removeFromSuperview()
      await it.screen.advance(by: 0)
      #expect(it.overlay?.window is OverlayWindow)
      #expect(it.overlay?.alpha == 1 && it.overlay?.contentView.alpha == 1)
      #expect(it.overlayWindows.first?.accessibilityViewIsModal == true)
      #expect(it.overlays.count == 1)
    }
  }

  @Test("Row 16: the container is not kept, and one that died is forgotten")
  func weakness() async {
    await StageScreen.run { it in
      weak var container: UIView?
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        it.appView.addSubview(view)
        it.stage.containerView = view
        container = view
        await it.show()
        #expect(it.overlay?.superview === view)
        view.removeFromSuperview()
      }
      await it.screen.advance(by: 0)
      #expect(container == nil)
      #expect(it.stage.containerView == nil)
      #expect(it.overlay?.window is OverlayWindow)
    }
  }

  @Test("Row C21: changing the container while the HUD is visible moves it")
  func changing() async {
    await withContainer { it, container in
      let other = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 120))
      it.appView.addSubview(other)
      await it.show()
      it.stage.containerView = other
      #expect(it.overlay?.superview === other)
      #expect(container.subviews.isEmpty)
      await it.screen.advance(by: 0)
      #expect(it.bezelCenter == CGPoint(x: 160, y: 360))
      it.stage.containerView = nil
      #expect(it.overlay?.window is OverlayWindow)
      #expect(other.subviews.isEmpty)
      #expect(it.overlays.count == 1)
    }
  }

  @Test("Row 30: a spinner that is moved to another place goes on turning")
  func spinning() async {
    await withContainer { it, _ in
      await it.show(.activity)
      it.stage.containerView = nil
      await it.screen.advance(by: 0.1)
      let frames = it.screen.renderedFrameCount
      await it.screen.advance(by: 1)
      #expect(it.screen.renderedFrameCount - frames >= 50)
    }
  }

  @Test("A fade that is under way ends once when the HUD is moved")
  func movingInAFade() async {
    await withContainer { it, _ in
      var ended = 0
      await it.show()
      it.stage.setVisible(false, duration: 0.5) { ended += 1 }
      await it.screen.advance(by: 0.2)
      it.stage.containerView = nil
      await it.screen.advance(by: 1)
      #expect(ended == 1)
      #expect(it.overlay?.contentView.alpha == 0)
    }
  }

  @Test("Row 31: an update does not bring the HUD to the front again")
  func fronting() async {
    await withContainer { it, container in
      await it.show()
      let above = UIView(frame: container.bounds)
      container.addSubview(above)
      await it.show(.activity, status: "Another text")
      #expect(container.subviews.last === above)
    }
  }

  @Test("Row 9: a container that is emptied by the app has the HUD again")
  func emptied() async {
    await withContainer { it, container in
      await it.show()
      for subview in container.subviews { subview.removeFromSuperview() }
      await it.screen.advance(by: 0)
      #expect(it.overlay?.superview === container)
    }
  }

  @Test("Rows 36, 39: nothing but the app's own views is left")
  func removal() async {
    await withContainer { it, container in
      let own = UIView(frame: .zero)
      container.addSubview(own)
      await it.show(mask: .gradient)
      weak var overlay: UIView?
      overlay = it.overlay
      await it.hide()
      it.stage.containerView = nil
      #expect(container.subviews == [own])
      #expect(overlay == nil)
    }
  }

  @Test("An effect view has the overlay where it wants its subviews")
  func effectView() async {
    await StageScreen.run { it in
      let container = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      it.appView.addSubview(container)
      it.stage.containerView = container
      await it.show()
      #expect(it.overlay?.superview === container.contentView)
    }
  }
}
