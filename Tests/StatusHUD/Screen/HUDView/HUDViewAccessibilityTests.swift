// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.viewScreen()) struct HUDViewAccessibilityTests {
  private let it = ViewScreen.current

  init() { it.screen.isVoiceOverRunning = true }

  private var announcements: [String] { it.screen.announcements }

  /// How often the focus moved to a HUD, and back.
  private var focusMoves: [Int] {
    [.screenChanged, .layoutChanged].map { (kind: UIAccessibility.Notification) in
      it.screen.accessibilityNotifications.count { $0.0 == kind }
    }
  }

  private var elements: [UIResponder] { it.screen.windowScene.accessibleElements }

  // MARK: Focus

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aHUDIsModalAndGivesTheFocusBack() async {
    let hud = it.showHUD(animated: true) { $0.label.text = "Loading" }
    #expect(hud.accessibilityViewIsModal && hud.container.accessibilityPerformEscape())
    #expect(focusMoves == [1, 0])
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    #expect(!hud.accessibilityViewIsModal)
    await it.advance(by: 0.5)
    #expect(focusMoves == [1, 1])
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/533"),
    arguments: [HUDView.TouchHandling.bezelOnly, .passthrough])
  func aHUDThatLetsTouchesPassIsNotModal(_ interaction: HUDView.TouchHandling) {
    var taps = 0
    let hud = it.showHUD {
      $0.touchHandling = interaction
      $0.label.text = "Loading"
      $0.onTapInside = { _ in taps += 1 }
    }
    #expect(!hud.accessibilityViewIsModal && !hud.container.accessibilityPerformEscape())
    #expect(focusMoves == [0, 0] && announcements == ["Loading"] && taps == 0)
    hud.touchHandling = .blocking
    #expect(hud.accessibilityViewIsModal && focusMoves == [1, 0])
    hud.touchHandling = interaction
    #expect(!hud.accessibilityViewIsModal && focusMoves == [1, 1])
  }

  // MARK: What VoiceOver finds

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func whatLiesBehindAHUDIsFoundWhileTouchesReachIt() {
    let label = UILabel(frame: it.container.bounds)
    label.text = "Behind"
    it.container.addSubview(label)
    let hud = it.showHUD()
    #expect(elements == [hud.bezelView])
    for interaction in [HUDView.TouchHandling.bezelOnly, .passthrough] {
      hud.touchHandling = interaction
      #expect(elements == [label, hud.bezelView])
    }
    hud.touchHandling = .blocking
    #expect(elements == [hud.bezelView])
    hud.hide(animated: true)
    #expect(elements.contains(label))
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func whatIsBesideAHUDOrInFrontOfItIsFound() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let toolbar = UILabel(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    toolbar.text = "Toolbar"
    it.container.addSubview(toolbar)
    it.container.addSubview(scrollView)
    let hud = it.showHUD(in: scrollView)
    #expect(elements == [toolbar, hud.bezelView])
    scrollView.frame = it.container.bounds
    await it.advance(by: 0.1)
    #expect(elements == [hud.bezelView])
    it.container.bringSubviewToFront(toolbar)
    #expect(elements == [hud.bezelView, toolbar])
    toolbar.isHidden = true
    #expect(hud.accessibilityViewIsModal)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aHUDIsOneElementUnlessItHasAButton() async {
    let hud = it.showHUD()
    let bezel = hud.bezelView
    #expect(bezel.isAccessibilityElement && bezel.accessibilityLabel == "Loading")
    hud.mode = .pie
    #expect(bezel.accessibilityLabel == "Progress")
    hud.mode = .spinner
    hud.label.text = "Text"
    #expect(bezel.accessibilityLabel == "Text")
    hud.addButton()
    await it.advance(by: 0.5)
    #expect(!bezel.isAccessibilityElement && hud.label.isAccessibilityElement)
    #expect(hud.button.isAccessibilityElement && !hud.button.isHidden)
    hud.button.setTitle(nil, for: .normal)
    await it.advance(by: 0.5)
    #expect(bezel.isAccessibilityElement && !hud.label.isAccessibilityElement)
  }

  // MARK: What VoiceOver says

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aTextIsAnnouncedOnceAndProgressIsAValue() {
    let hud = it.showHUD {
      $0.mode = .pie
      $0.touchHandling = .passthrough
      $0.showsPercentage = true
      $0.label.text = "Loading"
    }
    for step in 0...50 { hud.progress = Double(step) / 100 }
    #expect(announcements == ["Loading"])
    #expect(hud.bezelView.accessibilityValue?.contains("50") == true)
    #expect(hud.bezelView.accessibilityTraits == .updatesFrequently)
    hud.detailsLabel.text = "Nearly there"
    hud.detailsLabel.text = "Nearly there"
    #expect(announcements == ["Loading", "Loading\nNearly there"])
    #expect(hud.bezelView.accessibilityLabel == "Loading Nearly there")
  }
}
