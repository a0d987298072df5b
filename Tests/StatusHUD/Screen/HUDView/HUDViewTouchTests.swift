// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

@MainActor @Suite(.viewScreen()) struct HUDViewTouchTests {
  private final class TouchedView: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private nonisolated static let outside = CGPoint(x: 20, y: 20)
  /// On the bezel, beside the button, which is in the middle of its lower half.
  private nonisolated static let inside = CGPoint(x: 160, y: 205)

  private let it = ViewScreen.current
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    it.container.addSubview(view)
  }

  /// Whether the view gets a touch outside the bezel, and on it.
  private var passes: [Bool] {
    [Self.outside, Self.inside].map { point in
      view.touches = 0
      it.screen.tap(at: point)
      return view.touches > 0
    }
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/119"),
    arguments: [
      (HUDView.TouchHandling.blocking, [false, false]), (.bezelOnly, [true, false]),
      (.passthrough, [true, true]),
    ])
  func anInteractionKeepsTouchesFromTheView(
    _ interaction: HUDView.TouchHandling, passes expected: [Bool]
  ) async {
    var cancels = 0
    let hud = it.showHUD(in: view) {
      $0.button.setTitle("Cancel", for: .normal)
      $0.button.addAction(UIAction { _ in cancels += 1 }, for: .touchUpInside)
    }
    hud.touchHandling = interaction
    await it.advance(by: 0.1)
    #expect(passes == expected)
    it.screen.tap(at: hud.button.convert(CGPoint(x: 4, y: 4), to: nil as UIView?))
    #expect(cancels == 1)
  }

  /// What nobody sees takes no touches.
  @Test func touchesPassBeforeTheFadeInAndDuringTheFadeOut() async {
    let hud = it.showHUD(in: view, animated: true) {
      $0.graceTime = 1
      $0.minimumVisibleTime = 1
    }
    await it.advance(by: 0.5)
    #expect(passes == [true, true])
    await it.advance(by: 0.6)
    #expect(passes == [false, false])
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(passes == [false, false])
    await it.advance(by: 0.5)
    #expect(hud.alpha == 1 && passes == [true, true])
  }

  @Test func aHUDWithoutUserInteractionTakesNoTouches() async {
    it.showHUD(in: view).isUserInteractionEnabled = false
    await it.advance(by: 0.1)
    #expect(passes == [true, true])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/181"))
  func aTouchThatIsDownStaysWithItsView() async {
    var taps = 0
    it.screen.touchDown(at: Self.inside)
    it.showHUD(in: view) { $0.onTapInside = { _ in taps += 1 } }
    await it.advance(by: 0.1)
    it.screen.touchUp(at: Self.inside)
    #expect(view.touches == 1 && taps == 0)
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/200"),
    arguments: [
      (HUDView.TouchHandling.blocking, ["outside", "inside"]), (.bezelOnly, ["inside"]),
      (.passthrough, []),
    ])
  func tapsAreReportedInsideAndOutside(
    _ interaction: HUDView.TouchHandling, expected: [String]
  ) async {
    var taps: [String] = []
    it.showHUD(in: view) {
      $0.touchHandling = interaction
      $0.onTapInside = { _ in taps.append("inside") }
      $0.onTapOutside = { _ in taps.append("outside") }
    }
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.outside)
    it.screen.tap(at: Self.inside)
    #expect(taps == expected)
  }

  @Test func aTapCanHideTheHUD() async {
    let hud = it.showHUD(in: view) { $0.onTapOutside = { $0.hide(animated: false) } }
    await it.advance(by: 0.1)
    it.screen.tap(at: Self.inside)
    #expect(hud.isVisible)
    it.screen.tap(at: Self.outside)
    #expect(!hud.isVisible)
  }
}
