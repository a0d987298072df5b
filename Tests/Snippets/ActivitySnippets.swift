// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct Activities {
    private let clean = CleanHUD()

    @Test func scopeThatUpdates() async throws {
      struct Page {
        let title: String
      }
      var seen: [String?] = []
      func load(_ page: Page) async throws { seen.append(StatusHUD.details) }
      let pages = [Page(title: "Cover"), Page(title: "Contents")]

      try await StatusHUD.withActivity(status: "Loading") { activity in
        for page in pages {
          activity.update(details: page.title)
          try await load(page)
        }
      }

      #expect(seen == ["Cover", "Contents"])
      #expect(!StatusHUD.isVisible)
    }

    @Test func activityEndsWithItsOwner() {
      final class Upload {
        private let activity = StatusHUD.beginActivity(status: "Uploading", progress: 0)

        func received(_ fraction: Double) {
          activity.update(progress: fraction)
        }
      }

      var upload: Upload? = Upload()
      upload?.received(0.5)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.activityCount == 1)
      upload = nil
      #expect(StatusHUD.activityCount == 0 && !StatusHUD.isVisible)
    }

    @Test func workThatStopsWhenItIsDismissed() async {
      var uploaded: [String] = []
      func upload(_ file: String) async {
        uploaded.append(file)
        if file == "b" { StatusHUD.dismiss() }
      }
      var files = ["a", "b", "c"]
      let activity = StatusHUD.beginActivity(status: "Uploading")

      while activity.isRunning, let file = files.popLast() {
        await upload(file)
      }

      #expect(uploaded == ["c", "b"])
      #expect(files == ["a"])
    }

    @Test func progressInAnActivity() async {
      func receive(_ progress: Progress) async {
        #expect(StatusHUD.status == "Downloading")
        progress.completedUnitCount = 3
      }
      func unpack() async {
        #expect(StatusHUD.status == "Unpacking")
        #expect(StatusHUD.isVisible, "the activity continues")
      }

      let download = Progress(totalUnitCount: 3)
      let activity = StatusHUD.beginActivity(status: "Downloading")
      activity.follow(download)
      await receive(download)
      activity.update(status: "Unpacking")
      await unpack()
      activity.end()

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

      #expect(StatusHUD.status == "Copying")
      #expect(StatusHUD.details == "2 of 3 files")
      #expect(StatusHUD.activityCount == 1, "new details count nothing")
    }

    @Test func described() {
      StatusHUD.configure {
        $0.showsPercentage = true
        $0.showsProgressDescription = true
      }

      let progress = Progress(totalUnitCount: 3)
      StatusHUD.showProgress(progress)
      // On Linux, the description is empty.
      let description = progress.localizedDescription ?? ""
      #expect(StatusHUD.status == (description.isEmpty ? nil : description))
      progress.cancel()
    }

    @Test func cancellableWork() async throws {
      @MainActor final class Editor {
        var seen: [String?] = []
        let failure: (any Error)?

        init(_ failure: (any Error)?) { self.failure = failure }

        func exportMovie(_ received: (Double) -> Void) async throws {
          received(0.5)
          seen.append(StatusHUD.status)
          if let failure { throw failure }
        }

        func export() async throws {
          do {
            try await StatusHUD.withCancellableActivity(status: "Exporting") { activity in
              try await self.exportMovie { activity.update(progress: $0) }
            }
          } catch is CancellationError, URLError.cancelled {
            // The user pressed Cancel. A URLSession throws the second error.
          }
        }
      }

      for failure: (any Error)? in [nil, CancellationError(), URLError(.cancelled)] {
        let editor = Editor(failure)
        try await editor.export()
        #expect(editor.seen == ["Exporting"])
        #expect(!StatusHUD.isVisible)
      }
      await #expect(throws: Refusal.self) { try await Editor(Refusal()).export() }
    }

    @Test func cancellableWorkInItsDocumentation() async throws {
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

    @Test func titleOfTheCancelButton() {
      StatusHUD.configure { $0.cancelTitle = "Stop" }
      #expect(StatusHUD.configuration.cancelTitle == "Stop")
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

    @Test func cancelAProgress() {
      let progress = Progress(totalUnitCount: 3)
      StatusHUD.showProgress(progress, status: "Downloading", onCancel: { progress.cancel() })

      #expect(StatusHUD.activityCount == 1)
    }
  }
}
