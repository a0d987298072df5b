// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The geometry is that of MBProgressHUD 1.2.0: at 120 x 10 an outline of 2 whose middle is 2
/// inside the bounds, and the progress 4 inside.
@MainActor @Suite(.exclusiveScreen) struct BarProgressTests {
  private static let scale: CGFloat = 4

  private func bar(height: CGFloat = 10) -> BarProgressView {
    let bar = BarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: height))
    bar.tintColor = .white
    bar.lineColor = .clear
    return bar
  }

  /// What is lit of the middle row, in points.
  private func lit(_ screen: ViewScreen, _ bar: BarProgressView) -> (from: CGFloat, to: CGFloat) {
    let pixels = screen.pixels()
    let row = Int(bar.center.y * Self.scale)
    let columns = (0..<pixels.width).filter { pixels.straight($0, row).red > 127 }
    guard let first = columns.first, let last = columns.last else { return (0, 0) }
    return (CGFloat(first) / Self.scale - 10, CGFloat(last + 1) / Self.scale - 10)
  }

  @Test func theProgressIsInsideTheOutline() async {
    let bar = BarProgressView(frame: .zero)
    (bar.tintColor, bar.progress) = (.white, 1)
    let screen = await ViewScreen.dark(bar, scale: Self.scale)
    // Down the middle: edge, outline 1...3, gap, progress 4...6, and the same below.
    let expected: [(CGFloat, Double)] = [
      (0.5, 0), (1.5, 1), (2.5, 1), (3.5, 0), (4.5, 1), (5.5, 1), (6.5, 0), (7.5, 1), (9.5, 0),
    ]
    for (y, bright) in expected {
      #expect(screen.brightness(70, 10 + y, scale: Self.scale) == bright, "\(y)")
    }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/601"),
    arguments: [10, 24, 40] as [CGFloat], [0, 0.01, 0.03, 0.25, 0.5, 0.97, 1])
  func aBarFillsInProportion(height: CGFloat, progress: Double) async {
    let bar = bar(height: height)
    bar.progress = progress
    let screen = await ViewScreen.dark(bar, scale: Self.scale)
    let (from, to) = lit(screen, bar)
    guard progress > 0 else { return #expect(from == to) }
    #expect(abs(from - 4) <= 0.25 && abs(to - (4 + 112 * CGFloat(progress))) <= 0.25)
  }

  @Test(arguments: [0.1, 0.7])
  func rightToLeftItIsTheMirrorImage(progress: Double) async {
    let bar = BarProgressView(frame: .zero)
    bar.progress = progress
    let screen = await ViewScreen.dark(bar, scale: 2)
    let leftToRight = screen.pixels()
    bar.semanticContentAttribute = .forceRightToLeft
    await screen.advance(by: 0)
    let rightToLeft = screen.pixels()
    for x in 0..<leftToRight.width {
      for y in 0..<leftToRight.height {
        let mirrored = rightToLeft.straight(leftToRight.width - 1 - x, y)
        #expect(leftToRight.straight(x, y).difference(to: mirrored) <= 2)
      }
    }
    #expect(leftToRight != rightToLeft)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/253"))
  func everyColorIsSeenOnceItIsSet() async {
    let bar = BarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    bar.progress = 0.5
    let screen = await ViewScreen.dark(bar)
    (bar.lineColor, bar.tintColor, bar.remainingColor) = (.red, .green, .blue)
    await screen.advance(by: 0)
    let pixels = screen.pixels()
    let line = pixels.straight(140, 24)
    let (done, left) = (pixels.straight(60, 50), pixels.straight(200, 50))
    #expect(line.red > 200 && line.green < 120)
    #expect(done.green > 100 && done.blue < 120 && done.red < 120)
    #expect(left.blue > 200 && left.red < 50)
  }

  /// Its outline is thinner.
  @Test func aLowBarStillShowsItsProgress() async {
    let bar = bar(height: 4)
    bar.progress = 0.5
    let screen = await ViewScreen.dark(bar, scale: Self.scale)
    #expect(abs(lit(screen, bar).to - 60) < 0.5)
  }

  @Test(arguments: [0, 0.5, 1, 3] as [CGFloat])
  func aTinyBarStaysInItsBounds(side: CGFloat) async {
    let view = IndicatorSample.bar.make()
    view.progress = 0.5
    let screen = await ViewScreen.dark(view)
    view.bounds.size = CGSize(width: side, height: side)
    await screen.advance(by: 0)
    #expect((0...side).contains(view.progressLayer.lineWidth))
    #expect(screen.brightness(1, 1) == 0)
  }
}
