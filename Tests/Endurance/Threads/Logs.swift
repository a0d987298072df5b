// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Which closures of dismissals and messages ran.
@MainActor final class ClosureLedger {
  private var ran: Set<String> = []
  private var faults: [String] = []

  func note(_ id: String) {
    if !ran.insert(id).inserted { faults.append("closure \(id) ran again") }
    if !Thread.isMainThread { faults.append("closure \(id) ran off the main thread") }
  }

  /// What is wrong when nothing is due any more.
  /// - Parameter given: How many closures the threads passed.
  func faults(given: Int) -> [String] {
    faults + (ran.count == given ? [] : ["of \(given) closures \(ran.count) ran"])
  }
}

/// Hears the HUD's notifications, and checks that they alternate.
@MainActor final class NotificationLog {
  enum Kind: Int, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }

  private static let names = [
    StatusHUD.willAppearNotification, StatusHUD.didAppearNotification,
    StatusHUD.willDisappearNotification, StatusHUD.didDisappearNotification,
  ]
  /// What may come before each. A fade that is interrupted does not end, so no “did” comes of it.
  private static let predecessors: [[Kind]] = [
    [.didDisappear, .willDisappear], [.willAppear], [.willAppear, .didAppear], [.willDisappear],
  ]

  private(set) var last = Kind.didDisappear
  private(set) var counts = [0, 0, 0, 0]
  private(set) var faults: [String] = []

  init() {
    // The observers live as long as the process.
    for (kind, name) in zip(Kind.allCases, Self.names) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.note(kind) }
      }
    }
  }

  private func note(_ kind: Kind) {
    if !Self.predecessors[kind.rawValue].contains(last) {
      faults.append("\(kind) came after \(last)")
    }
    last = kind
    counts[kind.rawValue] += 1
  }
}
