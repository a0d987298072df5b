// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// README, the landing page, and GettingStarted.
  @MainActor @Suite struct FirstSteps {
    private let clean = CleanHUD()

    @Test func oneCall() async throws {
      var wasVisible = false
      func upload(_ photo: String) async throws { wasVisible = StatusHUD.isVisible }
      let photo = "photo"

      try await StatusHUD.withActivity(status: "Uploading") { try await upload(photo) }

      #expect(wasVisible)
      #expect(!StatusHUD.isVisible)
    }

    @Test(arguments: [true, false])
    func requests(succeeds: Bool) async {
      func signIn() async throws -> String {
        #expect(StatusHUD.status == "Signing in")
        if !succeeds { throw Refusal() }
        return "Ada"
      }

      do {
        let user = try await StatusHUD.withActivity(status: "Signing in") { try await signIn() }
        StatusHUD.showSuccess(status: "Hello, \(user)")
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }

      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.status == (succeeds ? "Hello, Ada" : Refusal().localizedDescription))
    }

    @Test func messages() async {
      let screens = Screens()

      StatusHUD.showError(status: "No connection", duration: 4)
      StatusHUD.showText("Copied", duration: 1)
      StatusHUD.showInfo(status: "Paying", maskType: .black)  // or .passthrough, for no mask
      StatusHUD.show(.success("Saved", details: "3 photos")) { screens.showNext() }  // when it ends
      StatusHUD.dismiss()  // ends everything; dismiss(after: 1) waits first

      #expect(!StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == nil)
      await Snippets.dismissAndWait()
      #expect(screens.shown == 1)
    }

    @Test func cancelAndProgress() async throws {
      @MainActor final class Importer {
        private let failure: any Error
        var seen: [String?] = []

        init(_ failure: any Error) { self.failure = failure }

        private func importFile(_ file: String) async throws {
          seen.append(StatusHUD.status)
          if file == "b" { throw failure }
        }

        func run(_ files: [String]) async throws {
          do {
            try await StatusHUD.withCancellableActivity(status: "Importing") { activity in
              for (index, file) in files.enumerated() {
                try await self.importFile(file)
                activity.update(status: "\(index + 1) of \(files.count)")
                activity.update(progress: Double(index + 1) / Double(files.count))
              }
            }
          } catch is CancellationError {  // The user pressed Cancel.
          } catch URLError.cancelled {  // The user pressed Cancel during a request of a URLSession.
          }
        }
      }

      for failure: any Error in [CancellationError(), URLError(.cancelled)] {
        let importer = Importer(failure)
        try await importer.run(["a", "b"])
        #expect(importer.seen == ["Importing", "1 of 2"])
        #expect(!StatusHUD.isVisible)
      }
      await #expect(throws: Refusal.self) { try await Importer(Refusal()).run(["b"]) }
    }

    @Test func configuration() {
      StatusHUD.configure {
        $0.style = .dark  // .automatic follows the app
        $0.position = .top  // of work and messages alike
        $0.indicatorColor = .systemTeal  // of spinners, progress, and icons
        $0.successColor = .systemGreen  // as in the pictures; also infoColor and errorColor
        $0.maskType = .black  // blocks touches, but not during the grace time
        $0.graceTime = 0.4  // The HUD doesn't appear for work that ends sooner.
        $0.messagePolicy = .queue  // shows messages one after another
        $0.playsHaptics = true
      }
      #expect(StatusHUD.configuration.position == .top)
      #expect(StatusHUD.configuration.playsHaptics)
    }

    @Test func aHUDInAView() async throws {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: window.bounds)
      let task = Task { try await Task.sleep(for: .seconds(60)) }
      defer { task.cancel() }

      let hud = HUDView.show(in: view) {
        $0.status = "Loading"
        $0.configuration.progressStyle = .pie
        $0.onCancel = { task.cancel() }
      }
      hud.progress = 0.25  // nil shows the spinner
      HUDView.hud(in: view)?.status = "Almost done"  // the frontmost HUD
      hud.show(.success("Loaded"))  // shows the message, and then removes the HUD
      HUDView.show(.text("Copied"), in: view) { $0.configuration.position = .bottom }
      HUDView.hideAll(in: window)  // at logout: ends HUDs in subviews, not the global one

      #expect(hud.removesFromSuperviewOnHide)
      #expect(hud.progress == 0.25, "the message leaves the work alone")
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

    @Test func callsOfMBProgressHUD() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      let hud = HUDView.show(in: view) {
        $0.status = "Downloading"
        $0.configuration.progressStyle = .pie
      }
      hud.progress = 0.4
      hud.show(.success("Downloaded", duration: 1))

      #expect(HUDView.hud(in: view) === hud, "the message has its time")
      #expect(StatusHUD.configuration.progressStyle == .ring, "a HUD has its own configuration")
    }

    @Test(arguments: [true, false])
    func workThatMayFail(succeeds: Bool) async {
      var wasVisible = false
      func signIn() async throws {
        wasVisible = StatusHUD.isVisible
        if !succeeds { throw Refusal() }
      }

      do {
        try await StatusHUD.withActivity(status: "Signing in") {
          try await signIn()
        }
        StatusHUD.showSuccess(status: "Welcome back")
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }

      #expect(wasVisible)
      // The message, with nothing under it that would be left when it goes.
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 0)
    }

    @Test func progressByValues() async {
      var description = ""
      func upload(_ file: String) async { description = StatusHUD.stateDescription }
      let files = ["a", "b", "c"]

      await StatusHUD.withActivity(status: "Uploading", progress: 0) { activity in
        for (index, file) in files.enumerated() {
          await upload(file)
          activity.update(progress: Double(index + 1) / Double(files.count))
        }
      }

      #expect(description.contains("scoped: Uploading"))
      #expect(!StatusHUD.isVisible)
    }

    @Test func countedWork() async {
      var wasVisible = false
      func upload(_ photo: String) async { wasVisible = StatusHUD.isVisible }
      let photo = "photo"

      StatusHUD.show(status: "Uploading")
      await upload(photo)
      StatusHUD.popActivity()

      #expect(wasVisible)
      #expect(!StatusHUD.isVisible)
    }

    @Test func aResult() {
      StatusHUD.show()
      StatusHUD.showSuccess(status: "Saved")
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 0)
    }

    @Test func dismissals() async {
      let screens = Screens()
      StatusHUD.show()

      StatusHUD.dismiss {
        screens.showNext()
      }

      #expect(!StatusHUD.isVisible)
      await Snippets.dismissAndWait()
      #expect(screens.shown == 1)
      StatusHUD.show()
      let close: () -> Void = StatusHUD.dismiss
      close()
      #expect(!StatusHUD.isVisible)
    }
  }
}
