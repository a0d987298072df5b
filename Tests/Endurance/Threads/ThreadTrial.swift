// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Sixteen threads make every call there is, against an app in an X11 window. Every few seconds
/// they all stop, and the trial checks what holds in every case.
@MainActor struct ThreadTrial {
  private static let threads = 16

  /// How long the threads call, all rounds together.
  let seconds: Int

  func run() async throws -> [Claim] {
    var claims: [Claim] = []
    try await XServer.run(screens: ["\(App.side)x\(App.side)x24"]) { server in
      let app = try await App(server)
      defer { app.host.disconnect() }
      claims = await run(app)
    }
    return claims
  }

  private func run(_ app: App) async -> [Claim] {
    let rounds = (seconds + 4) / 5
    let log = NotificationLog()
    var generator = SeededGenerator(seed: 1)
    var (calls, closures, presses) = (0, 0, 0)
    var (closureFaults, restFaults): ([String], [String]) = ([], [])
    for round in 1...rounds {
      let ledger = ClosureLedger()
      let callers = (0..<Self.threads).map {
        Caller(number: $0, app: app, ledger: ledger, seed: generator.next())
      }
      await Self.run(callers) { await pass(seconds: Double(seconds) / Double(rounds)) }
      let given = callers.map(\.closures).reduce(0, +)
      do {
        try await LastCall.allCases.randomElement(using: &generator)?.check(app, log)
        try await app.checkDismissal(log)
      } catch {
        restFaults.append("round \(round): \(error)")
      }
      closureFaults += ledger.faults(given: given).map { "round \(round): \($0)" }
      calls += callers.map(\.calls).reduce(0, +)
      closures += given
      presses += ledger.presses
    }
    return [
      Claim(
        text: "\(Self.threads) threads made \(calls) calls of \(Call.allCases.count) kinds in "
          + "\(seconds) s",
        objections: log.counts.contains(0) ? ["nothing was ever shown"] : []),
      log.claim,
      Claim(
        text: "each of \(closures) closures ran once, on the main thread; \(presses) presses of "
          + "Cancel buttons ran an action each at most",
        objections: closureFaults),
      Claim(
        text: "after each of \(rounds) rounds the screen followed the last call; dismissed, the "
          + "overlay is gone, nothing is due, the app is seen as it was and takes clicks; "
          + "\(app.host.frameCount) frames",
        objections: restFaults),
    ]
  }

  /// Lets each caller call on a thread of its own, as long as `body` runs. The end of each comes by
  /// a continuation: the thread sanitizer does not know the locks of the standard library.
  static func run(_ callers: [Caller], during body: () async -> Void) async {
    let stops = callers.map { _ in DispatchSemaphore(value: 0) }
    await withTaskGroup { group in
      for (caller, stop) in zip(callers, stops) {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              caller.run(until: stop)
              continuation.resume()
            }
          }
        }
      }
      await body()
      for stop in stops { stop.signal() }
    }
  }
}
