// SPDX-License-Identifier: MIT

/// What a HUD shows: a value that knows no view and no clock.
@dynamicMemberLookup struct HUDContent: Sendable, Equatable {
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
  private(set) var box: Box?

  init(
    _ kind: Kind, status: String?, details: String? = nil, maskType: StatusHUD.MaskType? = nil,
    duration: Double? = nil, onCancel: StatusHUD.CancelAction? = nil
  ) {
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    if details != nil || maskType != nil || duration != nil || onCancel != nil {
      extras = Extras(
        details: details?.isEmpty == true ? nil : details, maskType: maskType, duration: duration,
        cancel: onCancel.map { Cancel(action: $0) })
    }
  }

  mutating func number(_ id: ID) {
    self.id = id
    if box != nil { extras.cancel?.id = id }
  }

  /// An image of the app.
  var image: UIImage? {
    if case .message(.image(let image)) = kind { image } else { nil }
  }

  /// How far the work is, if that is known.
  var progress: Double? {
    if case .progress(let progress) = kind { progress } else { nil }
  }

  var hasText: Bool { status != nil || extras.details != nil }

  /// What VoiceOver says.
  var spokenText: String? { .spoken([status, extras.details]) }

  /// What makes VoiceOver say it: details alone change like a counter.
  var announcedText: String? { .spoken([status]) ?? .spoken([extras.details]) }

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

    static func == (one: Cancel, two: Cancel) -> Bool {
      one.id == two.id && one.isPressed == two.isPressed
    }
  }

  /// What few contents have. It is one reference, so that the others are copied quickly.
  struct Extras: Sendable, Equatable {
    /// A second, smaller text; never empty.
    var details: String? { didSet { if details?.isEmpty == true { details = nil } } }
    /// nil follows the configuration.
    var maskType: StatusHUD.MaskType?
    /// How long a message stays after the fade-in, in seconds.
    var duration: Double?
    /// The button that cancels the work.
    var cancel: Cancel?
  }

  final class Box: Sendable, Equatable {
    let extras: Extras
    init(_ extras: Extras) { self.extras = extras }
    static func == (one: Box, two: Box) -> Bool { one.extras == two.extras }
  }

  private var extras: Extras {
    get { box?.extras ?? Extras() }
    set { box = newValue == Extras() ? nil : Box(newValue) }
  }

  subscript<Value>(dynamicMember extra: WritableKeyPath<Extras, Value>) -> Value {
    get { extras[keyPath: extra] }
    set { extras[keyPath: extra] = newValue }
  }

  /// Returns the action, if the button was not pressed before.
  mutating func pressCancel() -> [StatusHUD.CancelAction] {
    guard let cancel = extras.cancel, !cancel.isPressed else { return [] }
    extras.cancel?.isPressed = true
    return [cancel.action]
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
