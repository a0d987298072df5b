// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A view of the app in place of the indicator: its size, and what becomes of it when the app moves it
/// elsewhere or sets it again. Expected: a padding of 12 points around it.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewCustomViewTests {
  private let it = ViewScreen.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private final class SizedView: UIView {
    var size = CGSize(width: 20, height: 10)
    override var intrinsicContentSize: CGSize { size }
  }

  private final class LastStep: UIView, HUDProgressIndicator {
    var onEnd: () -> Void = {}
    func setProgress(_ progress: Double, animated: Bool) { if progress == 1 { onEnd() } }
  }

  /// It has a class of the library, but belongs to the app.
  @Test(arguments: [false, true]) func aGlyphOfTheAppKeepsItsIcon(isReplaced: Bool) async throws {
    let glyph = GlyphView(icon: .success)
    let hud = await it.showHUD(for: 0.5) { ($0.customView, $0.onCancel) = (glyph, {}) }
    #expect(glyph.shapeLayer.animation(forKey: "stroke") == nil)
    let holder = hud.bezel.indicatorContainer
    #expect(
      holder.isAccessibilityElement
        && holder.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
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

  /// It can begin an animation then.
  @Test func aViewHasItsSizeWhenItGetsItsWindow() async {
    final class Player: UIView {
      var size: CGSize?

      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        size = size ?? bounds.size
      }
    }
    let (hud, player) = (await showHUD(), Player(frame: .zero))
    hud.customView = player
    await it.advance(by: 0.05)
    #expect(player.size == CGSize(width: 20, height: 10))
  }

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
