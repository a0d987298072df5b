// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// HUDInAView, and the doc comments of `HUDView`. Its view is in no window: what is expected is
  /// true all the same.
  @MainActor @Suite struct HUDViews {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func added() {
      let hud = HUDView.showAdded(to: view, animated: true)
      hud.label.text = "Loading"
      hud.hide(animated: true, afterDelay: 2)

      #expect(hud.superview === view)
      #expect(HUDView.hud(for: view) === hud, "hiding is two seconds away")
    }

    @Test func setUpBeforeItIsShown() {
      let hud = HUDView.showAdded(to: view, animated: true) {
        $0.graceTime = 0.3
        $0.minShowTime = 0.5
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
      let hud = HUDView.showAdded(to: view, animated: true) {
        $0.mode = .annularDeterminate
        $0.progressObject = progress
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in progress.cancel() }, for: .touchUpInside)
      }

      #expect(hud.progressObject === progress)
      hud.button.sendActions(for: .touchUpInside)
      #expect(progress.isCancelled)
      #expect(HUDView.hud(for: view) === hud, "it is still shown")
    }

    @Test func inPassing() {
      let hud = HUDView.showAdded(to: view, animated: true) {
        $0.mode = .text
        $0.label.text = "Copied"
        $0.position = .bottom
        $0.interaction = .passesThrough
      }
      hud.hide(animated: true, afterDelay: 1.5)

      #expect(hud.position == .bottom)
      #expect(HUDView.hud(for: view) === hud)
    }

    @Test func foundAgain() {
      let hud = HUDView.showAdded(to: view, animated: true)

      HUDView.hud(for: view)?.label.text = "Nearly done"
      HUDView.hide(for: view, animated: true)

      #expect(hud.label.text == "Nearly done")
      #expect(HUDView.hud(for: view) == nil)
    }

    @Test func toldWhenItIsGone() {
      let screens = Screens()
      let hud = HUDView.showAdded(to: view, animated: false)

      hud.completionBlock = {
        screens.showNext()
      }
      hud.hide(animated: false)

      #expect(screens.shown == 1)
      #expect(hud.superview == nil)
    }

    @Test func aGlyph() {
      let hud = HUDView(frame: .zero)

      hud.customView = GlyphView(glyph: .success)
      hud.mode = .customView

      #expect(hud.customView?.isDescendant(of: hud.bezelView) == true)
    }
  }
}
