// SPDX-License-Identifier: MIT

import StatusHUD

/// One way to show something and take it away again.
struct Presentation: CustomStringConvertible {
  /// How the HUD is asked to leave.
  enum End: CaseIterable {
    case dismiss, dismissLater, byItself
  }

  var content: Content
  var maskType: StatusHUD.MaskType
  var isInContainer: Bool
  var fades: Bool
  var end: End

  /// The kinds come again and again in the same order, every combination of them.
  init(cycle: Int) {
    var rest = cycle
    func next<Element>(_ elements: [Element]) -> Element {
      defer { rest /= elements.count }
      return elements[rest % elements.count]
    }
    content = next(Content.allCases)
    maskType = next(StatusHUD.MaskType.allCases)
    isInContainer = next([false, true])
    fades = next([true, false])
    end = next(End.allCases)
  }

  static let combinations =
    Content.allCases.count * StatusHUD.MaskType.allCases.count * 4 * End.allCases.count

  var description: String {
    "\(content), mask \(maskType), \(isInContainer ? "in a container" : "in a window"), "
      + "\(fades ? "with" : "without") fades, end \(end)"
  }

  /// Seconds from each of these moments to the next: it is shown, changed, looked at and asked to
  /// leave, surely gone. Each is a frame or two, since there are very many to be made.
  static let steps = (change: 0.01, look: 0.02, end: 0.04)
  /// Shorter than the steps.
  private static let fade = 0.008
  private static let delay = 0.01

  @MainActor func show(container: UIView) -> Content.Running {
    StatusHUD.containerView = isInContainer ? container : nil
    StatusHUD.configure {
      $0.animationType = content == .nativeSpinner ? .native : .flat
      $0.fadeInAnimationDuration = fades ? Self.fade : 0
      $0.fadeOutAnimationDuration = fades ? Self.fade : 0
      $0.maskType = maskType
      $0.motionEffectEnabled = fades
      $0.hapticsEnabled = true
    }
    return content.show(duration: end == .byItself ? 0.035 : 1000)
  }

  func hide(_ running: Content.Running) {
    switch end {
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater: StatusHUD.dismiss(after: Self.delay)
    case .byItself: content.end(running)
    }
  }
}
