// SPDX-License-Identifier: MIT

import Foundation

@testable import StatusHUD

/// A call of one of the methods that change `HUDRequests`, as a value that a test can list, repeat,
/// and choose at random.
enum Call: Sendable {
  case show(HUDContent)
  case showProgress(HUDContent)
  case showMessage(HUDContent, HUDRequests.Completion? = nil)
  case endMessage(HUDContent.ID)
  case dismissMessage(StatusHUD.Message)
  case sample([ProgressSample])
  case popActivity
  case popActivityOrMessages
  case setStatus(String?)
  case setDetails(String?)
  case begin(HUDContent, onEnd: HUDRequests.Completion? = nil)
  case update(HUDContent.ID, status: String?)
  case updateDetails(HUDContent.ID, String?)
  case updateProgress(HUDContent.ID, Double?)
  case follow(ProgressSample, in: HUDContent.ID)
  case setCancel(StatusHUD.CancelAction?, in: HUDContent.ID)
  case end(HUDContent.ID)
  case press(HUDContent.ID)
  case dismiss(at: Double? = nil, fadesOut: Bool? = nil, HUDRequests.Completion? = nil)
  case dismissAll
}

extension HUDStates {
  /// Makes a call. Messages and their ends concern all positions, and everything else the HUD itself.
  /// - Returns: The ID of the content that the call shows, or 0 if it shows none.
  @discardableResult mutating func make(_ call: Call, at time: Double = 0) -> HUDContent.ID {
    switch call {
    case .showMessage(let message, let completion):
      return showMessage(message, at: time, completion: completion)
    case .endMessage, .dismissMessage, .dismissAll: changeAll { $0.make(call, at: time) }
    default: return hud.make(call, at: time)
    }
    return 0
  }
}

extension HUDStateMachine {
  /// Makes a call of one HUD.
  /// - Returns: The ID of the content that the call shows, or 0 if it shows none.
  @discardableResult mutating func make(_ call: Call, at time: Double = 0) -> HUDContent.ID {
    switch call {
    case .show(let content), .showProgress(let content): return requests.show(content, at: time)
    case .showMessage(let message, let completion):
      return requests.showMessage(message, at: time, completion: completion)
    case .endMessage(let id): requests.endMessage(id)
    case .dismissMessage(let message): requests.endMessages { $0.passed?.message == message }
    case .sample(let samples): requests.apply(samples)
    case .popActivity: requests.popActivity()
    case .popActivityOrMessages: requests.popActivityOrMessages()
    case .setStatus(let status): setText(\.status, status)
    case .setDetails(let details): setText(\.details, details)
    case .begin(let content, let onEnd):
      return requests.show(content, .scoped, at: time, onEnd: onEnd)
    case .update(let id, let status): requests.update(id) { $0.status = status }
    case .updateDetails(let id, let details): requests.update(id) { $0.details = details }
    case .updateProgress(let id, let progress):
      requests.update(id) { ($0.kind, $0.followed) = (.init(fraction: progress), nil) }
    case .follow(let sample, let id): requests.update(id) { $0.apply(sample) }
    case .setCancel(let action, let id): requests.setCancel(action, in: id)
    case .end(let id): requests.endActivity(id)
    case .press(let id): _ = press(id)
    case .dismiss(let time, let fadesOut, let completion):
      dismiss(at: time, fadesOut: fadesOut, completion: completion)
    case .dismissAll: requests.dismiss()
    }
    return 0
  }
}

extension HUDStateMachine {
  enum Stage: Equatable {
    case appearing(HUDEffect.Token), visible, aside, disappearing(HUDEffect.Token)
  }

  /// The stage of what's onscreen, or `nil` while nothing is.
  var stage: Stage? {
    guard let it = phase.presentation else { return nil }
    return switch it.visibility {
    case .visible: it.fade.map { .appearing($0) } ?? .visible
    case .aside: .aside
    case .hidden: .disappearing(it.fade ?? 0)
    }
  }
}

extension HUDStore {
  @discardableResult func make(_ call: Call) -> HUDContent.ID {
    changeStates { states, _ in states.make(call) }
  }
}

extension [HUDRequests.Entry] {
  var contents: [HUDContent] { map(\.content) }
}

extension HUDRequests {
  func isScoped(_ id: HUDContent.ID) -> Bool {
    work.contains { $0.content.id == id && !$0.isCounted }
  }
}

extension Call {
  static func show(_ status: String? = nil) -> Self { .show(HUDContent(.activity, status: status)) }

  static func progress(_ progress: Double, _ status: String? = nil) -> Self {
    .showProgress(HUDContent(.init(fraction: progress), status: status))
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
    var content = content
    content.apply(ProgressSample(of: progress, isDescribed: false))
    return .showProgress(content)
  }

  /// Shows a `Progress` object in a scoped activity, with the values that it has now.
  static func follow(_ progress: Progress, in id: HUDContent.ID) -> Self {
    .follow(ProgressSample(of: progress, isDescribed: false), in: id)
  }
}

extension HUDContent {
  /// What VoiceOver announces of the content: a text or, if there's none, the kind of indicator.
  var subject: String { announcedText ?? kind.name }

  /// All that VoiceOver announces of the content, with the title of a message's button.
  var announcement: String {
    let text = [texts.status, texts.details].spoken ?? kind.name
    return action?.title.map { text + "\n" + $0 } ?? text
  }
}

extension HUDContent.Kind {
  /// A name that isn't a text of the app.
  var name: String { "\0" + (indicator.map { "\($0)" } ?? "message") }
}
