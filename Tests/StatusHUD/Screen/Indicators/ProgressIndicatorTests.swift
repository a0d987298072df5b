// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What ``ProgressIndicatorView`` documents for all indicators.
@MainActor @Suite(.exclusiveScreen) struct ProgressIndicatorTests {
  private static let frame = 1.0 / 60

  /// What is on screen at this moment.
  private func seen(_ view: ProgressIndicatorView) throws -> Double {
    Double(try #require(view.progressLayer.presentation()).strokeEnd)
  }

  @Test(arguments: IndicatorSample.allCases)
  func anIndicatorHasItsIntrinsicSize(sample: IndicatorSample) {
    let view = sample.make()
    let sizes: [IndicatorSample: CGSize] = [
      .ring: CGSize(width: 48, height: 48), .bar: CGSize(width: 120, height: 10),
    ]
    let size = sizes[sample] ?? CGSize(width: 37, height: 37)
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
      await screen.advance(by: Self.frame)
      guard index > 3 else { continue }
      #expect(try abs(seen(view) - value) < 1.001 / 60, "\(index)")
    }
  }

  /// Ten values a second: it moves a sixth of each step in each sixtieth of a second.
  @Test func aSlowerStreamMovesEvenly() async throws {
    let view = IndicatorSample.bar.make()
    let screen = await ViewScreen.dark(view)
    var values: [Double] = []
    for index in 1...8 {
      view.setProgress(Double(index) / 10, animated: true)
      for _ in 0..<6 {
        await screen.advance(by: Self.frame)
        values.append(try seen(view))
      }
    }
    let moves = zip(values, values.dropFirst()).map { $1 - $0 }.dropFirst(18)
    #expect(moves.allSatisfy { abs($0 - 0.1 / 6) < 1e-6 }, "\(moves)")
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

  @Test(
    arguments: [IndicatorSample.bar, .pie, .wedge, .annular],
    [-1, 0, .nan, .infinity, 1000] as [CGFloat])
  func oddSizesAndLinesAreHarmless(sample: IndicatorSample, line: CGFloat) async {
    for side in [0, 0.5, 1, 3] as [CGFloat] {
      let view = sample.make()
      (view as? PieProgressView)?.lineWidth = line
      (view as? BarProgressView)?.lineWidth = line
      view.progress = 0.5
      let screen = await ViewScreen.dark(view)
      view.bounds.size = CGSize(width: side, height: side)
      await screen.advance(by: 0)
      #expect((0...side).contains(view.progressLayer.lineWidth))
      #expect(screen.brightness(1, 1) == 0)
    }
  }
}
