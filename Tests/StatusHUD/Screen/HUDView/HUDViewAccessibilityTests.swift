// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.viewScreen()) struct HUDViewAccessibilityTests {
  /// The screen changes at most once in this time.
  private static let frame = 1.0 / 60

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

  private func setMask(_ mask: StatusHUD.MaskType, of hud: HUDView) async {
    hud.maskType = mask
    await it.advance(by: Self.frame)
  }

  // MARK: Focus

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aHUDIsModalAndGivesTheFocusBack() async {
    let hud = it.showHUD(animated: true) { $0.status = "Loading" }
    #expect(hud.accessibilityViewIsModal && hud.contentView.accessibilityPerformEscape())
    #expect(focusMoves == [1, 0])
    await it.advance(by: 0.5)
    hud.hide(animated: true)
    #expect(!hud.accessibilityViewIsModal)
    await it.advance(by: 0.5)
    #expect(focusMoves == [1, 1])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aHUDThatLetsTouchesPassIsNotModal() async {
    var taps = 0
    let hud = it.showHUD {
      $0.maskType = .passthrough
      $0.status = "Loading"
      $0.onTapInside = { _ in taps += 1 }
    }
    #expect(!hud.accessibilityViewIsModal && !hud.contentView.accessibilityPerformEscape())
    #expect(focusMoves == [0, 0] && announcements == ["Loading"] && taps == 0)
    await setMask(.clear, of: hud)
    #expect(hud.accessibilityViewIsModal && focusMoves == [1, 0])
    await setMask(.passthrough, of: hud)
    #expect(!hud.accessibilityViewIsModal && focusMoves == [1, 1])
  }

  @Test func theEscapeGesturePressesTheCancelButton() async {
    var cancels = 0
    it.showHUD { $0.onCancel = { cancels += 1 } }
    for _ in 0..<2 {
      #expect(it.screen.windowScene.performAccessibilityEscape())
      await it.advance(by: 0)
    }
    #expect(cancels == 1)
  }

  // MARK: What VoiceOver finds

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func whatLiesBehindAHUDIsFoundWhileTouchesReachIt() async {
    let label = UILabel(frame: it.container.bounds)
    label.text = "Behind"
    it.container.addSubview(label)
    let hud = it.showHUD()
    #expect(elements == [hud.bezel])
    await setMask(.passthrough, of: hud)
    #expect(elements == [label, hud.bezel])
    await setMask(.black, of: hud)
    #expect(elements == [hud.bezel])
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
    #expect(elements == [toolbar, hud.bezel])
    scrollView.frame = it.container.bounds
    await it.advance(by: 0.1)
    #expect(elements == [hud.bezel])
    it.container.bringSubviewToFront(toolbar)
    #expect(elements == [hud.bezel, toolbar])
    toolbar.isHidden = true
    #expect(hud.accessibilityViewIsModal)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aHUDIsOneElementUnlessItHasAButton() async throws {
    let hud = it.showHUD()
    let bezel = hud.bezel
    #expect(bezel.isAccessibilityElement && bezel.accessibilityLabel == "Loading")
    hud.progress = 0.5
    await it.advance(by: Self.frame)
    #expect(bezel.accessibilityLabel == "Progress")
    (hud.progress, hud.status) = (nil, "Text")
    await it.advance(by: Self.frame)
    #expect(bezel.accessibilityLabel == "Text")
    hud.onCancel = {}
    await it.advance(by: 0.5)
    #expect(!bezel.isAccessibilityElement && hud.label.isAccessibilityElement)
    #expect(try hud.button.isAccessibilityElement && !hud.button.isHidden)
    hud.onCancel = nil
    await it.advance(by: 0.5)
    #expect(bezel.isAccessibilityElement && !hud.label.isAccessibilityElement)
  }

  @Test func aHUDThatIsNotOnScreenIsNotFound() async {
    let hud = it.addHUD()
    #expect(!elements.contains(hud.bezel))
    hud.show(animated: false)
    #expect(elements.contains(hud.bezel))
    hud.hide(animated: true)
    #expect(!elements.contains(hud.bezel))
  }

  // MARK: What VoiceOver says

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/533"))
  func aTextIsAnnouncedOnceAndProgressInTenths() async {
    let hud = it.showHUD {
      $0.maskType = .passthrough
      $0.configuration.showsPercentage = true
      $0.progress = 0
      $0.status = "Loading"
    }
    for step in 0...25 {
      hud.progress = Double(step) / 100
      await it.advance(by: Self.frame)
    }
    #expect(announcements == ["Loading"] + [0.1, 0.2].map(VoiceOver.percent))
    #expect(hud.bezel.accessibilityValue == VoiceOver.percent(0.25))
    #expect(hud.bezel.accessibilityTraits == .updatesFrequently)
    // New details of the same text are not said.
    hud.details = "Nearly there"
    await it.advance(by: Self.frame)
    #expect(announcements.count == 3 && hud.bezel.accessibilityLabel == "Loading Nearly there")
  }
}
