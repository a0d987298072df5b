// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// What an action does; called on the main thread.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart: of two with one identifier a control keeps the later.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Unique unless it was given.
  open private(set) var identifier: Identifier
  /// What performs the action, while it does.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  init(
    title: String, image: UIImage?, uniqueIdentifier: Identifier, handler: @escaping UIActionHandler
  ) {
    identifier = uniqueIdentifier
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// An action; without an identifier it gets one of its own.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, uniqueIdentifier: identifier ?? Identifier(UUID().uuidString),
      handler: handler)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the action for `sender`.
  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
