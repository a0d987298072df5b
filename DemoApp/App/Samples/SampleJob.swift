// SPDX-License-Identifier: MIT

import StatusHUD

/// A HUD in a view, and the work during which it's visible.
@MainActor
struct SampleJob {
  let sample: ViewCase
  let host: UIView
  let language: SampleLanguage
  let directory: URL

  /// The time that a user has to read text, in seconds.
  private static let readingTime: TimeInterval = 2

  /// Shows the HUD, does the work, and hides the HUD.
  ///
  /// - Parameter tell: A closure that receives the result of the work after the HUD is hidden.
  func run(_ tell: @escaping @MainActor (String) -> Void) {
    let progress = Progress(totalUnitCount: 1000)
    let hud = sample.present(in: host, language: language, animated: true) { hud in
      // Keep the HUD visible even if the work ends quickly.
      hud.configuration.minimumVisibleTime = 1
      if sample.work == .cancellable { hud.onCancel = { progress.cancel() } }
    }
    Task {
      do {
        let news = try await work(under: hud, progress)
        guard sample.work != .message else { return tell(news) }
        let isFinal = sample.work == .none || sample.stages.count > 1
        hud.hide(after: isFinal ? Self.readingTime : 0) {
          tell(news)
          if sample.work == .reported { HUDView.show(.text(news), in: host) }
        }
      } catch {
        hud.show(.error(error.localizedDescription))
      }
    }
  }

  /// - Returns: A description of the result.
  private func work(under hud: HUDView, _ progress: Progress) async throws -> String {
    let watch = Stopwatch()
    let job = DirectoryHash(directory: directory)
    switch sample.work {
    case .none, .message:
      return "Was shown"
    case .unmeasured, .reported:
      return await count(below: 1_000_000, progress)
    case .measured:
      return try await run(job, under: hud).digest
    case .followed:
      hud.follow(progress)
      return await count(below: 2_000_000, progress)
    case .cancellable:
      hud.follow(progress)
      return await count(below: 60_000_000, progress)
    case .staged:
      _ = try await Task.detached { try job.files() }.value
      enter(1, hud)
      let first = try await run(job, under: hud).digest
      enter(2, hud)
      let second = try await run(job, under: hud).digest
      enter(3, hud)
      return first == second ? first : "The files changed meanwhile"
    case .transfer:
      _ = try await Task.detached { try job.files() }.value
      enter(1, hud)
      let summary = try await run(.throughPipe(directory), under: hud)
      enter(2, hud)
      return "\(summary.byteCount.asFileSize) in \(watch.text), \(summary.digest)"
    }
  }

  private func count(below end: Int, _ progress: Progress) async -> String {
    let watch = Stopwatch()
    let count = await Task.detached {
      PrimeCount.count(below: end, reportingTo: progress)
    }.value
    return count.map { "\($0.grouped) primes in \(watch.text)" } ?? "Canceled after \(watch.text)"
  }

  private func run(_ job: DirectoryHash, under hud: HUDView) async throws -> DirectoryHash.Summary {
    try await Task.detached {
      try job.run { step in
        let fraction = step.fraction
        Task { @MainActor in hud.progress = fraction }
      }
    }.value
  }

  private func enter(_ stage: Int, _ hud: HUDView) { sample.stages[stage](hud, language) }
}
