// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// One way to show the HUD, and to take it away again.
@MainActor final class Presentation: CustomStringConvertible {
  private enum Content: CaseIterable {
    case spinner, nativeSpinner, spinnerWithText
    case progress, followedProgress, progressThenSpinner
    case info, success, error, text
    case image, originalImage, animatedImage, imageOfItsOwnLook
    case activity, activityWithProgress
  }

  /// How the HUD is asked to leave.
  private enum End: CaseIterable { case dismiss, dismissLater, byItself }

  /// In the global HUD, the automatic mask is another one of these.
  private static let masks = StatusHUD.MaskType.allCases.filter { $0 != .automatic }

  static let combinations = Content.allCases.count * masks.count * 4 * End.allCases.count

  /// Seconds from the show to a change, to the look, and to the time when the HUD must be gone: a
  /// frame or two each, as there are very many.
  static let steps = (change: 0.01, look: 0.02, end: 0.04)

  private let content: Content
  private let maskType: StatusHUD.MaskType
  private let isInContainer: Bool
  private let fades: Bool
  private let end: End
  private var activity: StatusHUD.Activity?
  private var progress: Progress?

  nonisolated let description: String

  /// Goes through all combinations, again and again.
  init(cycle: Int) {
    var rest = cycle
    func next<Element>(_ elements: [Element]) -> Element {
      defer { rest /= elements.count }
      return elements[rest % elements.count]
    }
    content = next(Content.allCases)
    maskType = next(Self.masks)
    isInContainer = next([false, true])
    fades = next([true, false])
    end = next(End.allCases)
    description = "\(content), \(maskType), container \(isInContainer), fades \(fades), \(end)"
  }

  func show(container: UIView) {
    StatusHUD.containerView = isInContainer ? container : nil
    StatusHUD.configure {
      $0.spinnerStyle = content == .nativeSpinner ? .system : .ring
      $0.fadeInDuration = fades ? 0.008 : 0
      $0.fadeOutDuration = fades ? 0.008 : 0
      $0.maskType = maskType
      $0.isMotionEffectEnabled = fades
      $0.playsHaptics = true
    }
    let time = end == .byItself ? 0.035 : 1000
    switch content {
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
      self.progress = progress
    case .info: StatusHUD.showInfo(status: "Information", duration: time)
    case .success: StatusHUD.showSuccess(status: "Done", duration: time)
    case .error: StatusHUD.showError(status: nil, duration: time)
    case .text: StatusHUD.showText("Two\nlines", duration: time)
    case .image: StatusHUD.showImage(Images.still, status: nil, duration: time)
    case .originalImage: StatusHUD.showImage(Images.original, status: "Image", duration: time)
    case .animatedImage: StatusHUD.showImage(Images.animated, status: "Film", duration: time)
    case .imageOfItsOwnLook:
      StatusHUD.show(.success("Done", duration: time)) {
        $0.successImage = Images.original
        $0.bezelColor = UIColor(white: 0.5, alpha: 1)
      }
    case .activity, .activityWithProgress:
      activity = StatusHUD.beginActivity(status: "Activity")
    }
  }

  /// Changes the HUD on screen.
  func change() {
    progress?.completedUnitCount = 5
    switch content {
    case .progress: StatusHUD.showProgress(0.6, status: "Loading")
    case .spinnerWithText: StatusHUD.setStatus("Still loading")
    case .activityWithProgress: activity?.update(progress: 0.4)
    default: break
    }
  }

  func hide() {
    switch end {
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater: StatusHUD.dismiss(after: 0.01)
    case .byItself:
      // A message ends without this, too.
      progress?.completedUnitCount = 10
      activity?.end()
      StatusHUD.popActivity()
    }
  }
}
