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

    @Test func work() {
      let task = Task {}

      let hud = HUDView.show(in: view) {
        $0.status = "Loading"
        $0.details = "Page 3 of 7"
        $0.onCancel = { task.cancel() }
      }
      hud.progress = 0.4
      hud.hide(after: 2)

      #expect(hud.superview === view)
      #expect(hud.details == "Page 3 of 7")
      #expect(HUDView.hud(in: view) === hud, "hiding is two seconds away")
    }

    @Test func workInItsDocumentation() {
      let task = Task {}

      let hud = HUDView.show(in: view) {
        $0.status = "Loading"
        $0.onCancel = { task.cancel() }
      }
      hud.show(.success("Loaded"))

      #expect(hud.isVisible && hud.status == "Loading")
    }

    @Test(arguments: [true, false])
    func asyncWork(succeeds: Bool) async {
      func load() async throws -> [String] {
        #expect(HUDView.hud(in: view)?.status == "Loading")
        if !succeeds { throw Refusal() }
        return ["Cover"]
      }
      var items: [String] = []

      func run() async {
        let hud = HUDView.show(in: view) { $0.status = "Loading" }
        do {
          items = try await load()
          hud.hide()
        } catch {
          hud.show(.error(error.localizedDescription))
        }
      }

      await run()
      #expect(items == (succeeds ? ["Cover"] : []))
      // The message, which hides the HUD itself.
      let hud = HUDView.hud(in: view)
      #expect((hud?.isVisible == true) == !succeeds)
      hud?.hide()
      #expect(HUDView.hud(in: view) == nil, "the message is hidden with its HUD")
    }

    @Test func aViewThatLeftItsWindow() {
      if view.window == nil {
        StatusHUD.show(.success("Saved"))
      } else {
        HUDView.show(.success("Saved"), in: view)
      }

      #expect(StatusHUD.messages == [.success("Saved")] && HUDView.hud(in: view) == nil)
    }

    @Test func messages() {
      let hud = HUDView.show(in: view)

      hud.show(.success("Loaded"))
      HUDView.show(.error("No connection"), in: view)
      HUDView.show(.text("Copied", position: .bottom), in: view)
      HUDView.show(.text("Offline"), in: view) { $0.style = .dark }

      #expect(HUDView.hud(in: view) !== hud, "all show a message, and another one is in front")
      #expect(HUDView.hide(.text("Copied", position: .bottom), in: view, animated: false))
      #expect(!HUDView.hide(.error("No connection"), in: view), "the last one replaced it")
      #expect(HUDView.hideAll(in: view, animated: false) == 2)
      HUDView.show(.success("Saved"), in: view)
      #expect(HUDView.hud(in: view)?.isVisible == true)
    }

    @Test func messageInItsDocumentation() {
      HUDView.show(.text("Copied", position: .bottom), in: view) { $0.cornerRadius = .infinity }

      #expect(HUDView.hud(in: view)?.configuration.cornerRadius == 14)
    }

    @Test func inPassing() {
      let hud = HUDView.show(in: view) {
        $0.status = "Syncing"
        $0.configuration.maskType = .passthrough
        $0.configuration.position = .bottom
      }
      #expect(hud.configuration.maskType == .passthrough && hud.configuration.position == .bottom)
    }

    @Test func anIndicatorOfTheApp() {
      final class Percentage: UILabel, HUDProgressIndicator {
        func setProgress(_ progress: Double, animated: Bool) {
          text = progress.formatted(.percent)
        }
      }
      let hud = HUDView.show(in: view)

      hud.customView = Percentage()
      hud.progress = 0.4

      hud.show()
      #expect((hud.customView as? UILabel)?.text == 0.4.formatted(.percent))
    }

    @Test func foundAgain() {
      let hud = HUDView.show(in: view)
      HUDView.show(.text("Copied"), in: view)

      HUDView.hud(in: view)?.status = "Almost done"
      HUDView.hide(.text("Copied", position: .bottom), in: view)
      HUDView.hide(in: view)
      HUDView.hideAll(in: view)

      #expect(hud.status == "Almost done")
      #expect(HUDView.hud(in: view) == nil)
    }

    @Test func aHideWithACompletion() async {
      let screens = Screens()
      let hud = HUDView.show(in: view, animated: false)

      hud.hide {
        screens.showNext()
      }

      #expect(!hud.isVisible)
      hud.hide(animated: false)
      #expect(screens.shown == 1)
    }
  }
}
