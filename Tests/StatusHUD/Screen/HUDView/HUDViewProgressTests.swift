// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A `Progress` that the HUD follows, and the percentage.
@MainActor @Suite(.viewScreen()) struct HUDViewProgressTests {
  private let it = ViewScreen.current
  private let progress = Progress(totalUnitCount: 100)

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/347"))
  func aProgressIsFollowedWhileTheHUDIsOnScreen() async {
    progress.completedUnitCount = 10
    let hud = it.addHUD()
    hud.follow(progress)
    hud.show(animated: true)
    #expect(hud.progress == 0.1)
    // The HUD reads the progress at least every quarter of a second.
    progress.completedUnitCount = 40
    await it.advance(by: 0.25)
    #expect(hud.progress == 0.4)
    // While the progress changes, the HUD reads it in each frame, so it's at most one change
    // behind.
    for unit in Int64(41)...50 {
      progress.completedUnitCount = unit
      await it.advance(by: 0.02)
      #expect(hud.progress ?? 0 >= Double(unit - 1) / 100)
    }
    progress.completedUnitCount = 100
    await it.advance(by: 1)
    #expect(hud.isShown && hud.progress == nil)
  }

  @Test func theProgressThatIsSetLastIsShownUnlessItIsOver() async {
    let (other, over) = (Progress(totalUnitCount: 10), Progress(totalUnitCount: 1))
    let hud = it.showHUD { $0.follow(progress) }
    hud.follow(other)
    (progress.completedUnitCount, other.completedUnitCount) = (100, 2)
    await it.advance(by: 0.5)
    #expect(hud.progress == 0.2)
    over.completedUnitCount = 1
    hud.progress = 0.3
    other.completedUnitCount = 9
    await it.advance(by: 1)
    #expect(hud.progress == 0.3)
    hud.follow(over)
    await it.advance(by: 0.5)
    #expect(hud.progress == nil)
  }

  @Test func aProgressIsFollowedWhileTheUserScrolls() async {
    let scrollView = UIScrollView(frame: it.container.bounds)
    scrollView.contentSize.height = 3000
    it.container.addSubview(scrollView)
    let hud = it.showHUD { $0.follow(progress) }
    hud.configuration.maskType = .passthrough
    await it.advance(by: 0.1)
    it.screen.touchDown(at: CGPoint(x: 20, y: 90))
    for y in stride(from: CGFloat(80), through: 20, by: -10) {
      it.screen.touchMove(to: CGPoint(x: 20, y: y))
      progress.completedUnitCount += 10
      await it.advance(by: 0.26)
    }
    #expect(scrollView.contentOffset.y > 0 && hud.progress == 0.7)
  }

  @Test(arguments: [nil, ""] as [String?])
  func thePercentageComesBackWhenTheAppsDetailsGo(details: String?) async {
    let hud = it.showHUD {
      $0.configuration.showsPercentage = true
      ($0.progress, $0.details) = (0.25, "3 of 4")
    }
    var shown: String? { hud.bezel.detailLabel.text }
    await it.advance(by: 0.1)
    #expect(shown == "3 of 4")
    hud.details = details
    await it.advance(by: 0.1)
    #expect(shown == 0.25.formatted(.percent) && hud.details == nil)
    hud.progress = 0.5
    await it.advance(by: 0.1)
    #expect(shown == 0.5.formatted(.percent) && hud.bezel.accessibilityValue == shown)
  }
}
