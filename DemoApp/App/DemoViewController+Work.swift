// SPDX-License-Identifier: MIT

import StatusHUD

/// The rows that do work.
extension DemoViewController {
  /// Counts primes. The ring shows the progress, and Cancel stops the work.
  func countPrimes(_ row: RowControl) {
    start(row) { [limit] in
      let progress = Progress(totalUnitCount: limit)
      let count = try await StatusHUD.withCancellableActivity(
        status: "Counting primes", progress: 0
      ) { activity in
        activity.follow(progress)
        return try await PrimeCount.run(progress)
      }
      row.subtitle = "\(count.formatted()) primes"
      StatusHUD.showSuccess(status: row.subtitle)
    }
  }

  /// Runs four jobs in parallel. The HUD shows the newest one that still runs.
  func runFourJobs(_ row: RowControl) {
    start(row) { [limit] in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for job in 1...4 {
          group.addTask {
            try await StatusHUD.withActivity(status: "Job \(job) of 4") {
              _ = try await PrimeCount.run(Progress(totalUnitCount: limit / Int64(job)))
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  /// Runs a job that fails. The HUD shows the system's error description.
  func openFile(_ row: RowControl) {
    start(row) {
      try await StatusHUD.withActivity(status: "Opening") {
        _ = try await Task.detached { try Data(contentsOf: URL(fileURLWithPath: "/Letter.txt")) }
          .value
      }
    }
  }

  /// Shows work with a mask, and then a page, as a web sign-in does. The work steps aside for the page,
  /// and comes back when the user has answered.
  func signIn(_ row: RowControl) {
    start(row) { [self] in
      try await StatusHUD.withActivity(status: "Signing in", maskType: .black) {
        _ = try await PrimeCount.run(Progress(totalUnitCount: limit / 2))
        row.subtitle = await SignInController.answer(presentedBy: self)
        _ = try await PrimeCount.run(Progress(totalUnitCount: limit / 2))
      }
    }
  }

  /// Shows three errors in a queue. Each error stays on screen for its full display time.
  func openThreeFiles() {
    StatusHUD.configure { $0.messagePolicy = .queue }
    for name in ["Annual report.pdf", "Letter.txt", "Photo.jpeg"] {
      do {
        _ = try Data(contentsOf: URL(fileURLWithPath: "/\(name)"))
      } catch {
        StatusHUD.showError(status: name, details: error.localizedDescription)
      }
    }
    // Messages that are already waiting still appear. A later message appears immediately.
    StatusHUD.configure { $0.messagePolicy = .replace }
  }

  func saveNote(_ row: RowControl) {
    start(row) {
      try Self.writeNote()
      StatusHUD.showSuccess(status: "Saved")
    }
  }

  private nonisolated static func writeNote() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("StatusHUD note.txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "Written by the StatusHUD demo".write(to: file, atomically: true, encoding: .utf8)
  }

  /// Shows a message. The completion runs when the message ends or when another one replaces it.
  func showUntilRead(_ row: RowControl) {
    row.subtitle = "On screen"
    StatusHUD.show(.info("It takes about four seconds to read this message.")) {
      row.subtitle = "Over"
    }
  }

  /// Counts primes, and meanwhile saves a note on another thread. The message beside the HUD doesn't end
  /// or cover the work.
  func saveWhileCounting(_ row: RowControl) {
    start(row) { [limit] in
      try await StatusHUD.withActivity(status: "Counting primes") {
        try await Task.detached {
          try Self.writeNote()
          StatusHUD.showText("Note saved", position: .bottom)
        }.value
        _ = try await PrimeCount.run(Progress(totalUnitCount: limit))
      }
    }
  }

  /// Shows a message with a button. The press ends the message.
  func deleteNote(_ row: RowControl) {
    row.subtitle = "Deleted"
    let undo = StatusHUD.Message.Action("Undo") { row.subtitle = "Restored" }
    StatusHUD.show(.text("Note deleted", position: .bottom, action: undo))
  }

  /// Shows a message that stays while work comes and goes, or ends it.
  func toggleConnection(_ row: RowControl) {
    if StatusHUD.messages.contains(Self.offline) { return StatusHUD.dismiss(Self.offline) }
    row.value = "Offline"
    StatusHUD.show(Self.offline) { row.value = "Online" }
  }

  private static let offline = StatusHUD.Message.text(
    "You’re offline", duration: .infinity, position: .top)

  /// Runs a job, unless the row's job is already running, and shows the error that it throws.
  private func start(_ row: RowControl, _ job: @escaping @MainActor () async throws -> Void) {
    guard jobs[row] == nil else { return }
    jobs[row] = Task {
      do {
        try await job()
      } catch is CancellationError {
        row.subtitle = "Canceled"
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }
      jobs[row] = nil
    }
  }
}
