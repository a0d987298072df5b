// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// A progress object, and the percentage. Named after MBProgressHUD's defects.
@MainActor @Suite(.exclusiveScreen) struct HUDViewProgressTests {
  private func progress(_ done: Int64 = 0) -> Progress {
    let progress = Progress(totalUnitCount: 100)
    progress.completedUnitCount = done
    return progress
  }

  @Test func row43_347AProgressObjectIsFollowedWhileItIsShown() async {
    await HostScreen.run { it in
      let object = progress(10)
      let hud = HUDView(view: it.host)
      it.host.addSubview(hud)
      hud.mode = .determinate
      hud.progressObject = object
      await it.advance(by: 1)
      #expect(hud.progress == 0)
      hud.show(animated: true)
      #expect(hud.progress == 0.1)
      // Between two readings there is at most a quarter of a second.
      object.completedUnitCount = 40
      await it.advance(by: 0.25)
      #expect(hud.progress == 0.4)
      // While it changes it is read every frame: at most one change behind.
      for unit in Int64(41)...50 {
        object.completedUnitCount = unit
        await it.advance(by: 0.02)
        #expect(hud.progress >= Double(unit - 1) / 100)
      }
      await it.advance(by: 0.25)
      hud.hide(animated: false)
      object.completedUnitCount = 90
      await it.advance(by: 1)
      #expect(hud.progress == 0.5)
      hud.show(animated: false)
      #expect(hud.progress == 0.9)
      hud.progressObject = nil
      object.completedUnitCount = 95
      await it.advance(by: 1)
      #expect(hud.progress == 0.9)
    }
  }

  @Test func ofTwoInOneMomentTheSecondIsFollowed() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.mode = .determinate }
      let (first, second) = (progress(10), progress(20))
      hud.progressObject = first
      hud.progressObject = second
      #expect(hud.progress == 0.2)
      second.completedUnitCount = 60
      await it.advance(by: 0.5)
      #expect(hud.progress == 0.6)
    }
  }

  @Test func row43_347TheButtonCancelsIt() async {
    await HostScreen.run { it in
      let object = progress()
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.progressObject = object
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in object.cancel() }, for: .touchUpInside)
      }
      await it.advance(by: 0.1)
      it.screen.tap(at: hud.button.convert(CGPoint(x: 5, y: 5), to: nil as UIView?))
      #expect(object.isCancelled && hud.isVisible)
    }
  }

  /// The run loop of a finger that drags served no timers of the default mode; the media clock
  /// knows no modes.
  @Test func defectD8ProgressGoesOnWhileTheUserScrolls() async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      scrollView.contentSize = CGSize(width: 320, height: 3000)
      it.host.addSubview(scrollView)
      let object = progress()
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.interaction = .passesThrough
        $0.progressObject = object
      }
      it.screen.touchDown(at: CGPoint(x: 20, y: 90))
      for y in stride(from: CGFloat(80), through: 20, by: -10) {
        it.screen.touchMove(to: CGPoint(x: 20, y: y))
        object.completedUnitCount += 10
        await it.advance(by: 0.26)
      }
      #expect(scrollView.contentOffset.y > 0)
      #expect(hud.progress == 0.7)
      it.screen.touchUp(at: CGPoint(x: 20, y: 20))
    }
  }

  @Test func defectD10AHUDThatIsTakenOutStopsAndGoes() async {
    await HostScreen.run { it in
      let object = progress()
      weak var hud: HUDView?
      do {
        let made = HUDView.showAdded(to: it.host, animated: false) { $0.progressObject = object }
        hud = made
        await it.advance(by: 0.1)
        made.removeFromSuperview()
      }
      await it.advance(by: 0.1)
      #expect(hud == nil)
    }
  }

  /// Out of the window it is not seen, and is not kept up to date.
  @Test func defectD10OutOfTheWindowNothingIsRead() async {
    await HostScreen.run { it in
      let object = progress()
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.progressObject = object }
      let parent = it.host.superview
      it.host.removeFromSuperview()
      object.completedUnitCount = 50
      await it.advance(by: 1)
      #expect(hud.progress == 0)
      parent?.addSubview(it.host)
      await it.advance(by: 0.1)
      #expect(hud.progress == 0.5)
    }
  }

  @Test func thePercentageIsTheDetailsUntilTheAppHasSome() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
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
  }
}
