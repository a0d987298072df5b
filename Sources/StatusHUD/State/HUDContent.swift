// SPDX-License-Identifier: MIT

/// The content of a HUD: either work in progress or a message, with its text and options.
struct HUDContent: Sendable, Equatable {
  /// A number that identifies content. If a message replaces an equal message, the new message has
  /// a new ID and stays visible for its full duration.
  typealias ID = UInt64

  enum Kind: Sendable, Equatable {
    /// Work with indeterminate progress.
    case activity
    /// Work with determinate progress. The associated value is the completed fraction, from 0 to 1.
    case progress(Double)
    /// A message. The associated value is the icon above the text.
    case message(StatusHUD.Message.Icon?)

    /// Creates `.progress` with `fraction` clamped to 0...1, or `.activity` if `fraction` is `nil`.
    init(fraction: Double?) {
      self = fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// The ID that the requests assign to the content. Newer content has a greater ID.
  var id: ID = 0
  /// The ID of the app's request: that of the content or, if the content is a later value of progress, that
  /// of the first value. What the app presents is in front of the requests before it.
  var request: ID = 0
  /// The time when the app requested the content.
  var start = 0.0
  var kind: Kind
  /// The text below the indicator. An empty string becomes `nil`.
  var status: String? { didSet { if status?.isEmpty == true { status = nil } } }
  /// The smaller text below the status. An empty string becomes `nil`.
  var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
  /// The message as the app passed it, or `nil` if the content is work.
  private(set) var passed: PassedMessage?
  /// The mask over the app. If it's `.automatic`, the HUD uses the mask of the configuration.
  var maskType: StatusHUD.MaskType
  /// A Boolean value that determines whether the content blocks touches if the mask of the configuration
  /// is `.automatic`, too.
  var blocksByDefault = false
  /// Boolean values that determine whether the HUD fades in with the content, and fades out after it.
  var fadesIn = true
  var fadesOut = true
  /// The button that cancels the work.
  var cancel: Cancel?
  /// A Boolean value that indicates whether the message has a position of its own. It doesn't end work, and
  /// work doesn't end it.
  var isBeside = false
  /// The number of seconds that a person needs to read the message's original text, without the limits
  /// of the configuration.
  var readingTime = 0.0
  /// The `Progress` object that the HUD observes to update the content.
  var followed: FollowedProgress?
  /// The identifier of the scene where the content appears, or `nil` if the HUD chooses the scene.
  var scene: String?

  init(
    _ kind: Kind, status: String? = nil, details: String? = nil,
    maskType: StatusHUD.MaskType = .automatic, onCancel: StatusHUD.CancelAction? = nil,
    scene: String? = nil
  ) {
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    self.details = details?.isEmpty == true ? nil : details
    self.maskType = maskType
    self.scene = scene
    cancel = onCancel.map { Cancel(action: $0) }
  }

  /// - Parameter configuration: The message's own configuration, or `nil` to use that of the HUD.
  init(_ message: StatusHUD.Message, _ configuration: StatusHUD.Configuration? = nil) {
    self.init(
      .message(message.icon), status: message.status, details: message.details,
      maskType: configuration?.maskType ?? message.maskType)
    passed = PassedMessage(message, configuration)
    isBeside = message.position != nil
    readingTime = Self.readingTime(message.status, message.details)
  }

  /// The number of seconds that a message stays visible, or `nil` to use the reading time within the
  /// limits of the configuration.
  var duration: Double? { passed?.message.duration }

  /// The action of a message.
  var action: StatusHUD.Message.Action? { passed?.message.action }

  /// A Boolean value that indicates whether a tap on the bezel performs the action.
  var isTappable: Bool { action.map { $0.title == nil } ?? false }

  /// The texts from the app or, if they're missing, the descriptions of the `Progress` object.
  var texts: (status: String?, details: String?) {
    (status ?? followed?.status, details ?? followed?.details)
  }

  /// The texts that the HUD shows. The percentage takes the place of missing details.
  func shownTexts(_ configuration: StatusHUD.Configuration) -> (status: String?, details: String?) {
    let percentage = configuration.showsPercentage ? progress?.percentage : nil
    return (texts.status, texts.details ?? percentage)
  }

  /// The completed fraction of the work, or `nil` if the content has no determinate progress.
  var progress: Double? { if case .progress(let progress) = kind { progress } else { nil } }

  var isMessage: Bool { if case .message = kind { true } else { false } }

  /// A Boolean value that indicates whether the content is a message that ends automatically.
  var isTimed: Bool { isMessage && duration != .infinity }

  var hasText: Bool { texts != (nil, nil) }

  /// Returns `true` if both contents show work with the same indicator, and everything else that the
  /// HUD shows is equal.
  func differsAtMostInProgress(from other: HUDContent) -> Bool {
    guard !isMessage, kind.indicator == other.kind.indicator else { return false }
    var other = other
    other.kind = kind
    return looksLike(other)
  }

  /// Returns `true` if this content equals `other`, except for what belongs to the request: the IDs,
  /// start times, fades, and default masks. A message with its own configuration is like no other.
  func looksLike(_ other: HUDContent) -> Bool {
    var other = other
    (other.id, other.request, other.start) = (id, request, start)
    (other.blocksByDefault, other.fadesIn, other.fadesOut) = (blocksByDefault, fadesIn, fadesOut)
    return self == other
  }
}

extension HUDContent.Kind {
  /// The indicator for this kind of content, or `nil` if the app can't replace the indicator.
  var indicator: StatusHUD.Indicator? {
    switch self {
    case .activity: .spinner
    case .progress: .progress
    case .message(.info): .info
    case .message(.success): .success
    case .message(.error): .error
    case .message(.image), .message(nil): nil
    }
  }

  var icon: StatusHUD.Message.Icon? { if case .message(let icon) = self { icon } else { nil } }
}

extension HUDContent {
  /// A message as the app passed it, and its own configuration. It's an object, so that a copy of the
  /// content, such as in each phase, doesn't copy the whole configuration.
  final class PassedMessage: Sendable, Equatable {
    let message: StatusHUD.Message
    let configuration: StatusHUD.Configuration?

    init(_ message: StatusHUD.Message, _ configuration: StatusHUD.Configuration?) {
      (self.message, self.configuration) = (message, configuration)
    }

    // Don't compare configurations, because an image's `isEqual` could run while the store holds its lock.
    static func == (one: PassedMessage, two: PassedMessage) -> Bool {
      one === two || one.message == two.message && (one.configuration ?? two.configuration) == nil
    }
  }
}
