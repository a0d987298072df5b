// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Traced: UIView {
  var layoutStyle: UIUserInterfaceStyle?

  override func layoutSubviews() { layoutStyle = UITraitCollection.current.userInterfaceStyle }
}

/// Expected values: UIKit's documentation.
@MainActor
@Suite(.exclusiveScreen)
struct ViewTests {
  @Test func layoutHasTheViewsTraits() async {
    await withWindow { screen, window in
      let view = Traced(frame: CGRect(0, 0, 50, 50))
      view.overrideUserInterfaceStyle = .dark
      window.addSubview(view)
      await screen.advance(by: 0)
      #expect(view.layoutStyle == .dark)
    }
  }

  /// A backing store for every container would take up too much memory.
  @Test func plainViewsHaveNoContents() async {
    await withWindow(scale: 3) { screen, window in
      let view = UIView(CGRect(0, 0, 50, 50), in: window)
      await screen.advance(by: 0)
      #expect(view.layer.contents == nil && window.layer.contents == nil)
      #expect(view.layer.contentsScale == 3)
    }
  }
}

/// Expected numbers: a window that fills the screen has its origin at the screen's, so that only
/// the frames of the views between count.
@Suite(.exclusiveScreen)
@MainActor
struct CoordinateSpaceTests {
  @Test func viewsConvertThroughTheScreen() async {
    await withWindow { screen, window in
      let one = UIView(CGRect(10, 20, 30, 30), in: window)
      let other = UIView(CGRect(50, 60, 30, 30), in: window)
      let space = screen.windowScene.screen.coordinateSpace
      let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(1, 2, 3, 4))
      #expect(space.bounds == CGRect(0, 0, 100, 100))
      #expect(one.convert(point, to: space) == CGPoint(x: 11, y: 22))
      #expect(space.convert(point, from: one) == CGPoint(x: 11, y: 22))
      #expect(one.convert(rect, from: space) == CGRect(-9, -18, 3, 4))
      #expect(space.convert(rect, to: one) == CGRect(-9, -18, 3, 4))
      let otherSpace: any UICoordinateSpace = other
      #expect(one.convert(rect, to: otherSpace) == CGRect(-39, -38, 3, 4))
      #expect(one.convert(rect, from: otherSpace) == CGRect(41, 42, 3, 4))
    }
  }
}
