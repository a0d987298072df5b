// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message with an infinite duration is a state: it never ends by itself. In a queue it lets those go
/// first that end.
@MainActor @Suite(.globalHUD) struct InfiniteMessageTests {
  private typealias Message = StatusHUD.Message

  private let it = HUDScreen()
  private let ends = Tally()

  init() { StatusHUD.configuration.messagePolicy = .queue }

  private func hud(_ place: Place) -> HUDInPlace {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(.error("Offline", duration: .infinity)) { [ends] in ends.add() }
    return hud
  }

  /// Expects this text until then.
  private func expect(
    _ text: String, of hud: HUDInPlace, for seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for part in [0.1, seconds - 0.2] {
      await it.advance(by: part)
      #expect(hud.texts == [text] && ends.value == 0, sourceLocation: sourceLocation)
    }
    await it.advance(by: 0.1)
  }

  @Test(arguments: Place.allCases) func othersAreShownForTheirTimeAndThenItIsBack(
    place: Place
  ) async {
    let hud = hud(place)
    for text in ["a", "b"] { hud.show(.success(text, duration: 1)) }
    await expect("a", of: hud, for: 1)
    await expect("b", of: hud, for: 1)
    await expect("Offline", of: hud, for: 100)
    hud.show(.success("c", duration: 1))
    await expect("c", of: hud, for: 1)
    await expect("Offline", of: hud, for: 100)
  }

  /// They are shown in order, each until it's ended.
  @Test(arguments: Place.allCases) func theSecondOneWaitsForTheEndOfTheFirst(place: Place) async {
    let hud = hud(place)
    hud.show(.info("Paused", duration: .infinity))
    await expect("Offline", of: hud, for: 100)
    hud.show(.success("a", duration: 1))
    await expect("a", of: hud, for: 1)
    await expect("Offline", of: hud, for: 100)
    hud.dismiss(.error("Offline", duration: .infinity))
    await it.advance(by: 0.1)
    #expect(hud.texts == ["Paused"] && ends.value == 1)
  }

  /// It isn't old news, whether it's onscreen when the app leaves the foreground or another message is.
  @Test(arguments: Place.allCases, [0.5, 2.5])
  func aLongTimeInTheBackgroundDoesNotEndIt(place: Place, seconds: Double) async {
    let hud = hud(place)
    hud.show(.success("a", duration: 1))
    await it.advance(by: seconds)
    #expect(hud.texts == [seconds < 1 ? "a" : "Offline"])
    it.screen.setActivationState(.background)
    await it.advance(by: 100)
    it.screen.setActivationState(.foregroundActive)
    await it.advance(by: 0.1)
    await expect("Offline", of: hud, for: 100)
  }

  /// A full queue drops news instead.
  @Test(arguments: Place.allCases) func aFullQueueDoesNotEndIt(place: Place) async {
    let hud = hud(place)
    await expect("Offline", of: hud, for: 5)
    for number in 0..<20 {
      hud.show(.success("\(number)", duration: 1))
      await it.advance(by: 0.02)
    }
    await it.advance(by: 100)
    #expect(hud.texts == ["Offline"] && ends.value == 0)
  }

  /// When it's back, it isn't new.
  @Test(arguments: Place.allCases) func itsHapticsPlayOnce(place: Place) async {
    StatusHUD.configuration.playsHaptics = true
    let hud = hud(place)
    for text in ["a", "b"] {
      await it.advance(by: 5)
      hud.show(.success(text, duration: 1))
    }
    await it.advance(by: 5)
    #expect(hud.texts == ["Offline"])
    let expected: [UINotificationFeedbackGenerator.FeedbackType] = [.error, .success, .success]
    #expect(it.screen.feedback == expected.map { .notification($0) })
  }

  /// The message onscreen is the newest one, though the infinite one waits behind it.
  @Test(arguments: Place.allCases) func equalNewsInFrontOfItIsShownOnce(place: Place) async {
    let hud = hud(place)
    await expect("Offline", of: hud, for: 5)
    for _ in 0..<2 {
      hud.show(.success("a", duration: 1))
      await it.advance(by: 0.5)
    }
    await it.advance(by: 0.1)
    #expect(hud.texts == ["Offline"])
  }

  @Test(arguments: Place.allCases, ["dismiss", "replace", "dismiss it"])
  func anotherCallEndsIt(place: Place, call: String) async {
    let hud = hud(place)
    await expect("Offline", of: hud, for: 20)
    switch call {
    case "dismiss": await hud.hide(for: 0)
    case "replace":
      hud.configure { $0.messagePolicy = .replace }
      hud.show(.success("a", duration: 1))
    default: hud.dismiss(.error("Offline", duration: .infinity))
    }
    await it.advance(by: 0.5)
    #expect(hud.texts == (call == "replace" ? ["a"] : []) && ends.value == 1)
    await it.advance(by: 10)
    #expect(hud.texts.isEmpty && ends.value == 1)
  }

  /// Work that it covers comes when it ends, and new work waits with the policy of a queue.
  @Test func workWaitsForItsEnd() async {
    let activity = StatusHUD.beginActivity(status: "Sync")
    let hud = hud(.global)
    await expect("Offline", of: hud, for: 20)
    StatusHUD.show(status: "Loading")
    await expect("Offline", of: hud, for: 20)
    StatusHUD.dismiss(.error("Offline", duration: .infinity))
    await it.advance(by: 0.1)
    #expect(it.texts == ["Loading"] && ends.value == 1)
    activity.end()
  }
}
