// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct Readme {
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

    @Test func aLatePopEndsTheActivityOfAnotherRequest() async {
      StatusHUD.show(status: "Syncing")
      StatusHUD.showError(status: "No connection")
      StatusHUD.show(status: "Loading")
      StatusHUD.popActivity()
      #expect(StatusHUD.activityCount == 0)

      await StatusHUD.withActivity(status: "Syncing") { StatusHUD.showError(status: "Offline") }
      #expect(StatusHUD.status == "Offline", "the activity ends nothing but itself")
    }

    @Test func messages() async {
      let screens = Screens()

      StatusHUD.showError(status: "No connection", duration: 4)
      StatusHUD.showText("Copied", duration: 1)
      StatusHUD.showInfo(status: "Paying", maskType: .black)  // or .passthrough, for no mask
      StatusHUD.show(.success("Saved", details: "3 photos")) { screens.showNext() }  // when it ends
      StatusHUD.dismiss()  // ends everything; dismiss(after: 1) waits first

      #expect(!StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == .passthrough)
      await withCheckedContinuation { turn in
        StatusHUD.dismiss { turn.resume() }
      }
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
        $0.successColor = .systemGreen  // also infoColor and errorColor
        $0.maskType = .black  // blocks touches, but not during the grace time
        $0.graceTime = 0.4  // The HUD doesn't appear for work that ends sooner.
        $0.messagePolicy = .queue  // shows messages one after another
        $0.playsHaptics = true
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.style == .dark && configuration.playsHaptics)
      #expect(configuration.position == .top)
      #expect(configuration.indicatorColor == .systemTeal)
      #expect(configuration.successColor == .systemGreen)
      #expect(configuration.maskType == .black)
      #expect(configuration.graceTime == 0.4)
      #expect(configuration.messagePolicy == .queue)
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
      hud.show(.success("Loaded"))  // shows the message, and then removes the HUD
      HUDView.hud(in: view)?.status = "Almost done"  // the frontmost HUD
      HUDView.hideAll(in: window)  // at logout: ends HUDs in subviews, not the global one

      #expect(hud.removesFromSuperviewOnHide)
      #expect(hud.progress == nil, "the message took its place")
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

      #expect(hud.status == "Downloaded")
      #expect(HUDView.hud(in: view) === hud, "the message has its time")
      #expect(StatusHUD.configuration.progressStyle == .ring, "a HUD has its own configuration")
    }
  }
}
