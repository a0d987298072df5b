// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct Activities {
    private let clean = CleanHUD()

    @Test func scope() async throws {
      var wasVisible = false
      func loadPhoto() async throws -> String {
        wasVisible = StatusHUD.isVisible
        return "photo"
      }

      let photo = try await StatusHUD.withActivity(status: "Loading") {
        try await loadPhoto()
      }

      #expect(photo == "photo")
      #expect(wasVisible)
      #expect(!StatusHUD.isVisible)
    }

    @Test func beginAndEnd() {
      let activity = StatusHUD.beginActivity(status: "Preparing")
      activity.update(status: "Uploading")
      activity.update(details: "3 of 120 photos")
      activity.update(progress: 0.4)
      activity.end()

      #expect(!StatusHUD.isVisible)
      activity.update(progress: 0.5)
      #expect(!StatusHUD.isVisible, "an ended activity does nothing")
    }

    @Test func activityEndsWithItsOwner() {
      final class Upload {
        private let activity = StatusHUD.beginActivity(status: "Uploading")

        func received(_ fraction: Double) {
          activity.update(progress: fraction)
        }
      }

      var upload: Upload? = Upload()
      upload?.received(0.5)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 0, "scoped activities are not counted")
      upload = nil
      #expect(!StatusHUD.isVisible)
    }

    @Test func count() {
      StatusHUD.show(status: "First request")
      StatusHUD.show(status: "Second request")
      StatusHUD.popActivity()
      StatusHUD.popActivity()

      #expect(StatusHUD.activityCount == 0)
      #expect(!StatusHUD.isVisible)
    }

    @Test func details() {
      StatusHUD.show(status: "Copying", details: "1 of 3 files")
      StatusHUD.setDetails("2 of 3 files")

      #expect(StatusHUD.activityCount == 1, "new details count nothing")
    }

    @Test func scopeWithItsActivity() async throws {
      struct Page {
        let title: String
      }

      let pages = [Page(title: "Cover"), Page(title: "Index")]
      var shown: [String?] = []
      func load(_ page: Page) async throws {
        shown.append(StatusHUD.details)
      }

      try await StatusHUD.withActivity(status: "Loading") { activity in
        for page in pages {
          activity.update(details: page.title)
          try await load(page)
        }
      }

      #expect(shown == ["Cover", "Index"])
      #expect(!StatusHUD.isVisible)
    }

    @Test func cancellableScope() async throws {
      func exportPhoto() async throws -> String {
        #expect(StatusHUD.status == "Exporting")
        return "photo"
      }

      let photo = try await StatusHUD.withCancellableActivity(status: "Exporting") {
        try await exportPhoto()
      }

      #expect(photo == "photo")
      #expect(!StatusHUD.isVisible)
    }

    @Test func messageAsAValue() {
      StatusHUD.show(.success("Saved", details: "3 photos"))

      #expect(StatusHUD.status == "Saved" && StatusHUD.details == "3 photos")
    }

    @Test func cancel() async {
      func exportMovie() async throws {
        #expect(StatusHUD.isVisible)
      }

      let export = Task { try await exportMovie() }
      StatusHUD.show(status: "Exporting", onCancel: { export.cancel() })
      _ = try? await export.value
      StatusHUD.popActivity()

      #expect(!export.isCancelled, "nobody pressed the button")
      #expect(!StatusHUD.isVisible)
    }

    @Test func cancelAProgress() {
      let progress = Progress(totalUnitCount: 3)
      StatusHUD.showProgress(progress, status: "Downloading", onCancel: { progress.cancel() })

      #expect(StatusHUD.activityCount == 1)
    }

    @Test func queue() {
      let failed = ["Photo 1", "Photo 2"]

      StatusHUD.configure { $0.messagePolicy = .queue }
      for photo in failed {
        StatusHUD.showError(status: photo, details: "It was not sent.")
      }

      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.configuration.messagePolicy == .queue)
    }

    @Test func graceTime() {
      StatusHUD.configure {
        $0.graceTime = 0.3
        $0.minimumVisibleTime = 0.5
      }
      #expect(StatusHUD.configuration.graceTime == 0.3)
      #expect(StatusHUD.configuration.minimumVisibleTime == 0.5)
    }
  }
}
