// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// A `Progress` that the HUD follows, and the percentage.
@MainActor @Suite(.viewScreen()) struct HUDViewProgressTests {
  private let it = ViewScreen.current
  private let progress = Progress(totalUnitCount: 100)

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/347"))
  func aProgressIsFollowedWhileTheHUDIsOnScreen() async {
    progress.completedUnitCount = 10
    let hud = it.addHUD()
    hud.mode = .pie
    hud.observedProgress = progress
    await it.advance(by: 1)
    #expect(hud.progress == 0)
    hud.show(animated: true)
    #expect(hud.progress == 0.1)
    // Two readings are at most a quarter of a second apart.
    progress.completedUnitCount = 40
    await it.advance(by: 0.25)
    #expect(hud.progress == 0.4)
    // While it changes, it is read every frame: at most one change behind.
    for unit in Int64(41)...50 {
      progress.completedUnitCount = unit
      await it.advance(by: 0.02)
      #expect(hud.progress >= Double(unit - 1) / 100)
    }
    await it.advance(by: 0.25)
    hud.hide(animated: false)
    progress.completedUnitCount = 90
    await it.advance(by: 1)
    #expect(hud.progress == 0.5)
    hud.show(animated: false)
    #expect(hud.progress == 0.9)
    hud.observedProgress = nil
    progress.completedUnitCount = 95
    await it.advance(by: 1)
    #expect(hud.progress == 0.9)
  }

  @Test func theLaterOfTwoProgressesIsFollowed() async {
    let hud = it.showHUD { $0.mode = .pie }
    hud.observedProgress = Progress(totalUnitCount: 100)
    progress.completedUnitCount = 20
    hud.observedProgress = progress
    #expect(hud.progress == 0.2)
    progress.completedUnitCount = 60
    await it.advance(by: 0.5)
    #expect(hud.progress == 0.6)
  }

  @Test func aProgressIsNotReadOutsideAWindow() async {
    let hud = it.showHUD { $0.observedProgress = progress }
    it.container.removeFromSuperview()
    progress.completedUnitCount = 50
    await it.advance(by: 1)
    #expect(hud.progress == 0)
    it.window.addSubview(it.container)
    await it.advance(by: 0.1)
    #expect(hud.progress == 0.5)
  }

  @Test func aProgressIsFollowedWhileTheUserScrolls() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    it.container.addSubview(scrollView)
    let hud = it.showHUD {
      $0.touchHandling = .passthrough
      $0.observedProgress = progress
    }
    it.screen.touchDown(at: CGPoint(x: 20, y: 90))
    for y in stride(from: CGFloat(80), through: 20, by: -10) {
      it.screen.touchMove(to: CGPoint(x: 20, y: y))
      progress.completedUnitCount += 10
      await it.advance(by: 0.26)
    }
    #expect(scrollView.contentOffset.y > 0 && hud.progress == 0.7)
    it.screen.touchUp(at: CGPoint(x: 20, y: 20))
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/347"))
  func theButtonCanCancelAProgress() async {
    let hud = it.showHUD {
      $0.observedProgress = progress
      $0.button.setTitle("Cancel", for: .normal)
      $0.button.addAction(UIAction { [progress] _ in progress.cancel() }, for: .touchUpInside)
    }
    await it.advance(by: 0.1)
    it.screen.tap(at: hud.button.convert(CGPoint(x: 5, y: 5), to: nil as UIView?))
    #expect(progress.isCancelled && hud.isVisible)
  }

  @Test func thePercentageIsShownUntilTheAppHasDetails() {
    let hud = it.showHUD {
      $0.showsPercentage = true
      $0.progress = 0.256
    }
    // As the user's language writes it: digits and a sign.
    let text = hud.detailsLabel.text ?? ""
    #expect(text.contains("26") && text.contains("%"))
    hud.progress = 1
    #expect(hud.detailsLabel.text?.contains("100") == true)
    hud.detailsLabel.text = "3 of 4"
    hud.progress = 0.5
    #expect(hud.detailsLabel.text == "3 of 4")
    hud.detailsLabel.text = nil
    hud.progress = 0.6
    #expect(hud.detailsLabel.text?.contains("60") == true)
    hud.showsPercentage = false
    #expect(hud.detailsLabel.text == nil)
  }

  typealias Removal = @MainActor @Sendable (UILabel) -> Void

  nonisolated static let removals: [(name: String, remove: Removal)] = [
    ("nil", { $0.text = nil }), ("an empty text", { $0.text = "" }),
    ("no attributed text", { $0.attributedText = nil }),
  ]

  @Test(arguments: removals.indices)
  func thePercentageComesBackWhenTheAppsDetailsGo(index: Int) async {
    let (name, remove) = Self.removals[index]
    let hud = it.showHUD {
      $0.showsPercentage = true
      $0.progress = 0.25
      $0.detailsLabel.text = "3 of 4"
    }
    await it.advance(by: 0.1)
    remove(hud.detailsLabel)
    await it.advance(by: 0.1)
    #expect(hud.detailsLabel.text?.contains("25") == true, "\(name)")
    hud.progress = 0.5
    #expect(hud.detailsLabel.text?.contains("50") == true, "\(name)")
    hud.showsPercentage = false
    #expect(hud.detailsLabel.text == nil, "\(name)")
  }

  @Test func theAppsDetailsStayWhenThePercentageIsSwitchedOff() async {
    let hud = it.showHUD {
      $0.showsPercentage = true
      $0.detailsLabel.text = "3 of 4"
    }
    await it.advance(by: 0.1)
    hud.showsPercentage = false
    #expect(hud.detailsLabel.text == "3 of 4")
    hud.detailsLabel.text = ""
    await it.advance(by: 0.1)
    #expect(hud.detailsLabel.text?.isEmpty ?? true)
  }
}
