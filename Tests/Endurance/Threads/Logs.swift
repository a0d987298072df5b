// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Which closures of dismissals and messages ran, and which actions of Cancel buttons.
@MainActor final class ClosureLedger {
  private var closures: Set<String> = []
  private var actions: Set<String> = []
  private(set) var presses = 0
  private var faults: [String] = []

  func note(_ id: String) { note("closure \(id)", in: &closures) }

  func noteAction(_ id: String) { note("action \(id)", in: &actions) }

  /// `cancel` pressed a button, which can also be that of a task.
  func notePress() { presses += 1 }

  private func note(_ name: String, in ran: inout Set<String>) {
    if !ran.insert(name).inserted { faults.append("\(name) ran again") }
    if !Thread.isMainThread { faults.append("\(name) ran off the main thread") }
  }

  /// What is wrong when nothing is due any more.
  /// - Parameter given: How many closures the threads passed.
  func faults(given: Int) -> [String] {
    faults + (closures.count == given ? [] : ["of \(given) closures \(closures.count) ran"])
      + (actions.count <= presses ? [] : ["\(actions.count) actions ran for \(presses) presses"])
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
