// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A presentation uses the views of the last one in a new window, and nobody can see it.
@MainActor @Suite(.globalHUD) struct SpareViewsTests {
  private let it = HUDScreen()

  @Test func theNextPresentationUsesTheSameViewsAndTheSpinnerTurnsAgain() async {
    await it.show(.activity, "Loading")
    weak let shown = it.container
    weak let window = it.container?.window
    await it.hide(for: 60)
    #expect(it.container == nil && shown != nil && window == nil)
    #expect(MediaClock.nextDeadline == nil)
    await it.show(.activity, "Loading")
    #expect(it.container === shown)
    let before = it.pixels()
    await it.advance(by: 0.3)
    #expect(it.pixels() != before)
  }
}

/// Whatever the last presentation looked like, the next one looks as if its views were new.
@MainActor @Suite(.globalHUD) struct SpareViewsPictureTests {
  /// A spinner isn't among them, because its angle depends on the time.
  private static let kinds: [(HUDContent.Kind, StatusHUD.MaskType)] = [
    (.progress(0.4), .gradient), (.success, .black), (.text, .blur), (.error, .passthrough),
  ]
  /// The pictures of the kinds with new views.
  private static var fresh: [PixelReader] = []

  private func picture(of kind: HUDContent.Kind, _ mask: StatusHUD.MaskType) async -> PixelReader {
    let it = HUDScreen(size: CGSize(width: 321, height: 320), fades: true)
    await it.show(kind, "Saved", mask: mask)
    let picture = it.pixels()
    #expect(picture.bounds(differingFrom: HUDScreen.background) != nil)
    await HUDScreen.end()
    return picture
  }

  @Test(arguments: EveryPropertyTests.properties)
  func nothingRemainsOfTheLastPresentation(property: String) async throws {
    let last = try #require(PropertyCase.all.first { $0.name == property })
    for (index, (kind, mask)) in Self.kinds.enumerated() {
      if index == Self.fresh.count { Self.fresh.append(await picture(of: kind, mask)) }
      _ = await last.outcome(isChanged: true, keepsSpareViews: true)
      #expect(await picture(of: kind, mask) == Self.fresh[index], "\(kind)")
    }
  }
}

/// The same of the messages at a position beside the HUD.
@MainActor @Suite(.globalHUD) struct SpareMessageViewsTests {
  @Test func nothingRemainsOfTheLastMessage() async {
    func picture() async -> PixelReader {
      let it = HUDScreen(fades: true)
      StatusHUD.show(.success("Saved", duration: 1000, position: .bottom))
      await it.advance(by: 1)
      let picture = it.pixels()
      await HUDScreen.end()
      return picture
    }
    let fresh = await picture()
    let it = HUDScreen(fades: true)
    let action = StatusHUD.Message.Action("Undo") {}
    StatusHUD.show(
      .image(
        .square(.red), "Last", details: "Lines", maskType: .black, position: .bottom, action: action
      )
    ) { ($0.style, $0.cornerRadius, $0.transition, $0.borderWidth) = (.dark, 0, .slide, 3) }
    await it.advance(by: 1)
    weak let last = it.messageViews.first
    await HUDScreen.endKeepingSpareViews()
    #expect(last != nil)
    #expect(await picture() == fresh)
  }
}

/// A presentation leaves nothing of itself to the next one.
@MainActor @Suite(.globalHUD) struct NewPresentationTests {
  private let it = HUDScreen(fades: true)

  /// The scene of the work goes to the background while another is in the foreground, or is
  /// disconnected.
  @Test(arguments: [false, true])
  func afterAnEndWithoutAFadeTheNextOneFadesInWithoutOldTexts(isDisconnected: Bool) async throws {
    let activity = StatusHUD.beginActivity(
      status: "Old", details: "Older", progress: nil, maskType: .black, onCancel: {},
      in: it.screen.windowScene
    ) {}
    await it.advance(by: 1)
    let other = HUDScreen(fades: true)
    if isDisconnected {
      other.screen.setActivationState(.background)
      it.screen.disconnect()
    } else {
      it.screen.setActivationState(.background)
      StatusHUD.setDetails("changed")
    }
    await other.advance(by: 0.05)
    #expect(other.containers.isEmpty, "a fade takes 0.15 seconds")
    activity.end()
    await other.advance(by: 1)
    let next = isDisconnected ? other : it
    next.screen.setActivationState(.foregroundActive)
    StatusHUD.windowScene = next.screen.windowScene
    await next.advance(by: 0.1)
    StatusHUD.show(maskType: .black)
    await next.advance(by: 0)
    let bezel = try next.bezel
    #expect(bezel.movingOpacity == 0 && bezel.label.text == nil)
    #expect(bezel.detailLabel.text == nil && bezel.existingButton?.isWanted != true)
    await next.advance(by: 0.5)
    #expect(bezel.movingOpacity == 1 && next.texts.isEmpty)
  }
}
