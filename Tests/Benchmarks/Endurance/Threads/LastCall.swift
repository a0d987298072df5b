// SPDX-License-Identifier: MIT

import StatusHUD

/// The last call of a round, after which there is no other.
enum LastCall: CaseIterable {
  case show, progress, message, activity, dismiss, dismissLater, popAll

  /// What the HUD shows at the end, if it does.
  static let status = "The last call"

  /// Whether the HUD is shown at the end.
  var isVisible: Bool {
    switch self {
    case .show, .progress, .message, .activity: true
    case .dismiss, .dismissLater, .popAll: false
    }
  }

  /// Makes it.
  /// - Returns: What `isVisible` is right after it, and what has to be kept for it.
  func make() -> (isVisible: Bool, activity: StatusHUD.Activity?) {
    var activity: StatusHUD.Activity?
    switch self {
    case .show: StatusHUD.show(status: Self.status, maskType: .black)
    case .progress: StatusHUD.showProgress(0.5, status: Self.status, maskType: .gradient)
    case .message: StatusHUD.showInfo(status: Self.status, duration: 1e9, maskType: .clear)
    case .activity: activity = StatusHUD.beginActivity(status: Self.status, maskType: .custom)
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater:
      StatusHUD.show()
      StatusHUD.dismiss(after: 0.05)
    case .popAll:
      StatusHUD.dismiss()
      StatusHUD.show()
      StatusHUD.popActivity()
    }
    return (StatusHUD.isVisible, activity)
  }
}
