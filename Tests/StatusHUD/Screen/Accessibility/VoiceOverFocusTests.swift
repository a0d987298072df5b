// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The focus of VoiceOver. A label of the app has it before the HUD appears.
@MainActor @Suite(.globalHUD) struct VoiceOverFocusTests {
  private let it = HUDScreen()
  private let label: UILabel

  init() { label = it.addFocusedLabel() }

  private var focus: UIResponder? { it.focus }

  private var posts: [UIAccessibility.Notification] {
    it.screen.accessibilityNotifications.map(\.0)
  }

  private var said: [String?] { it.screen.accessibilityNotifications.map(\.1) }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/771"))
  func aMaskTakesTheFocusOnceAndGivesItBackWhenTheHUDIsGone() async throws {
    await it.show(.activity, "a", mask: .black) { $0.fadeOutDuration = 0.2 }
    #expect(focus === (try it.bezel))
    await it.show(.activity, "b", mask: .black)
    await it.show(.activity, "c", mask: .gradient)
    #expect(posts == [.screenChanged, .announcement, .announcement])
    #expect(said == ["a", "b", "c"])
    await it.hide(for: 0.1)
    #expect(focus !== label)
    await it.advance(by: 1)
    #expect(focus === label && posts.last == .layoutChanged)
  }

  @Test func whatTheUserMovedToKeepsTheFocus() async {
    await it.show(.activity, "a", mask: .black)
    let other = UILabel(frame: label.frame)
    AccessibilitySettings.shared.focusedElement = other
    await it.hide()
    #expect(focus === other)
  }

  @Test func aHUDThatLetsTouchesThroughIsSaid() async {
    HUDView.show(in: it.appView) { ($0.isUserInteractionEnabled, $0.status) = (false, "a") }
    await it.advance(by: 1)
    #expect(said == ["a"] && focus === label)
  }

  @Test func aWindowWhoseSceneIsNotWantedAnyMoreIsNotModal() async {
    await it.show(.activity, "a", mask: .black)
    let window = it.overlayWindows.first
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    other.screen.setActivationState(.background)
    StatusHUD.windowScene = other.screen.windowScene
    await it.advance(by: 1)
    #expect(it.container == nil && window?.accessibilityViewIsModal == false)
  }

  @Test func withoutAMaskTheFocusStays() async {
    await it.show(.activity, "a")
    #expect(focus === label)
    await it.configure(for: 0.1) { $0.maskType = .black }
    #expect(focus !== label)
    await it.configure(for: 0.1) { $0.maskType = .passthrough }
    #expect(focus === label)
    await it.hide()
    #expect(focus === label && posts == [.announcement, .screenChanged, .layoutChanged])
  }

  /// And right after a touch, too.
  @Test func aTextIsAnnouncedWhileVoiceOverIsOn() async {
    it.screen.isVoiceOverRunning = false
    await it.show(.activity, "a")
    #expect(posts.isEmpty)
    it.screen.isVoiceOverRunning = true
    it.screen.tap(at: CGPoint(x: 10, y: 10))
    await it.show(.activity, "b", for: 0)
    #expect(said == ["b"])
  }

  /// VoiceOver falls silent when its focus moves.
  @Test func theFocusIsGivenBackBeforeANewTextIsSaid() async {
    await it.show(.activity, "a", mask: .black)
    await it.show(.activity, "b")
    #expect(posts == [.screenChanged, .layoutChanged, .announcement])
    #expect(said.last == "b" && focus === label)
    // A view that is gone doesn't get it back.
    await it.show(.activity, "c", mask: .black)
    label.removeFromSuperview()
    await it.hide()
    #expect(focus !== label)
  }

  // MARK: Several modal HUDs

  @Test func theFocusGoesBackFromHUDToHUD() async throws {
    let first = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0)
    await it.show(.activity, "a", mask: .black)
    let bezel = try it.bezel
    let last = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0)
    #expect(focus === last.bezel)
    last.hide(animated: false)
    #expect(focus === bezel)
    await it.hide()
    #expect(focus === first.bezel)
    first.hide(animated: false)
    #expect(focus === label)
  }

  /// The one beneath hides first, and leaves nothing to return to.
  @Test(arguments: Place.allCases) func theAppHasTheFocusAgainInWhateverOrderHUDsHide(
    upper: Place
  ) async {
    let lower = HUDView.show(in: it.appView, animated: false)
    let other = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0)
    StatusHUD.configuration.maskType = .black
    let hud = HUDInPlace(it: it, place: upper)
    await hud.show(.activity, "upper")
    lower.hide(animated: false)
    other.hide(animated: false)
    await it.advance(by: 0)
    #expect(focus?.isInHUD == true)
    await hud.hide()
    #expect(focus === label)
  }

  /// The lower one is still fading out when the upper one is gone.
  @Test func theAppHasTheFocusAfterFadesThatOverlap() async {
    StatusHUD.configuration.fadeOutDuration = 0.5
    let lower = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0)
    let upper = HUDView.show(in: it.appView, animated: false)
    upper.configuration.fadeOutDuration = 0.1
    await it.advance(by: 0)
    for hud in [upper, lower] { hud.hide() }
    await it.advance(by: 0.3)
    #expect(focus === label)
    await it.advance(by: 1)
    #expect(focus === label)
  }

  /// Each half of the app has a HUD and an element that can have the focus.
  @Test func aHUDLeavesWhatItTookToTheOneAbove() async {
    let panes = [0, 240].map { UIView(frame: CGRect(x: 0, y: $0, width: 320, height: 240)) }
    for pane in panes { it.appView.addSubview(pane) }
    let lower = HUDView.show(in: panes[0], animated: false)
    await it.advance(by: 0)
    let other = UILabel(frame: label.frame)
    it.appView.addSubview(other)
    AccessibilitySettings.shared.focusedElement = other
    let middle = HUDView.show(in: panes[1], animated: false)
    await it.advance(by: 0)
    let upper = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0)
    for hud in [middle, lower, upper] { hud.hide(animated: false) }
    #expect(focus === other)
  }

  @Test func whatTheUserMovedToBeforeAnAlertHasTheFocusAfterIt() async {
    let pane = UIView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    it.appView.addSubview(pane)
    let hud = HUDView.show(in: pane, animated: false)
    await it.advance(by: 0)
    let other = UILabel(frame: label.frame)
    it.appView.addSubview(other)
    AccessibilitySettings.shared.focusedElement = other
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    it.app.window.rootViewController?.present(alert, animated: false)
    await it.advance(by: 0.5)
    alert.dismiss(animated: false)
    await it.advance(by: 0.5)
    hud.hide(animated: false)
    #expect(focus === other)
  }

  /// The button of the alert has the focus while the alert is there, and while it fades.
  @Test(arguments: Place.allCases, [false, true])
  func afterAnAlertTheFocusReturnsToWhereItWasBefore(place: Place, isAnimated: Bool) async {
    StatusHUD.configuration.maskType = .black
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "work")
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    it.app.window.rootViewController?.present(alert, animated: false)
    let button = alert.view.descendants(UIButton.self).first
    AccessibilitySettings.shared.focusedElement = button
    await it.advance(by: 0.5)
    #expect(focus === button)
    alert.dismiss(animated: isAnimated)
    await it.advance(by: 1)
    #expect(focus?.isInHUD == true)
    await hud.hide()
    #expect(focus === label)
  }

  @Test func aHUDOfAnotherSceneDoesNotGetTheFocus() async {
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    StatusHUD.windowScene = it.screen.windowScene
    HUDView.show(in: other.appView, animated: false)
    await it.advance(by: 0)
    AccessibilitySettings.shared.focusedElement = label
    await it.show(.activity, "a", mask: .black)
    await it.hide()
    #expect(focus === label)
    await it.show(.activity, "b", mask: .black)
    label.removeFromSuperview()
    await it.hide()
    #expect((focus as? UIView)?.window !== other.app.window)
  }

  @Test func anElementOfAHUDHasTheFocusAgain() async throws {
    let hud = HUDView.show(in: it.appView, animated: false) { $0.onCancel = {} }
    await it.advance(by: 0)
    AccessibilitySettings.shared.focusedElement = hud.button
    await it.show(.activity, "a", mask: .black)
    await it.hide()
    #expect(focus === hud.button)
  }

  // MARK: With a button

  private func showWork(_ status: String?, _ details: String? = nil) async {
    await it.show(.activity, status, details: details, mask: .black, onCancel: {})
  }

  @Test func withAButtonTheFirstElementHasTheFocusAndTheTextsAreReadOnce() async throws {
    await showWork("Hashing", "3 of 10")
    #expect(focus === (try it.bezel.indicatorContainer.current))
    #expect(posts == [.screenChanged, .announcement])
    #expect(said == [ResourceBundle.string(forKey: "Loading"), "Hashing\n3 of 10"])
    #expect(it.screen.windowScene.accessibleElements.first === focus)
    // A percentage is read with the indicator.
    await it.hide()
    StatusHUD.configuration.showsPercentage = true
    await it.show(.progress(0.3), "Hashing", mask: .black, onCancel: {})
    #expect(said.suffix(2) == [ResourceBundle.string(forKey: "Progress"), "Hashing"])
  }

  @Test func aButtonThatComesOrGoesMovesTheFocusAndTheTextsAreReadOnce() async throws {
    await it.show(.activity, "a", mask: .black)
    await showWork("b", "more")
    let bezel = try it.bezel
    #expect(focus === bezel.indicatorContainer.current && !bezel.isAccessibilityElement)
    #expect(try bezel.label.isAccessibilityElement && it.button.isAccessibilityElement)
    #expect(posts == [.screenChanged, .layoutChanged, .announcement])
    #expect(said == ["a", ResourceBundle.string(forKey: "Loading"), "b\nmore"])
    await it.show(.activity, "c", mask: .black)
    #expect(focus === bezel && bezel.isAccessibilityElement && !bezel.label.isAccessibilityElement)
    #expect(posts.dropFirst(3) == [.layoutChanged] && said.last == "c")
    await it.show(.activity, "d", mask: .black)
    #expect(posts.dropFirst(4) == [.announcement] && said.last == "d")
  }
}

extension UIResponder {
  fileprivate var isInHUD: Bool { (self as? UIView)?.enclosingHUD != nil }
}
