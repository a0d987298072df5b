// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// What the public interface says of counting, and nothing else: the count that calls add up to.
struct CountModel {
  private enum Entered {
    case number
    case followed(Progress)
  }

  private(set) var count = 0
  /// The progress among the counted activities.
  private var entered: Entered?

  mutating func note(_ command: HUDCommand) {
    switch command {
    case .show: count += 1
    case .progress: enter(.number)
    case .follow(let followed, let sample, _, _):
      if !sample.isOver { enter(.followed(followed.progress)) }
    case .popActivity: takeOne()
    case .message, .dismiss, .dismissAt: endAll()
    case .setStatus, .begin, .update, .updateProgress, .end, .sample, .elapse, .tick: break
    }
  }

  /// The followed `Progress` is looked at, whatever is shown.
  mutating func noteReading() {
    guard case .followed(let progress) = entered, progress.isFinished || progress.isCancelled
    else { return }
    entered = nil
    takeOne()
  }

  private mutating func enter(_ progress: Entered) {
    if entered == nil { count += 1 }
    entered = progress
  }

  private mutating func takeOne() {
    count = max(count - 1, 0)
    if count == 0 { endAll() }
  }

  private mutating func endAll() {
    count = 0
    entered = nil
  }
}
