// SPDX-License-Identifier: MIT

import Foundation

/// What StatusHUD holds to in the long run, for anybody to see: the rules under threads that call
/// whatever they like, and memory after very many presentations.
@main enum Endurance {
  static func main() {
    let trial: Trial
    do {
      trial = try Trial(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      leave("Endurance: \(error)\n\(Trial.usage)", code: 2)
    }
    Task { @MainActor in
      do {
        let claims = try await run(trial)
        for claim in claims { print(claim) }
        exit(claims.allSatisfy(\.holds) ? 0 : 1)
      } catch {
        leave("Endurance: \(error)", code: 1)
      }
    }
    // As in an app: the main queue, and with it the main actor, is served by the main thread.
    while true { RunLoop.main.run() }
  }

  @MainActor private static func run(_ trial: Trial) async throws -> [Claim] {
    switch trial {
    case .threads(let seconds, let seed):
      try await ThreadTrial(seconds: seconds, seed: seed).run()
    case .memory(let cycles):
      try await MemoryTrial(cycles: cycles).run()
    }
  }

  private static func leave(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// What a trial found, and whether that is as it should be.
struct Claim: CustomStringConvertible {
  var text: String
  /// What speaks against it.
  var objections: [String] = []

  var holds: Bool { objections.isEmpty }

  var description: String {
    let shown = objections.prefix(10).map { "\n       \($0)" }.joined()
    let rest = objections.count > 10 ? "\n       and \(objections.count - 10) more" : ""
    return (holds ? "ok   " : "FAIL ") + text + shown + rest
  }
}
