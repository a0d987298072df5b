// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

extension Snippets {
  /// The README, the migration articles and the doc comments.
  @MainActor @Suite struct Readme {
    private let clean = CleanHUD()

    @Test func requests() async {
      typealias Page = Int
      func fetch(_ page: Int) async throws -> Page {
        #expect(StatusHUD.activityCount > 0)
        return page
      }

      func load(_ page: Int) async throws -> Page {
        StatusHUD.show(status: "Loading")
        defer { StatusHUD.popActivity() }
        return try await fetch(page)
      }

      do {
        async let first = load(1)
        async let second = load(2)
        async let third = load(3)
        let pages = try await [first, second, third]
        StatusHUD.showSuccess(status: "\(pages.count) pages")
      } catch where Task.isCancelled {  // The user canceled the requests.
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }

      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.isVisible, "the message")
    }

    @Test func configuration() {
      StatusHUD.configure {
        $0.style = .dark  // .automatic, .light, .custom
        $0.maskType = .black  // blocks touches while the HUD is on screen
        $0.graceTime = 0.3  // quicker work never shows the HUD
        $0.minimumVisibleTime = 0.5  // the minimum for all content
        $0.minimumDisplayDuration = 3  // the minimum for messages
        $0.messagePolicy = .queue  // one message after another
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.style == .dark)
      #expect(configuration.maskType == .black)
      #expect(configuration.graceTime == 0.3)
      #expect(configuration.minimumVisibleTime == 0.5)
      #expect(configuration.minimumDisplayDuration == 3)
      #expect(configuration.messagePolicy == .queue)
    }

    @Test func aHUDInAView() async {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      func load() async {
        #expect(HUDView.hud(in: view)?.label.text == "Loading")
      }

      let hud = HUDView.show(in: view, animated: true) { $0.label.text = "Loading" }
      await load()
      hud.hide(animated: true)

      #expect(HUDView.hud(in: view) == nil)
      #expect(hud.removesFromSuperviewOnHide)
    }

    @Test func aHUDInAViewWithAButton() async {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      @MainActor func download(_ progress: (Double) -> Void) async throws { progress(1) }

      let hud = HUDView.show(in: view, animated: true) {
        $0.mode = .ring
        $0.label.text = "Loading"
        $0.button.setTitle("Cancel", for: .normal)
      }
      let task = Task { try await download { hud.progress = $0 } }
      hud.button.addAction(UIAction { _ in task.cancel() }, for: .primaryActionTriggered)
      let isDone = (try? await task.value) != nil
      if isDone {
        hud.mode = .success
        hud.label.text = "Done"
        hud.button.setTitle(nil, for: .normal)
      }
      hud.hide(after: isDone ? 1 : 0)

      #expect(hud.progress == 1)
      #expect(hud.mode == .success)
      #expect(HUDView.hud(in: view) === hud, "hiding is a second away")
    }

    @Test func configurationInItsDocumentation() {
      StatusHUD.configure {
        $0.style = .dark
        $0.graceTime = 0.3
      }
      #expect(StatusHUD.configuration.style == .dark)
      #expect(StatusHUD.configuration.graceTime == 0.3)
    }

    @Test func callsOfSVProgressHUD() {
      StatusHUD.show(status: "Loading")
      StatusHUD.showProgress(0.4, status: "Loading")
      StatusHUD.showSuccess(status: "Done")
      StatusHUD.dismiss(after: 1)
      StatusHUD.configure {
        $0.style = .dark
        $0.maskType = .black
        $0.minimumDisplayDuration = 5
      }
      #expect(StatusHUD.isVisible, "the dismissal is a second away")
      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.displayDuration(for: "Done") == 5)
    }

    @Test func callsOfJGProgressHUD() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      let hud = HUDView.show(in: view, animated: true) {
        $0.mode = .ring
        $0.label.text = "Downloading"
        $0.detailsLabel.text = "Page 3 of 7"
      }
      hud.setProgress(0.4, animated: true)
      hud.mode = .success
      hud.hide(animated: true, after: 1)

      #expect(hud.progress == 0.4)
      #expect(hud.mode == .success)
      #expect(HUDView.hud(in: view) === hud, "hiding is a second away")
    }

    @Test func callsOfPKHUD() {
      StatusHUD.configure { $0.maskType = .black }
      StatusHUD.show()
      StatusHUD.show(status: "Signing in")
      StatusHUD.showSuccess(status: nil, duration: 1)
      StatusHUD.dismiss()
      #expect(StatusHUD.configuration.maskType == .black)
      #expect(!StatusHUD.isVisible)
    }

    @Test func aFlashOfPKHUD() async {
      let screens = Screens()

      StatusHUD.show(.success("Signed in", duration: 1)) {
        screens.showNext()
      }

      #expect(StatusHUD.status == "Signed in")
      await withCheckedContinuation { turn in
        StatusHUD.dismiss { turn.resume() }
      }
      #expect(screens.shown == 1, "once, although the message didn't have its time")
    }

    @Test func callsOfProgressHUD() {
      StatusHUD.configure {
        $0.spinnerStyle = .system
        $0.minimumDisplayDuration = 1.5
      }
      StatusHUD.show(status: "Please wait", maskType: .black)
      StatusHUD.showProgress(0.42, status: "Loading")
      StatusHUD.showSuccess(status: "Done", duration: 1.5)
      StatusHUD.dismiss()
      #expect(StatusHUD.displayDuration(for: "Done") == 1.5)
      #expect(!StatusHUD.isVisible)
    }
  }
}
