// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen with a row for each typical use of a HUD in a view. The texts of the HUDs are examples.
/// The work that most of them show is always to count primes.
final class SamplesViewController: ListViewController {
  /// The time that a user has to read text, in seconds.
  private static let readingTime: TimeInterval = 2

  private let limit: Int64
  private var tasks: [Task<Void, Never>] = []

  /// - Parameter limit: The number below which the work counts primes.
  init(limit: Int64) {
    self.limit = limit
    super.init(title: "In a view", isPresented: true)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.add(
      "Examples of HUDView",
      ViewCase.all.map { sample in
        RowControl(sample.title, sample.name) { [weak self] in self?.show(sample, from: $0) }
      })
  }

  private func show(_ sample: ViewCase, from row: RowControl) {
    guard let host = sample.isInWindow ? view.window : view else { return }
    row.subtitle = "On screen"
    guard let hud = sample.present(in: host, language: language) else { return }
    guard sample.work != .none else { return hud.hide(after: Self.readingTime) }
    // Keep the HUD visible even if the work ends quickly.
    hud.configuration.minimumVisibleTime = 1
    let task = Task {
      do {
        var result = ""
        // A HUD with several stages ends with one that shows the result.
        for stage in sample.stages.dropFirst() {
          result = try await count(under: hud)
          stage(hud, language)
        }
        let isOneStage = sample.stages.count == 1
        if isOneStage { result = try await count(under: hud) }
        hud.hide(after: isOneStage ? 0 : Self.readingTime) { [result] in
          row.subtitle = result
          if sample.work == .reported { HUDView.show(.text(result), in: host) }
        }
      } catch {
        hud.hide()
        row.subtitle = "Canceled"
      }
    }
    tasks.append(task)
    if sample.work == .cancellable { hud.onCancel = { task.cancel() } }
  }

  private func count(under hud: HUDView) async throws -> String {
    // One of the HUDs names this limit.
    let progress = Progress(totalUnitCount: hud.progress == nil ? min(limit, 1_000_000) : limit)
    if hud.progress != nil { hud.follow(progress) }
    return "\(try await PrimeCount.run(progress).formatted()) primes"
  }

  override func leave() {
    for task in tasks { task.cancel() }
    if let window = view.window { HUDView.hideAll(in: window, animated: true) }
    super.leave()
  }
}
