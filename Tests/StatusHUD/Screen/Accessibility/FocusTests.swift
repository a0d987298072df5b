// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// The focus of VoiceOver. A label of the app has it before the HUD appears.
@MainActor @Suite(.globalHUD) struct FocusTests {
  private let it = HUDScreen()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  init() {
    label.text = "The app's"
    label.isAccessibilityElement = true
    it.appView.addSubview(label)
    it.screen.isVoiceOverRunning = true
    AccessibilitySettings.shared.focusedElement = label
  }

  private var focus: UIResponder? {
    UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder
  }
  private var posts: [UIAccessibility.Notification] {
    it.screen.accessibilityNotifications.map(\.0)
  }
  private var said: [String?] { it.screen.accessibilityNotifications.map(\.1) }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/771"))
  func aMaskTakesTheFocusOnceAndGivesItBackWhenTheHUDIsGone() async throws {
    StatusHUD.configuration.fadeOutDuration = 0.2
    await it.show(.activity, "a", mask: .black)
    #expect(focus === (try it.bezel))
    await it.show(.activity, "b", mask: .black)
    await it.show(.activity, "c", mask: .gradient)
    #expect(posts == [.screenChanged, .announcement, .announcement])
    #expect(said == ["a", "b", "c"])
    await it.hide(for: 0.1)
    #expect(focus !== label)
    await it.advance(by: 1)
    #expect(focus === label)
    #expect(posts.last == .layoutChanged)
  }

  @Test func withoutAMaskTheFocusStays() async {
    await it.show(.activity, "a")
    #expect(focus === label)
    await it.hide()
    #expect(focus === label)
    #expect(posts == [.announcement])
  }

  @Test func nothingIsAnnouncedWhileVoiceOverIsOff() async {
    it.screen.isVoiceOverRunning = false
    await it.show(.activity, "a")
    #expect(posts.isEmpty)
    it.screen.isVoiceOverRunning = true
    await it.show(.activity, "b")
    #expect(said == ["b"])
  }

  @Test func aMaskThatGoesGivesTheFocusBack() async throws {
    await it.show(mask: .black)
    #expect(it.screen.windowScene.accessibleElements == [try it.bezel])
    await it.show()
    #expect(focus === label)
    #expect(it.screen.windowScene.accessibleElements.contains(label))
  }

  /// VoiceOver falls silent when its focus moves.
  @Test func theFocusIsGivenBackBeforeANewTextIsSaid() async {
    await it.show(.activity, "a", mask: .black)
    await it.show(.activity, "b")
    #expect(posts == [.screenChanged, .layoutChanged, .announcement])
    #expect(said.last == "b")
    #expect(focus === label)
  }

  @Test func aViewThatIsGoneDoesNotGetTheFocusBack() async {
    await it.show(mask: .black)
    label.removeFromSuperview()
    await it.hide()
    #expect(focus !== label)
  }

  @Test func aTextIsSaidAlsoRightAfterATouch() async {
    it.screen.tap(at: CGPoint(x: 10, y: 10))
    await it.show(.activity, "Uploading", for: 0)
    #expect(said == ["Uploading"])
  }
}
