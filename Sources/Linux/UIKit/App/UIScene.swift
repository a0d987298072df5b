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

  /// What the scene was connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
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
  open var delegate: (any UISceneDelegate)?

  /// The name of the scene, which a desktop shows in the window's title bar.
  open var title: String! = "" {
    didSet { titleDidChange?(title ?? "") }
  }

  var titleDidChange: ((String) -> Void)?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}
