// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Painted: UIView {
  var color = UIColor.red
  var drawings = 0
  override func draw(_ rect: CGRect) {
    drawings += 1
    super.draw(rect)
    color.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)).fill()
  }
}

private final class Plain: UIView {}

private final class Endless: UIView {
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
}

private class Silent: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class Inheriting: Silent {}

private class Container<Content>: UIView {}

private final class DrawingContainer: Container<Int> {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

private final class Photo: UIImageView {}

private final class Traced: UIView {
  var layoutStyle: UIUserInterfaceStyle?
  var drawingStyle: UIUserInterfaceStyle?
  override func layoutSubviews() { layoutStyle = UITraitCollection.current.userInterfaceStyle }
  override func draw(_ rect: CGRect) { drawingStyle = UITraitCollection.current.userInterfaceStyle }
}

/// Expected values: UIKit's documentation of `UIView.draw(_:)`, and whole pixels.
@MainActor
@Suite(.exclusiveScreen)
struct ViewDrawingTests {
  // The left half of 10 points at 2 pixels each.
  @Test func aViewThatDrawsIsDrawn() async {
    await withWindow(20, 20, scale: 2) { screen, window in
      _ = Painted(CGRect(4, 4, 10, 10), in: window)
      await screen.advance(by: 0)
      let image = PixelReader(screen.image())
      #expect(image.bounds() == CGRect(8, 8, 10, 20))
      #expect(image.premultiplied(9, 9) == .pureRed)
    }
  }

  /// The first view of a class is not drawn to find out whether the class draws.
  @Test func aViewDrawsOncePerDisplay() async {
    final class Once: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) {
        drawings += 1
        UIBezierPath(rect: rect).fill()
      }
    }
    await withWindow(20, 20) { screen, window in
      let view = Once(CGRect(4, 4, 10, 10), in: window)
      #expect(view.drawings == 0)
      await screen.advance(by: 0)
      #expect(view.drawings == 1)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      await screen.advance(by: 0)
      #expect(view.drawings == 2)
    }
  }

  @Test func itDrawsAgainOnlyWhenAsked() async {
    await withWindow(20, 20) { screen, window in
      let view = Painted(CGRect(4, 4, 10, 10), in: window)
      await screen.advance(by: 0)
      view.drawings = 0
      view.color = .blue
      view.center.x += 1
      await screen.advance(by: 1)
      #expect(view.drawings == 0)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      await screen.advance(by: 0)
      #expect(view.drawings == 1)
      #expect(PixelReader(screen.image()).premultiplied(6, 6) == .pureBlue)
    }
  }

  @Test func redrawModeDrawsForEverySize() async {
    await withWindow(20, 20) { screen, window in
      let view = Painted(frame: CGRect(0, 0, 10, 10))
      view.contentMode = .redraw
      window.addSubview(view)
      await screen.advance(by: 0)
      view.drawings = 0
      view.bounds.size.width = 12
      await screen.advance(by: 0)
      #expect(view.drawings == 1)
    }
  }

  // A class that does not override `draw(_:)` gets no picture.
  @Test func plainViewsHaveNoContents() async {
    await withWindow { screen, window in
      let view = Plain(CGRect(0, 0, 50, 50), in: window)
      await screen.advance(by: 0)
      #expect(view.layer.contents == nil)
      #expect(window.layer.contents == nil)
    }
  }

  // They have no pixels, or more than fit into an integer.
  @Test(arguments: [
    CGFloat.infinity, .greatestFiniteMagnitude, 1e19, 0,
  ])
  func aSizeThatCannotBeDrawnIsNotDrawn(length: CGFloat) async {
    await withWindow { screen, window in
      let view = Endless(CGRect(0, 0, length, 10), in: window)
      await screen.advance(by: 0)
      #expect(view.layer.contents == nil)
    }
  }

  @Test func layoutAndDrawingHaveTheViewsTraits() async {
    await withWindow { screen, window in
      let view = Traced(frame: CGRect(0, 0, 50, 50))
      view.overrideUserInterfaceStyle = .dark
      window.addSubview(view)
      await screen.advance(by: 0)
      #expect(view.layoutStyle == .dark)
      #expect(view.drawingStyle == .dark)
    }
  }

  @Test func whatOverridesTheMethodDraws() {
    for view in [Silent(), Inheriting(), DrawingContainer(), UILabel()] {
      #expect(DrawingClasses.draws(view))
    }
    for view in [UIView(), Plain(), Container<Int>(), UIButton(), UIWindow(), Photo()] {
      #expect(!DrawingClasses.draws(view))
    }
  }

  // Documentation of UIImageView: a subclass is not asked to draw.
  @Test func anImageViewShowsItsImageOnly() async {
    await withWindow { screen, window in
      let view = Photo(frame: CGRect(0, 0, 10, 10))
      view.image = .square(.red)
      window.addSubview(view)
      view.setNeedsDisplay()
      #expect(PixelReader(screen.image()).premultiplied(5, 5) == .pureRed)
    }
  }

  @Test func theScaleIsTheScreens() async {
    await withScreen(scale: 3) { screen in
      let view = UIView()
      #expect(view.contentScaleFactor == 1)
      let window = shownWindow(on: screen)
      window.addSubview(view)
      #expect(view.contentScaleFactor == 3)
      #expect(window.contentScaleFactor == 3)
    }
  }
}
