// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A message that disappears automatically after its duration.
  ///
  /// ```swift
  /// StatusHUD.show(.success("Saved", details: "3 photos"))
  /// ```
  public struct Message: Sendable, Equatable {
    /// An icon above the text of a message.
    public enum Icon: Sendable, Equatable {
      /// An “i” in a circle.
      case info
      /// A check mark.
      case success
      /// A cross.
      case error
      /// An image from the app.
      ///
      /// It appears at ``Configuration/imageSize``, and in the indicator color if
      /// ``Configuration/tintsImages`` is `true`. An animated image plays in its own colors.
      case image(UIImage)

      /// Returns whether two icons are equal. Images are equal only if they're the same object.
      public static func == (one: Icon, two: Icon) -> Bool {
        // This doesn't call `isEqual`, which the app can override, because a lock may be held.
        switch (one, two) {
        case (.info, .info), (.success, .success), (.error, .error): true
        case (.image(let one), .image(let two)): one === two
        default: false
        }
      }
    }

    /// The icon above the text, or `nil` for a message with only text.
    public var icon: Icon?
    /// The text below the icon, or `nil` for no text.
    public var status: String?
    /// The smaller text below the status, or `nil` for no details.
    public var details: String?
    /// The time that the message stays after its fade-in, in seconds.
    ///
    /// If the value is `.infinity`, the message stays until it's dismissed or replaced. If it's
    /// `nil`, negative, or NaN, the result of ``StatusHUD/displayDuration(for:details:)`` applies.
    public var duration: TimeInterval? {
      didSet { if let duration, !(duration >= 0) { self.duration = nil } }
    }
    /// The mask over the app, or `nil` for ``Configuration/maskType``.
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

    /// Returns a message with only text.
    public static func text(
      _ status: String, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType? = nil
    ) -> Message { Message(nil, status, details, duration, maskType) }

    /// Returns a message with an image from the app.
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
