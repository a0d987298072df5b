// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What ``ProgressIndicatorView`` documents for all indicators.
@MainActor @Suite(.exclusiveScreen) struct ProgressIndicatorTests {
  /// What is on screen at this moment.
  private func seen(_ view: ProgressIndicatorView) throws -> Double {
    Double(try #require(view.progressLayer.presentation()).strokeEnd)
  }

  @Test(arguments: IndicatorSample.allCases)
  func anIndicatorHasItsIntrinsicSize(sample: IndicatorSample) {
    let view = sample.make()
    let size = sample == .bar ? CGSize(width: 120, height: 10) : CGSize(width: 48, height: 48)
    #expect(view.intrinsicContentSize == size)
    #expect(view.frame == CGRect(origin: .zero, size: size))
    #expect(view.sizeThatFits(.zero) == size)
  }

  @Test(
    arguments: IndicatorSample.allCases,
    [
      (-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0), (0.25, 0.25),
    ] as [(Double, Double)])
  func progressIsClamped(sample: IndicatorSample, values: (given: Double, kept: Double)) {
    let view = sample.make()
    view.progress = values.given
    #expect(view.progress == values.kept)
    #expect(view.progressLayer.strokeEnd == CGFloat(values.kept))
  }

  /// With values in every frame, the one on screen is that of the frame before.
  @Test(arguments: IndicatorSample.allCases, [1, 3])
  func aStreamIsAtMostAFrameBehind(sample: IndicatorSample, valuesPerFrame: Int) async throws {
    let view = sample.make()
    let screen = await ViewScreen.dark(view)
    for index in 1...60 {
      let value = Double(index) / 60
      for later in (0..<valuesPerFrame).reversed() {
        view.setProgress(value - Double(later) / 600, animated: true)
      }
      await screen.advance(by: 1.0 / 60)
      guard index > 3 else { continue }
      #expect(try abs(seen(view) - value) < 1.001 / 60, "\(index)")
    }
  }

  /// Also for a user who reduces motion: progress is no decoration.
  @Test(arguments: IndicatorSample.allCases, [false, true])
  func aSingleValueIsGlidedTo(sample: IndicatorSample, reducesMotion: Bool) async throws {
    let view = sample.make()
    let screen = await ViewScreen.dark(view)
    screen.screen.isReduceMotionEnabled = reducesMotion
    view.setProgress(0.8, animated: true)
    #expect(view.progress == 0.8)
    await screen.advance(by: 0.1)
    #expect(try (0.2...0.79).contains(seen(view)))
    await screen.advance(by: 0.15)
    #expect(try seen(view) == 0.8)
    #expect(view.progressLayer.animationKeys() == nil)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/386"),
    arguments: IndicatorSample.allCases)
  func anIndicatorRunsFromWhatIsOnScreen(sample: IndicatorSample) async throws {
    let view = sample.make()
    let screen = await ViewScreen.dark(view)
    view.setProgress(1, animated: true)
    await screen.advance(by: 0.05)
    let before = try seen(view)
    view.setProgress(0, animated: true)
    await screen.advance(by: 0)
    #expect(try before > 0.05 && abs(seen(view) - before) < 1e-6)
  }

  @Test(arguments: IndicatorSample.allCases)
  func aValueWithoutAnimationIsSeenAtOnce(sample: IndicatorSample) async throws {
    let view = sample.make()
    view.setProgress(0.3, animated: true)
    #expect(view.progressLayer.animationKeys() == nil, "outside a window")
    let screen = await ViewScreen.dark(view)
    view.setProgress(1, animated: true)
    view.progress = 0.5
    await screen.advance(by: 0)
    #expect(try seen(view) == 0.5)
  }

  @Test(arguments: IndicatorSample.allCases, [1, 2, 3] as [CGFloat])
  func layersHaveTheScaleOfTheScreen(sample: IndicatorSample, scale: CGFloat) async {
    let view = sample.make()
    let screen = await ViewScreen.dark(view, scale: scale)
    func scales(_ layer: CALayer) -> [CGFloat] {
      (layer.sublayers ?? []).flatMap { [$0.contentsScale] + scales($0) }
    }
    #expect(screen.window.traitCollection.displayScale == scale)
    #expect(Set(scales(view.layer)) == [scale])
  }

  @Test(arguments: IndicatorSample.allCases)
  func voiceOverReadsTheProgress(sample: IndicatorSample) {
    let view = sample.make()
    #expect(view.isAccessibilityElement && view.accessibilityTraits == .updatesFrequently)
    #expect(view.accessibilityLabel == "Progress")
    #expect(view.accessibilityValue == VoiceOver.percent(0))
    view.setProgress(0.421, animated: true)
    #expect(view.accessibilityValue == VoiceOver.percent(0.42))
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

  @Test(arguments: [-1, 0, .nan, .infinity, 1000, 1e300] as [CGFloat])
  func oddRadiiAndLinesAreHarmless(length: CGFloat) async throws {
    let (ring, pie) = (RingProgressView(frame: .zero), PieProgressView(frame: .zero))
    (ring.radius, ring.thickness) = (length, length)
    (pie.radius, pie.thickness) = (length, length)
    let kept = length.isFinite && length > 0 ? length : 0
    #expect([ring.radius, ring.thickness, pie.radius, pie.thickness].allSatisfy { $0 == kept })
    for view in [ring, pie] {
      view.progress = 0.5
      let screen = ViewScreen(size: CGSize(width: 60, height: 60))
      screen.container.addSubview(view)
      await screen.advance(by: 0)
      let path = try #require(view.progressLayer.path)
      #expect(view.intrinsicContentSize.width <= 30_010 && path.boundingBoxOfPath.width <= 20_000)
    }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/392"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"))
  func thicknessCapAndColorsOfARingCanBeChosen() async {
    let view = RingProgressView(frame: .zero)
    (view.thickness, view.lineCap, view.progress) = (6, .square, 0.5)
    (view.tintColor, view.trackColor) = (.red, .blue)
    let screen = await ViewScreen.dark(view, scale: 4)
    func color(_ x: Double, _ y: Double) -> Pixel {
      screen.pixels().straight(Int((34 + x) * 4), Int((34 + y) * 4))
    }
    let (right, left) = (color(18, 0), color(-18, 0))
    #expect(right.red > right.blue && left.blue > left.red)
    // Three points past 6 o'clock.
    #expect(color(-2, 18).red > color(-2, 18).blue)
    view.lineCap = .butt
    await screen.advance(by: 0)
    #expect(color(-2, 18).blue > color(-2, 18).red)
  }
}

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
}

/// A radius of 18 and a line of 2: a circle from 17 to 19, a gap, and the progress up to 15,
/// clockwise from the top.
@MainActor @Suite(.exclusiveScreen) struct PieProgressTests {
  private static let scale: CGFloat = 4

  private func shown(
    _ progress: Double, scale: CGFloat = scale, _ change: (PieProgressView) -> Void = { _ in }
  ) async -> ViewScreen {
    let view = PieProgressView(frame: .zero)
    view.tintColor = .white
    change(view)
    view.progress = progress
    return await ViewScreen.dark(view, scale: scale)
  }

  private func bright(_ screen: ViewScreen, turn: Double, radius: Double) -> Double {
    1 - screen.pixels().darkness(atTurn: turn, radius: radius * Double(Self.scale))
  }

  /// Progress of a quarter: at 45 degrees there is some, at 225 there is none.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/253"),
    arguments: [
      (18, 1, 1), (16, 0, 0), (14, 1, 0), (5, 1, 0), (1, 1, 0),
    ] as [(Double, Double, Double)])
  func aQuarterIsAQuarterOfTheCircle(radius: Double, done: Double, left: Double) async {
    let screen = await shown(0.25)
    #expect(abs(bright(screen, turn: 0.125, radius: radius) - done) < 0.02)
    #expect(abs(bright(screen, turn: 0.625, radius: radius) - left) < 0.02)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aFullPieHasNoSeam(scale: CGFloat) async {
    let pixels = await shown(1, scale: scale).pixels()
    for step in 0..<180 {
      for radius in [1, 8, 13] as [Double] {
        let dark = pixels.darkness(atTurn: Double(step) / 180, radius: radius * Double(scale))
        #expect(dark < 0.02, "\(step * 2) degrees, \(radius) from the middle: \(dark)")
      }
    }
  }

  @Test func aTranslucentPieIsAsTranslucentEverywhere() async {
    let screen = await shown(1) { $0.tintColor = UIColor(white: 1, alpha: 0.5) }
    for radius in [18, 14, 7.5, 1] {
      #expect(abs(bright(screen, turn: 0.3, radius: radius) - 0.5) < 0.02)
    }
  }

  @Test(arguments: [CGSize(width: 80, height: 50), CGSize(width: 50, height: 80)])
  func thePieIsInTheMiddleOfOblongBounds(size: CGSize) async throws {
    let screen = await shown(0, scale: 1) { $0.bounds.size = size }
    let drawn = try #require(screen.pixels().bounds(differingFrom: .black, tolerance: 8))
    #expect(drawn.size == CGSize(width: 38, height: 38))
    #expect(drawn.midX == CGFloat(10) + size.width / 2)
  }

  @Test func aLineAsThickAsTheRadiusLeavesNoRoomForASector() async {
    let screen = await shown(1) { ($0.radius, $0.thickness) = (18, 12) }
    #expect(bright(screen, turn: 0.3, radius: 18) > 0.98)
    for radius in [10, 5, 1] { #expect(bright(screen, turn: 0.3, radius: Double(radius)) < 0.02) }
  }

  @Test func dynamicColorsFollowTheAppearance() async {
    let screen = await shown(1) { $0.tintColor = .label }
    #expect(bright(screen, turn: 0.3, radius: 18) < 0.02)
    screen.screen.userInterfaceStyle = .dark
    await screen.advance(by: 0)
    #expect(bright(screen, turn: 0.3, radius: 18) > 0.98)
  }
}

@MainActor @Suite(.exclusiveScreen) struct RingProgressTests {
  private let ring = RingProgressView(frame: .zero)

  private func shown(_ progress: Double, scale: CGFloat = 3) async -> ViewScreen {
    ring.progress = progress
    return await ViewScreen.light(ring, scale: scale)
  }

  /// The same from all four sides, and dark all around.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aFullRingIsRoundAndContinuous(scale: CGFloat) async throws {
    let pixels = await shown(1, scale: scale).pixels()
    let turned = try #require(pixels.rotated(quarterTurns: 1).difference(to: pixels))
    #expect(turned.maximum <= 16)
    // In the middle of a line of 2 points the nearest pixels are wholly black from scale 2 on.
    let least = scale == 1 ? 0.6 : 0.95
    for step in 0..<180 {
      let dark = pixels.darkness(atTurn: Double(step) / 180, radius: 18 * Double(scale))
      #expect(dark > least, "\(step * 2) degrees: \(dark)")
    }
  }

  /// The track has 10 % of the color of the line.
  @Test func theRestIsTrack() async {
    let pixels = await shown(0.5).pixels()
    for degrees in stride(from: 5, through: 175, by: 10) {
      let (first, second) = (Double(degrees) / 360, 0.5 + Double(degrees) / 360)
      #expect(pixels.darkness(atTurn: first, radius: 54) > 0.95)
      #expect(abs(pixels.darkness(atTurn: second, radius: 54) - 0.1) < 0.015)
    }
  }

  /// Red counts as no darkness: the line is above the track.
  @Test func theTrackMayHaveAColorOfItsOwn() async {
    let it = await shown(1)
    let expected: [(Double, UIColor?, ClosedRange<Double>)] = [
      (1, .red, 0.95...1), (0, .red, 0...0.05), (0, .black, 0.95...1), (0, nil, 0.085...0.115),
    ]
    for (progress, color, darkness) in expected {
      ring.progress = progress
      ring.trackColor = color
      await it.advance(by: 0)
      let pixels = it.pixels()
      for step in 1..<36 {
        #expect(darkness.contains(pixels.darkness(atTurn: Double(step) / 36, radius: 54)))
      }
    }
  }
}
