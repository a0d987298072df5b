// SPDX-License-Identifier: MIT

/// What a HUD shows: a value that knows no view and no clock.
struct HUDContent: Sendable, Equatable {
  typealias Glyph = GlyphView.Glyph

  /// Tells one content from the next, equal or not: a message shown again runs its time again.
  typealias ID = UInt64

  /// What stands above the text of a message.
  enum Picture: Sendable, Equatable {
    case glyph(Glyph)
    case image(UIImage)
  }

  enum Kind: Sendable, Equatable {
    /// Work of unknown length.
    case activity
    /// Work of known length, 0...1.
    case progress(Double)
    /// A message that leaves by itself; nil shows the text alone.
    case message(Picture?)

    /// Progress of `fraction`, clamped to 0...1; activity if that is nil.
    static func work(_ fraction: Double?) -> Kind {
      fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// Assigned by the state when the content is asked for.
  var id: ID = 0
  var kind: Kind
  /// Never empty.
  var status: String? { didSet { if status?.isEmpty == true { status = nil } } }
  /// A second, smaller text; never empty.
  var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
  /// nil follows the configuration.
  var maskType: StatusHUD.MaskType?
  /// How long a message stays after the fade-in, in seconds.
  var duration: Double?
  /// The button that cancels the work.
  var cancel: Cancel?

  init(
    _ kind: Kind, status: String?, details: String? = nil, maskType: StatusHUD.MaskType? = nil,
    duration: Double? = nil, onCancel: StatusHUD.CancelAction? = nil
  ) {
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    self.details = details?.isEmpty == true ? nil : details
    self.maskType = maskType
    self.duration = duration
    cancel = onCancel.map { Cancel(action: $0) }
  }

  /// How far the work is, if that is known.
  var progress: Double? {
    if case .progress(let progress) = kind { progress } else { nil }
  }

  var hasText: Bool { status != nil || details != nil }

  /// What VoiceOver says.
  var spokenText: String? { .spoken([status, details]) }

  /// What makes VoiceOver say it: details alone change like a counter.
  var announcedText: String? { .spoken([status]) ?? .spoken([details]) }

  func isEqual(exceptID other: HUDContent) -> Bool {
    var other = other
    other.id = id
    return self == other
  }

  /// Shows what a followed `Progress` came to.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }
}

extension HUDContent {
  /// A button that cancels work. Its action runs once.
  struct Cancel: Sendable, Equatable {
    let action: StatusHUD.CancelAction
    /// The ID with which the work began. Progress keeps it when a new value comes.
    var id: HUDContent.ID = 0
    var isPressed = false

    mutating func press() -> [StatusHUD.CancelAction] {
      defer { isPressed = true }
      return isPressed ? [] : [action]
    }

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
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
