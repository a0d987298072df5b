// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// What a followed `Progress` says of itself, in each of the three ways to follow one.
@MainActor @Suite(.globalHUD) struct ProgressDescriptionTests {
  enum Way: CaseIterable { case counted, activity, view }

  private let it = HUDScreen()
  private let progress = DescribedProgress.make("30 % completed")
  private let activity = StatusHUD.beginActivity()

  init() {
    progress.additionalText = "3 of 10 MB, 5 seconds remaining"
    progress.completedUnitCount = 3
  }

  private var texts: [String] {
    let bezels = it.app.window.descendants(HUDContentView.self) + it.containers
    return bezels.last.map { $0.bezel.labels.compactMap(\.text) } ?? []
  }

  /// Shows the progress, and returns how to change the HUD.
  private func show(_ way: Way) -> (
    configure: ((inout StatusHUD.Configuration) -> Void) -> Void,
    setTexts: (_ status: String?, _ details: String?) -> Void
  ) {
    let setTexts = { (status: String?, details: String?) in
      StatusHUD.setStatus(status)
      StatusHUD.setDetails(details)
    }
    switch way {
    case .counted: StatusHUD.showProgress(progress)
    case .activity: activity.follow(progress)
    case .view:
      let hud = HUDView.show(in: it.app.window) { $0.follow(progress) }
      return ({ $0(&hud.configuration) }, { (hud.status, hud.details) = ($0, $1) })
    }
    return ({ StatusHUD.configure($0) }, setTexts)
  }

  @Test(arguments: Way.allCases) func itStandsWhereTheAppHasNoText(way: Way) async {
    if way == .view { activity.end() }
    let (configure, setTexts) = show(way)
    await it.advance(by: 0.5)
    #expect(texts == [])
    configure { ($0.showsProgressDescription, $0.showsPercentage) = (true, true) }
    await it.advance(by: 0.5)
    #expect(texts == ["30 % completed", "3 of 10 MB, 5 seconds remaining"])
    setTexts("Copying", nil)
    await it.advance(by: 0.5)
    #expect(texts == ["Copying", "3 of 10 MB, 5 seconds remaining"])
    setTexts(nil, "photos")
    (progress.text, progress.completedUnitCount) = ("40 % completed", 4)
    await it.advance(by: 0.5)
    #expect(texts == ["40 % completed", "photos"])
    setTexts(nil, nil)
    progress.additionalText = ""
    await it.advance(by: 0.5)
    #expect(texts.count == 2 && texts.last?.contains("40") == true, "the percentage: \(texts)")
    configure { $0.showsProgressDescription = false }
    await it.advance(by: 0.5)
    #expect(texts.count == 1)
  }

  @Test(arguments: [Way.activity, .view]) func itGoesWithTheProgress(way: Way) async {
    if way == .view { activity.end() }
    StatusHUD.configuration.showsProgressDescription = true
    _ = show(way)
    await it.advance(by: 0.5)
    #expect(texts.count == 2)
    progress.completedUnitCount = 10
    await it.advance(by: 0.5)
    #expect(texts.isEmpty)
  }

  /// It changes too often for an announcement of each change.
  @Test(arguments: Way.allCases) func itIsSaidOnce(way: Way) async {
    if way == .view { activity.end() }
    it.screen.isVoiceOverRunning = true
    StatusHUD.configuration.showsProgressDescription = true
    StatusHUD.configuration.maskType = .passthrough
    _ = show(way)
    for count in 4..<7 {
      await it.advance(by: 0.5)
      (progress.text, progress.completedUnitCount) = ("\(count)0 % completed", Int64(count))
    }
    await it.advance(by: 0.5)
    let said = it.screen.announcements
    #expect(said.count { $0.contains("completed") } == 1 && said.count <= 4, "\(said)")
  }
}
