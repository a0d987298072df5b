// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor
@Suite(.viewScreen(), .bug("https://github.com/jdg/MBProgressHUD/issues/533"))
struct HUDViewAccessibilityTests {
  private let it = ViewScreen.current
  private let label = UILabel(frame: CGRect(x: 0, y: 440, width: 320, height: 40))

  init() {
    it.screen.isVoiceOverRunning = true
    label.text = "Toolbar"
    it.container.addSubview(label)
  }

  /// How often the focus moved to a HUD, and back.
  private var focusMoves: [Int] {
    [.screenChanged, .layoutChanged].map { (kind: UIAccessibility.Notification) in
      it.screen.accessibilityNotifications.count { $0.0 == kind }
    }
  }

  private var elements: [UIResponder] { it.screen.windowScene.accessibleElements }

  private func setMask(_ mask: StatusHUD.MaskType, of hud: HUDView) async {
    hud.configuration.maskType = mask
    await it.advance(by: 1.0 / 60)
  }

  @Test func aHUDTakesTheFocusOnlyInAWindow() async {
    let page = UIView(frame: it.container.bounds)
    let hud = it.showHUD(in: page) { $0.status = "Loading" }
    await it.advance(by: 1)
    #expect(hud.isShown && focusMoves == [0, 0] && it.screen.announcements.isEmpty)
    it.container.addSubview(page)
    await it.advance(by: 0.1)
    #expect(focusMoves == [1, 0])
  }

  /// The app shows a message in the turn in which it made the HUD, or changes the text of the work.
  @Test(arguments: [StatusHUD.MaskType.automatic, .passthrough], [false, true])
  func whatAHUDShowsAtTheEndOfTheTurnIsSaidAlone(mask: StatusHUD.MaskType, isMessage: Bool) async {
    for _ in 0..<2 {
      let count = it.screen.accessibilityNotifications.count
      let hud = it.showHUD(animated: true) { $0.configuration.maskType = mask }
      if isMessage { hud.show(.text("Copied")) } else { hud.status = "Copied" }
      await it.advance(by: 0.5)
      let posts = it.screen.accessibilityNotifications.dropFirst(count)
      #expect(posts.map(\.1) == ["Copied"])
      #expect(posts.first?.0 == (mask == .automatic ? .screenChanged : .announcement))
      hud.hide(animated: false)
    }
  }

  @Test func aHUDThatHidesInTheSameTurnIsNotSaid() async {
    let hud = it.showHUD(animated: true) { $0.status = "Loading" }
    hud.hide()
    await it.advance(by: 1)
    #expect(it.screen.accessibilityNotifications.isEmpty)
  }

  /// Earlier calls already determine when the next update runs.
  @Test func aHUDThatIsShownSoonAfterOtherChangesIsSaid() async {
    let hud = it.addHUD()
    for margin in [20, 30] as [CGFloat] {
      hud.configuration.margin = margin
      await it.advance(by: 0.001)
    }
    hud.show(.success("Saved"))
    await it.advance(by: 0.1)
    #expect(it.screen.accessibilityNotifications.map(\.1) == ["Saved"])
  }

  /// VoiceOver is on the spinner, which gives way to the ring.
  @Test(arguments: [false, true], [0, 0.5])
  func theFocusIsGivenBackThoughTheIndicatorChanged(isGone: Bool, time: Double) async {
    AccessibilitySettings.shared.focusedElement = label
    let hud = it.showHUD { $0.onCancel = {} }
    await it.advance(by: time)
    hud.progress = 0.5
    await it.advance(by: time)
    let focus = AccessibilitySettings.shared.focusedElement
    #expect(time == 0 || focus === hud.indicator && hud.indicator is RingProgressView)
    if isGone { hud.removeFromSuperview() } else { hud.hide() }
    await it.advance(by: 0.5)
    #expect(AccessibilitySettings.shared.focusedElement === label)
  }

  // MARK: What VoiceOver finds

  @Test func whatLiesBehindAHUDIsFoundWhileTouchesReachIt() async {
    let hud = it.addHUD()
    #expect(elements == [label])
    hud.show(animated: false)
    #expect(elements == [hud.bezel])
    await setMask(.passthrough, of: hud)
    #expect(elements == [label, hud.bezel])
    await setMask(.black, of: hud)
    #expect(elements == [hud.bezel])
    hud.hide(animated: true)
    #expect(elements == [label])
  }

  @Test func whatIsBesideAHUDOrInFrontOfItIsFound() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    it.container.addSubview(scrollView)
    let hud = it.showHUD(in: scrollView)
    #expect(elements == [label, hud.bezel])
    scrollView.frame = it.container.bounds
    await it.advance(by: 0.1)
    #expect(elements == [hud.bezel])
    it.container.bringSubviewToFront(label)
    #expect(elements == [hud.bezel, label])
    label.isHidden = true
    #expect(hud.accessibilityViewIsModal)
  }
}
