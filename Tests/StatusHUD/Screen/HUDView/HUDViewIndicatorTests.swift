// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Indicators and custom views. Expected: a padding of 12 points around them.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewIndicatorTests {
  private final class SizedView: UIView {
    var size = CGSize(width: 20, height: 10)
    override var intrinsicContentSize: CGSize { size }
  }

  private let it = ViewScreen.current

  @Test(arguments: [
    (StatusHUD.ProgressStyle.pie, CGSize(width: 84, height: 84)),
    (.bar, CGSize(width: 144, height: 34)),
  ])
  func anotherStyleShowsTheSameProgress(_ style: StatusHUD.ProgressStyle, size: CGSize) async {
    let hud = it.showHUD { $0.progress = 0.25 }
    hud.configuration.progressStyle = style
    await it.advance(by: 0.5)
    #expect((hud.indicator as? ProgressIndicatorView)?.progress == 0.25)
    #expect(!(hud.indicator is RingProgressView) && hud.bezelSize == size)
    hud.progress = nil
    await it.advance(by: 0.5)
    #expect(hud.indicator is IndefiniteSpinnerView)
  }

  /// The HUD keeps its spinner for the next presentation.
  @Test(arguments: StatusHUD.SpinnerStyle.allCases)
  func noSpinnerRunsInAHiddenHUD(style: StatusHUD.SpinnerStyle) async {
    let page = UIView(frame: it.container.bounds)
    it.container.addSubview(page)
    let hud = it.addHUD(to: page)
    hud.configuration.spinnerStyle = style
    for _ in 0..<2 {
      hud.show(animated: false)
      await it.advance(by: 0.5)
      let (ring, native) = (
        hud.indicator as? IndefiniteSpinnerView, hud.indicator as? SystemSpinnerView
      )
      func isRunning() -> Bool {
        ring?.ringLayer.animationKeys() != nil || native?.indicator.isAnimating == true
      }
      #expect(isRunning())
      hud.hide(animated: false)
      page.removeFromSuperview()
      it.container.addSubview(page)
      await it.advance(by: 0.5)
      #expect(!isRunning())
    }
  }

  // MARK: The size of a custom view

  /// If a view has a transform, its frame isn't its size.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/313"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/150"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/421"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"))
  func aCustomViewHasItsOwnOrItsIntrinsicSize() async {
    let sizedView = SizedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let turnedView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    turnedView.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let views: [(UIView, CGSize)] = [
      (UIView(frame: CGRect(x: 7, y: 7, width: 60, height: 30)), CGSize(width: 60, height: 30)),
      (turnedView, CGSize(width: 40, height: 40)),
      (sizedView, CGSize(width: 20, height: 10)),
    ]
    let hud = it.showHUD()
    for (view, size) in views {
      hud.customView = view
      await it.advance(by: 0.5)
      let bezel = CGSize(width: size.width + 24, height: size.height + 24)
      for _ in 0..<2 {
        hud.setNeedsLayout()
        #expect(hud.bezelSize == bezel && view.bounds.size == size)
      }
      let middle = view.convert(CGPoint(x: size.width / 2, y: size.height / 2), to: hud.bezel)
      #expect(
        isClose(middle, CGPoint(x: bezel.width / 2, y: bezel.height / 2), tolerance: 0.01))
    }
    sizedView.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    hud.setNeedsLayout()
    #expect(hud.bezelSize.width == 104)
    sizedView.size = CGSize(width: CGFloat.nan, height: -7)
    hud.setNeedsLayout()
    #expect(hud.bezelSize.width.isFinite && hud.bezelSize.height.isFinite)
  }

  // MARK: The provider of the app

  @Test func aCustomViewComesBeforeTheProvider() async {
    StatusHUD.indicatorProvider = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50)) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = it.showHUD { $0.customView = view }
    #expect(hud.indicator === view)
    hud.customView = nil
    await it.advance(by: 0.5)
    #expect(hud.indicator?.bounds.size == CGSize(width: 80, height: 50))
  }
}

/// A custom view that the app moves elsewhere and sets again.
@MainActor @Suite(.viewScreen()) struct HUDViewCustomViewTests {
  private let it = ViewScreen.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private final class LastStep: UIView, HUDProgressIndicator {
    var onEnd: () -> Void = {}
    func setProgress(_ progress: Double, animated: Bool) { if progress == 1 { onEnd() } }
  }

  @Test func aViewThatContainsTheHUDIsNoCustomView() async {
    let hud = await it.showHUD(for: 0.5)
    for view in [hud, it.container, it.window, UIWindow(windowScene: it.screen.windowScene)] {
      hud.customView = view
      await it.advance(by: 0.5)
      #expect(hud.indicator is IndefiniteSpinnerView && hud.customView === view)
    }
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(hud.indicator === view && it.huds == [hud])
  }

  /// It has a class of the library, but belongs to the app.
  @Test(arguments: [false, true]) func aGlyphOfTheAppKeepsItsIcon(isReplaced: Bool) async throws {
    let glyph = GlyphView(icon: .success)
    let hud = await it.showHUD(for: 0.5) { ($0.customView, $0.onCancel) = (glyph, {}) }
    #expect(glyph.shapeLayer.animation(forKey: "stroke") == nil)
    let holder = hud.bezel.indicatorContainer
    #expect(holder.isAccessibilityElement && holder.accessibilityLabel == VoiceOver.text("Loading"))
    if isReplaced {
      hud.show(.error("Failed", duration: 0.1))
      await it.advance(by: 1)
    } else {
      hud.hide(animated: false)
    }
    #expect(glyph.icon == .success && glyph.superview == nil)
    hud.show(animated: false)
    await it.advance(by: 0.5)
    #expect(hud.indicator === glyph && glyph.shapeLayer.path != nil)
  }

  @Test func aMessageThatAnIndicatorShowsHasNoPercentage() async {
    let step = LastStep(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = await it.showHUD(for: 0.5) { ($0.customView, $0.progress) = (step, 0.5) }
    step.onEnd = { hud.show(.success("Done")) }
    hud.progress = 1
    await it.advance(by: 0.5)
    #expect(hud.bezel.accessibilityLabel == "Done" && hud.bezel.accessibilityValue == nil)
  }

  private func showHUD() async -> HUDView {
    await it.showHUD(for: 0.5) { $0.customView = view }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/382"))
  func itTakesTheTintAndTheProgress() async {
    let bar = BarProgressView(frame: .zero)
    bar.lineColor = .blue
    let hud = await it.showHUD(for: 0.5) {
      $0.customView = bar
      $0.configuration.contentColor = .green
      $0.progress = 0.5
    }
    #expect(bar.lineColor == .blue && bar.tintColor == .green && bar.progress == 0.5)
    hud.progress = 0.75
    await it.advance(by: 0.5)
    #expect(bar.progress == 0.75)
  }

  @Test func itReplacesTheIndicatorOfWorkAndNotTheIconOfAMessage() async {
    let hud = await showHUD()
    #expect(hud.indicator === view)
    hud.progress = 0.5
    await it.advance(by: 0.5)
    #expect(hud.indicator === view)
    hud.show(.success("Saved"))
    await it.advance(by: 0.5)
    #expect((hud.indicator as? GlyphView)?.icon == .success && view.superview == nil)
  }

  @Test func itsControlsCanBeUsed() async {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    await it.showHUD(for: 0.5) {
      ($0.customView, $0.configuration.maskType) = (button, .passthrough)
    }
    it.screen.tap(at: button.middle)
    #expect(taps == 1)
  }

  @Test func aViewThatTheAppTakesDuringItsFadeStaysThere() async {
    view.alpha = 0.5
    let hud = await showHUD()
    hud.customView = nil
    await it.advance(by: 0.05)
    it.container.addSubview(view)
    await it.advance(by: 0.5)
    #expect(view.superview === it.container && view.alpha == 0.5)

    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezel.indicatorContainer) && view.alpha == 0.5)
    it.container.addSubview(view)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 24, height: 24))
    hud.customView = nil
    await it.advance(by: 0.5)
    #expect(view.superview === it.container)
  }

  @Test(arguments: ["fading out", "removed", "elsewhere", "in another HUD"])
  func aViewComesBackWhenItIsSetAgain(from place: String) async {
    let hud = await showHUD()
    switch place {
    case "fading out":
      hud.customView = nil
      await it.advance(by: 0.05)
    case "removed": view.removeFromSuperview()
    case "elsewhere": it.container.addSubview(view)
    default:
      let other = await showHUD()
      #expect(view.isDescendant(of: other.bezel))
    }
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(hud.bezel.indicatorContainer.subviews == [view.superview] && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 84, height: 54))
  }

  @Test func aViewThatIsThereDoesNotFadeWhenItIsSetAgain() async {
    let hud = await showHUD()
    let superview = view.superview
    hud.customView = view
    await it.advance(by: 0.05)
    #expect(view.superview === superview && superview?.subviews == [view])
    #expect(view.alpha == 1 && view.layer.animationKeys() ?? [] == [])
  }
}

/// A `Progress` that the HUD follows, and the percentage.
@MainActor @Suite(.viewScreen()) struct HUDViewProgressTests {
  private let it = ViewScreen.current
  private let progress = Progress(totalUnitCount: 100)

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/347"))
  func aProgressIsFollowedWhileTheHUDIsOnScreen() async {
    progress.completedUnitCount = 10
    let hud = it.addHUD()
    hud.follow(progress)
    hud.show(animated: true)
    #expect(hud.progress == 0.1)
    // The HUD reads the progress at least every quarter of a second.
    progress.completedUnitCount = 40
    await it.advance(by: 0.25)
    #expect(hud.progress == 0.4)
    // While the progress changes, the HUD reads it in each frame, so it's at most one change
    // behind.
    for unit in Int64(41)...50 {
      progress.completedUnitCount = unit
      await it.advance(by: 0.02)
      #expect(hud.progress ?? 0 >= Double(unit - 1) / 100)
    }
    await it.advance(by: 0.25)
    hud.hide(animated: false)
    progress.completedUnitCount = 90
    await it.advance(by: 1)
    hud.show(animated: false)
    #expect(hud.progress == 0.9)
    progress.completedUnitCount = 100
    await it.advance(by: 1)
    #expect(hud.isShown && hud.progress == nil)
  }

  @Test func theProgressThatIsFollowedLastIsShownUnlessItIsOver() async {
    let (other, over) = (Progress(totalUnitCount: 10), Progress(totalUnitCount: 1))
    let hud = it.showHUD { $0.follow(progress) }
    hud.follow(other)
    (progress.completedUnitCount, other.completedUnitCount) = (100, 2)
    await it.advance(by: 0.5)
    #expect(hud.progress == 0.2)
    over.completedUnitCount = 1
    hud.progress = nil
    hud.follow(over)
    await it.advance(by: 0.5)
    #expect(hud.progress == nil)
  }

  @Test(arguments: [nil, 0.3] as [Double?])
  func aProgressThatIsSetStopsIt(value: Double?) async {
    let hud = it.showHUD { $0.follow(progress) }
    progress.completedUnitCount = 40
    await it.advance(by: 0.3)
    #expect(hud.progress == 0.4)
    hud.progress = value
    progress.completedUnitCount = 95
    await it.advance(by: 1)
    #expect(hud.progress == value)
    hud.hide(animated: false)
    hud.show(animated: false)
    #expect(hud.progress == value)
  }

  @Test func aProgressIsFollowedWhileTheUserScrolls() async {
    let scrollView = UIScrollView(frame: it.container.bounds)
    scrollView.contentSize.height = 3000
    it.container.addSubview(scrollView)
    let hud = it.showHUD { $0.follow(progress) }
    hud.configuration.maskType = .passthrough
    await it.advance(by: 0.1)
    it.screen.touchDown(at: CGPoint(x: 20, y: 90))
    for y in stride(from: CGFloat(80), through: 20, by: -10) {
      it.screen.touchMove(to: CGPoint(x: 20, y: y))
      progress.completedUnitCount += 10
      await it.advance(by: 0.26)
    }
    #expect(scrollView.contentOffset.y > 0 && hud.progress == 0.7)
  }

  @Test(arguments: [nil, ""] as [String?])
  func thePercentageComesBackWhenTheAppsDetailsGo(details: String?) async {
    let hud = it.showHUD {
      $0.configuration.showsPercentage = true
      ($0.progress, $0.details) = (0.25, "3 of 4")
    }
    var shown: String? { hud.bezel.detailLabel.text }
    await it.advance(by: 0.1)
    #expect(shown == "3 of 4")
    hud.details = details
    await it.advance(by: 0.1)
    #expect(shown == VoiceOver.percent(0.25) && hud.details == nil)
    hud.progress = 0.5
    await it.advance(by: 0.1)
    #expect(shown == VoiceOver.percent(0.5) && hud.bezel.accessibilityValue == shown)
  }
}
