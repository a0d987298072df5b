// SPDX-License-Identifier: MIT

import Foundation

@testable import StatusHUD

/// A call of one of the methods that change `HUDRequests`, as a value that a test can list, repeat,
/// and choose at random.
enum Call: Sendable {
  case show(HUDContent)
  case showProgress(HUDContent, following: FollowedProgress? = nil)
  case showMessage(HUDContent, HUDRequests.Completion? = nil)
  case endMessage(HUDContent.ID)
  case sample(ProgressSample, of: HUDContent.ID)
  case popActivity
  case popActivityOrMessages
  case setStatus(String?)
  case setDetails(String?)
  case begin(HUDContent, onEnd: HUDRequests.Completion? = nil)
  case update(HUDContent.ID, status: String?)
  case updateDetails(HUDContent.ID, String?)
  case updateProgress(HUDContent.ID, Double?)
  case follow(FollowedProgress, ProgressSample, in: HUDContent.ID)
  case setCancel(StatusHUD.CancelAction?, in: HUDContent.ID)
  case end(HUDContent.ID)
  case press(HUDContent.ID)
  case dismiss(at: Double? = nil, HUDRequests.Completion? = nil)
  case setFades(isIn: Bool, isOut: Bool)
}

extension HUDRequests {
  /// Makes a call.
  /// - Returns: The ID of the content that the call shows, or 0 if it shows none.
  @discardableResult mutating func make(_ call: Call, at time: Double = 0) -> HUDContent.ID {
    switch call {
    case .show(let content): show(content, at: time)
    case .showProgress(let content, let followed):
      showProgress(content, following: followed, at: time)
    case .showMessage(let message, let completion):
      return show(message: message, at: time, completion: completion)
    case .endMessage(let id): endMessage(id)
    case .sample(let sample, let id): apply(sample, of: id)
    case .popActivity: popActivity()
    case .popActivityOrMessages: popActivityOrMessages()
    case .setStatus(let status): setText(\.status, status)
    case .setDetails(let details): setText(\.details, details)
    case .begin(let content, let onEnd): return begin(content, at: time, onEnd: onEnd)
    case .update(let id, let status): update(id) { $0.status = status }
    case .updateDetails(let id, let details): update(id) { $0.details = details }
    case .updateProgress(let id, let progress):
      update(id) { ($0.kind, $0.followed) = (.work(progress), nil) }
    case .follow(let followed, let sample, let id): follow(followed, sample, in: id)
    case .setCancel(let action, let id): setCancel(action, in: id)
    case .end(let id): endScoped(id)
    case .press(let id): _ = press(id)
    case .dismiss(let time, let completion): dismiss(at: time, completion: completion)
    case .setFades(let isIn, let isOut): (fadesIn, fadesOut) = (isIn, isOut)
    }
    switch call {
    case .show, .showProgress: return counted?.id ?? 0
    default: return 0
    }
  }
}

extension HUDStore {
  @discardableResult func make(_ call: Call) -> HUDContent.ID { change { $0.make(call) } }
}

extension Call {
  static func show(_ status: String? = nil) -> Self { .show(HUDContent(.activity, status: status)) }

  static func progress(_ progress: Double, _ status: String? = nil) -> Self {
    .showProgress(HUDContent(.work(progress), status: status))
  }

  static func success(_ status: String? = "s", duration: Double = 1) -> Self {
    .showMessage(HUDContent(.success(status, duration: duration)))
  }

  static func begin(_ status: String? = nil) -> Self {
    .begin(HUDContent(.activity, status: status))
  }

  static func follow(_ progress: Progress, _ status: String? = nil) -> Self {
    .follow(progress, HUDContent(.activity, status: status))
  }

  /// Shows a `Progress` object as counted work, with the values that it has now.
  static func follow(_ progress: Progress, _ content: HUDContent) -> Self {
    let followed = FollowedProgress(progress: progress)
    var content = content
    content.apply(ProgressSample(of: followed))
    return .showProgress(content, following: followed)
  }

  /// Shows a `Progress` object in a scoped activity, with the values that it has now.
  static func follow(_ progress: Progress, in id: HUDContent.ID) -> Self {
    let followed = FollowedProgress(progress: progress)
    return .follow(followed, ProgressSample(of: followed), in: id)
  }
}
