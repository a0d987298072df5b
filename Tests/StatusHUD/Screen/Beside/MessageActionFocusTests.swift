// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Where the VoiceOver focus is when the user has performed an action.
@MainActor @Suite(.globalHUD) struct MessageActionFocusTests {
  private let it = HUDScreen()
  private let label: UILabel

  init() { label = it.addFocusedLabel() }

  private var focus: UIResponder? { it.focus }

  /// The user has moved the focus to the button, or the tap is on the bezel.
  private func perform(in spot: MessageInSpot, _ title: String?) async throws {
    let element: UIView = title == nil ? try spot.bezel : try spot.button
    #expect(it.screen.windowScene.accessibleElements.contains(element))
    AccessibilitySettings.shared.focusedElement = element
    await it.tap(try spot.target(title), for: 1)
    #expect(spot.log.events == ["action of Deleted", "end of Deleted"])
  }

  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func aMessageWithAMaskGivesItBackToTheApp(_ place: MessageSpot, title: String?) async throws {
    let spot = MessageInSpot(it: it, spot: place)
    await spot.show(spot.message("Deleted", title: title, mask: .clear), for: 1)
    #expect(focus === (try spot.bezel.firstElement))
    #expect(!it.screen.windowScene.accessibleElements.contains(label))
    try await perform(in: spot, title)
    #expect(focus === label)
  }

  /// The work has a mask, and had the focus.
  @Test(arguments: MessageSpot.allCases, MessageSpot.titles)
  func workUnderTheMessageHasItAgain(_ place: MessageSpot, title: String?) async throws {
    for mask in [StatusHUD.MaskType.clear, .passthrough] {
      let spot = MessageInSpot(it: it, spot: place)
      let work = place == .hud ? StatusHUD.beginActivity(status: "Sync", maskType: .clear) : nil
      if place != .hud { spot.showWork(mask: .clear) }
      await it.advance(by: 1)
      let element = focus
      #expect((element as? BezelView)?.label.text == "Sync")
      await spot.show(spot.message("Deleted", title: title, mask: mask), for: 1)
      try await perform(in: spot, title)
      if mask == .clear { #expect(focus === element) }
      #expect(it.screen.windowScene.accessibleElements == [element])
      work?.end()
      spot.dismissAll()
      await it.advance(by: 1)
    }
  }
}
