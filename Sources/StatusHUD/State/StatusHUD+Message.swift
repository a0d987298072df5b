// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A message that appears in the HUD or beside it, and disappears automatically.
  ///
  /// ```swift
  /// StatusHUD.show(.success("Saved", details: "3 photos"))
  /// ```
  public struct Message: Sendable, Equatable {
    /// Constants that specify the icon above the text of a message.
    public enum Icon: Sendable, Equatable {
      /// An “i” in a circle.
      case info
      /// A check mark.
      case success
      /// A cross.
      case error
      /// An image from the app.
      ///
      /// The HUD scales the image to fit ``Configuration/imageSize``, and, depending on
      /// ``Configuration/tintsImages``, tints it.
      case image(UIImage)

      /// Returns `true` if two icons are equal. Images are equal only if they're the same object.
      public static func == (one: Icon, two: Icon) -> Bool {
        // Don't call `isEqual`, because an app's override could run while the store holds its lock.
        switch (one, two) {
        case (.image(let one), .image(let two)): one === two
        case (.info, .info), (.success, .success), (.error, .error): true
        case (.info, _), (.success, _), (.error, _), (.image, _): false
        }
      }
    }

    /// What happens when the user responds to a message, such as “Undo.”
    ///
    /// The HUD first ends the message, and then runs the handler.
    /// So the handler runs at most once, and can show the same message again.
    public struct Action: Sendable, Equatable {
      /// The title of a button below the text, or `nil` if a tap on the bezel performs the action.
      public let title: String?
      package var handler: @MainActor @Sendable () -> Void
      private let identity = UUID()

      /// Creates an action.
      /// - Parameters:
      ///   - title: The title of a button below the text. If the title is `nil` or empty, there's no button,
      ///     and the whole bezel responds to a tap.
      ///   - handler: A closure that runs on the main actor when the user presses the button or taps the
      ///     bezel.
      public init(_ title: String? = nil, handler: @escaping @MainActor @Sendable () -> Void) {
        self.title = title?.isEmpty == true ? nil : title
        self.handler = handler
      }

      /// Returns `true` if one action is a copy of the other, because closures can't be compared.
      public static func == (one: Action, two: Action) -> Bool { one.identity == two.identity }
    }

    /// The icon above the text, or `nil` if the message has only text.
    public var icon: Icon?
    /// The text below the icon, or `nil` if the message has no status.
    public var status: String?
    /// The smaller text below the status, or `nil` if the message has no details.
    public var details: String?
    /// The number of seconds that the message stays visible after its fade-in.
    ///
    /// If the value is `.infinity`, the message never ends automatically. Unless messages are queued, other
    /// content replaces it. To end it, pass the message to ``StatusHUD/dismiss(_:)``. If the value is `nil`,
    /// negative, or NaN, the HUD uses ``StatusHUD/displayDuration(for:details:)``.
    public var duration: TimeInterval? {
      didSet { if let duration, !(duration >= 0) { self.duration = nil } }
    }
    /// The mask over the app. The default is `.automatic`, which uses ``Configuration/maskType`` or, if the
    /// message has a ``position``, lets touches pass.
    public var maskType: MaskType
    /// The position of the message beside the HUD, or `nil` to show the message in the HUD. The default is
    /// `nil`.
    ///
    /// A message without a position is the result of the app's work, and ends counted activities. A message
    /// with a position has its own bezel. It doesn't end or cover work, and new work doesn't end it. If the
    /// HUD has that very position, the message appears in the HUD, and the work returns after it.
    public var position: HUDPosition?
    /// The action of a button or of a tap, or `nil`. The default is `nil`.
    ///
    /// If the message has an action and no ``duration``, it stays visible for at least 5 seconds. While
    /// VoiceOver or Switch Control is running, it then stays until it's dismissed or replaced, or until
    /// another message waits.
    public var action: Action?

    /// Creates a message with the specified icon, text, duration, mask, position, and action.
    public init(
      icon: Icon? = nil, status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic, position: HUDPosition? = nil, action: Action? = nil
    ) {
      self.icon = icon
      self.status = status
      self.details = details
      self.duration = duration.flatMap { $0 >= 0 ? $0 : nil }
      self.maskType = maskType
      self.position = position
      self.action = action
    }

    /// Returns an info message with an “i” in a circle.
    public static func info(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic, position: HUDPosition? = nil, action: Action? = nil
    ) -> Message { Message(.info, status, details, duration, maskType, position, action) }

    /// Returns a success message with a check mark.
    public static func success(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic, position: HUDPosition? = nil, action: Action? = nil
    ) -> Message { Message(.success, status, details, duration, maskType, position, action) }

    /// Returns an error message with a cross.
    public static func error(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic, position: HUDPosition? = nil, action: Action? = nil
    ) -> Message { Message(.error, status, details, duration, maskType, position, action) }

    /// Returns a message that has only text.
    public static func text(
      _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic, position: HUDPosition? = nil, action: Action? = nil
    ) -> Message { Message(nil, status, details, duration, maskType, position, action) }

    /// Returns a message with the specified image.
    public static func image(
      _ image: UIImage, _ status: String? = nil, details: String? = nil,
      duration: TimeInterval? = nil, maskType: MaskType = .automatic,
      position: HUDPosition? = nil, action: Action? = nil
    ) -> Message { Message(.image(image), status, details, duration, maskType, position, action) }

    init(
      _ icon: Icon?, _ status: String?, _ details: String?, _ duration: TimeInterval?,
      _ maskType: MaskType, _ position: HUDPosition?, _ action: Action? = nil
    ) {
      self.init(
        icon: icon, status: status, details: details, duration: duration, maskType: maskType,
        position: position, action: action)
    }
  }
}
