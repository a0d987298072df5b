// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

#if os(Linux)
  @_spi(LinuxHost) import LinuxUIKit
#endif

extension Snippets {
  @MainActor @Suite struct Activities {
    private let clean = CleanHUD()
    private let log = Log()

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
        private let activity = StatusHUD.beginActivity(status: "Uploading", progress: 0)

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

    @Test func aPopEndsTheCountedWorkThatBeganLast() {
      StatusHUD.show(status: "Uploading")
      StatusHUD.showProgress(0.5, status: "Compressing")
      StatusHUD.popActivity()

      #expect(StatusHUD.activityCount == 1)
      StatusHUD.showProgress(0.6, status: "Compressing")
      #expect(StatusHUD.activityCount == 2, "the next value counts again")
    }

    @Test func details() {
      StatusHUD.show(status: "Copying", details: "1 of 3 files")
      StatusHUD.setDetails("2 of 3 files")

      #expect(StatusHUD.status == "Copying")
      #expect(StatusHUD.details == "2 of 3 files")
      #expect(StatusHUD.activityCount == 1, "new details count nothing")
    }

    @Test func cancellableWork() async throws {
      @MainActor func exportMovie(_ received: (Double) -> Void) async throws -> String {
        received(0.5)
        #expect(StatusHUD.status == "Exporting")
        return "movie"
      }

      let movie = try await StatusHUD.withCancellableActivity(status: "Exporting") { activity in
        try await exportMovie { activity.update(progress: $0) }
      }

      #expect(movie == "movie")
      #expect(!StatusHUD.isVisible)
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

    @Test func cancellationReachesTheWork() async {
      let task = Task {
        try await StatusHUD.withCancellableActivity(status: "Exporting") {
          for await _ in AsyncStream<Void>(unfolding: { await Task.yield() }) {}
          try Task.checkCancellation()
        }
      }
      task.cancel()

      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(!StatusHUD.isVisible)
    }

    #if os(Linux)
      /// Apple's systems have no scene in a test without an app.
      @Test func theButtonCancelsOnlyTheWork() async throws {
        let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 1)
        defer { screen.disconnect() }
        StatusHUD.configure {
          $0.cancelTitle = "Stop"
          $0.fadeInDuration = 0
          $0.fadeOutDuration = 0
        }
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
          try await StatusHUD.withCancellableActivity(status: "Exporting") {
            for await _ in stream {}
            try Task.checkCancellation()
          }
        }
        await screen.advance(by: 1)
        let button = try #require(Self.button(in: screen.windowScene.windows))
        #expect(button.title(for: .normal) == "Stop")

        screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil as UIView?))

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!task.isCancelled, "the button leaves the task of the caller alone")
        await screen.advance(by: 1)
        #expect(Self.button(in: screen.windowScene.windows) == nil)
      }

      private static func button(in views: [UIView]) -> UIButton? {
        for view in views {
          if let button = view as? UIButton ?? button(in: view.subviews) { return button }
        }
        return nil
      }
    #endif

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

      #expect(StatusHUD.status == "Photo 1", "the second waits")
      #expect(StatusHUD.details == "It was not sent.")
    }

    @Test func graceTime() {
      StatusHUD.configure {
        $0.graceTime = 0.3
        $0.minimumVisibleTime = 0.5
      }
      #expect(StatusHUD.configuration.graceTime == 0.3)
      #expect(StatusHUD.configuration.minimumVisibleTime == 0.5)
    }

    @Test func whyItStays() {
      StatusHUD.show(status: "Signing in")
      StatusHUD.show(status: "Loading")
      let activity = StatusHUD.beginActivity(status: "Sync")

      print(StatusHUD.stateDescription)

      #expect(
        description == "counted 2: Loading, 0 s; scoped: Sync, 0 s; waiting: none; on screen: no")
      activity.end()
      StatusHUD.popActivity()
      StatusHUD.popActivity()
      #expect(description == "counted 0; scoped: none; waiting: none; on screen: no")
    }

    @Test func whyAMessageStays() {
      StatusHUD.configure { $0.messagePolicy = .queue }
      StatusHUD.showSuccess(status: "Saved")
      StatusHUD.showInfo(status: nil, details: "Sent")
      StatusHUD.showError(status: String(repeating: "x", count: 100))
      StatusHUD.dismiss(after: 10)

      let waiting = String(repeating: "x", count: 60) + ", 0 s, Sent, 0 s"
      #expect(
        description == "counted 0; scoped: none; message: Saved, 0 s; waiting: \(waiting); "
          + "dismissal: in 0 s; on screen: no")
    }

    /// The description of the state with all times set to 0: the tests have no clock.
    private var description: String {
      StatusHUD.stateDescription
        .replacingOccurrences(of: "[0-9]+ s", with: "0 s", options: .regularExpression)
    }

    @Test func logInTheBackground() {
      StatusHUD.show(status: "Loading")

      let observation = NotificationCenter.default.addObserver(
        forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in
        if StatusHUD.isVisible { log.append(StatusHUD.stateDescription) }
      }

      let name = UIScene.didEnterBackgroundNotification
      NotificationCenter.default.post(name: name, object: nil)
      StatusHUD.popActivity()
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(observation)
      #expect(log.lines.count == 1)
      #expect(log.lines.first?.hasPrefix("counted 1: Loading, ") == true)
    }
  }
}
