// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Indicators and custom views. Expected: a padding of 12 points around them.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewIndicatorTests {
  private let it = ViewScreen.current

  private func showHUD(with customView: UIView) -> HUDView {
    it.showHUD { $0.customView = customView }
  }

  // MARK: Kinds

  @Test(arguments: [
    (StatusHUD.ProgressStyle.ring, CGSize(width: 84, height: 84)),
    (.pie, CGSize(width: 84, height: 84)), (.bar, CGSize(width: 144, height: 34)),
  ])
  func theProgressStyleDecidesTheSize(
    _ style: StatusHUD.ProgressStyle, expected: CGSize
  ) async throws {
    let hud = it.showHUD {
      $0.configuration.progressStyle = style
      $0.progress = 0.25
    }
    #expect(hud.bezelSize == expected)
    let indicator = try #require(hud.indicator as? ProgressIndicatorView)
    #expect(indicator.progress == 0.25)
    #expect((indicator is PieProgressView) == (style == .pie))
    #expect((indicator is BarProgressView) == (style == .bar))
    hud.progress = nil
    await it.advance(by: 0.5)
    #expect(hud.indicator is IndefiniteSpinnerView)
    #expect(hud.bezelSize == CGSize(width: 84, height: 84))
  }

  @Test func anotherStyleShowsTheSameProgress() async {
    let hud = it.showHUD { $0.progress = 0.25 }
    #expect(hud.indicator is RingProgressView)
    hud.configuration.progressStyle = .pie
    await it.advance(by: 0.5)
    #expect((hud.indicator as? PieProgressView)?.progress == 0.25)
  }

  @Test func progressIsClamped() async {
    let hud = it.showHUD()
    for (given, kept) in [(-1, 0), (2, 1), (Double.nan, 0), (.infinity, 1), (0.5, 0.5)] {
      hud.progress = given
      #expect(hud.progress == kept)
      await it.advance(by: 0.5)
      #expect((hud.indicator as? RingProgressView)?.progress == kept)
    }
  }

  // MARK: The size of a custom view

  private final class SizedView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/313"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/150"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/421"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"))
  func aCustomViewHasItsOwnOrItsIntrinsicSize() async {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 60, height: 30))
    let hud = showHUD(with: view)
    #expect(hud.bezelSize == CGSize(width: 84, height: 54))
    await it.advance(by: 0.5)
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    #expect(view.convert(CGPoint(x: 30, y: 15), to: hud.bezel) == CGPoint(x: 42, y: 27))

    let sizedView = SizedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    sizedView.size = CGSize(width: 20, height: 10)
    hud.customView = sizedView
    await it.advance(by: 0.5)
    #expect(hud.bezelSize == CGSize(width: 44, height: 34))
    sizedView.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    hud.setNeedsLayout()
    #expect(hud.bezelSize.width == 104)
    sizedView.size = CGSize(width: CGFloat.nan, height: -7)
    hud.setNeedsLayout()
    #expect(hud.bezelSize.width.isFinite && hud.bezelSize.height.isFinite)
  }

  /// If a view has a transform, its frame isn't its size.
  @Test func aTurnedCustomViewKeepsItsSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let hud = showHUD(with: view)
    for _ in 0..<3 {
      hud.setNeedsLayout()
      #expect(hud.bezelSize == CGSize(width: 64, height: 64))
      #expect(view.bounds.size == CGSize(width: 40, height: 40))
    }
  }

  // MARK: The provider of the app

  @Test func theProviderSuppliesTheIndicatorsOfAHUD() async {
    var asked: [StatusHUD.Indicator] = []
    weak var last: UIView?
    StatusHUD.indicatorProvider = { indicator in
      asked.append(indicator)
      guard indicator != .progress else { return nil }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
      last = view
      return view
    }
    let hud = it.showHUD { $0.configuration.indicatorColor = .red }
    #expect(hud.indicator === last && last?.tintColor == .red)
    #expect(hud.bezelSize == CGSize(width: 104, height: 74))
    await it.advance(by: 0.5)
    hud.progress = 0.5
    await it.advance(by: 0.5)
    #expect(hud.indicator is RingProgressView)
    hud.progress = nil
    await it.advance(by: 0.5)
    #expect(hud.indicator === last && asked == [.spinner, .progress])
    hud.show(.success("Saved", duration: 1))
    await it.advance(by: 0.5)
    #expect(hud.indicator === last && asked == [.spinner, .progress, .success])
    await it.advance(by: 2)
    #expect(last == nil && it.huds.isEmpty)
  }

  @Test func aCustomViewComesBeforeTheProvider() async {
    StatusHUD.indicatorProvider = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50)) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = showHUD(with: view)
    #expect(hud.indicator === view)
    hud.customView = nil
    await it.advance(by: 0.5)
    #expect(hud.indicator?.bounds.size == CGSize(width: 80, height: 50))
  }

  @Test func aNewProviderIsForTheNextPresentation() async {
    let hud = it.addHUD()
    hud.show(animated: false)
    StatusHUD.indicatorProvider = { _ in UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50)) }
    hud.status = "Loading"
    await it.advance(by: 0.5)
    #expect(hud.indicator is IndefiniteSpinnerView)
    hud.hide(animated: false)
    hud.show(animated: false)
    #expect(hud.indicator?.bounds.width == 80)
  }
}

/// A custom view that the app moves elsewhere and sets again.
@MainActor @Suite(.viewScreen()) struct HUDViewCustomViewTests {
  private final class Meter: UIView, HUDProgressIndicator {
    var values: [Double] = []
    func setProgress(_ progress: Double, animated: Bool) { values.append(progress) }
  }

  private let it = ViewScreen.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private func showHUD() async -> HUDView {
    let hud = it.showHUD { $0.customView = view }
    await it.advance(by: 0.5)
    return hud
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/382"))
  func itTakesTheTintAndTheProgress() async {
    let bar = BarProgressView(frame: .zero)
    bar.lineColor = .blue
    let hud = it.showHUD {
      $0.customView = bar
      $0.configuration.contentColor = .green
      $0.progress = 0.5
    }
    await it.advance(by: 0.5)
    #expect(bar.lineColor == .blue && bar.tintColor == .green && bar.progress == 0.5)
    let meter = Meter(frame: view.frame)
    hud.customView = meter
    await it.advance(by: 0.5)
    hud.progress = 0.75
    await it.advance(by: 0.5)
    #expect(meter.values == [0.5, 0.75])
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
    button.isAccessibilityElement = true
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    for mask in [StatusHUD.MaskType.passthrough, .clear] {
      let hud = it.showHUD { ($0.customView, $0.maskType) = (button, mask) }
      await it.advance(by: 0.5)
      it.screen.tap(at: button.middle)
      hud.hide(animated: false)
    }
    #expect(taps == 2)
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
    #expect(view.isDescendant(of: hud.bezel.slot) && view.alpha == 0.5)
    it.container.addSubview(view)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 24, height: 24))
    hud.customView = nil
    await it.advance(by: 0.5)
    #expect(view.superview === it.container)
  }

  @Test func aViewCanComeBackDuringItsFade() async {
    let hud = await showHUD()
    hud.customView = nil
    await it.advance(by: 0.05)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(hud.bezel.slot.subviews == [view.superview] && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 84, height: 54))
  }

  @Test(arguments: [false, true])
  func aViewThatTheAppTookComesBackWhenItIsSetAgain(isElsewhere: Bool) async {
    let hud = await showHUD()
    if isElsewhere { it.container.addSubview(view) } else { view.removeFromSuperview() }
    await it.advance(by: 0.5)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezel) && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 84, height: 54))
  }

  @Test func aViewThatAnotherHUDHasMovesToTheOneThatSetsItAgain() async {
    let first = await showHUD()
    let second = await showHUD()
    #expect(view.isDescendant(of: second.bezel))
    first.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: first.bezel))
    #expect(first.bezelSize == CGSize(width: 84, height: 54))
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

  @Test(arguments: [false, true]) func aProgressThatEndsLeavesTheSpinner(isCancelled: Bool) async {
    let hud = it.showHUD { $0.follow(progress) }
    progress.completedUnitCount = 40
    await it.advance(by: 0.3)
    if isCancelled { progress.cancel() } else { progress.completedUnitCount = 100 }
    await it.advance(by: 0.5)
    #expect(hud.isShown && hud.progress == nil && hud.indicator is IndefiniteSpinnerView)
    hud.follow(progress)
    await it.advance(by: 0.5)
    #expect(hud.progress == nil, "it is over")
  }

  @Test func theProgressThatIsFollowedLastIsShown() async {
    let other = Progress(totalUnitCount: 10)
    let hud = it.showHUD { $0.follow(progress) }
    hud.follow(other)
    (progress.completedUnitCount, other.completedUnitCount) = (90, 2)
    await it.advance(by: 0.5)
    #expect(hud.progress == 0.2)
    progress.completedUnitCount = 100
    await it.advance(by: 0.5)
    #expect(hud.progress == 0.2)
  }

  @Test func aProgressIsFollowedWhileTheUserScrolls() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    it.container.addSubview(scrollView)
    let hud = it.showHUD {
      $0.maskType = .passthrough
      $0.follow(progress)
    }
    it.screen.touchDown(at: CGPoint(x: 20, y: 90))
    for y in stride(from: CGFloat(80), through: 20, by: -10) {
      it.screen.touchMove(to: CGPoint(x: 20, y: y))
      progress.completedUnitCount += 10
      await it.advance(by: 0.26)
    }
    #expect(scrollView.contentOffset.y > 0 && hud.progress == 0.7)
    it.screen.touchUp(at: CGPoint(x: 20, y: 20))
  }

  @Test(arguments: [nil, ""] as [String?])
  func thePercentageComesBackWhenTheAppsDetailsGo(details: String?) async {
    let hud = it.showHUD {
      $0.configuration.showsPercentage = true
      $0.progress = 0.25
      $0.details = "3 of 4"
    }
    var shown: String? { hud.bezel.detailLabel.text }
    await it.advance(by: 0.1)
    #expect(shown == "3 of 4")
    hud.details = details
    await it.advance(by: 0.1)
    #expect(shown == VoiceOver.percent(0.25) && hud.details == nil)
    hud.progress = 0.5
    await it.advance(by: 0.1)
    #expect(shown == VoiceOver.percent(0.5))
    hud.configuration.showsPercentage = false
    await it.advance(by: 0.1)
    #expect(shown == nil)
  }
}
