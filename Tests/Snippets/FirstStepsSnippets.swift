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

    @Test func aRequest() async throws {
      struct Server {
        func loadUser() async throws -> String { StatusHUD.isVisible ? "Ada" : "nobody" }
      }
      @MainActor final class Profile {
        var user: String?
        func show(_ user: String) { self.user = user }
      }
      let (server, profile) = (Server(), Profile())

      let user = try await StatusHUD.withActivity { try await server.loadUser() }
      profile.show(user)

      #expect(profile.user == "Ada" && !StatusHUD.isVisible)
    }

    @Test func messages() {
      StatusHUD.show()

      StatusHUD.showSuccess(status: "Saved")
      StatusHUD.showError(status: "Not sent", details: "The server is busy.", duration: 4)
      StatusHUD.showText("Copied")  // There are also showInfo and showImage.

      #expect(StatusHUD.messages == [.text("Copied")] && StatusHUD.activityCount == 0)
    }

    @Test func aMessageBesideTheWork() {
      StatusHUD.show(status: "Syncing")

      StatusHUD.showText("Copied", position: .bottom)

      #expect(StatusHUD.messages == [.text("Copied", position: .bottom)])
      #expect(StatusHUD.status == "Syncing" && StatusHUD.activityCount == 1)
    }

    @Test func messagesWithMore() async {
      struct Mailbox { func send() {} }
      let (mailbox, screens) = (Mailbox(), Screens())

      StatusHUD.show(.error("Not sent", action: .init("Retry") { mailbox.send() }))
      StatusHUD.show(.text("Saved", position: .top), configure: { $0.style = .dark })
      StatusHUD.show(.error("Not saved"), completion: { screens.showNext() })
      StatusHUD.dismiss(.error("Not saved"))

      #expect(!StatusHUD.isVisible && StatusHUD.configuration.style == .automatic)
      #expect(StatusHUD.messages == [.text("Saved", position: .top)])
      await Snippets.dismissAndWait()
      #expect(screens.shown == 1)
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
        $0.style = .dark  // The default follows the app.
        $0.bezelColor = .black  // There are also contentColor, indicatorColor, and others.
        $0.font = .preferredFont(forTextStyle: .headline)
        $0.progressStyle = .pie  // The default is a ring.
        $0.position = .top
        $0.maskType = .black  // This is the HUD's mask, unless a call passes another.
        $0.graceTime = 0.4  // Work that ends sooner doesn't open the HUD.
        $0.minimumVisibleTime = 0.6  // A message can replace the work sooner.
        $0.messagePolicy = .queue
        $0.tapDismissal = .messages  // A tap ends a message.
        $0.playsHaptics = true
      }

      #expect(StatusHUD.configuration.position == .top)
      #expect(StatusHUD.configuration.playsHaptics)
    }

    @Test func aHUDInAView() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let task = Task {}

      let hud = HUDView.show(in: view) {
        $0.status = "Loading"
        $0.onCancel = { task.cancel() }
      }
      hud.progress = 0.25
      hud.show(.success("Loaded"))

      #expect(hud.removesFromSuperviewOnHide)
      #expect(hud.progress == 0.25, "the message leaves the work alone")
    }

    @Test func aTestOfTheApp() async {
      struct Editor {
        func save() async { StatusHUD.showSuccess(status: "Saved") }
      }
      let editor = Editor()

      await editor.save()
      #expect(StatusHUD.messages == [.success("Saved")])
      #expect(StatusHUD.activityCount == 0)
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
