// SPDX-License-Identifier: MIT

import StatusHUD

/// The rows that do work. The work runs outside the main actor and calls StatusHUD from there.
extension DemoViewController {
  /// Hashes files. The ring shows the fraction of bytes that were read, and Cancel stops the job.
  func hashFiles(_ row: RowControl) {
    start(row) { [self] in
      let job = DirectoryHash(directory: directory)
      let watch = Stopwatch()
      let cancel: StatusHUD.CancelAction = { self.jobs[row]?.cancel() }
      StatusHUD.showProgress(0, status: "Hashing files", onCancel: cancel)
      async let result = job.run {
        StatusHUD.showProgress(
          $0.fraction, status: "Hashing files",
          details: "\($0.file.grouped) of \($0.fileCount.grouped) files", onCancel: cancel)
      }
      do {
        let summary = try await result
        row.subtitle = summary.digest
        StatusHUD.showSuccess(
          status: "\(summary.fileCount.grouped) files",
          details: "\(summary.byteCount.asFileSize) in \(watch.text)")
      } catch is CancellationError {
        row.subtitle = "Canceled after \(watch.text)"
        StatusHUD.popActivity()
      }
    }
  }

  /// Runs four independent jobs. The HUD disappears when the last job ends.
  func runFourJobs(_ row: RowControl) {
    start(row) {
      let watch = Stopwatch()
      row.subtitle = "0 of 4 done"
      let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
        for job in 1...4 {
          group.addTask {
            StatusHUD.show(status: "Four jobs")
            defer { StatusHUD.popActivity() }
            return PrimeCount.count(in: 0..<job * 4_000_000)
          }
        }
        var counts: [Int] = []
        for await count in group {
          counts.append(count)
          row.subtitle = "\(counts.count) of 4 done"
        }
        return counts
      }
      row.subtitle = "\(counts.reduce(0, +).grouped) primes in \(watch.text)"
    }
  }

  /// Does long work without blocking the app. The subtitle counts the taps on other rows.
  func countPrimes(_ row: RowControl) {
    if let job = jobs[row] { return job.cancel() }
    row.subtitle = "Running, other taps: 0"
    counting = (row, 0)
    StatusHUD.show(status: "Counting primes")
    start(row) { [self] in
      async let count = PrimeCount.count(in: 0..<30_000_000)
      row.subtitle = await "\(count.grouped) primes, other taps: \(counting?.otherTaps ?? 0)"
      counting = nil
      StatusHUD.popActivity()
    }
  }

  func countTap(on row: RowControl) {
    guard let (counter, taps) = counting, row !== counter else { return }
    counting = (counter, taps + 1)
    counter.subtitle = "Running, other taps: \(taps + 1)"
  }

  /// Runs a job that fails. The HUD shows the system's error description.
  func openFile(_ row: RowControl) {
    start(row) { [directory] in
      let file = directory.appendingPathComponent("Annual report.pdf")
      StatusHUD.show(status: "Opening")
      let data = try await Task.detached { try Data(contentsOf: file) }.value
      StatusHUD.showInfo(status: "\(data.count.grouped) bytes")
    }
  }

  func showDevice(_ row: RowControl) {
    let process = ProcessInfo.processInfo
    let memory = Int64(clamping: process.physicalMemory).formatted(.byteCount(style: .memory))
    StatusHUD.showInfo(
      status: """
        \(process.operatingSystemVersionString)
        \(process.activeProcessorCount) processors, \(memory)
        """)
  }

  func saveNote(_ row: RowControl) {
    start(row) { StatusHUD.showSuccess(status: "Saved \(try SavedNote.write()) bytes") }
  }

  func showFreeSpace(_ row: RowControl) {
    start(row) {
      let attributes = try FileManager.default.attributesOfFileSystem(
        forPath: NSTemporaryDirectory())
      let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
      StatusHUD.showText("\(free.asFileSize) free")
    }
  }

  /// Shows three errors in a queue. Each error stays on screen for its full display time.
  func openThreeFiles(_ row: RowControl) {
    start(row) {
      let failures = try await Task.detached { try UnreadableFiles.open() }.value
      StatusHUD.configure { $0.messagePolicy = .queue }
      for failure in failures {
        StatusHUD.showError(status: failure.name, details: failure.error.localizedDescription)
      }
      // Messages that are already waiting still appear. A later message appears immediately.
      StatusHUD.configure { $0.messagePolicy = .replace }
      row.subtitle = "\(failures.count) files could not be read"
    }
  }

  /// Shows the HUD until the closure ends, whether it returns or throws an error.
  func listFiles(_ row: RowControl) {
    start(row) { [directory] in
      let watch = Stopwatch()
      let count = try await StatusHUD.withActivity(status: "Listing files") {
        try await Task.detached {
          try FileManager.default.subpathsOfDirectory(atPath: directory.path).count
        }.value
      }
      row.subtitle = "\(count.grouped) files and directories in \(watch.text)"
    }
  }

  /// Shows work with the app's indicator. A HUD that's already on screen keeps its indicator.
  func showOwnIndicator(_ row: RowControl) {
    start(row) {
      StatusHUD.indicatorProvider = { $0 == .spinner ? BouncingDotsView() : nil }
      defer { StatusHUD.indicatorProvider = nil }
      let watch = Stopwatch()
      StatusHUD.show(status: "Counting primes")
      async let count = PrimeCount.count(in: 0..<12_000_000)
      row.subtitle = await "\(count.grouped) primes in \(watch.text)"
      StatusHUD.popActivity()
    }
  }

  /// Shows a message. The completion runs when the message ends or when another one replaces it.
  func showUntilRead(_ row: RowControl) {
    let watch = Stopwatch()
    row.subtitle = "On screen"
    StatusHUD.show(.info("It takes about four seconds to read this message.")) {
      row.subtitle = "Over after \(watch.text)"
    }
  }

  /// Shows a message while work continues. A tap dismisses only the message.
  func showBeforeWork(_ row: RowControl) {
    start(row) {
      StatusHUD.configure { $0.tapDismissal = .messages }
      let activity = StatusHUD.beginActivity(status: "Counting primes")
      async let count = PrimeCount.count(in: 0..<30_000_000)
      await withCheckedContinuation { continuation in
        StatusHUD.show(.info("Tap me", details: "The work goes on", duration: .infinity)) {
          continuation.resume()
        }
      }
      StatusHUD.configure { $0.tapDismissal = .never }
      row.subtitle = "Tapped, and still counting"
      row.subtitle = await "\(count.grouped) primes"
      activity.end()
    }
  }

  /// Runs a job, unless the row's job is already running, and shows the error that it throws.
  private func start(_ row: RowControl, _ job: @escaping @MainActor () async throws -> Void) {
    guard jobs[row] == nil else { return }
    jobs[row] = Task {
      do { try await job() } catch { StatusHUD.showError(status: error.localizedDescription) }
      jobs[row] = nil
    }
  }
}
