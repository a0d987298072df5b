// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The grace time is for work. Here it takes 0.6 seconds.
@MainActor @Suite(.globalHUD) struct GraceTimeTests {
  private let it = HUDScreen()

  init() { StatusHUD.configuration.graceTime = 0.6 }

  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func anErrorAfterAShortTimeOfWorkAppearsAtOnce(
    place: Place, policy: StatusHUD.MessagePolicy
  ) async {
    StatusHUD.configuration.messagePolicy = policy
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.activity, "Loading", for: 0.2)
    #expect(hud.texts.isEmpty)
    hud.show(.error("No", duration: 1))
    await it.advance(by: 0)
    #expect(hud.texts == ["No"])
    await it.advance(by: 0.9)
    #expect(hud.texts.contains("No"))
    await it.advance(by: 0.2)
    #expect(!hud.texts.contains("No"))
  }

  /// It counts from the first of them.
  @Test func workThatBeginsAgainAndAgainIsShown() async {
    for number in 1...3 {
      StatusHUD.show(status: "Request \(number)")
      await it.advance(by: 0.25)
    }
    #expect(it.texts == ["Request 3"])
  }

  /// In place of the work of its HUD.
  @Test func aMessageThatEndsTheWorkOfAHUDAppearsAtOnce() async {
    let hud = HUDView.show(in: it.appView, animated: false)
    await it.advance(by: 0.2)
    #expect(!hud.isShown)
    hud.show(.error("No", duration: 1))
    #expect(hud.isShown && hud.label.text == "No")
    await it.advance(by: 0.9)
    #expect(hud.isShown && hud.label.text == "No")
    await it.advance(by: 0.2)
    #expect(hud.superview == nil)
  }

  @Test(arguments: Place.allCases) func aMessageAloneAppearsAtOnce(place: Place) async {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(.text("Hi", duration: 1))
    await it.advance(by: 0)
    #expect(hud.texts == ["Hi"])
    hud.show(.text("Hi, too", duration: 1))
    await it.advance(by: 0.02)
    #expect(hud.texts == ["Hi, too"])
  }

  /// Nor after the message, or while the HUD fades out, because the HUD is already there.
  @Test(arguments: ["replaces it", "follows it", "comes in the fade-out"])
  func workIsNotDelayedWhileTheHUDIsThere(when: String) async {
    StatusHUD.configuration.fadeOutDuration = 0.3
    let activity = when == "follows it" ? StatusHUD.beginActivity(status: "Loading") : nil
    await it.advance(by: 0.2)
    StatusHUD.showError(status: "No", duration: 1)
    await it.advance(by: 0.5)
    #expect(it.texts == ["No"])
    switch when {
    case "replaces it": StatusHUD.show(status: "Loading")
    case "follows it": await it.advance(by: 0.5)
    default:
      await it.advance(by: 0.6)
      #expect(it.texts.isEmpty && it.containers.count == 1)
      StatusHUD.show(status: "Loading")
    }
    await it.advance(by: 0.02)
    #expect(it.texts == ["Loading"])
    activity?.end()
  }

  @Test func aHUDInAViewDoesNotDelayTheWorkThatReplacesAMessage() async {
    let hud = HUDView(frame: .zero)
    it.appView.addSubview(hud)
    hud.status = "Loading"
    hud.show(.text("Hi", duration: 1))
    await it.advance(by: 0.3)
    hud.show(animated: false)
    #expect(hud.isShown && hud.label.text == "Loading")
  }

  /// Work that begins after the HUD is gone waits again.
  @Test(arguments: Place.allCases) func laterWorkIsDelayed(place: Place) async {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(.text("Hi", duration: 1))
    await it.advance(by: 2)
    await hud.show(.activity, "Loading", for: 0.5)
    #expect(hud.texts.isEmpty)
    await it.advance(by: 0.2)
    #expect(hud.texts == ["Loading"])
  }
}
