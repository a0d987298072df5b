// SPDX-License-Identifier: MIT

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The identity of an action: of two with the same one, a control keeps the later.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var title: String
  open private(set) var identifier: Identifier
  /// The object that performs the action, while it runs.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  private init(title: String, uniqueIdentifier: Identifier, handler: @escaping UIActionHandler) {
    self.title = title
    identifier = uniqueIdentifier
    self.handler = handler
  }

  /// Creates an action. Without an identifier, it has a unique one.
  public convenience init(
    title: String = "", identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, uniqueIdentifier: identifier ?? Identifier(UUID().uuidString), handler: handler)
  }

  /// Performs the action for `sender`.
  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
