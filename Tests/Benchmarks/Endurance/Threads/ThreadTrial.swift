// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Sixteen threads make every call there is against an app in an X11 window. Now and then they all
/// stop, and the rules that can be seen from outside are checked.
@MainActor struct ThreadTrial {
  static let threads = 16
  private static let longestRound = 5.0

  /// For which the threads call, all rounds together.
  let seconds: Double
  let seed: UInt64

  func run() async throws -> [Claim] {
    var claims: [Claim] = []
    let size = "\(App.side)x\(App.side)x24"
    try await XServer.run(screens: [size]) { server in
      let app = try await App(server)
      defer { app.host.disconnect() }
      claims = try await run(app)
    }
    return claims
  }

  private func run(_ app: App) async throws -> [Claim] {
    let rounds = Int((seconds / Self.longestRound).rounded(.up))
    let log = TransitionLog()
    var generator = SeededGenerator(seed: seed)
    var calls = Array(repeating: 0, count: Call.allCases.count)
    var closures = 0
    var (closureObjections, endObjections, restObjections): ([String], [String], [String]) =
      ([], [], [])
    for round in 1...rounds {
      let ledger = ClosureLedger(callers: Self.threads)
      let stress = Stress(app: app, ledger: ledger)
      let records = await stress.run(
        threads: Self.threads, seconds: seconds / Double(rounds), using: &generator)
      for record in records {
        for (index, count) in record.calls.enumerated() { calls[index] += count }
        closures += record.closuresGiven
      }
      let rest = Rest(app: app, log: log)
      let lastCall = generator.one(of: LastCall.allCases)
      endObjections += try await rest.objections(to: lastCall).map { "round \(round): \($0)" }
      restObjections += try await rest.objectionsAfterDismissal().map { "round \(round): \($0)" }
      closureObjections += ledger.objections(given: records.map(\.closuresGiven))
        .map { "round \(round): \($0)" }
    }
    return [
      made(calls, rounds: rounds, presentations: log.presentations),
      Claim(
        text: "the notifications alternate: \(log.summary)", objections: log.objections),
      Claim(
        text: "each of \(closures) closures ran once, on the main thread",
        objections: closureObjections),
      Claim(
        text: "the screen was brought to the last call of each of \(rounds) rounds",
        objections: endObjections),
      Claim(
        text: "after each dismissal the overlay is gone, nothing is due, the app is seen as it was "
          + "and takes clicks; \(app.host.frameCount) frames",
        objections: restObjections),
    ]
  }

  private func made(_ counts: [Int], rounds: Int, presentations: Int) -> Claim {
    let all = counts.reduce(0, +)
    let fewest = zip(counts, Call.allCases).min { $0.0 < $1.0 }
    var objections = zip(counts, Call.allCases).filter { $0.0 == 0 }.map { "\($0.1) never came" }
    if presentations == 0 { objections.append("nothing was ever shown") }
    return Claim(
      text: "\(Self.threads) threads made \(all) calls of \(counts.count) kinds in \(seconds) s, "
        + "fewest \(fewest.map { "\($0.0) of \($0.1)" } ?? "none"), seed \(seed)",
      objections: objections)
  }
}
