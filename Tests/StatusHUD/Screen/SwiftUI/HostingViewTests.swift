// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// SwiftUI's class of this name supports no subviews of others.
private final class _UIHostingView: UIView {}

@MainActor @Suite(.globalHUD) struct HostingViewTests {
  /// Places its first subview as constraints do.
  private final class Page: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds.inset(by: .init(top: 80, left: 0, bottom: 0, right: 0))
    }
  }

  private let it = HUDScreen()
  private let page = Page(frame: .zero)

  init() {
    page.frame = it.appView.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    it.appView.addSubview(page)
  }

  private var frames: [CGRect] {
    it.app.window.descendants(HUDContentView.self).map { $0.convert($0.bounds, to: it.appView) }
  }

  /// A scroll view, which a HUD isn't in either, reports its frame in another way.
  @Test(arguments: Place.allCases, [false, true])
  func theHUDIsBesideItAndFollowsItsFrame(place: Place, isScrollView: Bool) async {
    let view = isScrollView ? UIScrollView(frame: .zero) : _UIHostingView(frame: .zero)
    page.addSubview(view)
    page.layoutIfNeeded()
    await HUDInPlace(it: it, place: place, in: view).show()
    #expect(page.subviews.first === view && frames == [view.frame])
    it.screen.resize(to: CGSize(width: 480, height: 320))
    await it.advance(by: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 80, width: 480, height: 240) && frames == [view.frame])
    #expect(view.subviews.isEmpty || isScrollView)
    if place == .view {
      // The app's next page comes first.
      if !isScrollView { view.removeFromSuperview() }
      #expect(HUDView.hud(in: view)?.superview === page)
      #expect(HUDView.hide(in: view) && !HUDView.hide(in: view))
    }
    StatusHUD.dismiss()
    StatusHUD.containerView = nil
    await it.advance(by: 1)
    #expect(frames.isEmpty && !page.subviews.contains { $0 is HUDView })
  }
}
