// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

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
