// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The geometry is that of MBProgressHUD 1.2.0 at 37 points: an outline of 2 in the outermost 2,
/// a pie's progress in the outermost 4, an annular one in the outermost 2; clockwise from the top.
@MainActor @Suite(.exclusiveScreen) struct PieProgressTests {
  private static let scale: CGFloat = 4

  private func shown(
    _ sample: IndicatorSample, _ progress: Double, _ change: (PieProgressView) -> Void = { _ in }
  ) async -> ViewScreen {
    let view = sample.make()
    (view as? PieProgressView).map(change)
    view.progress = progress
    return await ViewScreen.dark(view, scale: Self.scale)
  }

  private func bright(_ screen: ViewScreen, turn: Double, radius: Double) -> Double {
    1 - screen.pixels().darkness(atTurn: turn, radius: radius * Double(Self.scale))
  }

  /// Progress of a quarter: at 45 degrees there is some, at 225 there is none.
  @Test(
    arguments: [
      (.pie, 17.5, 1, 1), (.pie, 15.5, 1, 0), (.pie, 13.5, 0, 0), (.pie, 5, 0, 0),
      (.wedge, 17.5, 1, 1), (.wedge, 15.5, 1, 0.1), (.wedge, 5, 1, 0.1),
      (.annular, 17.5, 1, 0.1), (.annular, 15.5, 0, 0), (.annular, 5, 0, 0),
    ] as [(IndicatorSample, Double, Double, Double)])
  func aQuarterIsAQuarterOfTheCircle(
    sample: IndicatorSample, radius: Double, done: Double, left: Double
  ) async throws {
    let screen = await shown(sample, 0.25)
    #expect(abs(bright(screen, turn: 0.125, radius: radius) - done) < 0.02)
    #expect(abs(bright(screen, turn: 0.625, radius: radius) - left) < 0.02)
  }

  @Test(arguments: [.pie, .wedge, .annular] as [IndicatorSample], [1, 2, 3] as [CGFloat])
  func aFullCircleHasNoSeam(sample: IndicatorSample, scale: CGFloat) async throws {
    let view = sample.make()
    view.progress = 1
    let screen = await ViewScreen.dark(view, scale: scale)
    let turned = try #require(
      screen.pixels().rotated(quarterTurns: 1).difference(to: screen.pixels()))
    #expect(turned.maximum <= 16)
  }

  /// Of outline and progress.
  @Test(arguments: [IndicatorSample.pie, .wedge])
  func aTranslucentColourIsAsTranslucentInOverlaps(sample: IndicatorSample) async throws {
    let screen = await shown(sample, 1) {
      $0.progressTintColor = UIColor(white: 1, alpha: 0.5)
      $0.backgroundTintColor = .clear
    }
    for radius in [17.5, 16.5, 15.5] {
      #expect(abs(bright(screen, turn: 0.3, radius: radius) - 0.5) < 0.02)
    }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/392"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"))
  func thicknessCapAndColorsOfARingCanBeChosen() async throws {
    let view = try #require(IndicatorSample.annular.make() as? RingProgressView)
    view.thickness = 6
    view.strokeColor = .red
    view.trackColor = .blue
    view.progress = 0.5
    let screen = await ViewScreen.dark(view, scale: Self.scale)
    func color(_ x: Double, _ y: Double) -> Pixel {
      screen.pixels().straight(Int((28.5 + x) * 4), Int((28.5 + y) * 4))
    }
    let (right, left) = (color(13.5, 0), color(-13.5, 0))
    #expect(right.red > right.blue && left.blue > left.red)
    // Square in a HUD: three points past 6 o'clock.
    #expect(color(-2, 15.5).red > color(-2, 15.5).blue)
    view.lineCap = .butt
    await screen.advance(by: 0)
    #expect(color(-2, 15.5).blue > color(-2, 15.5).red)
  }

  @Test(arguments: [CGSize(width: 60, height: 30), CGSize(width: 30, height: 60)])
  func theCircleIsAsLargeAsFitsInOblongBounds(size: CGSize) async throws {
    let view = PieProgressView(frame: CGRect(origin: .zero, size: size))
    let screen = await ViewScreen.dark(view, scale: 1)
    let drawn = try #require(screen.pixels().bounds(differingFrom: Pixel(0, 0, 0), tolerance: 8))
    #expect(drawn.size == CGSize(width: 30, height: 30))
    #expect(drawn.midX == CGFloat(10) + size.width / 2)
  }

  @Test func dynamicColoursFollowTheAppearance() async throws {
    let screen = await shown(.pie, 1) { $0.progressTintColor = .label }
    #expect(bright(screen, turn: 0.3, radius: 17.5) < 0.02)
    screen.screen.userInterfaceStyle = .dark
    await screen.advance(by: 0)
    #expect(bright(screen, turn: 0.3, radius: 17.5) > 0.98)
  }
}
