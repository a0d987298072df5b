// SPDX-License-Identifier: MIT

/// The calls of StatusHUD's public interface, each with all its parameters.
enum Call: Int, CaseIterable {
  case show, popActivity, showProgressNumber, showProgressObject
  case showInfo, showSuccess, showError, showImage, showText
  case setStatus, dismiss, dismissWithClosure, dismissLater, dismissLaterWithClosure
  case beginActivity, updateStatus, updateProgress, endActivity, letGoOfActivity
  case getConfiguration, setConfiguration, configure
  case isVisible, activityCount, displayDuration

  // These wait for another thread, so they are made more seldom.
  case withActivity, withActivityThrowing, withActivityCancelled, withActivityOnMainActor
  case containerView, windowScene, burstOnMainThread

  static let quick = allCases.filter { $0.rawValue < withActivity.rawValue }
  static let waiting = allCases.filter { $0.rawValue >= withActivity.rawValue }
}
