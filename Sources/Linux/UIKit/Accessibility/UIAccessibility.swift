// SPDX-License-Identifier: MIT

/// How an announcement meets what is being spoken.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interrupts, and is not interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts, and may be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits for its turn.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// What the user needs of an interface, and the way to tell assistive technology.
public enum UIAccessibility {
  /// What assistive technology is told of.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Who assists.
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// True when the user wants less to move.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilitySettings.shared.reducesMotion
  }

  /// True when the user wants no translucent backgrounds.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AccessibilitySettings.shared.reducesTransparency
  }

  /// True while a screen reader speaks.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    AccessibilitySettings.shared.isVoiceOverRunning
  }

  /// Tells the screen reader: a text to speak, or where to look.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    AccessibilitySettings.shared.tell(notification, argument)
  }

  /// The element that an assistive technology is at; with nil, that any is at. Here there is but a
  /// screen reader.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .notificationVoiceOver: AccessibilitySettings.shared.focusedElement
    default: nil
    }
  }
}
