// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

// Platforms: Only Apple's systems have StoreKit.
#if canImport(StoreKit)
  import StoreKit
#endif

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

    @Test func valuesOfASequence() async throws {
      struct Export {
        let fractions: AsyncThrowingStream<Double, any Error>
      }
      let export = Export(
        fractions: AsyncThrowingStream { () -> Double? in
          #expect(StatusHUD.activityCount == 1)
          throw Refusal()
        })

      func run() async throws {
        try await StatusHUD.withActivity(status: "Exporting", progress: 0) { activity in
          for try await fraction in export.fractions {
            activity.update(progress: fraction)
          }
        }
      }

      await #expect(throws: Refusal.self) { try await run() }
      #expect(!StatusHUD.isVisible)
    }

    /// The work waits until it's canceled.
    @Test func aTimeLimit() async {
      func load() async throws -> [String] {
        let forever = AsyncStream<Never> { _ in }
        for await _ in forever {}
        try Task.checkCancellation()
        return []
      }
      let limit: UInt64 = 0

      func loadInTime() async throws -> [String] {
        let work = Task { try await load() }
        let timer = Task {
          try await Task.sleep(nanoseconds: limit)
          work.cancel()
        }
        defer { timer.cancel() }
        return try await StatusHUD.withActivity(status: "Loading") { try await work.value }
      }

      await #expect(throws: CancellationError.self) { try await loadInTime() }
      #expect(!StatusHUD.isVisible)
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

    @Test func aPurchase() async {
      // Linux has no StoreKit, and on visionOS, a purchase needs a scene.
      #if canImport(StoreKit) && !os(visionOS)
        func buy(_ product: Product) async throws {
          let result = try await StatusHUD.withActivity(status: "Purchasing", maskType: .black) {
            try await product.purchase()
          }
          if case .success(.verified(let transaction)) = result {
            await transaction.finish()
            StatusHUD.showSuccess(status: "Thank you")
          }
        }
      #endif
      #expect(!StatusHUD.isVisible)
    }
  }
}
