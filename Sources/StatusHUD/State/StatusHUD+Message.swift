// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A message as a value. It leaves by itself.
  ///
  /// ```swift
  /// StatusHUD.show(.success("Saved", details: "3 photos"))
  /// ```
  public struct Message: Sendable, Equatable {
    /// What stands above the text of a message.
    public enum Icon: Sendable, Equatable {
      /// An “i” in a circle.
      case info
      /// A check mark.
      case success
      /// A cross.
      case error
      /// An image of the app.
      ///
      /// It appears at ``Configuration/imageSize``, and in the color of the indicators if
      /// ``Configuration/tintsImages`` is `true`. An animated image plays in its own colors.
      case image(UIImage)

      /// Returns whether both are the same icon. Images have to be the same object.
      public static func == (one: Icon, two: Icon) -> Bool {
        // Not `isEqual`, which the app can override: messages are compared under a lock.
        switch (one, two) {
        case (.info, .info), (.success, .success), (.error, .error): true
        case (.image(let one), .image(let two)): one === two
        default: false
        }
      }
    }

    /// What stands above the text, or `nil` for a message that is only text.
    public var icon: Icon?
    /// The text, or `nil` for none.
    public var status: String?
    /// A smaller text below the status, or `nil` for none.
    public var details: String?
    /// How long the message stays after its fade-in, in seconds.
    ///
    /// `.infinity` shows the message until it's dismissed or replaced. If the value is `nil`, negative,
    /// or NaN, the message stays for ``StatusHUD/displayDuration(for:details:)`` of its texts.
    public var duration: TimeInterval? {
      didSet { if let duration, !(duration >= 0) { self.duration = nil } }
    }
    /// What covers the app, or `nil` for ``Configuration/maskType``.
    public var maskType: MaskType?

    /// Creates a message.
    public init(
      icon: Icon? = nil, status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) {
      self.icon = icon
      self.status = status
      self.details = details
      self.duration = duration.flatMap { $0 >= 0 ? $0 : nil }
      self.maskType = maskType
    }

    /// Returns a message with an “i” in a circle.
    public static func info(
      _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(.info, status, details, duration, maskType) }

    /// Returns a message with a check mark.
    public static func success(
      _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(.success, status, details, duration, maskType) }

    /// Returns a message with a cross.
    public static func error(
      _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(.error, status, details, duration, maskType) }

    /// Returns a message that is only text.
    public static func text(
      _ status: String, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(nil, status, details, duration, maskType) }

    /// Returns a message with an image of the app.
    public static func image(
      _ image: UIImage, _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(.image(image), status, details, duration, maskType) }

    private init(
      _ icon: Icon?, _ status: String?, _ details: String?, _ duration: TimeInterval?,
      _ maskType: MaskType?
    ) {
      self.init(
        icon: icon, status: status, details: details, duration: duration, maskType: maskType)
    }
  }
}
