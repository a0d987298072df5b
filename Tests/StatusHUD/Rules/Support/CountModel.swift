// SPDX-License-Identifier: MIT

@testable import StatusHUD

/// What the public interface says about counting, and nothing else.
struct CountModel {
  private enum Work {
    case activity
    case number
    case followed(Progress)

    var isProgress: Bool { if case .activity = self { false } else { true } }
  }

  /// The counted activities that run. The one that began last is last.
  private var works: [Work] = []

  var count: Int { works.count }

  mutating func note(_ call: HUDStateMachine.Call) {
    switch call {
    case .show(let content):
      switch content.kind {
      case .activity: works.append(.activity)
      case .progress: enter(.number)
      case .message: works = []
      }
    case .showMessage: works = []
    case .follow(let followed, _): enter(.followed(followed.progress))
    case .popActivity, .popActivityOrMessages: _ = works.popLast()
    case .dismiss: works = []
    case .setStatus, .setDetails, .begin, .update, .updateDetails, .updateProgress, .updateFollowed,
      .end, .endMessage, .cancel, .sample:
      break
    }
  }

  /// The followed `Progress` is read, whatever is shown.
  mutating func noteReading() {
    works.removeAll {
      guard case .followed(let progress) = $0 else { return false }
      return progress.isFinished || progress.isCancelled
    }
  }

  private mutating func enter(_ progress: Work) {
    if let index = works.firstIndex(where: \.isProgress) {
      works[index] = progress
    } else {
      works.append(progress)
    }
  }
}
