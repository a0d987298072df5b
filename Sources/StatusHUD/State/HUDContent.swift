// SPDX-License-Identifier: MIT

/// What a HUD shows: a value that knows no view and no clock.
@dynamicMemberLookup struct HUDContent: Sendable, Equatable {
  /// Distinguishes one content from the next, even if they're equal: a message that is shown again
  /// stays for its time again.
  typealias ID = UInt64

  enum Kind: Sendable, Equatable {
    /// Work of unknown length.
    case activity
    /// Work of known length, 0...1.
    case progress(Double)
    /// A message that leaves by itself, with the icon above its text.
    case message(StatusHUD.Message.Icon?)

    /// Progress of `fraction`, clamped to 0...1, or activity if `fraction` is nil.
    static func work(_ fraction: Double?) -> Kind {
      fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// Assigned when the content is asked for. The newest content has the greatest ID.
  private(set) var id: ID = 0
  /// When a message or a scoped activity was asked for.
  var start = 0.0
  var kind: Kind
  /// Never empty.
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

  /// How far the work is, if that is known.
  var progress: Double? {
    if case .progress(let progress) = kind { progress } else { nil }
  }

  var icon: StatusHUD.Message.Icon? {
    if case .message(let icon) = kind { icon } else { nil }
  }

  var isMessage: Bool { if case .message = kind { true } else { false } }

  var hasText: Bool { status != nil || rare.details != nil }

  /// What VoiceOver says.
  var spokenText: String? { .spoken([status, rare.details]) }

  /// The text whose change makes VoiceOver speak. Details can change like a counter, so they count
  /// only if there is no status.
  var announcedText: String? { .spoken([status]) ?? .spoken([rare.details]) }

  /// Whether it may hold an object of the app: an image, a closure, or a `Progress`.
  var mayHoldObjects: Bool {
    isMessage || box != nil
  }

  /// Shows what a followed `Progress` came to.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }

  /// Whether both show the same, whenever they were asked for.
  func looksLike(_ other: HUDContent) -> Bool {
    kind == other.kind && status == other.status && rare == other.rare
  }
}

extension HUDContent {
  /// The properties that most contents don't have. They live behind one reference, so that a content
  /// is quick to copy.
  struct Rare: Sendable, Equatable {
    /// A second, smaller text; never empty.
    var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
    /// nil follows the configuration.
    var maskType: StatusHUD.MaskType?
    /// How long a message stays after the fade-in, in seconds; nil follows the configuration.
    var duration: Double?
    /// How long it takes to read the texts that a message came with.
    var readingTime = 0.0
    /// The button that cancels the work.
    var cancel: Cancel?
    /// The `Progress` that the work shows.
    var followed: FollowedProgress?
    /// nil for the scene that is active.
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
  /// The texts in one line, or what the icon or the indicator means.
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

  /// The texts that are not blank, in lines; nil if VoiceOver has nothing to say.
  static func spoken(_ texts: [String?]) -> String? {
    let texts = texts.compactMap { $0 }.filter { !$0.isBlank }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
