// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What ``ProgressIndicatorView`` documents for all indicators.
@MainActor @Suite(.exclusiveScreen) struct ProgressIndicatorTests {
  private static let frame = 1.0 / 60

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
      let seen = try #require(view.progressLayer.presentation()).strokeEnd
      #expect(abs(Double(seen) - value) < 1.001 / 60, "\(index): \(seen), not \(value)")
    }
  }

  /// Ten values a second: it moves a sixth of each step in each sixtieth of a second.
  @Test func aSlowerStreamMovesEvenly() async throws {
    let view = IndicatorSample.bar.make()
    let screen = await ViewScreen.dark(view)
    var seen: [Double] = []
    for index in 1...8 {
      view.setProgress(Double(index) / 10, animated: true)
      for _ in 0..<6 {
        await screen.advance(by: Self.frame)
        seen.append(Double(try #require(view.progressLayer.presentation()).strokeEnd))
      }
    }
    let moves = zip(seen, seen.dropFirst()).map { $1 - $0 }.dropFirst(18)
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
    let seen = try #require(view.progressLayer.presentation()).strokeEnd
    #expect(seen > 0.2 && seen < 0.79)
    await screen.advance(by: 0.15)
    #expect(view.progressLayer.presentation()?.strokeEnd == 0.8)
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
    let before = try #require(view.progressLayer.presentation()).strokeEnd
    view.setProgress(0, animated: true)
    await screen.advance(by: 0)
    let after = try #require(view.progressLayer.presentation()).strokeEnd
    #expect(before > 0.05 && abs(after - before) < 1e-6)
  }

  @Test(arguments: IndicatorSample.allCases)
  func aValueWithoutAnimationIsSeenAtOnce(sample: IndicatorSample) async {
    let view = sample.make()
    view.setProgress(0.3, animated: true)
    #expect(view.progressLayer.animationKeys() == nil, "outside a window")
    let screen = await ViewScreen.dark(view)
    view.setProgress(1, animated: true)
    view.progress = 0.5
    await screen.advance(by: 0)
    #expect(view.progressLayer.presentation()?.strokeEnd == 0.5)
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
    #expect(view.accessibilityValue == HUDAccessibility.percent(0))
    view.setProgress(0.421, animated: true)
    #expect(view.accessibilityValue == HUDAccessibility.percent(0.42))
  }
}
