// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// HUDInAView, and the doc comments of `HUDView`. Its view is in no window: what is expected is
  /// true all the same.
  @MainActor @Suite struct HUDViews {
    private let clean = CleanHUD()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func added() {
      let hud = HUDView.show(in: view, animated: true)
      hud.label.text = "Loading"
      hud.hide(animated: true, after: 2)

      #expect(hud.superview === view)
      #expect(HUDView.hud(in: view) === hud, "hiding is two seconds away")
    }

    @Test func setUpBeforeItIsShown() {
      let hud = HUDView.show(in: view, animated: true) {
        $0.graceTime = 0.3
        $0.minimumVisibleTime = 0.5
        $0.label.text = "Loading"
        $0.detailsLabel.text = "Page 3 of 7"
      }

      #expect(hud.superview === view)
      #expect(hud.graceTime == 0.3)
      #expect(hud.detailsLabel.text == "Page 3 of 7")
      #expect(hud.alpha == 0, "the grace time runs")
    }

    @Test func progressThatCanBeCancelled() {
      let progress = Progress(totalUnitCount: 3)
      let hud = HUDView.show(in: view, animated: true) {
        $0.mode = .ring
        $0.observedProgress = progress
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in progress.cancel() }, for: .touchUpInside)
      }

      #expect(hud.observedProgress === progress)
      hud.button.sendActions(for: .touchUpInside)
      #expect(progress.isCancelled)
      #expect(HUDView.hud(in: view) === hud, "it is still shown")
    }

    @Test func inPassing() {
      let hud = HUDView.show(in: view, animated: true) {
        $0.mode = .text
        $0.label.text = "Copied"
        $0.position = .bottom
        $0.touchHandling = .passthrough
      }
      hud.hide(animated: true, after: 1.5)

      #expect(hud.position == .bottom)
      #expect(HUDView.hud(in: view) === hud)
    }

    @Test func foundAgain() {
      let hud = HUDView.show(in: view, animated: true)

      HUDView.hud(in: view)?.label.text = "Nearly done"
      HUDView.hide(in: view, animated: true)

      #expect(hud.label.text == "Nearly done")
      #expect(HUDView.hud(in: view) == nil)
    }

    @Test func aHideWithACompletion() {
      let screens = Screens()
      let hud = HUDView.show(in: view, animated: false)

      hud.hide(animated: true, after: 1) {
        screens.showNext()
      }

      #expect(screens.shown == 0, "it is a second away")
      hud.hide(animated: false)
      #expect(screens.shown == 1, "another call replaced it")
    }

    @Test func anIndicatorOfTheApp() {
      let hud = HUDView.show(in: view, animated: true)

      final class Percentage: UILabel, HUDProgressIndicator {
        func setProgress(_ progress: Double, animated: Bool) {
          text = progress.formatted(.percent)
        }
      }

      hud.customView = Percentage()
      hud.mode = .customView
      hud.progress = 0.4

      #expect((hud.customView as? UILabel)?.text == 0.4.formatted(.percent))
    }

    @Test func toldWhenItIsGone() {
      let screens = Screens()
      let hud = HUDView.show(in: view, animated: false)

      hud.onHidden = {
        screens.showNext()
      }
      hud.hide(animated: false)

      #expect(screens.shown == 1)
      #expect(hud.superview == nil)
    }

    @Test func aResult() {
      let hud = HUDView.show(in: view, animated: true)

      hud.mode = .success
      hud.hide(after: 1)

      #expect(hud.customView == nil, "the mode draws the glyph")
      #expect(HUDView.hud(in: view) === hud, "hiding is a second away")
    }

    @Test func aMessage() {
      HUDView.show(.success("Saved"), in: view)

      let message = HUDView.hud(in: view)
      #expect(message?.label.text == "Saved")
      #expect(message?.mode == .success)
      let hud = HUDView.show(in: view, animated: true)
      HUDView.show(.error("Not sent"), in: view)
      #expect(HUDView.hud(in: view) === hud, "a message comes after other HUDs")
      #expect(message?.mode == .error, "the second message takes over the HUD of the first")
    }

    @Test func oneLook() {
      StatusHUD.configure {
        $0.position = .bottom
        $0.graceTime = 0.3
      }
      defer { HUDView.defaults = nil }

      HUDView.defaults = { $0.apply(StatusHUD.configuration) }

      let hud = HUDView.show(in: view, animated: true) { $0.graceTime = 0 }
      #expect(hud.position == .bottom)
      #expect(hud.graceTime == 0, "the app's own changes come after the defaults")
    }
  }
}
