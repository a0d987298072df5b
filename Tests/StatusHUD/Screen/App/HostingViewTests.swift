// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// SwiftUI's class of this name supports no subviews of others.
private final class _UIHostingView: UIView {}

@MainActor @Suite(.globalHUD) struct HostingViewTests {
  /// Places the hosting view as constraints do.
  private final class Page: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first { $0 is _UIHostingView }?.frame = bounds.inset(
        by: .init(top: 80, left: 0, bottom: 0, right: 0))
    }
  }

  private let it = HUDScreen()
  private let page = Page(frame: .zero)
  private let hostingView = _UIHostingView(frame: .zero)

  init() {
    page.frame = it.appView.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    it.appView.addSubview(page)
    page.addSubview(hostingView)
    page.layoutIfNeeded()
  }

  private var frames: [CGRect] {
    it.app.window.descendants(HUDContentView.self).map { $0.convert($0.bounds, to: it.appView) }
  }

  @Test(arguments: Place.allCases) func theHUDIsBesideItAndFollowsItsFrame(place: Place) async {
    if place == .global {
      StatusHUD.containerView = hostingView
      await it.show(mask: .black)
    } else {
      HUDView.show(in: hostingView)
      await it.advance(by: 1)
    }
    #expect(hostingView.subviews.isEmpty && page.subviews.first === hostingView)
    #expect(frames == [hostingView.frame])
    it.screen.resize(to: CGSize(width: 480, height: 320))
    await it.advance(by: 0.1)
    #expect(hostingView.frame == CGRect(x: 0, y: 80, width: 480, height: 240))
    #expect(frames == [hostingView.frame] && hostingView.subviews.isEmpty)
    if place == .view {
      // The app's next page comes first.
      hostingView.removeFromSuperview()
      #expect(HUDView.hud(in: hostingView)?.superview === page)
      #expect(HUDView.hide(in: hostingView) && !HUDView.hide(in: hostingView))
    }
    StatusHUD.dismiss()
    StatusHUD.containerView = nil
    await it.advance(by: 1)
    #expect(frames.isEmpty && !page.subviews.contains { $0 is HUDView })
  }
}
