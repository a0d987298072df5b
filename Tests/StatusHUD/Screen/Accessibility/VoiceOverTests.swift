// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUDResources
import TestSupport
import Testing

@testable import StatusHUD

/// What VoiceOver reads of the bezel.
@MainActor @Suite(.globalHUD) struct ElementTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/165"))
  func theBezelIsOneElementWithALabelAndAValue() async throws {
    await it.show(.activity, "Two\nlines")
    let bezel = try it.bezel
    #expect(bezel.isAccessibilityElement && bezel.accessibilityIdentifier == "StatusHUD")
    #expect(bezel.accessibilityLabel == "Two lines")
    #expect(bezel.accessibilityValue == nil)
    #expect(!bezel.label.isAccessibilityElement)
    await it.show(.progress(0.42), "Uploading")
    #expect(bezel.accessibilityValue?.contains("42") == true)
    #expect(bezel.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test func withoutATextTheIndicatorIsRead() async throws {
    let image = UIImage()
    image.accessibilityLabel = "Copied"
    let expected: [(HUDContent.Kind, String)] = [
      (.activity, ResourceBundle.string(forKey: "Loading")),
      (.progress(0), ResourceBundle.string(forKey: "Progress")),
      (.info, ResourceBundle.string(forKey: "Information")),
      (.success, ResourceBundle.string(forKey: "Success")),
      (.error, ResourceBundle.string(forKey: "Error")),
      (.image(image), "Copied"),
    ]
    for (kind, label) in expected {
      await it.show(kind)
      #expect(try it.bezel.accessibilityLabel == label)
    }
  }

  @Test func theHintSaysThatATapDismisses() async throws {
    await it.show()
    #expect(try it.bezel.accessibilityHint == nil)
    StatusHUD.configuration.tapDismissal = .always
    await it.advance(by: 0)
    #expect(
      try it.bezel.accessibilityHint == ResourceBundle.string(forKey: "Dismisses the message."))
  }
}

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

  // MARK: Several modal HUDs

  @Test func theGlobalHUDGivesTheFocusToAHUDThatIsStillModal() async {
    let hud = HUDView.show(in: it.appView, animated: false)
    await it.show(.activity, "a", mask: .black)
    await it.hide()
    #expect(focus === hud.bezel)
    hud.hide(animated: false)
    #expect(focus === label)
  }

  @Test func aHUDGivesTheFocusToTheGlobalHUD() async throws {
    await it.show(.activity, "a", mask: .black)
    let hud = HUDView.show(in: it.appView, animated: false)
    hud.hide(animated: false)
    #expect(focus === (try it.bezel))
    await it.hide()
    #expect(focus === label)
  }

  /// Whichever goes first, the focus is the other's, and the app's in the end.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func theFocusStaysInTheHUDsUntilTheLastIsGone(order: [Int]) {
    var huds = (0..<3).map { _ in HUDView.show(in: it.appView, animated: false) }
    let all = huds
    for index in order {
      #expect(focus !== label)
      all[index].hide(animated: false)
      huds.removeAll { $0 === all[index] }
      #expect(focus === huds.last?.bezel ?? label)
    }
  }

  @Test func aHUDOfAnotherSceneDoesNotGetTheFocus() async {
    let other = HUDScreen(size: CGSize(width: 200, height: 200))
    StatusHUD.windowScene = it.screen.windowScene
    HUDView.show(in: other.appView, animated: false)
    AccessibilitySettings.shared.focusedElement = label
    await it.show(.activity, "a", mask: .black)
    await it.hide()
    #expect(focus === label)
  }

  @Test func anElementOfAHUDHasTheFocusAgain() async throws {
    let hud = HUDView.show(in: it.appView, animated: false) { $0.onCancel = {} }
    AccessibilitySettings.shared.focusedElement = try hud.button
    await it.show(.activity, "a", mask: .black)
    await it.hide()
    #expect(focus === (try hud.button))
  }

  // MARK: With a button

  private func showWork(_ status: String?, _ details: String? = nil) async {
    StatusHUD.show(status: status, details: details, maskType: .black, onCancel: {})
    await it.advance(by: 1)
  }

  @Test func withAButtonTheFirstElementHasTheFocusAndTheTextsAreReadOnce() async throws {
    await showWork("Hashing", "3 of 10")
    #expect(focus === (try it.bezel.slot.current))
    #expect(posts == [.screenChanged, .announcement])
    #expect(said == [VoiceOver.text("Loading"), "Hashing\n3 of 10"])
    #expect(it.screen.windowScene.accessibleElements.first === focus)
  }

  @Test func aPercentageIsReadWithTheIndicator() async {
    StatusHUD.configuration.showsPercentage = true
    StatusHUD.showProgress(0.3, status: "Hashing", maskType: .black, onCancel: {})
    await it.advance(by: 1)
    #expect(said == [VoiceOver.text("Progress"), "Hashing"])
  }

  @Test func aButtonThatComesOrGoesMovesTheFocusAndTheTextsAreReadOnce() async throws {
    await it.show(.activity, "a", mask: .black)
    await showWork("b", "more")
    #expect(focus === (try it.bezel.slot.current))
    #expect(posts == [.screenChanged, .layoutChanged, .announcement])
    #expect(said == ["a", VoiceOver.text("Loading"), "b\nmore"])
    await it.show(.activity, "c", mask: .black)
    #expect(focus === (try it.bezel))
    #expect(posts.dropFirst(3) == [.layoutChanged] && said.last == "c")
    await it.show(.activity, "d", mask: .black)
    #expect(posts.dropFirst(4) == [.announcement] && said.last == "d")
  }
}

/// What VoiceOver says of a HUD without a text, and which controls of the app it reaches.
@MainActor @Suite(.globalHUD) struct AnnouncementTests {
  private let it = HUDScreen()

  init() { it.screen.isVoiceOverRunning = true }

  @Test(arguments: [StatusHUD.MaskType.passthrough, .black])
  func withoutATextTheIndicatorIsSaidOnceAndNoPercentageTwice(mask: StatusHUD.MaskType) async {
    for _ in 0..<3 { await it.show(.activity, mask: mask) }
    for progress in [0.31, 0.35, 0.39, 0.39, 0.41, 0.41, 0.45] {
      await it.show(.progress(progress), mask: mask)
    }
    await it.show(.success, mask: mask)
    let expected = [
      VoiceOver.text("Loading"), VoiceOver.text("Progress"), VoiceOver.percent(0.41),
      VoiceOver.text("Success"),
    ]
    // With a mask, the focus moves to the bezel, which is read then.
    #expect(it.screen.accessibilityNotifications.compactMap(\.1) == expected)
  }

  /// A view of the app with a label and a button.
  private func makeControls() -> (view: UIView, button: UIButton) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 16, width: 100, height: 44))
    button.setTitle("Retry", for: .normal)
    view.addSubview(button)
    return (view, button)
  }

  @Test(arguments: Door.allCases, [StatusHUD.MaskType.passthrough, .black])
  func controlsOfTheAppAreReached(door: Door, mask: StatusHUD.MaskType) async {
    let (view, button) = makeControls()
    StatusHUD.indicatorProvider = { _ in view }
    StatusHUD.configuration.maskType = mask
    if door == .global {
      StatusHUD.show(status: "Offline")
    } else {
      HUDView.show(in: it.appView) {
        ($0.customView, $0.status, $0.maskType) = (view, "Offline", mask)
      }
    }
    await it.advance(by: 1)
    let elements = it.screen.windowScene.accessibleElements
    #expect(elements.contains(button))
    #expect(elements.contains { ($0 as? UILabel)?.text == "Offline" })
    #expect(!elements.contains { $0 is BezelView })
  }
}
