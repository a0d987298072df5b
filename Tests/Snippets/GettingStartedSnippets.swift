// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// GettingStarted, and the snippets that it shares with the README and the landing page.
  @MainActor @Suite struct GettingStarted {
    private let clean = CleanHUD()
    private let log = Log()

    @Test func setUpAtLaunch() {
      StatusHUD.configuration.avoidsKeyboard = false

      StatusHUD.configure { $0.avoidsKeyboard = true }

      #expect(StatusHUD.configuration.avoidsKeyboard)
    }

    @Test func oneLine() {
      StatusHUD.show(status: "Uploading")
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 1)
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
      var counts: [Int] = []
      func upload(_ file: String) async { counts.append(StatusHUD.activityCount) }
      let files = ["a", "b", "c"]

      for (index, file) in files.enumerated() {
        StatusHUD.showProgress(Double(index) / Double(files.count), status: file)
        await upload(file)
      }
      StatusHUD.popActivity()

      #expect(counts == [1, 1, 1])
      #expect(!StatusHUD.isVisible)
    }

    @Test func followedProgress() {
      let progress = Progress(totalUnitCount: 3)
      StatusHUD.showProgress(progress, status: "Downloading")

      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 1)
      #expect(!progress.isFinished)
    }

    @Test func messageEndsCountedActivity() {
      StatusHUD.show()
      StatusHUD.showSuccess(status: "Saved")
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 0)
    }

    @Test func messageAsAValue() {
      let error: any Error = Refusal()

      func message(for error: any Error) -> StatusHUD.Message {
        if error is CancellationError { return .info("Not sent") }
        return .error("Not sent", details: error.localizedDescription)
      }

      StatusHUD.show(message(for: error))

      #expect(StatusHUD.status == "Not sent")
      #expect(StatusHUD.details == error.localizedDescription)
      #expect(message(for: CancellationError()) == .info("Not sent"))
    }

    @Test func messageInItsDocumentation() {
      StatusHUD.show(.success("Saved", details: "3 photos"))
      #expect(StatusHUD.status == "Saved")
      #expect(StatusHUD.details == "3 photos")
    }

    @Test func messageWithAClosure() async {
      let screens = Screens()

      StatusHUD.show(.success("Saved")) {
        screens.showNext()
      }

      #expect(StatusHUD.status == "Saved")
      #expect(screens.shown == 0, "the message isn't over")
      await withCheckedContinuation { turn in
        StatusHUD.dismiss { turn.resume() }
      }
      #expect(screens.shown == 1)
    }

    @Test func tapsThatEndMessages() {
      #expect(StatusHUD.configuration.tapDismissal == .never)

      StatusHUD.configure { $0.tapDismissal = .messages }

      #expect(StatusHUD.configuration.tapDismissal == .messages)
    }

    @Test func messageWithoutAnEnd() {
      StatusHUD.showText("Waiting for the network", duration: .infinity)
      #expect(StatusHUD.status == "Waiting for the network")
      StatusHUD.show(status: "Sending")
      #expect(StatusHUD.status == "Sending", "work replaces it")
      StatusHUD.popActivity()
      #expect(!StatusHUD.isVisible)
    }

    @Test func testsOfAnApp() async {
      struct Editor {
        func save() async { StatusHUD.showSuccess(status: "Saved", details: "3 photos") }
      }
      let editor = Editor()

      await editor.save()
      #expect(StatusHUD.status == "Saved")
      #expect(StatusHUD.details == "3 photos")
    }

    @Test func messageWithItsOwnTimeAndMask() {
      StatusHUD.showInfo(status: "Offline. Changes are sent later.", duration: 3, maskType: .clear)
      #expect(StatusHUD.isVisible)
      // The call's own mask is not the default of later ones.
      #expect(StatusHUD.configuration.maskType == .passthrough)
    }

    @Test func dismissalWithAClosure() async {
      let screens = Screens()
      StatusHUD.show()

      StatusHUD.dismiss(after: 0.5) {
        screens.showNext()
      }
      #expect(StatusHUD.activityCount == 0)
      #expect(StatusHUD.isVisible)

      // Replaces the first, whose closure runs in the next turn.
      await withCheckedContinuation { turn in
        StatusHUD.dismiss { turn.resume() }
      }
      #expect(screens.shown == 1)
      #expect(!StatusHUD.isVisible)
    }

    @Test func dismissalAsAFunction() {
      StatusHUD.show()

      let close: () -> Void = StatusHUD.dismiss
      close()
      #expect(!StatusHUD.isVisible)
    }

    @Test func mask() {
      StatusHUD.show(status: "Paying", maskType: .black)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == .passthrough)
    }

    @Test func notifications() {
      let observation = NotificationCenter.default.addObserver(
        forName: StatusHUD.didDisappearNotification, object: nil, queue: nil
      ) { notification in
        let status = notification.userInfo?[StatusHUD.statusUserInfoKey] as? String
        log.append("gone: \(status ?? "no text")")
      }

      // As the HUD posts them.
      NotificationCenter.default.post(
        name: StatusHUD.didDisappearNotification, object: nil,
        userInfo: [StatusHUD.statusUserInfoKey: "Saved"])
      NotificationCenter.default.post(name: StatusHUD.didDisappearNotification, object: nil)
      NotificationCenter.default.removeObserver(observation)
      #expect(log.lines == ["gone: Saved", "gone: no text"])
      #expect(StatusHUD.statusUserInfoKey == "StatusHUDStatus", "as in SVProgressHUD.h")
    }
  }
}
