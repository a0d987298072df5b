// SPDX-License-Identifier: MIT

/// The content of a HUD: either work in progress or a message, with its text and options.
@dynamicMemberLookup struct HUDContent: Sendable, Equatable {
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

    /// Returns `.progress` with `fraction` clamped to 0...1, or `.activity` if `fraction` is `nil`.
    static func work(_ fraction: Double?) -> Kind {
      fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// The ID that the state machine assigns to the content. Newer content has a greater ID.
  private(set) var id: ID = 0
  /// The time when the app requested the message or scoped activity.
  var start = 0.0
  var kind: Kind
  /// The text below the indicator. An empty string becomes `nil`.
  var status: String? { didSet { if status?.isEmpty == true { status = nil } } }
  private var box: Box?

  init(
    _ kind: Kind, status: String?, details: String? = nil, maskType: StatusHUD.MaskType? = nil,
    onCancel: StatusHUD.CancelAction? = nil
  ) {
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    if details != nil || maskType != nil || onCancel != nil {
      rare = Rare(
        details: details?.isEmpty == true ? nil : details, maskType: maskType,
        cancel: onCancel.map { Cancel(action: $0) })
    }
  }

  init(_ message: StatusHUD.Message) {
    kind = .message(message.icon)
    status = message.status?.isEmpty == true ? nil : message.status
    rare = Rare(
      details: message.details?.isEmpty == true ? nil : message.details, maskType: message.maskType,
      duration: message.duration,
      readingTime: StatusHUD.Configuration.readingTime(message.status, message.details))
  }

  mutating func number(_ id: ID) {
    self.id = id
    if box != nil { rare.cancel?.id = id }
  }

  /// The completed fraction of the work, or `nil` if the content has no determinate progress.
  var progress: Double? { if case .progress(let progress) = kind { progress } else { nil } }

  var icon: StatusHUD.Message.Icon? { if case .message(let icon) = kind { icon } else { nil } }

  var isMessage: Bool { if case .message = kind { true } else { false } }

  var hasText: Bool { status != nil || rare.details != nil }

  /// The text that VoiceOver announces.
  var spokenText: String? { .spoken([status, rare.details]) }

  /// The part of the text that VoiceOver announces again when it changes. If the content has a
  /// status, VoiceOver doesn't announce new details, because details can change frequently.
  var announcedText: String? { .spoken([status]) ?? .spoken([rare.details]) }

  /// A Boolean value that indicates whether the content can contain an object from the app: an
  /// image, a closure, or a `Progress` object.
  var mayHoldObjects: Bool { isMessage || box != nil }

  /// Updates the content with the current values of the observed `Progress` object.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }

  /// Returns `true` if this content equals `other`, except for the IDs and start times.
  func looksLike(_ other: HUDContent) -> Bool {
    kind == other.kind && status == other.status && rare == other.rare
  }
}

extension HUDContent {
  /// The properties that content rarely uses. A separate object stores them, so that copying the
  /// content is fast.
  struct Rare: Sendable, Equatable {
    /// The smaller text below the status. An empty string becomes `nil`.
    var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
    /// The mask over the app. If `nil`, the HUD uses the mask of the configuration.
    var maskType: StatusHUD.MaskType?
    /// The number of seconds that a message stays visible, or `nil` to use the reading time.
    var duration: Double?
    /// The number of seconds that a person needs to read the message's original text.
    var readingTime = 0.0
    /// The button that cancels the work.
    var cancel: Cancel?
    /// The `Progress` object that the HUD observes to update the content.
    var followed: FollowedProgress?
    /// The scene where the content appears, or `nil` if the HUD chooses the scene.
    var scene: SceneReference?
  }

  private final class Box: Sendable, Equatable {
    let rare: Rare
    init(_ rare: Rare) { self.rare = rare }
    static func == (one: Box, two: Box) -> Bool { one === two || one.rare == two.rare }
  }

  private var rare: Rare {
    get { box?.rare ?? Rare() }
    set { box = newValue == Rare() ? nil : Box(newValue) }
  }

  subscript<Value>(dynamicMember property: WritableKeyPath<Rare, Value>) -> Value {
    get { rare[keyPath: property] }
    set { rare[keyPath: property] = newValue }
  }
}

// MARK: - Words for VoiceOver

extension HUDContent {
  /// The text as a single line, or a description of the icon or indicator if there's no text.
  @MainActor var accessibilityLabel: String {
    spokenText.map(VoiceOver.line) ?? kind.accessibilityLabel
  }
}

extension HUDContent.Kind {
  @MainActor var accessibilityLabel: String {
    switch self {
    case .activity: VoiceOver.loading
    case .progress: VoiceOver.progress
    case .message(let icon): icon?.accessibilityLabel ?? VoiceOver.information
    }
  }
}

extension StatusHUD.Message.Icon {
  @MainActor var accessibilityLabel: String? {
    switch self {
    case .info: VoiceOver.information
    case .success: VoiceOver.success
    case .error: VoiceOver.error
    case .image(let image): image.accessibilityLabel
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Returns the nonblank strings, separated by newlines, or `nil` if all strings are blank.
  static func spoken(_ texts: [String?]) -> String? {
    let texts = texts.compactMap { $0 }.filter { !$0.isBlank }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
