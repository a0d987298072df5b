// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// SwiftUI's class of this name supports no subviews of others.
private final class _UIHostingView: UIView {}

@MainActor @Suite(.globalHUD) struct HostingViewTests {
  private let it = HUDScreen()
  private let hostingView = _UIHostingView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))

  init() {
    hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    it.appView.addSubview(hostingView)
  }

  private var frames: [CGRect] {
    it.app.window.descendants(HUDContentView.self).map { $0.convert($0.bounds, to: it.appView) }
  }

  @Test(arguments: Door.allCases) func theHUDIsBesideItAndFollowsItsFrame(door: Door) async {
    if door == .global {
      StatusHUD.containerView = hostingView
      await it.show(mask: .black)
    } else {
      HUDView.show(in: hostingView)
      await it.advance(by: 1)
    }
    #expect(hostingView.subviews.isEmpty && it.appView.subviews.first === hostingView)
    #expect(frames == [hostingView.frame])
    it.screen.resize(to: CGSize(width: 480, height: 320))
    await it.advance(by: 0.1)
    #expect(hostingView.frame == CGRect(x: 0, y: 80, width: 480, height: 240))
    #expect(frames == [hostingView.frame] && hostingView.subviews.isEmpty)
    if door == .global { StatusHUD.dismiss() } else { HUDView.hideAll(in: hostingView) }
    StatusHUD.containerView = nil
    await it.advance(by: 1)
    #expect(frames.isEmpty && !it.appView.subviews.contains { $0 is HUDView })
  }
}
