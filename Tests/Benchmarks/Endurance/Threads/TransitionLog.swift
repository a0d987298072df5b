// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Hears the HUD's notifications and checks that they alternate: rule 5 of the article
/// “Architecture”.
@MainActor final class TransitionLog {
  private enum Transition: CaseIterable {
    case willAppear, didAppear, willDisappear, didDisappear

    var name: Notification.Name {
      switch self {
      case .willAppear: StatusHUD.willAppearNotification
      case .didAppear: StatusHUD.didAppearNotification
      case .willDisappear: StatusHUD.willDisappearNotification
      case .didDisappear: StatusHUD.didDisappearNotification
      }
    }

    /// What may have been posted last before this. A fade that is interrupted does not end, so its
    /// did is left out.
    var predecessors: [Transition] {
      switch self {
      case .willAppear: [.didDisappear, .willDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.willAppear, .didAppear]
      case .didDisappear: [.willDisappear]
      }
    }
  }

  private var last = Transition.didDisappear
  private var counts: [Transition: Int] = [:]
  private var tokens: [any NSObjectProtocol] = []
  private(set) var objections: [String] = []

  init() {
    tokens = Transition.allCases.map { transition in
      NotificationCenter.default.addObserver(forName: transition.name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.note(transition) }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  var saysVisible: Bool { last == .didAppear }
  var saysHidden: Bool { last == .didDisappear }

  /// How many of each kind came, the kinds in their order.
  var summary: String {
    Transition.allCases.map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
  }

  var presentations: Int { counts[.willAppear] ?? 0 }

  private func note(_ transition: Transition) {
    if !Thread.isMainThread { objections.append("\(transition) was posted off the main thread") }
    if !transition.predecessors.contains(last) { objections.append("\(transition) after \(last)") }
    last = transition
    counts[transition, default: 0] += 1
  }
}
