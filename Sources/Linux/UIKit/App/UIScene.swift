// SPDX-License-Identifier: MIT

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons for the connection, which are empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  open private(set) var session: UISceneSession
  open internal(set) var activationState: ActivationState = .unattached
  /// True once the scene has disconnected. UIKit then raises an exception for a new window.
  final var isInvalidated = false
  open var delegate: (any UISceneDelegate)?

  /// The name of the scene, which a desktop shows in the window's title bar.
  open var title: String! = "" {
    didSet { titleDidChange?(title ?? "") }
  }

  var titleDidChange: ((String) -> Void)?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension ProcessInfo {
  /// A Boolean value that indicates whether the process runs on a Mac, which is false here. Foundation
  /// has this property only on Apple's systems.
  public var isMacCatalystApp: Bool { false }
}

/// Configures a scene when it connects.
///
/// The system makes the delegate from `UISceneConfiguration.delegateClass`. Without Objective-C, it
/// needs an initializer, which a final class inherits from `UIResponder`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  init()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// Makes the windows of a scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. Without Objective-C, a delegate that has none needs this default.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The configuration and the identity of a scene, which remain when the scene disconnects.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A second screen without touches, such as a projector.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open private(set) var role: Role
  open internal(set) var configuration: UISceneConfiguration
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// How a scene is made. The delegate class comes from code: there is no Info.plist. Every scene is
/// made in the same way, whatever its name and role.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {}
}
