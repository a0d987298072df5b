// SPDX-License-Identifier: MIT

/// The user's accessibility settings, and the posts of the app. Tests can change the settings.
@_spi(LinuxHost)
@MainActor
public final class AccessibilitySettings {
  public static let shared = AccessibilitySettings()

  /// The hosts that record each `UIAccessibility.post`.
  package let listeners = Listeners<(notification: UIAccessibility.Notification, argument: Any?)>()

  var reducesMotion = false {
    didSet {
      if reducesMotion != oldValue {
        MotionEffects.shared.viewerDidMove(in: nil)
        post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      }
    }
  }

  public var reducesTransparency = false {
    didSet {
      if reducesTransparency != oldValue {
        post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
      }
    }
  }

  var isVoiceOverRunning = false {
    didSet {
      if isVoiceOverRunning != oldValue {
        post(UIAccessibility.voiceOverStatusDidChangeNotification)
      }
    }
  }

  var isSwitchControlRunning = false

  private weak var storedFocus: UIResponder?

  /// The element that the screen reader reads. The user chooses it, and the app can move it by a
  /// post.
  public var focusedElement: UIResponder? {
    get { isVoiceOverRunning ? storedFocus : nil }
    set { storedFocus = newValue }
  }

  private init() {}

  /// When the user last touched an element, which the screen reader then reads.
  var lastTouch = -TimeInterval.infinity

  func tell(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    // A plain announcement is lost while the element is read.
    if isVoiceOverRunning, notification == .announcement, argument is String,
      CACurrentMediaTime() - lastTouch < 0.3
    {
      return
    }
    if isVoiceOverRunning, notification != .announcement, let element = argument as? UIResponder {
      focusedElement = element
    }
    listeners.notify((notification, argument))
  }

  func finishAnnouncement(_ text: String, successfully: Bool) {
    let info: [String: Any] = [
      UIAccessibility.announcementStringValueUserInfoKey: text,
      UIAccessibility.announcementWasSuccessfulUserInfoKey: successfully,
    ]
    post(UIAccessibility.announcementDidFinishNotification, info)
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }
}

extension UIView {
  /// The elements that a screen reader finds in this view, in its order.
  ///
  /// An element hides the elements in it. A modal view hides its siblings, wherever it is among them.
  var accessibleElements: [UIResponder] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [self] }
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return (modal.map { [$0] } ?? subviews).flatMap(\.accessibleElements)
  }
}

@_spi(LinuxHost)
extension UIWindowScene {
  /// The elements that a screen reader finds on the screen. A modal window hides the windows below it.
  public var accessibleElements: [UIResponder] {
    var result: [UIResponder] = []
    for window in visibleWindows.reversed() {
      result += window.accessibleElements
      if window.accessibilityViewIsModal { break }
    }
    return result
  }

  /// The escape gesture: goes from the first element, or the highest window, up the responder chain
  /// until a responder handles it.
  @discardableResult
  public func performAccessibilityEscape() -> Bool {
    var responder = accessibleElements.first ?? visibleWindows.last
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
