// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    #expect(view.accessibilityValue == 0.0.formatted(.percent))
    view.setProgress(0.421, animated: true)
    #expect(view.accessibilityValue == 0.42.formatted(.percent))
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
}
