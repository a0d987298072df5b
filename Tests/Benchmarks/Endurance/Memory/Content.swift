// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Everything a HUD can show.
enum Content: CaseIterable {
  case spinner, nativeSpinner, spinnerWithText
  case progress, followedProgress, progressThenSpinner
  case info, success, error, text
  case image, originalImage, animatedImage
  case activity, activityWithProgress

  /// What the app holds while it is shown.
  struct Running {
    var activity: StatusHUD.Activity?
    var progress: Progress?
  }

  /// - Parameter duration: Of messages.
  func show(duration: TimeInterval) -> Running {
    var running = Running()
    switch self {
    case .spinner, .nativeSpinner: StatusHUD.show()
    case .spinnerWithText: StatusHUD.show(status: "Loading")
    case .progress: StatusHUD.showProgress(0.3, status: "Loading")
    case .progressThenSpinner:
      StatusHUD.showProgress(0.7)
      StatusHUD.show()
      StatusHUD.popActivity()
    case .followedProgress:
      let progress = Progress(totalUnitCount: 10)
      StatusHUD.showProgress(progress, status: "Following")
      running.progress = progress
    case .info: StatusHUD.showInfo(status: "Information", duration: duration)
    case .success: StatusHUD.showSuccess(status: "Done", duration: duration)
    case .error: StatusHUD.showError(status: nil, duration: duration)
    case .text: StatusHUD.showText("Two\nlines", duration: duration)
    case .image: StatusHUD.showImage(Pictures.still, status: nil, duration: duration)
    case .originalImage:
      StatusHUD.showImage(Pictures.original, status: "Image", duration: duration)
    case .animatedImage: StatusHUD.showImage(Pictures.animated, status: "Film", duration: duration)
    case .activity, .activityWithProgress:
      running.activity = StatusHUD.beginActivity(status: "Activity")
    }
    return running
  }

  /// Changes it while it is on screen.
  func update(_ running: Running) {
    running.progress?.completedUnitCount = 5
    switch self {
    case .progress: StatusHUD.showProgress(0.6, status: "Loading")
    case .spinnerWithText: StatusHUD.setStatus("Still loading")
    case .activityWithProgress: running.activity?.update(progress: 0.4)
    default: break
    }
  }

  /// Ends the work; messages end by themselves.
  func end(_ running: Running) {
    running.progress?.completedUnitCount = 10
    running.activity?.end()
    StatusHUD.popActivity()
  }
}
