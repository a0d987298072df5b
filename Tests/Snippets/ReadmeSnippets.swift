// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// The README, the migration articles and the doc comments.
  @MainActor @Suite struct Readme {
    private let clean = CleanHUD()

    // The formatter puts two spaces behind `catch`.
    // swift-format-ignore
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
      } catch where Task.isCancelled {
        // The user left the screen, so don't show an error.
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }

      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.isVisible, "the message")
    }

    @Test func progressByValues() async {
      var seen: [String?] = []
      func copy(_ file: String) async { seen.append(StatusHUD.details) }
      let files = ["a", "b", "c"]

      await StatusHUD.withActivity(status: "Copying", progress: 0) { activity in
        for (index, file) in files.enumerated() {
          activity.update(progress: Double(index) / Double(files.count))
          activity.update(details: "\(index + 1) of \(files.count) files")
          await copy(file)
        }
      }

      #expect(seen == ["1 of 3 files", "2 of 3 files", "3 of 3 files"])
      #expect(!StatusHUD.isVisible)
    }

    @Test func followedProgress() {
      let progress = Progress(totalUnitCount: 12)

      StatusHUD.showProgress(progress, status: "Downloading", onCancel: { progress.cancel() })

      #expect(StatusHUD.activityCount == 1)
      #expect(StatusHUD.status == "Downloading")
    }

    @Test func configuration() {
      StatusHUD.configure {
        $0.style = .dark  // The default, .automatic, follows the app.
        $0.position = .bottom
        $0.font = .preferredFont(forTextStyle: .headline)
        $0.successColor = .systemGreen  // Also errorColor and infoColor.
        $0.maskType = .black  // The default, .passthrough, lets touches reach the app.
        $0.graceTime = 0.3  // The HUD, even for a message, appears only after this time.
        $0.minimumDisplayDuration = 3  // For messages. The default is 2 (SVProgressHUD: 5).
        $0.messagePolicy = .queue  // The default, .replace, shows only the last message.
        $0.playsHaptics = true
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.style == .dark)
      #expect(configuration.position == .bottom)
      #expect(configuration.font == .preferredFont(forTextStyle: .headline))
      #expect(configuration.successColor == .systemGreen)
      #expect(configuration.maskType == .black)
      #expect(configuration.graceTime == 0.3)
      #expect(configuration.minimumDisplayDuration == 3)
      #expect(configuration.messagePolicy == .queue)
      #expect(configuration.playsHaptics)
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
      let task = Task { while !Task.isCancelled { await Task.yield() } }

      let hud = HUDView.show(in: view) {
        $0.mode = .pie
        $0.label.text = "Loading"
        $0.detailsLabel.text = "3 of 12 files"
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in task.cancel() }, for: .primaryActionTriggered)
      }
      hud.progress = 0.25

      #expect(HUDView.hud(in: view) === hud)
      hud.button.sendActions(for: .primaryActionTriggered)
      await task.value
      hud.hide(animated: false)
      HUDView.show(.success("Done", duration: 1), in: view)
      #expect(HUDView.hud(in: view)?.label.text == "Done")
      #expect(HUDView.hideAll(in: view, animated: false) == 1)
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
