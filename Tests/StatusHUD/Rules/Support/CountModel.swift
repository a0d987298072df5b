// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// What the public interface says about counting, and nothing else.
struct CountModel {
  private enum Entered {
    case number
    case followed(Progress)
  }

  private(set) var count = 0
  /// The progress among the counted activities.
  private var entered: Entered?
  /// How much counted work began after it.
  private var newerCount = 0

  mutating func note(_ call: HUDStateMachine.Call) {
    switch call {
    case .show(let content):
      switch content.kind {
      case .activity:
        count += 1
        newerCount += 1
      case .progress: enter(.number)
      case .message: endAll()
      }
    case .follow(let followed, _): enter(.followed(followed.progress))
    case .popActivity: pop()
    case .dismiss: endAll()
    case .setStatus, .setDetails, .begin, .update, .updateDetails, .updateProgress, .updateFollowed,
      .end, .cancel, .sample:
      break
    }
  }

  /// The followed `Progress` is read, whatever is shown.
  mutating func noteReading() {
    guard case .followed(let progress) = entered, progress.isFinished || progress.isCancelled
    else { return }
    entered = nil
    takeOne()
  }

  /// Ends the newest.
  private mutating func pop() {
    guard count > 0 else { return }
    if newerCount > 0 { newerCount -= 1 } else { entered = nil }
    takeOne()
  }

  private mutating func enter(_ progress: Entered) {
    if entered == nil {
      count += 1
      newerCount = 0
    }
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
