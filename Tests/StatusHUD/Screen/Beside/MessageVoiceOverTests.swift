// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// VoiceOver, the HUD, and messages beside it.
@MainActor @Suite(.globalHUD) struct MessageVoiceOverTests {
  private let it = HUDScreen()
  private let label: UILabel
  private let presses = Tally()

  init() { label = it.addFocusedLabel() }

  private var focus: UIResponder? { it.focus }

  private var elements: [UIResponder] { it.screen.windowScene.accessibleElements }

  private func showUndo(at position: HUDPosition = .bottom, duration: Double? = nil) {
    StatusHUD.show(
      .text(
        "Deleted", duration: duration, position: position,
        action: .init("Undo") { [presses] in presses.add() }))
  }

  private func undo(at position: HUDPosition = .bottom) throws -> BezelButton {
    try #require(it.message(at: position).bezel.existingButton)
  }

  // MARK: Spoken

  /// Each text once, whether the HUD has a mask and reads itself by its focus, or not.
  @Test(arguments: WorkBeside.allCases, [StatusHUD.MaskType.passthrough, .black])
  func bothAreSpokenOnce(kind: WorkBeside, mask: StatusHUD.MaskType) async {
    let work = await RunningWork(kind, mask: mask)
    await it.advance(by: kind == .counted ? 0 : 1)
    StatusHUD.show(.success("Copied", duration: 100, position: .bottom))
    await it.advance(by: 1)
    StatusHUD.show(.text("Offline", duration: 100, position: .top))
    await it.advance(by: 5)
    #expect(
      it.screen.accessibilityNotifications.compactMap(\.1) == ["Uploading", "Copied", "Offline"])
    #expect((focus === label) == (mask == .passthrough))
    await work.end()
    await it.advance(by: 1)
    #expect(focus === label)
  }

  /// An equal text at another position, or of the HUD, is said again.
  @Test func equalTextsAreEachSaid() async {
    StatusHUD.show(status: "Copied")
    await it.advance(by: 1)
    for position in [HUDPosition.bottom, .top] {
      StatusHUD.show(.text("Copied", duration: 100, position: position))
      await it.advance(by: 1)
    }
    #expect(it.screen.announcements == ["Copied", "Copied", "Copied"])
  }

  /// Its time begins when VoiceOver has read it, whatever VoiceOver read of the HUD.
  @Test func itsTimeBeginsWhenItHasBeenRead() async {
    let ends = Tally()
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 1, position: .bottom)) { ends.add() }
    await it.advance(by: 1)
    it.screen.finishAnnouncement("Uploading", successfully: true)
    await it.advance(by: 1.2)
    #expect(it.messageTexts == ["Copied"] && ends.value == 0)
    it.screen.finishAnnouncement("Copied", successfully: true)
    await it.advance(by: 0.9)
    #expect(it.messageTexts == ["Copied"])
    await it.advance(by: 0.2)
    #expect(it.messageViews.isEmpty && ends.value == 1)
  }

  /// VoiceOver can join what the two announce.
  @Test func itsTimeBeginsWhenVoiceOverHasReadWhatItJoined() async {
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 1, position: .bottom))
    await it.advance(by: 0.5)
    it.screen.finishAnnouncement("Uploading, Copied", successfully: true)
    await it.advance(by: 0.9)
    #expect(it.messageTexts == ["Copied"])
    await it.advance(by: 0.2)
    #expect(it.messageViews.isEmpty && it.texts == ["Uploading"])
  }

  /// What was cut off is said once more, and only that.
  @Test(arguments: [false, true]) func whatWasCutOffIsSaidOnceMore(isToast: Bool) async {
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 100, position: .bottom))
    await it.advance(by: 0.5)
    it.screen.forgetNotices()
    let text = isToast ? "Copied" : "Uploading"
    for _ in 0..<3 {
      it.screen.finishAnnouncement(text, successfully: false)
      await it.advance(by: 0.5)
    }
    #expect(it.screen.announcements == [text])
  }

  // MARK: Under a mask

  /// The parent of the bezels is modal, and none of its children, so that VoiceOver reaches all of them.
  @Test(arguments: WorkBeside.allCases, [false, true])
  func underAMaskTheButtonIsReached(kind: WorkBeside, inAView: Bool)
    async throws
  {
    if inAView { StatusHUD.containerView = it.appView }
    let work = await RunningWork(kind, mask: kind == .ring ? .clear : .black)
    await it.advance(by: 1)
    #expect(try elements.count == 1 && focus === it.bezel)
    showUndo()
    await it.advance(by: 1)
    let (button, overlay) = (try undo(), try #require(it.overlay))
    #expect(overlay.accessibilityViewIsModal)
    #expect(overlay.contentViews.allSatisfy { !$0.accessibilityViewIsModal })
    #expect(try elements.contains(it.bezel) && elements.contains(button))
    #expect(try elements.contains(it.message(at: .bottom).bezel.label) && !elements.contains(label))
    #expect(overlay.contentViews.map(\.position) == [nil, .bottom])
    #expect(try focus === it.bezel)
    // VoiceOver goes there, and its double-tap touches the middle of the element.
    AccessibilitySettings.shared.focusedElement = button
    StatusHUD.setStatus("Sending")
    await it.advance(by: 10)
    #expect(focus === button && it.messageTexts == ["Deleted"])
    await it.tap(button.middle, for: 1)
    #expect(presses.value == 1 && it.messageViews.isEmpty && it.texts == ["Sending"])
    #expect(StatusHUD.activityCount == 1 && overlay.accessibilityViewIsModal)
    #expect(elements == [try it.bezel])
    await work.end()
    await it.advance(by: 1)
    #expect(elements.contains(label) && !overlay.accessibilityViewIsModal)
  }

  /// VoiceOver can stay on the button when the mask goes.
  @Test func theFocusOnTheButtonStaysWhenTheMaskGoes() async throws {
    StatusHUD.show(status: "Uploading", maskType: .black)
    showUndo()
    await it.advance(by: 1)
    AccessibilitySettings.shared.focusedElement = try undo()
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(focus === (try undo()) && elements.contains(label))
  }

  /// A mask that comes takes the focus, and gives it back to the button.
  @Test func aMaskThatComesGivesTheFocusBackToTheButton() async throws {
    showUndo()
    await it.advance(by: 1)
    AccessibilitySettings.shared.focusedElement = try undo()
    StatusHUD.show(status: "Uploading", maskType: .black)
    await it.advance(by: 1)
    #expect(focus === (try it.bezel))
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(focus === (try undo()))
  }

  /// And to the app if the button is gone.
  @Test func aMaskGivesTheFocusToTheAppIfTheButtonIsGone() async throws {
    showUndo()
    await it.advance(by: 1)
    AccessibilitySettings.shared.focusedElement = try undo()
    StatusHUD.show(status: "Uploading", maskType: .black)
    await it.advance(by: 1)
    StatusHUD.dismiss(StatusHUD.messages[0])
    await it.advance(by: 1)
    #expect(focus === (try it.bezel))
    StatusHUD.popActivity()
    await it.advance(by: 1)
    let last = try #require(it.screen.accessibilityNotifications.last)
    #expect(last.0 == .layoutChanged && last.1 == nil, "VoiceOver chooses an element")
  }

  /// A message with a mask of its own is modal in the same parent.
  @Test func aMessageWithAMaskTakesTheFocusAndReachesTheHUD() async throws {
    StatusHUD.show(status: "Uploading")
    StatusHUD.show(.text("Copied", duration: 100, maskType: .black, position: .bottom))
    await it.advance(by: 1)
    let toast = try it.message(at: .bottom).bezel
    #expect(try focus === toast && elements.contains(toast) && elements.contains(it.bezel))
    #expect(!elements.contains(label))
    StatusHUD.dismiss(StatusHUD.messages[0])
    await it.advance(by: 1)
    #expect(focus === label && elements.contains(label))
  }

  /// The order of two masks: the focus goes back from one to the other.
  @Test(arguments: [false, true]) func theFocusGoesBackFromMaskToMask(isHUDFirst: Bool) async throws
  {
    func showHUD() { StatusHUD.show(status: "Uploading", maskType: .black) }
    if isHUDFirst { showHUD() }
    await it.advance(by: 1)
    StatusHUD.show(.text("Copied", duration: 100, maskType: .black, position: .bottom))
    await it.advance(by: 1)
    if !isHUDFirst { showHUD() }
    await it.advance(by: 1)
    let bezels = [try it.bezel, try it.message(at: .bottom).bezel]
    #expect(focus === bezels[isHUDFirst ? 1 : 0])
    if isHUDFirst { StatusHUD.dismiss(StatusHUD.messages[0]) } else { StatusHUD.popActivity() }
    await it.advance(by: 1)
    #expect(focus === bezels[isHUDFirst ? 0 : 1])
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(focus === label)
  }

  /// The scrub on a toast under a mask ends it, or reaches neither the app nor the work.
  @Test(arguments: [false, true]) func theScrubOnAToastLeavesTheWorkAlone(hasAction: Bool)
    async throws
  {
    let cancels = CancelLog()
    StatusHUD.show(status: "Uploading", maskType: .black, onCancel: cancels.cancel("work"))
    if hasAction {
      showUndo()
    } else {
      StatusHUD.show(.text("Deleted", duration: 100, position: .bottom))
    }
    await it.advance(by: 1)
    #expect(try it.message(at: .bottom).bezel.scrub())
    await it.advance(by: 1)
    #expect(it.messageTexts == (hasAction ? [] : ["Deleted"]) && presses.value == 0)
    #expect(cancels.cancelled.isEmpty && it.texts == ["Uploading"])
  }

  /// For UI tests, the two have names of their own.
  @Test func eachHasAnIdentifier() async throws {
    StatusHUD.show(status: "Uploading")
    showUndo()
    await it.advance(by: 1)
    #expect(try it.bezel.accessibilityIdentifier == "StatusHUD")
    #expect(try it.message(at: .bottom).bezel.accessibilityIdentifier == "StatusHUD.message")
  }
}
