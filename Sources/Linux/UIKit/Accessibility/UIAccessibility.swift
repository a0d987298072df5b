// SPDX-License-Identifier: MIT

/// Whether an announcement interrupts speech.
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

/// The user's accessibility settings, and the posts to assistive technology.
public struct UIAccessibility {
  /// The kinds of posts to assistive technology.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// The assistive technologies.
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
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when the screen reader has read an announcement, or didn't read all of it.
  public static let announcementDidFinishNotification = Foundation.Notification
    .Name("UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Whether the user reduces motion.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilitySettings.shared.reducesMotion
  }

  /// Whether the user reduces transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AccessibilitySettings.shared.reducesTransparency
  }

  /// Whether a screen reader is on.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    AccessibilitySettings.shared.isVoiceOverRunning
  }

  /// Whether the user controls the device with a switch.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    AccessibilitySettings.shared.isSwitchControlRunning
  }

  /// Tells the screen reader: a text to speak, or where to look.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    AccessibilitySettings.shared.tell(notification, argument)
  }

  /// The element that an assistive technology reads. With `nil`, any of them, of which there is only
  /// the screen reader.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .notificationVoiceOver: AccessibilitySettings.shared.focusedElement
    default: nil
    }
  }
}

/// How an element behaves, for users who can't see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
