// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Counting: UIView {
  var layouts = 0
  var styleInLayout: UIUserInterfaceStyle?

  override func layoutSubviews() {
    layouts += 1
    styleInLayout = UITraitCollection.current.userInterfaceStyle
  }
}

@MainActor
@Suite("Layout pass", .exclusiveScreen)
struct LayoutTests {
  // Calls coalesce, and a clean view is not laid out.
  @Test func layoutHappensOnceAndOnlyWhenAskedFor() {
    let view = Counting(frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    view.layouts = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  // A change of the size asks for layout, one of the place or the transform does not.
  @Test func onlyASizeAsksForLayout() {
    let view = Counting(frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    view.layouts = 0
    view.center = CGPoint(x: 50, y: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func subviewsComingAndGoingAskForLayout() {
    let view = Counting(frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    view.layouts = 0
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func theCommitLaysOutWhatIsInAWindow() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let view = Counting(frame: CGRect(0, 0, 10, 10))
      window.addSubview(view)
      #expect(view.layouts == 0)
      await screen.advance(by: 0)
      #expect(view.layouts == 1)
    }
  }

  // UIKit sets the current traits around layout.
  @Test func theCurrentTraitsAreTheViews() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      window.overrideUserInterfaceStyle = .dark
      let view = Counting(frame: CGRect(0, 0, 10, 10))
      window.addSubview(view)
      await screen.advance(by: 0)
      #expect(view.styleInLayout == .dark)
    }
  }
}
