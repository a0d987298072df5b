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
    switch sample.work {
    case .none, .message:
      return "Was shown"
    case .unmeasured, .reported:
      return await count(below: 1_000_000, progress)
    case .measured:
      return try await hash { fraction in
        Task { @MainActor in hud.progress = fraction }
      }
    case .followed:
      hud.follow(progress)
      return await count(below: 2_000_000, progress)
    case .cancellable:
      hud.follow(progress)
      return await count(below: 60_000_000, progress)
    case .staged:
      return try await hashTwice(under: hud)
    case .transfer:
      return try await transfer(under: hud)
    }
  }

  private func count(below end: Int, _ progress: Progress) async -> String {
    let watch = Stopwatch()
    let count = await Task.detached {
      PrimeCount.count(below: end, reportingTo: progress)
    }.value
    return count.map { "\($0.grouped) primes in \(watch.text)" } ?? "Canceled after \(watch.text)"
  }

  private func hash(_ report: @escaping @Sendable (Double) -> Void) async throws -> String {
    let job = DirectoryHash(directory: directory)
    return try await "SHA-256 " + Task.detached { try job.run { report($0.fraction) } }.value.digest
  }

  private func hashTwice(under hud: HUDView) async throws -> String {
    let job = DirectoryHash(directory: directory)
    _ = try await Task.detached { try job.files() }.value
    enter(1, hud)
    let first = try await hash { fraction in Task { @MainActor in hud.progress = fraction } }
    enter(2, hud)
    let second = try await hash { fraction in Task { @MainActor in hud.progress = fraction } }
    enter(3, hud)
    return first == second ? first : "The files changed meanwhile"
  }

  private func transfer(under hud: HUDView) async throws -> String {
    let watch = Stopwatch()
    let transfer = try await NetworkTransfer(ofFilesIn: directory)
    enter(1, hud)
    hud.follow(transfer.progress)
    let summary = try await transfer.receive()
    enter(2, hud)
    let size = Int64(summary.byteCount).formatted(.byteCount(style: .file))
    return "\(size) in \(watch.text), SHA-256 \(summary.digest)"
  }

  private func enter(_ stage: Int, _ hud: HUDView) {
    sample.stages[stage].enter(hud, in: language)
  }
}
