// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// However often the app changes a HUD, the HUD is updated at most once in a sixtieth of a second.
@MainActor @Suite(.globalHUD) struct UpdateRateTests {
  private final class Meter: UIView, HUDProgressIndicator {
    var values: [Double] = []
    func setProgress(_ progress: Double, animated: Bool) { values.append(progress) }
  }

  private let it = HUDScreen()
  private let meter = Meter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// A page that counts how often the HUD walks through it, and asks it about the status bar.
  private final class Page: UIViewController {
    var (walks, questions) = (0, 0)
    override var children: [UIViewController] {
      walks += 1
      return super.children
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      questions += 1
      return .default
    }
  }

  /// A walk asks twice for the children: once for what's presented, and once for what's seen.
  private static let readsOfAWalk = 2

  private func showPage() async -> Page {
    let page = Page()
    it.app.window.rootViewController = page
    await it.advance(by: 0.1)
    (page.walks, page.questions) = (0, 0)
    return page
  }

  @Test func sixtyTextsASecondAskTheAppSixtyTimes() async {
    let page = await showPage()
    await it.show(.activity, "0", for: 1)
    page.questions = 0
    for text in 1...60 {
      StatusHUD.setStatus("\(text)")
      await it.advance(by: 1.0 / 60)
    }
    #expect((55...61).contains(page.questions))
  }

  @Test func aCallIsOneUpdateThatLooksAtTheAppTwiceAtMost() async {
    let page = await showPage()
    /// Runs a call, and returns how often it reads the page and asks it.
    func counts(_ call: () -> Void) async -> (walks: Int, questions: Int) {
      (page.walks, page.questions) = (0, 0)
      call()
      await it.advance(by: 0.02)
      return (page.walks, page.questions)
    }
    let show = await counts { StatusHUD.show(status: "Loading") }
    #expect((1...2 * Self.readsOfAWalk).contains(show.walks))
    // Progress doesn't depend on the app, and neither does what leaves.
    await it.advance(by: 0.1)
    StatusHUD.showProgress(0.4)
    await it.advance(by: 0.02)
    #expect(await counts { StatusHUD.showProgress(0.5) } == (0, 0))
    #expect(await counts { StatusHUD.setStatus("Saving") } == (Self.readsOfAWalk, 1))
    #expect(await counts { StatusHUD.dismiss() }.walks == 0)
  }

  /// An alert or a bar is noticed, however often progress changes.
  @Test func duringProgressTheAppIsReadFourTimesASecond() async {
    let page = await showPage()
    await it.show(.progress(0), for: 1)
    page.walks = 0
    for step in 1...60 {
      StatusHUD.showProgress(Double(step) / 100)
      await it.advance(by: 1.0 / 60)
    }
    #expect((3...5).contains(page.walks / Self.readsOfAWalk))
  }

  /// All of it happens before `show` returns.
  @Test func aHUDInAViewIsShownByOneUpdate() async throws {
    let page = await showPage()
    HUDView.show(in: page.view) { $0.status = "Loading" }
    #expect((1...2 * Self.readsOfAWalk).contains(page.walks))
    page.walks = 0
    await it.advance(by: 0.2)
    #expect(page.walks == 0)
  }

  @Test(arguments: Place.allCases)
  func tenThousandChangesInASecondAreSixtyOneUpdates(place: Place) async {
    StatusHUD.indicatorProvider = { [meter] _ in meter }
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.progress(0), "Loading", for: 0)
    let view = HUDView.hud(in: it.app.window)
    await it.advance(by: 1)
    meter.values = []
    for step in 1...1000 {
      for part in 1...10 {
        let value = Double(10 * (step - 1) + part) / 10_000
        if let view {
          view.progress = value
        } else {
          StatusHUD.showProgress(value, status: "Loading")
        }
      }
      await it.advance(by: 0.001)
      if step == 1 { #expect(meter.values == [0.001], "the first comes in the next turn") }
    }
    #expect((50...61).contains(meter.values.count))
    await it.advance(by: 0.02)
    #expect(meter.values.last == 1 && meter.values == meter.values.sorted())
  }

  @Test func showAndDismissInTurnAreOneUpdateAFrameAtMost() async {
    let log = NotificationLog()
    var times: [TimeInterval] = []
    for step in 0..<150 {
      let count = log.entries.count
      if step.isMultiple(of: 2) { StatusHUD.show() } else { StatusHUD.dismiss() }
      await it.advance(by: 0.003)
      if log.entries.count > count { times.append(MediaClock.now()) }
    }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(
      times.count > 10 && gaps.allSatisfy { $0 > 0.0136 }, "the clock moves in steps of 0.003")
  }
}
