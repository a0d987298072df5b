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

    @Test func theLandingPage() async throws {
      func signIn() async throws { #expect(StatusHUD.status == "Signing in") }

      try await StatusHUD.withActivity(status: "Signing in") { try await signIn() }
      StatusHUD.showSuccess(status: "Welcome back")

      #expect(StatusHUD.messages == [.success("Welcome back")] && StatusHUD.activityCount == 0)
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

    @Test func workThatEndsElsewhere() {
      let activity = StatusHUD.beginActivity(status: "Syncing", details: "3 photos")
      activity.update(status: "Almost done")
      activity.end()

      #expect(StatusHUD.activityCount == 0 && !activity.isRunning)
    }

    @Test func messages() async {
      let screens = Screens()

      StatusHUD.showError(status: "No connection", duration: 4)
      StatusHUD.showText("Copied", maskType: .black)  // also showImage
      StatusHUD.showText("Copied", position: .bottom)  // beside the work
      StatusHUD.show(.text("Deleted", position: .top, action: .init("Undo") { screens.showNext() }))
      StatusHUD.show(.success("Saved")) { $0.style = .dark }  // for this message alone
      StatusHUD.show(.error("Not saved")) { screens.showNext() }  // once, when it's gone
      StatusHUD.dismiss(.error("Not saved"))  // ends only this message
      StatusHUD.dismiss { screens.showNext() }  // when the HUD is gone; also dismiss(after: 1)

      #expect(!StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == .automatic)
      #expect(StatusHUD.configuration.style == .automatic)
      #expect(StatusHUD.messages.map(\.status) == ["Copied", "Deleted"], "they're beside the HUD")
      await Snippets.dismissAndWait()
      #expect(screens.shown == 2)
    }

    @Test func cancelAndProgress() async throws {
      @MainActor final class Importer {
        private let failure: any Error
        var seen: [String?] = []

        init(_ failure: any Error) { self.failure = failure }

        private func importFile(_ file: String) async throws {
          seen.append(StatusHUD.details)
          if file == "b" { throw failure }
        }

        func run(_ files: [String]) async throws {
          do {
            try await StatusHUD.withCancellableActivity(status: "Importing") { activity in
              for (index, file) in files.enumerated() {
                try await self.importFile(file)
                activity.update(details: "\(index + 1) of \(files.count)")
                activity.update(progress: Double(index + 1) / Double(files.count))
              }
            }
          } catch is CancellationError, URLError.cancelled {}  // The user pressed Cancel.
        }
      }

      for failure: any Error in [CancellationError(), URLError(.cancelled)] {
        let importer = Importer(failure)
        try await importer.run(["a", "b"])
        #expect(importer.seen == [nil, "1 of 2"])
        #expect(!StatusHUD.isVisible)
      }
      await #expect(throws: Refusal.self) { try await Importer(Refusal()).run(["b"]) }
    }

    @Test func configuration() {
      StatusHUD.configure {
        $0.style = .dark  // .automatic follows the app
        $0.position = .top
        $0.contentColor = .white  // also bezelColor, indicatorColor, successColor, errorColor
        $0.font = .preferredFont(forTextStyle: .headline)
        $0.cornerRadius = 20  // .infinity makes a capsule
        $0.progressStyle = .pie  // or .bar; the default is .ring
        $0.maskType = .black  // blocks touches, but not in the grace time
        $0.graceTime = 0.4  // Work that ends sooner shows nothing.
        $0.minimumVisibleTime = 0.6
        $0.messagePolicy = .queue  // instead of .replace
        $0.tapDismissal = .messages  // A tap ends a message.
        $0.showsPercentage = true  // in place of missing details
        $0.playsHaptics = true
      }

      #expect(StatusHUD.configuration.position == .top)
      #expect(StatusHUD.configuration.playsHaptics)
    }

    @Test func aHUDInAView() async throws {
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: window.bounds)
      let task = Task {}

      let hud = HUDView.show(in: view) {  // blocks touches on the view
        $0.status = "Loading"
        $0.details = "3 of 12"
        $0.onCancel = { task.cancel() }
      }
      hud.progress = 0.25
      hud.show(.success("Loaded"))  // shows the message, and then removes the HUD
      HUDView.hud(in: view)?.status = "Almost done"  // the frontmost HUD
      HUDView.hide(in: view)  // removes the frontmost HUD; hud.hide() removes this one
      HUDView.show(.text("Copied", position: .bottom), in: view)
      HUDView.hideAll(in: window)  // also in subviews; at logout, with StatusHUD.dismissAll()

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
