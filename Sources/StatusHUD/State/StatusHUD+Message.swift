// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// A message that appears in the HUD and disappears automatically.
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

    /// The icon above the text, or `nil` if the message has only text.
    public var icon: Icon?
    /// The text below the icon, or `nil` if the message has no status.
    public var status: String?
    /// The smaller text below the status, or `nil` if the message has no details.
    public var details: String?
    /// The number of seconds that the message stays visible after its fade-in.
    ///
    /// If the value is `.infinity`, the message never ends automatically. Unless messages are queued, other
    /// content replaces it. To end it, pass the message to ``StatusHUD/dismiss(_:)``. If the value is `nil`, negative, or NaN, the HUD
    /// uses ``StatusHUD/displayDuration(for:details:)``.
    public var duration: TimeInterval? {
      didSet { if let duration, !(duration >= 0) { self.duration = nil } }
    }
    /// The mask over the app. The default is `.automatic`, which uses ``Configuration/maskType``.
    public var maskType: MaskType

    /// Creates a message with the specified icon, text, duration, and mask.
    public init(
      icon: Icon? = nil, status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic
    ) {
      self.icon = icon
      self.status = status
      self.details = details
      self.duration = duration.flatMap { $0 >= 0 ? $0 : nil }
      self.maskType = maskType
    }

    /// Returns an info message with an “i” in a circle.
    public static func info(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic
    ) -> Message { Message(.info, status, details, duration, maskType) }

    /// Returns a success message with a check mark.
    public static func success(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic
    ) -> Message { Message(.success, status, details, duration, maskType) }

    /// Returns an error message with a cross.
    public static func error(
      _ status: String? = nil, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic
    ) -> Message { Message(.error, status, details, duration, maskType) }

    /// Returns a message that has only text.
    public static func text(
      _ status: String?, details: String? = nil, duration: TimeInterval? = nil,
      maskType: MaskType = .automatic
    ) -> Message { Message(nil, status, details, duration, maskType) }

    /// Returns a message with the specified image.
    public static func image(
      _ image: UIImage, _ status: String? = nil, details: String? = nil,
      duration: TimeInterval? = nil, maskType: MaskType = .automatic
    ) -> Message { Message(.image(image), status, details, duration, maskType) }

    private init(
      _ icon: Icon?, _ status: String?, _ details: String?, _ duration: TimeInterval?,
      _ maskType: MaskType
    ) {
      self.init(
        icon: icon, status: status, details: details, duration: duration, maskType: maskType)
    }
  }
}
