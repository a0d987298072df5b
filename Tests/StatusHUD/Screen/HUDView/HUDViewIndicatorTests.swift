// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Expected sizes: those of MBProgressHUD 1.2.0.
@MainActor @Suite(.viewScreen()) struct HUDViewIndicatorTests {
  private let it = ViewScreen.current

  private func showHUD(with customView: UIView) -> HUDView {
    it.showHUD {
      $0.mode = .customView
      $0.customView = customView
    }
  }

  // MARK: Modes

  @Test(arguments: [
    (HUDView.Mode.spinner, CGSize(width: 77, height: 77)),
    (.pie, CGSize(width: 77, height: 77)),
    (.ring, CGSize(width: 77, height: 77)),
    (.bar, CGSize(width: 160, height: 50)),
    (.customView, CGSize(width: 40, height: 40)), (.text, CGSize(width: 40, height: 40)),
  ])
  func anIndicatorAloneDecidesTheSize(_ mode: HUDView.Mode, expected: CGSize) {
    #expect(it.showHUD { $0.mode = mode }.bezelSize == expected)
  }

  @Test func aPieAfterARingIsAPie() {
    let hud = it.showHUD { $0.mode = .ring }
    #expect(hud.bezel.slot.current is RingProgressView)
    hud.progress = 0.25
    hud.mode = .pie
    #expect((hud.bezel.slot.current as? PieProgressView)?.progress == 0.25)
  }

  @Test(arguments: HUDView.Mode.allCases) func progressIsClamped(in mode: HUDView.Mode) {
    let hud = it.showHUD { $0.mode = mode }
    for (given, kept) in [(-1, 0), (2, 1), (Double.nan, 0), (.infinity, 1), (0.5, 0.5)] {
      hud.progress = given
      #expect(hud.progress == kept)
      if let indicator = hud.bezel.slot.current as? ProgressIndicatorView {
        #expect(indicator.progress == kept)
      }
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
  func aCustomViewHasItsOwnOrItsIntrinsicSize() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 60, height: 30))
    let hud = showHUD(with: view)
    #expect(hud.bezelSize == CGSize(width: 100, height: 70))
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    #expect(view.convert(CGPoint(x: 30, y: 15), to: hud.bezelView) == CGPoint(x: 50, y: 35))

    let sizedView = SizedView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    sizedView.size = CGSize(width: 20, height: 10)
    hud.customView = sizedView
    #expect(hud.bezelSize == CGSize(width: 60, height: 50))
    sizedView.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 120, height: 50))
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
      #expect(hud.bezelSize == CGSize(width: 80, height: 80))
      #expect(view.bounds.size == CGSize(width: 40, height: 40))
    }
  }

  // MARK: Whose custom view it is

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/382"))
  func aCustomIndicatorKeepsItsColors() {
    let bar = BarProgressView(frame: .zero)
    bar.progressColor = .red
    bar.lineColor = .blue
    let hud = showHUD(with: bar)
    hud.progress = 0.5
    hud.contentColor = .green
    #expect(bar.progressColor == .red && bar.lineColor == .blue && bar.progress == 0.5)
    #expect(bar.tintColor == .green)
  }

  @Test func aCustomViewThatTheAppTakesDuringItsFadeStaysThere() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.alpha = 0.5
    let hud = showHUD(with: view)
    await it.advance(by: 0.1)
    hud.mode = .text
    it.container.addSubview(view)
    await it.advance(by: 0.5)
    #expect(view.superview === it.container && view.alpha == 0.5)

    hud.mode = .customView
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezel.slot) && view.alpha == 0.5)
    it.container.addSubview(view)
    hud.setNeedsLayout()
    #expect(hud.bezelSize == CGSize(width: 40, height: 40))
    hud.customView = nil
    #expect(view.superview === it.container)
  }

  @Test func aCustomViewCanComeBackDuringItsFade() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hud = showHUD(with: view)
    await it.advance(by: 0.1)
    hud.mode = .pie
    await it.advance(by: 0.05)
    hud.mode = .customView
    await it.advance(by: 0.5)
    #expect(hud.bezel.slot.subviews == [view.superview] && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 80, height: 80))
  }
}

/// A custom view that the app moves elsewhere and sets again.
@MainActor @Suite(.viewScreen()) struct HUDViewCustomViewTests {
  private let it = ViewScreen.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private func showHUD(_ mode: HUDView.Mode = .customView) async -> HUDView {
    let hud = it.showHUD {
      $0.mode = mode
      $0.customView = view
    }
    await it.advance(by: 0.5)
    return hud
  }

  @Test(arguments: [false, true])
  func aViewThatTheAppTookComesBackWhenItIsSetAgain(isElsewhere: Bool) async {
    let hud = await showHUD()
    if isElsewhere { it.container.addSubview(view) } else { view.removeFromSuperview() }
    await it.advance(by: 0.5)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: hud.bezelView) && view.alpha == 1)
    #expect(hud.bezelSize == CGSize(width: 100, height: 70))
  }

  @Test func aViewThatAnotherHUDHasMovesToTheOneThatSetsItAgain() async {
    let first = await showHUD()
    let second = await showHUD()
    #expect(view.isDescendant(of: second.bezelView))
    first.customView = view
    await it.advance(by: 0.5)
    #expect(view.isDescendant(of: first.bezelView))
    #expect(first.bezelSize == CGSize(width: 100, height: 70))
  }

  @Test func aViewThatIsThereDoesNotFadeWhenItIsSetAgain() async {
    let hud = await showHUD()
    let superview = view.superview
    hud.customView = view
    await it.advance(by: 0.05)
    #expect(view.superview === superview && superview?.subviews == [view])
    #expect(view.alpha == 1 && view.layer.animationKeys() ?? [] == [])
  }

  @Test func inAnotherModeTheViewStaysWhereTheAppPutIt() async {
    let hud = await showHUD(.spinner)
    it.container.addSubview(view)
    hud.customView = view
    await it.advance(by: 0.5)
    #expect(view.superview === it.container)
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
    hud.mode = .pie
    hud.observedProgress = progress
    await it.advance(by: 1)
    #expect(hud.progress == 0)
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
      #expect(hud.progress >= Double(unit - 1) / 100)
    }
    await it.advance(by: 0.25)
    hud.hide(animated: false)
    progress.completedUnitCount = 90
    await it.advance(by: 1)
    #expect(hud.progress == 0.5)
    hud.show(animated: false)
    #expect(hud.progress == 0.9)
    hud.observedProgress = nil
    progress.completedUnitCount = 95
    await it.advance(by: 1)
    #expect(hud.progress == 0.9)
  }

  @Test func aProgressIsNotReadOutsideAWindow() async {
    let hud = it.showHUD { $0.observedProgress = progress }
    it.container.removeFromSuperview()
    progress.completedUnitCount = 50
    await it.advance(by: 1)
    #expect(hud.progress == 0)
    it.window.addSubview(it.container)
    await it.advance(by: 0.1)
    #expect(hud.progress == 0.5)
  }

  @Test func aProgressIsFollowedWhileTheUserScrolls() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    it.container.addSubview(scrollView)
    let hud = it.showHUD {
      $0.touchHandling = .passthrough
      $0.observedProgress = progress
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

  typealias Removal = @MainActor @Sendable (UILabel) -> Void

  nonisolated static let removals: [(name: String, remove: Removal)] = [
    ("nil", { $0.text = nil }), ("an empty text", { $0.text = "" }),
    ("no attributed text", { $0.attributedText = nil }),
  ]

  @Test(arguments: removals.indices)
  func thePercentageComesBackWhenTheAppsDetailsGo(index: Int) async {
    let (name, remove) = Self.removals[index]
    let hud = it.showHUD {
      $0.showsPercentage = true
      $0.progress = 0.25
      $0.detailsLabel.text = "3 of 4"
    }
    await it.advance(by: 0.1)
    remove(hud.detailsLabel)
    await it.advance(by: 0.1)
    #expect(hud.detailsLabel.text?.contains("25") == true, "\(name)")
    hud.progress = 0.5
    #expect(hud.detailsLabel.text?.contains("50") == true, "\(name)")
    hud.showsPercentage = false
    #expect(hud.detailsLabel.text == nil, "\(name)")
  }
}
