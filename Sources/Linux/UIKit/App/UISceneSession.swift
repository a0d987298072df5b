// SPDX-License-Identifier: MIT

/// What lives longer than a scene: its configuration and its identity.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A second screen that nobody touches, as of a projector.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open private(set) var role: Role
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// How a scene is made. The delegate class comes from code: there is no Info.plist.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
