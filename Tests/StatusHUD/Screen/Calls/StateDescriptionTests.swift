// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// `status` and `details`: the texts that should be seen now, at once and on any thread.
@MainActor @Suite(.globalHUD) struct AskedTextTests {
  private let it = HUDScreen(fades: true)

  private func expect(
    _ status: String?, _ details: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(StatusHUD.status == status, sourceLocation: sourceLocation)
    #expect(StatusHUD.details == details, sourceLocation: sourceLocation)
  }

  @Test func whileNothingIsAskedForThereAreNone() async {
    expect(nil, nil)
    StatusHUD.setStatus("a")
    StatusHUD.setDetails("b")
    expect(nil, nil)
    StatusHUD.show()
    expect(nil, nil)
  }

  @Test func theyAreThoseOfTheLastCall() async {
    StatusHUD.show(status: "a", details: "b")
    expect("a", "b")
    StatusHUD.show(status: "c")
    expect("c", nil)
    StatusHUD.showProgress(0.5, details: "d")
    expect(nil, "d")
    StatusHUD.showProgress(Progress(totalUnitCount: 3), status: "e", details: "f")
    expect("e", "f")
    StatusHUD.show(.success("g", details: "h"))
    expect("g", "h")
    StatusHUD.dismiss()
    expect(nil, nil)
    await it.advance(by: 0.05)
    expect(nil, nil)
  }

  @Test func theyChangeWithTheTextsOfWhatIsShown() {
    StatusHUD.show(status: "a", details: "b")
    StatusHUD.setStatus("c")
    expect("c", "b")
    StatusHUD.setDetails("d")
    expect("c", "d")
    StatusHUD.setStatus(nil)
    expect(nil, "d")
    StatusHUD.setDetails("")
    expect(nil, nil)
    StatusHUD.setStatus("e")
    expect("e", nil)
  }
}

/// What `stateDescription` says to a developer who wonders why the HUD stays.
@MainActor @Suite(.globalHUD) struct StateDescriptionTests {
  private let it = HUDScreen(fades: true)

  /// Its parts: what stands behind “counted”, “scoped”, and so on.
  private func part(_ name: String) -> String? {
    StatusHUD.stateDescription.components(separatedBy: "; ").first { $0.hasPrefix(name) }.map {
      $0.dropFirst(name.count).drop { $0 == ":" || $0 == " " }.description
    }
  }

  /// Lets time pass without the frames of a spinner.
  private func pass(_ seconds: Double) async {
    await it.advance(by: 0.5)
    it.screen.skip(seconds - 0.5)
  }

  @Test func nothingIsAskedFor() {
    #expect(
      StatusHUD.stateDescription == "counted 0; scoped: none; waiting: none; on screen: no")
  }

  @Test func allWorkIsThereWithItsAges() async {
    StatusHUD.show(status: "First")
    await pass(40)
    StatusHUD.show(status: "Loading")
    await pass(21.25)
    let activity = StatusHUD.beginActivity(status: "Sync")
    await pass(12.5)
    #expect(
      StatusHUD.stateDescription.hasPrefix(
        "counted 2: Loading, 73 s; scoped: Sync, 12 s; waiting: none"))
    #expect(part("on screen") == "73 s")
    activity.end()
  }

  // MARK: Counted work

  @Test func theAgeOfCountedWorkIsThatOfTheOldest() async {
    StatusHUD.show(status: "a")
    await pass(10.25)
    StatusHUD.showProgress(0.1, status: "b")
    await pass(10)
    StatusHUD.showProgress(0.2, status: "c")
    #expect(part("counted") == "2: c, 20 s")
    StatusHUD.popActivity()
    #expect(part("counted")?.hasSuffix(", 20 s") == true && part("counted")?.first == "1")
    StatusHUD.popActivity()
    #expect(part("counted") == "0")
    await pass(5)
    StatusHUD.show(status: "d")
    await pass(3.25)
    #expect(part("counted") == "1: d, 3 s", "another work has another age")
  }

  @Test func workWithoutAStatusIsNamedByItsDetails() async {
    StatusHUD.show(details: "3 of 10")
    #expect(part("counted") == "1: 3 of 10, 0 s")
    StatusHUD.show()
    #expect(part("counted") == "2: no text, 0 s")
  }

  // MARK: Scoped work

  @Test func scopedWorkIsThereTheNewestFirstUntilItEnds() async {
    let first = StatusHUD.beginActivity(status: "a")
    await pass(2.25)
    let second = StatusHUD.beginActivity(status: "b")
    await pass(3)
    first.update(status: "A")
    #expect(part("scoped") == "b, 3 s, A, 5 s")
    second.end()
    #expect(part("scoped") == "A, 5 s")
    first.end()
    #expect(part("scoped") == "none" && part("counted") == "0")
  }

  @Test(arguments: [8, 9, 1000]) func ofManyOnlyTheNewestEightAreThere(count: Int) async {
    let activities = (1...count).map { StatusHUD.beginActivity(status: "Task \($0)") }
    let description = StatusHUD.stateDescription
    let items = (0..<8).map { "Task \(count - $0), 0 s" }.joined(separator: ", ")
    let more = count > 8 ? ", \(count - 8) more" : ""
    #expect(part("scoped") == items + more)
    #expect(description.utf8.count < 400)
    for activity in activities { activity.end() }
  }

  /// One letter can have any number of accents.
  @Test(arguments: ["a", "\u{301}", "🏳️‍🌈\n"]) func aHugeTextIsCutShort(part: String) {
    let text = "a" + String(repeating: part, count: 100_000)
    let activities = (0..<20).map { _ in StatusHUD.beginActivity(status: text) }
    StatusHUD.show(status: text)
    StatusHUD.configuration.messagePolicy = .queue
    for number in 0..<20 { StatusHUD.show(.info("\(number)\(text)", details: text)) }
    #expect(StatusHUD.stateDescription.utf8.count < 20_000)
    for activity in activities { activity.end() }
  }

  // MARK: Messages

  @Test func aMessageAndThoseThatWaitAreThere() async {
    StatusHUD.configuration.messagePolicy = .queue
    let activity = StatusHUD.beginActivity(status: "Sync")
    StatusHUD.show(.success("a", duration: 10))
    await pass(4.25)
    StatusHUD.show(.success("b", duration: 10))
    await pass(2)
    StatusHUD.show(.error("c", duration: 10))
    #expect(part("message") == "a, 6 s")
    let waiting = part("waiting") ?? ""
    #expect(waiting.contains("b, 2 s") && waiting.contains("c, 0 s") && !waiting.contains("a"))
    #expect(part("scoped") == "Sync, 6 s")
    activity.end()
    await it.advance(by: 5)
    #expect(part("message") == "b, 7 s" && part("waiting") == "c, 5 s")
    await it.advance(by: 10)
    #expect(part("message")?.hasPrefix("c, ") == true && part("waiting") == "none")
  }

  // MARK: Dismissal

  @Test func aDelayedDismissalIsThereWithItsTime() async {
    let activity = StatusHUD.beginActivity(status: "Sync")
    StatusHUD.show(status: "Loading")
    await pass(1)
    StatusHUD.dismiss(after: 90)
    await pass(30.25)
    #expect(part("dismissal")?.contains("59 s") == true)
    // The counted work has ended, but the HUD shows it until then.
    #expect(part("counted") == "0: Loading, 31 s" && part("scoped") == "Sync, 31 s")
    StatusHUD.dismiss()
    #expect(part("dismissal") == nil && part("scoped") == "none")
    activity.end()
  }

  /// No call traps, whatever its arguments. This one would end the process of the tests.
  @Test(arguments: [1e15, 1e19, 1e300, .greatestFiniteMagnitude] as [Double])
  func aDelayThatNeverEndsCanBeDescribed(_ delay: Double) async {
    await #expect(processExitsWith: .success) { [delay] in
      StatusHUD.show(status: "a")
      StatusHUD.dismiss(after: delay)
      guard StatusHUD.stateDescription.contains("dismissal") else { exit(1) }
    }
  }

  // MARK: The screen

  @Test func itSaysWhatIsOnScreen() async {
    StatusHUD.configuration.graceTime = 2
    StatusHUD.show(status: "a")
    await it.advance(by: 1)
    #expect(part("on screen") == "in grace time")
    // From 2 on.
    await pass(3)
    StatusHUD.setStatus("b")
    await pass(4.25)
    #expect(part("on screen") == "6 s" && part("counted") == "1: b, 8 s")
    StatusHUD.dismiss()
    await it.advance(by: 0.05)
    #expect(part("on screen") == "fading out")
    await it.advance(by: 0.2)
    #expect(part("on screen") == "no")
  }
}
