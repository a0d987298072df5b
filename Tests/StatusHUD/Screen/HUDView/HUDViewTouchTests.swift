// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Which touches a HUD takes from its view.
@MainActor @Suite(.viewScreen()) struct HUDViewTouchTests {
  private nonisolated static let outside = CGPoint(x: 20, y: 20)
  private nonisolated static let inside = CGPoint(x: 160, y: 202)

  private let it = ViewScreen.current
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    it.container.addSubview(view)
  }

  /// Whether the view gets a tap outside the bezel, and on it.
  private var passes: [Bool] {
    [Self.outside, Self.inside].map { point in
      view.touches = 0
      it.screen.tap(at: point)
      return view.touches > 0
    }
  }

  /// Without a mask, the bezel takes touches only for the closure that wants them.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/119"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/200"),
    arguments: StatusHUD.MaskType.allCases)
  func aMaskKeepsTouchesFromTheViewAndTapsAreReported(_ mask: StatusHUD.MaskType) async {
    let passesMask = mask == .passthrough
    var taps: [String] = []
    let hud = it.showHUD(in: view)
    hud.configuration.maskType = mask
    await it.advance(by: 0.5)
    #expect(passes == [passesMask, passesMask])
    hud.onTapOutside = { _ in taps.append("outside") }
    #expect(passes == [passesMask, passesMask])
    hud.onTapInside = { _ in taps.append("inside") }
    taps = []
    #expect(passes == [passesMask, false])
    #expect(taps == (passesMask ? ["inside"] : ["outside", "inside"]))
    hud.onTapInside = nil
    #expect(passes == [passesMask, passesMask])
  }

  @Test func aHUDWithoutUserInteractionTakesNoTouchesAndIsNotModal() async {
    let label = UILabel(frame: view.bounds)
    label.text = "Behind"
    view.addSubview(label)
    let hud = it.showHUD(in: view)
    for isEnabled in [true, false, true] {
      hud.isUserInteractionEnabled = isEnabled
      await it.advance(by: 0.1)
      #expect(passes == [!isEnabled, !isEnabled])
      #expect(hud.accessibilityViewIsModal == isEnabled)
      #expect(it.screen.windowScene.accessibleElements.contains(label) == !isEnabled)
    }
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/181"))
  func aTouchThatIsDownStaysWithItsView() async {
    var taps = 0
    it.screen.touchDown(at: Self.inside)
    await it.showHUD(in: view, for: 0.1) { $0.onTapInside = { _ in taps += 1 } }
    it.screen.touchUp(at: Self.inside)
    #expect(view.touches == 1 && taps == 0)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/531"))
  func aMaskIsOnlyOverTheViewOfTheHUD() async {
    it.container.addStripes([.red, .blue])
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    it.container.addSubview(half)
    /// The colors of a line far above the bezel, or in the lower half.
    func line(_ y: Int = 10) -> Set<Pixel> {
      let pixels = it.pixels()
      return Set((20..<620).map { pixels.straight($0, 2 * y) })
    }
    let sharp = line()
    let hud = await it.showHUD(in: half, for: 0.5) { _ in }
    #expect(line() == sharp && hud.accessibilityViewIsModal)
    #expect(it.screen.view(at: CGPoint(x: 160, y: 300))?.isDescendant(of: hud) == false)
    for mask in [StatusHUD.MaskType.black, .blur] {
      hud.configuration.maskType = mask
      await it.advance(by: 0.5)
      #expect(line().isDisjoint(with: sharp) && line(300) == sharp)
    }
    hud.hide(animated: true)
    await it.advance(by: 0.5)
    #expect(line() == sharp)
  }
}
