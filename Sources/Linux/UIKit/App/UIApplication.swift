// SPDX-License-Identifier: MIT

/// The app: its scenes, and the way of events to them.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  enum State {
    case active
    case inactive
    case background
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  private static let instance = UIApplication()
  open class var shared: UIApplication { instance }

  open weak var delegate: (any UIApplicationDelegate)?
  /// In the order in which they were connected.
  final var scenes: [UIScene] = [] {
    didSet { UITraitCollection.mainScreenDidChange(to: UIScreen.main.traits) }
  }
  final var state: State = .inactive

  open override var next: UIResponder? { delegate as? UIResponder }

  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The direction of the language that the program runs in.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.standard.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let all =
      (event.allTouches ?? []).compactMap(\.window)
      + ((event as? UIPressesEvent)?.allPresses.compactMap(\.window) ?? [])
    for window in all where !windows.contains(window) { windows.append(window) }
    for window in windows { window.sendEvent(event) }
  }

  final var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }
}
