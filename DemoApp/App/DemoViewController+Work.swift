// SPDX-License-Identifier: MIT

import StatusHUD

/// The rows that do work. The work runs outside the main actor and calls StatusHUD from there.
extension DemoViewController {
  /// Hashes files. The ring shows the fraction of bytes that were read, and Cancel stops the job.
  func hashFiles() {
    start(hashing) { [self] row in
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
        row.subtitle = "SHA-256 " + summary.digest
        let size = Int64(summary.byteCount).formatted(.byteCount(style: .file))
        StatusHUD.showSuccess(
          status: "\(summary.fileCount.grouped) files", details: "\(size) in \(watch.text)")
      } catch is CancellationError {
        row.subtitle = "Canceled after \(watch.text)"
        StatusHUD.popActivity()
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }
    }
  }

  /// Runs four independent jobs. The HUD disappears when the last job ends.
  func runFourJobs() {
    start(fourJobs) { row in
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
  func countPrimes() {
    if let primes {
      primes.cancel()
      return
    }
    tapsMeanwhile = 0
    counting.subtitle = "Running, other taps: 0"
    let task = Task.detached { PrimeCount.count(in: 0..<30_000_000) }
    primes = task
    StatusHUD.show(status: "Counting primes")
    Task {
      let count = await task.value
      primes = nil
      StatusHUD.popActivity()
      counting.subtitle = "\(count.grouped) primes, other taps: \(tapsMeanwhile)"
    }
  }

  func countTap() {
    guard primes != nil else { return }
    tapsMeanwhile += 1
    counting.subtitle = "Running, other taps: \(tapsMeanwhile)"
  }

  /// Runs a job that fails. The HUD shows the system's error description.
  func openMissingFile() {
    start(missing) { [directory] _ in
      let file = directory.appendingPathComponent("Annual report.pdf")
      StatusHUD.show(status: "Opening")
      let outcome = await Task.detached { Result { try Data(contentsOf: file) } }.value
      switch outcome {
      case .success(let data): StatusHUD.showInfo(status: "\(data.count.grouped) bytes")
      case .failure(let error): StatusHUD.showError(status: error.localizedDescription)
      }
    }
  }

  /// Shows three errors in a queue. Each error stays on screen for its full display time.
  func openUnreadableFiles() {
    start(failures) { row in
      let outcome = await Task.detached { Result { try UnreadableFiles.open() } }.value
      switch outcome {
      case .success(let found):
        StatusHUD.configure { $0.messagePolicy = .queue }
        for failure in found {
          StatusHUD.showError(status: failure.name, details: failure.error.localizedDescription)
        }
        // Messages that are already waiting still appear. A later message appears immediately.
        StatusHUD.configure { $0.messagePolicy = .replace }
        row.subtitle = "\(found.count) files could not be read"
      case .failure(let error):
        StatusHUD.showError(status: error.localizedDescription)
      }
    }
  }

  /// Shows the HUD until the closure ends, whether it returns or throws an error.
  func listFiles() {
    start(scoped) { [directory] row in
      let watch = Stopwatch()
      do {
        let count = try await StatusHUD.withActivity(status: "Listing files") {
          try await Task.detached {
            try FileManager.default.subpathsOfDirectory(atPath: directory.path).count
          }.value
        }
        row.subtitle = "\(count.grouped) files and directories in \(watch.text)"
      } catch {
        StatusHUD.showError(status: error.localizedDescription)
      }
    }
  }

  /// Shows work with the app's indicator. A HUD that's already on screen keeps its indicator.
  func countUnderAnimation() {
    start(animated) { row in
      StatusHUD.indicatorProvider = { $0 == .spinner ? BouncingDotsView() : nil }
      defer { StatusHUD.indicatorProvider = nil }
      let watch = Stopwatch()
      StatusHUD.show(status: "Counting primes")
      async let count = PrimeCount.count(in: 0..<12_000_000)
      row.subtitle = await "\(count.grouped) primes in \(watch.text)"
      StatusHUD.popActivity()
    }
  }

  /// Shows a message while work continues. A tap dismisses only the message.
  func showBeforeWork() {
    start(tapping) { row in
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

  private func start(
    _ row: RowControl,
    _ job: @escaping @MainActor (RowControl) async -> Void
  ) {
    guard jobs[row] == nil else { return }
    jobs[row] = Task {
      await job(row)
      jobs[row] = nil
    }
  }
}
