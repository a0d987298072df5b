// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Touched: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// Expected behaviour: the documentation of UIScrollView.
@MainActor
@Suite(.exclusiveScreen)
struct ScrollViewTests {
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 50, y: y) }

  @Test func theOffsetIsTheOriginOfTheBounds() async {
    await withScrollView { screen, scrollView in
      scrollView.contentOffset = CGPoint(x: 0, y: 30)
      #expect(scrollView.bounds == CGRect(0, 30, 100, 100))
      #expect(scrollView.scrolls == 1)
      scrollView.contentOffset = CGPoint(x: 0, y: 30)
      #expect(scrollView.scrolls == 1)
      let row = UIView(CGRect(0, 40, 10, 10), color: .red, in: scrollView)
      #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
      #expect(PixelReader(screen.image()).bounds() == CGRect(0, 10, 10, 10))
      #expect(scrollView.clipsToBounds)
    }
  }

  // The first ten points only tell that it is a drag.
  @Test func contentFollowsTheFinger() async {
    await withScrollView { screen, scrollView in
      screen.touchDown(at: point(90))
      #expect(scrollView.isTracking)
      screen.touchMove(to: point(81))
      #expect(!scrollView.isDragging)
      screen.touchMove(to: point(79))
      #expect(scrollView.isDragging)
      #expect(scrollView.contentOffset.y == 0)
      screen.touchMove(to: point(49))
      #expect(scrollView.contentOffset.y == 30)
      await screen.advance(by: 1)
      screen.touchUp(at: point(49))
      #expect(!scrollView.isTracking)
      #expect(!scrollView.isDragging)
      #expect(scrollView.contentOffset.y == 30)
    }
  }

  private func flick(_ screen: OffscreenScreen) async {
    screen.touchDown(at: point(90))
    screen.touchMove(to: point(70))
    await screen.advance(by: 0.05)
    screen.touchMove(to: point(50))
    screen.touchUp(at: point(50))
  }

  // From 90 to 50 within 50 ms are 800 points a second; 20 of them before the drag was known. It
  // comes to rest 800 / -(1000 ln 0.998) = 399.6 points further.
  @Test func aFlickGoesOnAndSlowsDown() async {
    await withScrollView { screen, scrollView in
      await flick(screen)
      #expect(scrollView.isDecelerating)
      await screen.advance(by: 0.5)
      let half = scrollView.contentOffset.y
      #expect(half > 200 && half < 400)
      await screen.advance(by: 5)
      #expect(!scrollView.isDecelerating)
      #expect(abs(scrollView.contentOffset.y - 419.6) < 0.1)
    }
  }

  @Test func aTouchStopsTheScrolling() async {
    await withScrollView { screen, scrollView in
      let content = Touched(CGRect(0, 0, 100, 1000), in: scrollView)
      await flick(screen)
      await screen.advance(by: 0.2)
      screen.touchDown(at: point(50))
      #expect(!scrollView.isDecelerating)
      let offset = scrollView.contentOffset
      await screen.advance(by: 0.5)
      screen.touchUp(at: point(50))
      await screen.advance(by: 0.5)
      #expect(scrollView.contentOffset == offset)
      // That touch was no tap.
      #expect(content.log.isEmpty)
    }
  }

  @Test func beyondTheEndItComesBack() async {
    await withScrollView { screen, scrollView in
      screen.touchDown(at: point(10))
      screen.touchMove(to: point(30))
      screen.touchMove(to: point(80))
      // (1 - 1 / (50 * 0.55 / 100 + 1)) * 100
      #expect(abs(scrollView.contentOffset.y + 21.568627) < 1e-5)
      await screen.advance(by: 1)
      screen.touchUp(at: point(80))
      #expect(scrollView.isDecelerating)
      await screen.advance(by: 2)
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test func whatFitsDoesNotMoveUnlessItAlwaysBounces() async {
    await withScrollView { screen, scrollView in
      scrollView.contentSize = CGSize(width: 100, height: 50)
      screen.touchDown(at: point(10))
      screen.touchMove(to: point(60))
      #expect(!scrollView.isDragging)
      screen.touchUp(at: point(60))
      scrollView.alwaysBounceVertical = true
      screen.touchDown(at: point(10))
      screen.touchMove(to: point(60))
      #expect(scrollView.isDragging)
      screen.touchUp(at: point(60))
    }
  }

  // MARK: The content's touches

  @Test func aTapReachesTheContent() async {
    await withScrollView { screen, scrollView in
      let content = Touched(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      #expect(content.log.isEmpty)
      screen.touchUp(at: point(50))
      #expect(content.log == ["began", "ended"])
    }
  }

  @Test func aTouchThatStaysReachesTheContentUntilItIsADrag() async {
    await withScrollView { screen, scrollView in
      let content = Touched(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      await screen.advance(by: 0.16)
      #expect(content.log == ["began"])
      screen.touchMove(to: point(45))
      #expect(content.log == ["began", "moved"])
      screen.touchMove(to: point(30))
      #expect(content.log == ["began", "moved", "cancelled"])
      screen.touchMove(to: point(20))
      screen.touchUp(at: point(20))
      #expect(content.log.count == 3)
      #expect(scrollView.contentOffset.y == 10)
    }
  }

  @Test func aQuickDragNeverReachesTheContent() async {
    await withScrollView { screen, scrollView in
      let content = Touched(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      screen.touchMove(to: point(30))
      screen.touchUp(at: point(30))
      await screen.advance(by: 1)
      #expect(content.log.isEmpty)
    }
  }

  @Test func aControlKeepsItsTouch() async {
    await withScrollView { screen, scrollView in
      let control = UIControl(CGRect(0, 0, 100, 1000), in: scrollView)
      screen.touchDown(at: point(50))
      await screen.advance(by: 0.16)
      #expect(control.isTracking)
      screen.touchMove(to: point(10))
      #expect(control.isTracking)
      #expect(!scrollView.isDragging)
      screen.touchUp(at: point(10))
    }
  }

  @Test func theInnermostThatScrollsThatWayFollowsTheFinger() async {
    await withScrollView { screen, outer in
      let inner = UIScrollView(frame: CGRect(0, 0, 100, 100))
      inner.contentSize = CGSize(width: 500, height: 100)
      outer.addSubview(inner)
      screen.touchDown(at: point(50))
      screen.touchMove(to: CGPoint(x: 30, y: 50))
      #expect(inner.isDragging)
      #expect(!outer.isDragging)
      screen.touchUp(at: CGPoint(x: 30, y: 50))
      await screen.advance(by: 5)
      screen.touchDown(at: point(50))
      screen.touchMove(to: point(30))
      #expect(outer.isDragging)
      #expect(!inner.isDragging)
      screen.touchUp(at: point(30))
    }
  }
}
