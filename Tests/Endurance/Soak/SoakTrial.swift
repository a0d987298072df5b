// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Threads make every call, for minutes, while the window is resized and iconified, and its server
/// stops to answer or dies. The seed decides what is called and done, not which thread comes first.
@MainActor final class SoakTrial {
  private static let threads = 6
  private static let memoryLimit = 24 << 20

  private let minutes: Int
  private var generator: SeededGenerator
  private let log = NotificationLog()
  private var counts = (rounds: 0, calls: 0, closures: 0, frames: 0)
  private var disturbances: [Disturbance: Int] = [:]
  private var faults: [String] = []

  init(minutes: Int, seed: UInt64) {
    self.minutes = minutes
    generator = SeededGenerator(seed: seed)
  }

  func run() async throws -> [Claim] {
    let end = DispatchTime.now() + Double(minutes) * 60
    var warm: (leftovers: Leftovers, memory: Int)?
    // The first rounds make what lives as long as the process.
    repeat {
      counts.rounds += 1
      let ledger = ClosureLedger()
      let given = counts.closures
      do {
        try await round(ledger)
      } catch {
        faults.append("round \(counts.rounds): \(error)")
      }
      faults += ledger.faults(given: counts.closures - given).map {
        "round \(counts.rounds): \($0)"
      }
      if counts.rounds == 3 { warm = (Leftovers(windows: 0, observers: 0), try residentMemory()) }
      Endurance.tell(
        "round \(counts.rounds): \(counts.calls) calls, \(try residentMemory() >> 10) KiB")
    } while DispatchTime.now() < end || warm == nil
    return try claims(warm: warm, after: Leftovers(windows: 0, observers: 0))
  }

  private func claims(
    warm: (leftovers: Leftovers, memory: Int)?, after: Leftovers
  ) throws -> [Claim] {
    let done = Disturbance.allCases.map { "\(disturbances[$0] ?? 0) \($0)" }.joined(separator: ", ")
    return [
      Claim(
        text: "\(counts.rounds) rounds, \(counts.calls) calls from \(Self.threads) threads, "
          + "\(counts.frames) frames; \(done); each closure of \(counts.closures) ran once, and after "
          + "each round the HUD went, the app is seen as it was and takes clicks",
        objections: faults),
      log.claim,
      Claim(
        text: "no view, layer, raster or timer is left",
        objections: warm?.leftovers == after
          ? [] : ["\(String(describing: warm?.leftovers)) became \(after)"]),
      .memoryIsBounded(
        by: Self.memoryLimit, from: warm?.memory ?? 0, after: "three rounds",
        to: try residentMemory()),
    ]
  }

  /// One server, which may die, and then another for the rest of the round.
  private func round(_ ledger: ClosureLedger) async throws {
    let dies = generator.isOne(in: 2)
    for isLast in dies ? [false, true] : [true] {
      try await XServer.run(screens: ["\(App.side)x\(App.side)x24"]) { server in
        let app = try await App(server)
        defer {
          counts.frames += app.host.frameCount
          app.host.disconnect()
        }
        let losses = Mailbox<String>()
        app.host.onServerLost = { losses.post($0) }
        let callers = (0..<Self.threads).map {
          Caller(
            number: $0 + (isLast ? 0 : Self.threads), app: app, ledger: ledger,
            seed: generator.next())
        }
        let seconds = Double.random(in: 2...6, using: &generator)
        await ThreadTrial.run(callers) {
          do {
            try await disturb(server, for: seconds, kills: !isLast)
          } catch {
            faults.append("round \(counts.rounds): \(error)")
          }
        }
        counts.calls += callers.map(\.calls).reduce(0, +)
        counts.closures += callers.map(\.closures).reduce(0, +)
        if isLast {
          try await LastCall.allCases.randomElement(using: &generator)?.check(app, log)
          try await app.checkDismissal(log)
        } else {
          _ = try await losses.next("the news of the server's end")
        }
      }
    }
  }

  // MARK: Disturbances

  private enum Disturbance: CaseIterable { case resized, iconified, slowServer, deadServer }

  /// At the end, the window is as it was, or the server is dead.
  private func disturb(_ server: XServer, for seconds: Double, kills: Bool) async throws {
    let (end, side) = (DispatchTime.now() + seconds, UInt32(App.side))
    let client = try SecondClient(server)
    guard let window = client.shownWindows().first?.identifier else {
      throw SetUpFailure("there is no window")
    }
    while DispatchTime.now() < end {
      await pass(seconds: Double.random(in: 0.05...0.5, using: &generator))
      let disturbance = generator.one(of: [Disturbance.resized, .resized, .iconified, .slowServer])
      disturbances[disturbance, default: 0] += 1
      switch disturbance {
      case .resized:
        let sides = (0..<2).map { _ in UInt32.random(in: 1...640, using: &generator) }
        client.resize(window, width: sides[0], height: sides[1])
      case .iconified:
        client.unmap(window)
        await pass(seconds: Double.random(in: 0...0.3, using: &generator))
        client.map(window)
      default:
        server.stop(for: Double.random(in: 0.02...1, using: &generator))
      }
    }
    guard kills else { return client.resize(window, width: side, height: side) }
    disturbances[.deadServer, default: 0] += 1
    server.kill()
  }
}
