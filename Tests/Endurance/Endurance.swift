// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Trials that take longer than a test may: threads that call everything at once, the memory that
/// is left after very many presentations, a real window whose server misbehaves, and input that
/// nobody meant.
@main enum Endurance {
  private static let usage = """
    usage: Endurance threads --seconds NUMBER
           Endurance memory --cycles NUMBER    more than \(MemoryTrial.warmUp)
           Endurance soak --minutes NUMBER [--seed NUMBER]
           Endurance texts --count NUMBER [--seed NUMBER]

    """

  static func main() {
    var words = CommandLine.arguments.dropFirst()
    let mode = words.popFirst()
    let unit = words.popFirst()
    let number = words.popFirst().flatMap(Int.init) ?? 0
    var seed = UInt64.random(in: 0...9999)
    if words.count == 2, words.popFirst() == "--seed",
      let given = words.popFirst().flatMap(UInt64.init)
    {
      seed = given
    } else if !words.isEmpty {
      fail()
    }
    switch (mode, unit) {
    case ("threads", "--seconds") where number > 0:
      start {
        try await ThreadTrial(seconds: number, threads: 16, isDisturbed: false, seed: 1).run()
      }
    case ("memory", "--cycles") where number > MemoryTrial.warmUp:
      start { try await MemoryTrial(cycles: number).run() }
    case ("soak", "--minutes") where number > 0:
      tell("seed \(seed)")
      start {
        try await ThreadTrial(seconds: number * 60, threads: 6, isDisturbed: true, seed: seed).run()
      }
    case ("texts", "--count") where number > 0:
      tell("seed \(seed)")
      start { try await TextTrial(count: number, seed: seed).run() }
    default: fail()
    }
    // As in an app, the main thread serves the main queue.
    while true { RunLoop.main.run() }
  }

  /// Prints something at once: the process may end otherwise than by `exit`.
  static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }

  private static func start(_ trial: @escaping @MainActor () async throws -> [Claim]) {
    Task { @MainActor in
      var claims: [Claim] = []
      do {
        claims = try await trial()
      } catch {
        claims = [Claim(text: "the trial took place", objections: ["\(error)"])]
      }
      for claim in claims { print(claim) }
      exit(claims.allSatisfy(\.objections.isEmpty) ? 0 : 1)
    }
  }
}
