// SPDX-License-Identifier: MIT

/// The user's settings and the one who listens to posts: what a host knows and a test sets.
@_spi(LinuxHost)
@MainActor
public final class AccessibilitySettings {
  public static let shared = AccessibilitySettings()

  typealias Listener = @MainActor (UIAccessibility.Notification, Any?) -> Void

  private var listeners: [ObjectIdentifier: Listener] = [:]

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

  var isVoiceOverRunning = false

  private weak var storedFocus: UIResponder?

  /// What the screen reader is at, which a user chooses and the app may change by a post.
  public var focusedElement: UIResponder? {
    get { isVoiceOverRunning ? storedFocus : nil }
    set { storedFocus = newValue }
  }

  private init() {}

  /// Calls a closure for each `UIAccessibility.post`, until its owner takes it back.
  func addListener(_ owner: AnyObject, _ listener: @escaping Listener) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func removeListener(_ owner: AnyObject) {
    listeners[ObjectIdentifier(owner)] = nil
  }

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
    for listener in listeners.values { listener(notification, argument) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}
