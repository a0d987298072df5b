// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What `stateDescription` says to a developer who wonders why the HUD stays.
@MainActor @Suite(.globalHUD) struct StateDescriptionTests {
  private static let nothing = "counted 0; scoped: none; waiting: none; on screen: no"

  private let it = HUDScreen(fades: true)

  private var description: String { StatusHUD.stateDescription }

  /// Lets time pass without the frames of a spinner.
  private func pass(_ seconds: Double) async {
    await it.advance(by: 0.5)
    it.screen.skip(seconds - 0.5)
  }

  @Test func allRequestsAreThereWithTheirAges() async {
    #expect(description == Self.nothing)
    StatusHUD.configuration.messagePolicy = .queue
    StatusHUD.show(status: "First")
    await pass(40)
    StatusHUD.show(details: "Loading")
    await pass(21.25)
    let activity = StatusHUD.beginActivity(status: "Sync")
    await pass(12.5)
    let newest = StatusHUD.beginActivity(status: "Backup")
    activity.update(status: "Synced")
    #expect(
      description == "counted 2: Loading, 73 s; scoped: Backup, 0 s, Synced, 12 s; "
        + "waiting: none; on screen: 73 s")
    newest.end()
    StatusHUD.popActivity()
    #expect(description.hasPrefix("counted 1: Loading, 73 s; scoped: Synced, 12 s;"))
    StatusHUD.popActivity()
    StatusHUD.show()
    #expect(description.hasPrefix("counted 1: no text, 0 s;"), "other work has its own age")
    StatusHUD.show(.success("a", duration: 10))
    await pass(4.25)
    StatusHUD.show(.success("b", duration: 10))
    await pass(2)
    StatusHUD.show(.error("c", duration: 10))
    #expect(
      description == "counted 0; scoped: Synced, 18 s; message: a, 6 s; "
        + "waiting: c, 0 s, b, 2 s; on screen: 80 s")
    activity.end()
  }

  @Test func theScreenAndADelayedDismissalAreThere() async {
    StatusHUD.configuration.graceTime = 2
    await it.show(.activity, "a")
    #expect(description.hasSuffix("on screen: in grace time"))
    // From 2 on.
    await pass(3.25)
    StatusHUD.dismiss(after: 90)
    await pass(30.25)
    // The counted work has ended, but the HUD shows it until then.
    #expect(
      description == "counted 0: a, 34 s; scoped: none; waiting: none; "
        + "dismissal: in 59 s; on screen: 32 s")
    await it.hide(for: 0.05)
    #expect(description.hasSuffix("on screen: fading out"))
    await it.advance(by: 0.2)
    #expect(description == Self.nothing)
  }

  /// One letter can have any number of accents, and no delay traps.
  @Test(arguments: ["a", "\u{301}", "🏳️‍🌈\n"]) func whateverIsAskedForItIsShort(part: String) {
    let text = "a" + String(repeating: part, count: 100_000)
    let activities = (1...9).map { StatusHUD.beginActivity(status: "Task \($0)") }
    let newest = (2...9).reversed().map { "Task \($0), 0 s" }.joined(separator: ", ")
    #expect(description.contains("scoped: \(newest), 1 more;") && description.utf8.count < 400)
    for activity in activities { activity.update(status: text) }
    StatusHUD.configuration.messagePolicy = .queue
    for number in 0..<20 { StatusHUD.show(.info("\(number)\(text)", details: text)) }
    StatusHUD.show(status: text)
    #expect(description.utf8.count < 20_000)
    for delay in [1e15, 1e19, 1e300, .greatestFiniteMagnitude] {
      StatusHUD.dismiss(after: delay)
      #expect(description.contains("dismissal: in 1000000000 s"))
    }
    for activity in activities { activity.end() }
  }

  @Test func aHUDAsideForAnAlertIsNotOnscreen() async {
    await it.show(.activity, "a")
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    it.app.window.rootViewController?.present(alert, animated: false)
    for _ in 0..<2 {
      await it.advance(by: 0.3)
      #expect(description.hasSuffix("on screen: no, because of an alert"))
    }
    alert.dismiss(animated: false)
    await it.advance(by: 0.5)
    #expect(description.hasSuffix("on screen: 2 s"))
  }
}
