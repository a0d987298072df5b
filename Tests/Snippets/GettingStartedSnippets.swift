// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// GettingStarted, and the snippet that it shares with the landing page.
  @MainActor @Suite struct GettingStarted {
    private let clean = CleanHUD()

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
