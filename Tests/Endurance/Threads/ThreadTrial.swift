// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Threads make every call there is, against an app in an X11 window. After each round they all
/// stop, and the trial checks what holds in every case.
///
/// If the trial is disturbed, the window is resized and iconified meanwhile, and its server stops to
/// answer or dies. The seed decides what is called and done, not which thread comes first.
@MainActor final class ThreadTrial {
  private static let memoryLimit = 24 << 20

  private let seconds: Int
  private let threads: Int
  private let isDisturbed: Bool
  private var generator: SeededGenerator
  private let log = NotificationLog()
  private var counts = (rounds: 0, calls: 0, closures: 0, presses: 0, frames: 0)
  private var disturbances: [Disturbance: Int] = [:]
  private var faults: [String] = []
  /// What there was after the first rounds, which make what lives as long as the process.
  private var warm: (leftovers: Leftovers, memory: Int)?

  init(seconds: Int, threads: Int, isDisturbed: Bool, seed: UInt64) {
    (self.seconds, self.threads, self.isDisturbed) = (seconds, threads, isDisturbed)
    generator = SeededGenerator(seed: seed)
  }

  func run() async throws -> [Claim] {
    let end = DispatchTime.now() + Double(seconds)
    repeat {
      counts.rounds += 1
      let ledger = ClosureLedger()
      let given = counts.closures
      do {
        try await round(ledger)
      } catch {
        faults.append("round \(counts.rounds): \(error)")
      }
      counts.presses += ledger.presses
      faults += ledger.faults(given: counts.closures - given).map {
        "round \(counts.rounds): \($0)"
      }
      if counts.rounds == 3 { warm = (Leftovers(), try residentMemory()) }
      Endurance.tell(
        "round \(counts.rounds): \(counts.calls) calls, \(try residentMemory() >> 10) KiB")
    } while DispatchTime.now() < end || isDisturbed && warm == nil
    return try claims()
  }

  private func claims() throws -> [Claim] {
    let disturbed = Disturbance.allCases.map { "\($0.rawValue) \(disturbances[$0] ?? 0)" }
    let claims = [
      Claim(
        text: "\(counts.rounds) rounds, \(counts.calls) calls of \(Call.allCases.count) kinds from "
          + "\(threads) threads, \(counts.frames) frames; \(disturbed.joined(separator: ", "))",
        objections: log.counts.contains(0) ? ["nothing was ever shown"] : []),
      Claim(
        text: "each of \(counts.closures) closures ran once, on the main thread; \(counts.presses) "
          + "presses of buttons ran an action each at most; after each round the screen "
          + "followed the last call; dismissed, the overlay is gone, nothing is due, the app is "
          + "seen as it was and takes clicks",
        objections: faults),
      Claim(text: "the notifications alternate: \(log.counts) of the four", objections: log.faults),
    ]
    guard let warm else { return claims }
    let after = Leftovers()
    return claims + [
      Claim(
        text: "no view, layer, raster or timer is left",
        objections: warm.leftovers == after ? [] : ["\(warm.leftovers) became \(after)"]),
      .memoryIsBounded(
        by: Self.memoryLimit, from: warm.memory, after: "three rounds", to: try residentMemory()),
    ]
  }

  /// One server, which may die, and then another for the rest of the round.
  private func round(_ ledger: ClosureLedger) async throws {
    let dies = isDisturbed && generator.isOne(in: 2)
    for isLast in dies ? [false, true] : [true] {
      try await XServer.run(screens: ["\(App.side)x\(App.side)x24"]) { server in
        let app = try await App(server)
        defer {
          counts.frames += app.host.frameCount
          app.host.disconnect()
        }
        let losses = Mailbox<String>()
        app.host.onServerLost = { losses.post($0) }
        let callers = (0..<threads).map {
          Caller(
            number: $0 + (isLast ? 0 : threads), app: app, ledger: ledger, seed: generator.next())
        }
        await run(callers, server, kills: !isLast)
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

  /// Lets each caller call on a thread of its own for a while. The end of each comes by a
  /// continuation: the thread sanitizer does not know the locks of the standard library.
  private func run(_ callers: [Caller], _ server: XServer, kills: Bool) async {
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
      do {
        if isDisturbed {
          try await disturb(server, kills: kills)
        } else {
          await pass(seconds: Double(min(seconds, 5)))
        }
      } catch {
        faults.append("round \(counts.rounds): \(error)")
      }
      for stop in stops { stop.signal() }
    }
  }

  // MARK: Disturbances

  private enum Disturbance: String, CaseIterable { case resized, iconified, slowServer, deadServer }

  /// At the end, the window is as it was, or the server is dead.
  private func disturb(_ server: XServer, kills: Bool) async throws {
    let end = DispatchTime.now() + Double.random(in: 2...6, using: &generator)
    let (client, side) = (try SecondClient(server), UInt32(App.side))
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
