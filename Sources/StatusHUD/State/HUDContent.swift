// SPDX-License-Identifier: MIT

/// The content of a HUD: work or a message, with its text and options.
@dynamicMemberLookup struct HUDContent: Sendable, Equatable {
  /// Distinguishes items of content, even if they're equal. For example, if the app shows a message
  /// again, it has a new ID and stays for its full time.
  typealias ID = UInt64

  enum Kind: Sendable, Equatable {
    /// Work of unknown length.
    case activity
    /// Work of known length, with the completed fraction, 0...1.
    case progress(Double)
    /// A message, with the icon above its text.
    case message(StatusHUD.Message.Icon?)

    /// Returns progress with `fraction` clamped to 0...1, or an activity if `fraction` is `nil`.
    static func work(_ fraction: Double?) -> Kind {
      fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// The ID, which is assigned when the app requests the content. Newer content has a greater ID.
  private(set) var id: ID = 0
  /// The time when the app requested a message or a scoped activity.
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

  /// The completed fraction of the work, or `nil` if the content isn't progress.
  var progress: Double? {
    if case .progress(let progress) = kind { progress } else { nil }
  }

  var icon: StatusHUD.Message.Icon? {
    if case .message(let icon) = kind { icon } else { nil }
  }

  var isMessage: Bool { if case .message = kind { true } else { false } }

  var hasText: Bool { status != nil || rare.details != nil }

  /// The text that VoiceOver announces.
  var spokenText: String? { .spoken([status, rare.details]) }

  /// The text that VoiceOver announces when it changes. Details can change as often as a counter,
  /// so VoiceOver announces changed details only if there's no status.
  var announcedText: String? { .spoken([status]) ?? .spoken([rare.details]) }

  /// A Boolean value that indicates whether the content may hold one of the app's objects: an
  /// image, a closure, or a `Progress`.
  var mayHoldObjects: Bool {
    isMessage || box != nil
  }

  /// Updates the content with a reading of the followed `Progress`.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }

  /// Returns whether both items look the same, regardless of their IDs and their start times.
  func looksLike(_ other: HUDContent) -> Bool {
    kind == other.kind && status == other.status && rare == other.rare
  }
}

extension HUDContent {
  /// The properties that most content doesn't have. A single reference stores them, so that content
  /// is fast to copy.
  struct Rare: Sendable, Equatable {
    /// The smaller text below the status. An empty string becomes `nil`.
    var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
    /// The mask. If `nil`, the mask of the configuration applies.
    var maskType: StatusHUD.MaskType?
    /// The time that a message stays after its fade-in, in seconds, or `nil` for its reading time.
    var duration: Double?
    /// The time that it takes to read the original text of the message, in seconds.
    var readingTime = 0.0
    /// The button that cancels the work.
    var cancel: Cancel?
    /// The `Progress` that the work follows.
    var followed: FollowedProgress?
    /// The scene that the content belongs to. If `nil`, the HUD chooses the scene.
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
  /// The text on one line or, if there's no text, a description of the icon or the indicator.
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

  /// Returns the strings that aren't blank, each on its own line, or `nil` if there are none.
  static func spoken(_ texts: [String?]) -> String? {
    let texts = texts.compactMap { $0 }.filter { !$0.isBlank }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
