// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class LeftHalf: UIView {
  override func draw(_ rect: CGRect) {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)).fill()
  }
}

/// Expected behaviour: the documentation of `UIView.mask`.
@MainActor
@Suite(.exclusiveScreen)
struct MaskViewTests {
  // Ten points at two pixels each: half of them, from the left edge.
  private let visible = CGRect(0, 0, 10, 20)

  @Test(arguments: [true, false])
  func aMaskDrawsForTheViewItMasks(isShownFirst: Bool) async {
    await withWindow(10, 10, scale: 2) { screen, window in
      let view = UIView(CGRect(0, 0, 10, 10), color: .red)
      if isShownFirst { window.addSubview(view) }
      let mask = LeftHalf(frame: CGRect(0, 0, 10, 10))
      view.mask = mask
      if !isShownFirst { window.addSubview(view) }
      await screen.advance(by: 0)
      #expect(mask.contentScaleFactor == 2)
      #expect(PixelReader(screen.image()).bounds() == visible)
    }
  }

  @Test func viewsInAMaskDrawToo() async {
    await withWindow(10, 10, scale: 2) { screen, window in
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      let mask = UIView(CGRect(0, 0, 10, 10))
      let part = LeftHalf(.zero, in: mask)
      view.mask = mask
      await screen.advance(by: 0)
      part.frame = CGRect(0, 0, 10, 10)
      #expect(PixelReader(screen.image()).bounds() == visible)
      part.removeFromSuperview()
      #expect(PixelReader(screen.image()).bounds() == nil)
      mask.addSubview(LeftHalf(frame: CGRect(0, 0, 10, 10)))
      #expect(PixelReader(screen.image()).bounds() == visible)
    }
  }

  @Test func aMaskThatWasTakenAwayIsOffTheScreen() async {
    await withWindow(10, 10) { screen, window in
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      let mask = LeftHalf(frame: .zero)
      view.mask = mask
      view.mask = nil
      mask.frame = CGRect(0, 0, 10, 10)
      #expect(mask.layer.contents == nil)
      #expect(PixelReader(screen.image()).bounds() == CGRect(0, 0, 10, 10))
    }
  }

  /// The layers of both would be a circle, for which Core Animation raises an exception.
  @Test func viewsDoNotMaskEachOther() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.mask = other
      other.mask = one
    }
  }
}
